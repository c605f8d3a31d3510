// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/class_view/class_reader.h"
#include "models/class_view/class_report.h"
#include "models/handin/handin_file.h"
#include "models/json/embedded_content.h"
#include "tests/models/class_view/class_fixture.h"

#include <QTest>
#include <optional>

namespace rp::test {

/// The program's labs, and the figures of the synthetic class of class_fixture.h.
struct ClassDesk
{
    ClassDesk()
    {
        QString error;
        catalogue = Catalogue::load(&error);
        if (!catalogue)
            qFatal("%s", qPrintable(error));
        useEmbeddedContent();
        library = loadLabs();
        rows.emplace(library);
    }
    void addTo(ClassFigures &figures, unsigned number) const
    {
        const ClassHandin handin = classHandin(
            readHandin(writeHandin(syntheticHandin(library, number)), {}, HandinCheck::SealFirst));
        figures.add({handin.learner, handin.name}, handin.isWhole, rows->of(handin));
    }
    ClassFigures figuresOf(unsigned from, unsigned to) const
    {
        ClassFigures figures;
        for (unsigned number = from; number < to; ++number)
            addTo(figures, number);
        return figures;
    }
    QByteArray htmlOf(const ClassFigures &figures) const
    {
        return paperHtml(classReport(figures, library, *catalogue, true), QStringLiteral("en"));
    }

    std::optional<Catalogue> catalogue;
    LabLibrary library;
    std::optional<ClassRows> rows;
};

} // namespace rp::test
