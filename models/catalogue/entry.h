// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <utility>

namespace rp {

/// Where the values of an entry come from. A field is named as in the JSON file ("gap_us"); the empty field
/// stands for the entry as a whole.
class Notes
{
public:
    /// Why the value is an assumption (English source, shown through contentText()), or empty.
    /// Falls back to the note on the whole entry.
    QString assumption(const QString &field = {}) const;
    /// Source key of the physics specification ("S3", "course", "derived"), or empty. Falls back likewise.
    QString source(const QString &field = {}) const;
    bool isAssumed(const QString &field = {}) const { return !assumption(field).isEmpty(); }

    /// Where the entry stands in the catalogue's files: its section ("contexts"), and in one that is a list
    /// its key ("cloud"). Empty for what was not read from there.
    QString section() const { return m_section; }
    QString key() const { return m_key; }

    void setPlace(QString section, QString key)
    {
        m_section = std::move(section);
        m_key = std::move(key);
    }
    void setAssumption(const QString &field, const QString &reason) { m_assumptions.insert(field, reason); }
    void setSource(const QString &field, const QString &key) { m_sources.insert(field, key); }

private:
    QHash<QString, QString> m_assumptions;
    QHash<QString, QString> m_sources;
    QString m_section;
    QString m_key;
};

/// Every entry: a stable key, a name (English source, shown through contentText()) and notes.
struct CatalogueEntry
{
    QString key;
    QString name;
    Notes notes;
};

} // namespace rp
