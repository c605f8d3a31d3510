// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/catalogue/entry.h"
#include "models/physics/precision.h"

#include <nlohmann/json.hpp>

namespace rp {

/// Typed access to one object of a catalogue file. The file has passed its schema, so every member that is
/// asked for without a default exists and has its type.
class EntryReader
{
public:
    explicit EntryReader(const nlohmann::json &object)
        : m_object(object)
    {
    }

    double number(const char *name) const { return m_object.at(name).get<double>(); }
    std::int64_t whole(const char *name) const { return m_object.at(name).get<std::int64_t>(); }
    bool flag(const char *name) const { return m_object.at(name).get<bool>(); }
    double numberOr(const char *name, double absent) const { return m_object.value(name, absent); }
    std::optional<double> optionalNumber(const char *name) const;
    QString text(const char *name) const;
    physics::Precision precision(const char *name) const;
    /// Peaks by precision key; the schema lists the keys.
    std::array<std::optional<double>, physics::precisionCount> peaks(const char *name) const;
    Notes notes() const;
    /// Sets key, name and notes.
    void readHead(CatalogueEntry &entry) const;

    const nlohmann::json &object() const { return m_object; }

private:
    const nlohmann::json &m_object;
};

/// Read one section of a catalogue file into the catalogue. `value` is the section: a list of entries or an
/// object of constants.
using SectionReader = void (*)(const nlohmann::json &value, Catalogue &catalogue);

/// The reader of a section, or nullptr for a member that is no section.
SectionReader entrySectionReader(const std::string &section);
SectionReader constantSectionReader(const std::string &section);

} // namespace rp
