// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// make_handins DIR COUNT [FIRST]: writes synthetic hand-ins, for measuring `ridgepoint class` and `grade`.
#include "models/check/lab_loader.h"
#include "models/json/embedded_content.h"
#include "models/json/file_writer.h"
#include "tests/models/class_view/class_fixture.h"

#include <QCoreApplication>
#include <QDir>
#include <iostream>

using namespace rp;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const unsigned count = words.value(2).toUInt();
    if (words.size() < 3 || count == 0 || !QDir().mkpath(words.at(1))) {
        std::cerr << "make_handins DIR COUNT [FIRST]\n";
        return 2;
    }
    useEmbeddedContent();
    const LabLibrary library = loadLabs();
    qint64 bytes = 0;
    const unsigned first = words.value(3).toUInt();
    for (unsigned number = first; number < first + count; ++number) {
        const QByteArray file = writeHandin(test::syntheticHandin(library, number));
        bytes += file.size();
        const QString name = QStringLiteral("%1.json").arg(number, 7, 10, QLatin1Char('0'));
        if (const QString error = replaceFile(QDir(words.at(1)).filePath(name), file); !error.isEmpty()) {
            std::cerr << error.toStdString() << '\n';
            return 1;
        }
    }
    std::cout << count << " hand-ins, " << bytes / count << " bytes each\n";
    return 0;
}
