// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QVBoxLayout;

namespace rp {

class RailStrip;

/// Steps one below the other, each with a mark on a line at the leading side. It only decorates: what the
/// line says must also be in words.
class StepRail : public QWidget
{
    Q_OBJECT
public:
    enum class Kind
    {
        Loop,    ///< numbered, with arrows, and a way back from the last to the first
        Spectrum ///< marks that fill from the first to the last
    };
    explicit StepRail(Kind kind, QWidget *parent = nullptr);

    /// The mark stands beside `heading`, which is inside `step`.
    void addStep(QWidget *step, QWidget *heading);
    Kind kind() const { return m_kind; }
    int count() const { return static_cast<int>(m_headings.size()); }
    /// Centre of a step's mark in the strip's coordinates, for an index in range.
    double markY(int index) const;

private:
    Kind m_kind;
    RailStrip *m_strip;
    QVBoxLayout *m_column;
    std::vector<QWidget *> m_headings;
};

} // namespace rp
