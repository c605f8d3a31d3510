// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/catalogue/entry.h"
#include "models/physics/precision.h"

#include <QString>
#include <nlohmann/json.hpp>
#include <utility>

namespace rp {

/// Typed access to one object of a catalogue file. The file has passed its schema, so every member that is
/// asked for without a default exists and has its type.
class EntryReader
{
public:
    /// @param section of the file that the object is or stands in; without one its notes have no place
    explicit EntryReader(const nlohmann::json &object, QString section = {})
        : m_object(object)
        , m_section(std::move(section))
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
    const QString &section() const { return m_section; }

private:
    const nlohmann::json &m_object;
    QString m_section;
};

/// Read one section of a catalogue file into the catalogue: a list of entries or an object of constants.
using SectionReader = void (*)(const EntryReader &section, Catalogue &catalogue);

/// The reader of a section, or nullptr for a member that is no section.
SectionReader entrySectionReader(const std::string &section);
SectionReader constantSectionReader(const std::string &section);

} // namespace rp
