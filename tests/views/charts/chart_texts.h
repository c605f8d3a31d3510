// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_canvas.h"

#include <QFontMetricsF>
#include <QTest>

/// Every text lies inside, has room for itself, and overlaps no other.
inline void checkTexts(const std::vector<rp::PlacedText> &texts, const QRectF &inside, const QFont &font)
{
    QFont bold(font);
    bold.setBold(true);
    for (const rp::PlacedText &text : texts) {
        QVERIFY2(inside.contains(text.rect), qPrintable(text.text));
        const QFontMetricsF metrics(text.bold ? bold : font);
        if (metrics.horizontalAdvance(text.text) <= text.rect.width()) { // one line: its ink must fit
            QVERIFY2(metrics.tightBoundingRect(text.text).height() <= text.rect.height(),
                     qPrintable(text.text));
            continue;
        }
        const QRectF needed =
            metrics.boundingRect(text.rect, Qt::TextWordWrap | int(text.alignment), text.text);
        QVERIFY2(needed.height() <= text.rect.height() + 1.0, qPrintable(text.text));
        QVERIFY2(needed.width() <= text.rect.width() + 2.0, qPrintable(text.text));
    }
    for (std::size_t a = 0; a < texts.size(); ++a)
        for (std::size_t b = a + 1; b < texts.size(); ++b) {
            const QRectF common = texts[a].rect.intersected(texts[b].rect);
            QVERIFY2(common.width() <= 1.0 || common.height() <= 2.0,
                     qPrintable(texts[a].text + QStringLiteral(" / ") + texts[b].text));
        }
}
