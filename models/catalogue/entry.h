// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

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

    void setAssumption(const QString &field, const QString &reason) { m_assumptions.insert(field, reason); }
    void setSource(const QString &field, const QString &key) { m_sources.insert(field, key); }

private:
    QHash<QString, QString> m_assumptions;
    QHash<QString, QString> m_sources;
};

/// Every entry: a stable key, a name (English source, shown through contentText()) and notes.
struct CatalogueEntry
{
    QString key;
    QString name;
    Notes notes;
};

} // namespace rp
