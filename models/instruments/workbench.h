// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"

#include <memory>

namespace rp {

struct Catalogue;
struct LabContent;

/// Owns the instruments of every act of a lab.
class Workbench
{
public:
    Workbench();
    /// The same bench for every act: for tests and for a lab with one instrument.
    Workbench(Bench everywhere); // NOLINT(google-explicit-constructor)
    Workbench(Instrument *only); // NOLINT(google-explicit-constructor)
    /// Makes the instruments that the lab's panels name. Panels whose instrument is unknown are left out.
    static Workbench make(const LabContent &lab, const Catalogue &catalogue);
    ~Workbench();
    Workbench(Workbench &&) noexcept;
    Workbench &operator=(Workbench &&) noexcept;

    const Bench &bench(const QString &act) const; ///< empty for an act without instruments
    /// Every instrument, acts in order.
    std::vector<Instrument *> instruments() const;
    void retranslate() const;

private:
    struct Act
    {
        QString id; ///< empty: every act
        Bench bench;
    };
    std::vector<std::unique_ptr<Instrument>> m_owned;
    std::vector<Act> m_acts;
    Bench m_empty;
};

} // namespace rp
