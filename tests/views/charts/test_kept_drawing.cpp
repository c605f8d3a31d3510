// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn in a quicker way looks as the painter would have drawn it.
#include "tests/support/test_main.h"
#include "views/charts/canvas/canvas_text.h"

#include <QFontInfo>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <functional>

namespace test_kept_drawing {

using namespace rp;

namespace {

QImage painted(const std::function<void(QPainter &)> &paint)
{
    QImage image(120, 60, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    painter.end();
    return image;
}

} // namespace

class TestKeptDrawing : public QObject
{
    Q_OBJECT
private slots:
    void textsAreThoseOfThePainter_data();
    void textsAreThoseOfThePainter();
};

void TestKeptDrawing::textsAreThoseOfThePainter_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Qt::Alignment>("alignment");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<bool>("bold");
    const auto add = [](const char *text, Qt::Alignment alignment, bool bold = false,
                        Qt::LayoutDirection direction = Qt::LeftToRight) {
        QTest::addRow("%s, %d, %d", text, int(alignment), int(bold))
            << QString::fromUtf8(text) << alignment << direction << bold;
    };
    add("12.5 ms", Qt::AlignLeft | Qt::AlignTop);
    add("12.5 ms", Qt::AlignRight | Qt::AlignVCenter);
    add("12.5 ms", Qt::AlignCenter, true);
    add("FP16, 989 TFLOP/s", Qt::AlignHCenter | Qt::AlignBottom);
    add("زمن 12", Qt::AlignRight | Qt::AlignVCenter, false, Qt::RightToLeft);
    add("", Qt::AlignCenter);
}

void TestKeptDrawing::textsAreThoseOfThePainter()
{
    QFETCH(const QString, text);
    QFETCH(const Qt::Alignment, alignment);
    QFETCH(const Qt::LayoutDirection, direction);
    QFETCH(const bool, bold);
    ChartStyle style;
    style.font.setPixelSize(13);
    style.direction = direction;
    const QRectF rect(5.5, 10.25, 110.0, CanvasText(style).lineHeight());
    for (int pass = 0; pass < 2; ++pass) { // made, then kept
        const QImage quick = painted([&](QPainter &painter) {
            paintTexts(painter, {{rect, text, Qt::black, alignment, bold}}, style);
        });
        const QImage usual = painted([&](QPainter &painter) {
            painter.setLayoutDirection(direction);
            painter.setFont(bold ? boldOf(style.font) : style.font);
            painter.drawText(
                rect, static_cast<int>(alignment | Qt::AlignAbsolute) | Qt::TextSingleLine | Qt::TextDontClip,
                text);
        });
        QVERIFY(quick == usual);
    }
}

RP_TEST(TestKeptDrawing)

} // namespace test_kept_drawing
#include "test_kept_drawing.moc"
