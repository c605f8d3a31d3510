// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/entry_reader.h"

namespace rp {

namespace {

QString fromJson(const nlohmann::json &text)
{
    return QString::fromStdString(text.get<std::string>());
}

/// The note on the whole entry is written under "*" in the files.
QString fieldName(const std::string &key)
{
    return key == "*" ? QString() : QString::fromStdString(key);
}

} // namespace

std::optional<double> EntryReader::optionalNumber(const char *name) const
{
    const auto it = m_object.find(name);
    return it == m_object.end() ? std::nullopt : std::optional(it->get<double>());
}

QString EntryReader::text(const char *name) const
{
    return fromJson(m_object.at(name));
}

physics::Precision EntryReader::precision(const char *name) const
{
    return physics::precisionFromKey(m_object.at(name).get<std::string>()).value_or(physics::Precision::Fp16);
}

std::array<std::optional<double>, physics::precisionCount> EntryReader::peaks(const char *name) const
{
    std::array<std::optional<double>, physics::precisionCount> peaks;
    const auto it = m_object.find(name);
    if (it == m_object.end())
        return peaks;
    for (const auto &[key, value] : it->items()) {
        if (const auto precision = physics::precisionFromKey(key))
            peaks[static_cast<std::size_t>(*precision)] = value.get<double>();
    }
    return peaks;
}

Notes EntryReader::notes() const
{
    Notes notes;
    if (const auto it = m_object.find("assumptions"); it != m_object.end()) {
        for (const auto &[field, reason] : it->items())
            notes.setAssumption(fieldName(field), fromJson(reason));
    }
    if (const auto it = m_object.find("sources"); it != m_object.end()) {
        for (const auto &[field, key] : it->items())
            notes.setSource(fieldName(field), fromJson(key));
    }
    const auto key = m_object.find("key");
    notes.setPlace(m_section, key == m_object.end() ? QString() : fromJson(*key));
    return notes;
}

void EntryReader::readHead(CatalogueEntry &entry) const
{
    entry.key = text("key");
    entry.name = text("name");
    entry.notes = notes();
}

} // namespace rp
