// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn in a quicker way looks as the painter would have drawn it.
#include "tests/support/test_main.h"
#include "views/charts/canvas/canvas_text.h"
#include "views/charts/canvas/straight_lines.h"

#include <QFontInfo>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <functional>

namespace test_kept_drawing {

using namespace rp;

namespace {

QImage painted(double ratio, const std::function<void(QPainter &)> &paint)
{
    QImage image((QSizeF(120.0, 60.0) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    painter.end();
    return image;
}

/// The largest difference of a channel of a pixel.
int difference(const QImage &a, const QImage &b)
{
    int largest = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y);
            const QRgb other = b.pixel(x, y);
            largest = std::max({largest, std::abs(qRed(one) - qRed(other)),
                                std::abs(qGreen(one) - qGreen(other)), std::abs(qBlue(one) - qBlue(other))});
        }
    }
    return largest;
}

} // namespace

class TestKeptDrawing : public QObject
{
    Q_OBJECT
private slots:
    void straightLinesAreWholePixelsWhereAPenDraws_data();
    void straightLinesAreWholePixelsWhereAPenDraws();
    void outlinedAreasAreThoseOfThePainter_data();
    void outlinedAreasAreThoseOfThePainter();
    void textsAreThoseOfThePainter_data();
    void textsAreThoseOfThePainter();
};

void TestKeptDrawing::straightLinesAreWholePixelsWhereAPenDraws_data()
{
    QTest::addColumn<QLineF>("line");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.0, 1.5, 2.0}) {
        const auto add = [ratio](const char *name, const QLineF &line, double width) {
            QTest::addRow("%s, %g", name, ratio) << line << width << ratio;
        };
        add("upright", QLineF(20.3, 5.7, 20.3, 50.2), 1.0);
        add("upright, from below", QLineF(20.0, 50.0, 20.0, 5.0), 1.0);
        add("level", QLineF(10.25, 30.6, 100.75, 30.6), 1.0);
        add("an axis", QLineF(10.0, 30.0, 100.0, 30.0), 1.5);
        add("within a pixel", QLineF(10.4, 30.5, 100.0, 30.5), 0.4);
        add("beyond the edges", QLineF(-50.0, 12.3, 500.0, 12.3), 1.0);
    }
}

void TestKeptDrawing::straightLinesAreWholePixelsWhereAPenDraws()
{
    QFETCH(const QLineF, line);
    QFETCH(const double, width);
    QFETCH(const double, ratio);
    const QColor ink(0x20, 0x40, 0x60);
    const QImage image =
        painted(ratio, [&](QPainter &painter) { drawStraightLines(painter, {line}, ink, width); });
    QRect inked;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            QVERIFY2(pixel == ink || pixel == QColor(Qt::white), qPrintable(pixel.name())); // sharp
            if (pixel == ink)
                inked |= QRect(x, y, 1, 1);
        }
    const bool upright = line.x1() == line.x2();
    QCOMPARE(upright ? inked.width() : inked.height(), std::max(1, qRound(width * ratio)));
    const QRectF pen = QRectF(line.p1(), line.p2())
                           .normalized()
                           .adjusted(-width / 2.0, -width / 2.0, width / 2.0, width / 2.0);
    const QRectF wanted =
        QRectF(pen.topLeft() * ratio, pen.bottomRight() * ratio).intersected(QRectF(image.rect()));
    const QRectF drawn(inked);
    constexpr double near = 0.5001; // of a pixel
    const double beside =
        upright ? drawn.center().x() - wanted.center().x() : drawn.center().y() - wanted.center().y();
    QVERIFY2(std::abs(beside) <= near, qPrintable(QString::number(beside)));
    QVERIFY(std::abs(upright ? drawn.top() - wanted.top() : drawn.left() - wanted.left()) <= near);
    QVERIFY(std::abs(upright ? drawn.bottom() - wanted.bottom() : drawn.right() - wanted.right()) <= near);
}

void TestKeptDrawing::outlinedAreasAreThoseOfThePainter_data()
{
    QTest::addColumn<QRectF>("area");
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.0, 1.5, 2.0}) {
        const auto add = [ratio](const char *name, const QRectF &area) {
            QTest::addRow("%s, %g", name, ratio) << area << ratio;
        };
        add("between pixels", QRectF(10.3, 20.6, 80.4, 17.7));
        add("on pixels", QRectF(10.0, 20.0, 80.0, 17.0));
        add("beyond the edges", QRectF(-30.0, -20.5, 300.0, 40.25));
        add("narrower than its outline", QRectF(50.25, 10.0, 0.5, 30.0));
    }
}

void TestKeptDrawing::outlinedAreasAreThoseOfThePainter()
{
    QFETCH(const QRectF, area);
    QFETCH(const double, ratio);
    const QColor ink(0x20, 0x40, 0x60);
    const QPen outline(QColor(0xE0, 0xA0, 0x20), 1.0, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin);
    const QImage quick =
        painted(ratio, [&](QPainter &painter) { fillOutlined(painter, area, ink, outline); });
    const QImage usual = painted(ratio, [&](QPainter &painter) {
        painter.setPen(outline);
        painter.setBrush(ink);
        painter.drawRect(area);
    });
    constexpr int leastLevel = 64; // of 256, at corners, where the painter rounds what is covered
    QVERIFY2(difference(quick, usual) <= leastLevel, qPrintable(QString::number(difference(quick, usual))));
}

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
        const QImage quick = painted(1.0, [&](QPainter &painter) {
            paintTexts(painter, {{rect, text, Qt::black, alignment, bold}}, style);
        });
        const QImage usual = painted(1.0, [&](QPainter &painter) {
            painter.setLayoutDirection(direction);
            painter.setFont(bold ? boldOf(style.font) : style.font);
            painter.drawText(
                rect, static_cast<int>(alignment | Qt::AlignAbsolute) | Qt::TextSingleLine | Qt::TextDontClip,
                text);
        });
        QCOMPARE(difference(quick, usual), 0);
    }
}

RP_TEST(TestKeptDrawing)

} // namespace test_kept_drawing
#include "test_kept_drawing.moc"
