// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Arabic runs from the right whatever a text begins with, and its letters stay joined.
#include "tests/support/test_main.h"
#include "views/shell/look/lab_style.h"
#include "views/widgets/value_slider.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace test_right_to_left {

using namespace rp;

namespace {

/// The middle of what is painted darker than its ground, from 0 at the left edge to 1.
double middleOfInk(const QImage &image)
{
    int least = image.width();
    int most = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qGray(image.pixel(x, y)) < 128) {
                least = qMin(least, x);
                most = qMax(most, x);
            }
        }
    }
    return (least + most) / 2.0 / image.width();
}

} // namespace

class TestRightToLeft : public QObject
{
    Q_OBJECT
private slots:
    void init() { QApplication::setLayoutDirection(Qt::RightToLeft); }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }
    void aSentenceRunsAsItsPage();
    void shortcutsHaveNoLine();
    void fieldsWriteNumbersAsSentencesDo();

private:
    LabStyle m_style{themeTokens(ThemeChoice::Light, false)};
};

void TestRightToLeft::aSentenceRunsAsItsPage()
{
    // "ResNet-50: one word."
    QLabel label(QStringLiteral("ResNet-50: \u0643\u0644\u0645\u0629."));
    label.setStyle(&m_style);
    label.setPalette(themePalette(m_style.tokens()));
    label.setAlignment(Qt::AlignLeading | Qt::AlignTop);
    label.resize(800, 40);
    QVERIFY(middleOfInk(label.grab().toImage()) > 0.7);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    label.setText(QStringLiteral("\u0643\u0644\u0645\u0629 GPU"));
    QVERIFY(middleOfInk(label.grab().toImage()) < 0.3);
}

void TestRightToLeft::shortcutsHaveNoLine()
{
    QCOMPARE(m_style.styleHint(QStyle::SH_UnderlineShortcut, nullptr, nullptr, nullptr), 0);
    QPushButton marked(QStringLiteral("\u0627\u0644\u062a&\u0627\u0644\u064a"));
    QPushButton plain(QStringLiteral("\u0627\u0644\u062a\u0627\u0644\u064a"));
    for (QPushButton *button : {&marked, &plain}) {
        button->setStyle(&m_style);
        button->resize(200, 40);
    }
    QCOMPARE(marked.grab().toImage(), plain.grab().toImage());
    QVERIFY(!marked.shortcut().isEmpty());
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(m_style.styleHint(QStyle::SH_UnderlineShortcut, nullptr, nullptr, nullptr), 1);
}

void TestRightToLeft::fieldsWriteNumbersAsSentencesDo()
{
    ValueSlider slider;
    slider.setTextFor([](double) { return QStringLiteral("\u0661\u0660 µs"); });
    slider.resize(400, 120);
    slider.grab();
    auto *field = slider.findChild<QLineEdit *>();
    QVERIFY(field);
    const QPoint right(field->width() - 2, field->height() / 2);
    QCOMPARE(field->cursorPositionAt(right), 0); // the number first
    slider.setEnabled(false);
    slider.setLayoutDirection(Qt::LeftToRight);
    slider.grab();
    QCOMPARE(field->cursorPositionAt(right), static_cast<int>(field->text().size()));
}

RP_TEST(TestRightToLeft)

} // namespace test_right_to_left
#include "test_right_to_left.moc"
