// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/handin/signs.h"
#include "models/json/embedded_content.h"
#include "tests/models/handin/forger.h"

#include <QMap>
#include <memory>
#include <optional>
#include <vector>

namespace rp::test {

/// The rows of a table as a reader by name sees them.
inline std::vector<QMap<QString, QString>> rowsOf(const QByteArray &csv)
{
    std::vector<QStringList> lines(1, {QString()});
    bool isQuoted = false;
    const QString text = QString::fromUtf8(csv);
    for (qsizetype i = 0; i < text.size(); ++i) {
        QString &cell = lines.back().back();
        if (text[i] == u'"') {
            if (isQuoted && i + 1 < text.size() && text[i + 1] == u'"')
                cell += text[i++];
            else
                isQuoted = !isQuoted;
        } else if (!isQuoted && text[i] == u',') {
            lines.back() << QString();
        } else if (!isQuoted && text[i] == u'\n') {
            lines.push_back({QString()});
        } else if (isQuoted || text[i] != u'\r') {
            cell += text[i];
        }
    }
    lines.pop_back();
    std::vector<QMap<QString, QString>> rows;
    for (size_t row = 1; row < lines.size(); ++row) {
        rows.emplace_back();
        for (qsizetype i = 0; i < lines[row].size(); ++i)
            rows.back().insert(lines[0].value(i), lines[row][i]);
    }
    return rows;
}

/// The program's labs and a grader of them, and Ada's work.
struct GradeDesk
{
    GradeDesk()
    {
        QString error;
        catalogue = Catalogue::load(&error);
        if (!catalogue)
            qFatal("%s", qPrintable(error));
        useEmbeddedContent();
        library = loadLabs();
        grader = std::make_unique<Grader>(library, *catalogue);
    }
    Grade graded(const Handin &handin, const char *file = "a.json") const
    {
        return gradedBytes(writeHandin(handin), file);
    }
    Grade gradedBytes(const QByteArray &bytes, const char *file = "a.json") const
    {
        const QString name = QLatin1String(file);
        Grade grade = grader->grade(name, readHandin(bytes, name));
        tellTimes(grade);
        return grade;
    }
    static Handin adas(LedgerDocument document)
    {
        return handinOf(std::move(document), QStringLiteral("Ada"), QStringLiteral("0042"));
    }
    LedgerDocument course(unsigned seed = 1) const { return forgedCourse(library, likeAReader(seed)); }

    std::optional<Catalogue> catalogue;
    LabLibrary library;
    std::unique_ptr<Grader> grader;
};

} // namespace rp::test
