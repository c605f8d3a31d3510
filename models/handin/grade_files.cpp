// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/grade_files.h"

#include "models/json/file_reader.h"

#include <QCryptographicHash>
#include <QSet>

namespace rp {

std::vector<Grade> gradeFiles(const Grader &grader, const QStringList &files)
{
    std::vector<Grade> grades;
    grades.reserve(size_t(files.size()));
    QSet<QByteArray> seen;
    for (const QString &file : files) {
        if (const FileReading read = readWholeFile(file); read.isRead()) {
            const QByteArray digest = QCryptographicHash::hash(read.bytes, QCryptographicHash::Sha256);
            if (seen.contains(digest))
                continue; // the same file again
            seen.insert(digest);
        }
        grades.push_back(grader.grade(file, readHandinFile(file)));
    }
    return grades;
}

} // namespace rp
