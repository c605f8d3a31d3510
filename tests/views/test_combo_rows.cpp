// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The open list of a combo box: its colours and the height of its rows, in every theme.
#include "tests/support/test_main.h"
#include "views/charts/canvas/chart_theme.h"
#include "views/shell/look/look.h"
#include "views/widgets/entry/accessible_combo_box.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QTest>
#include <algorithm>

using namespace rp;

namespace {

/// Ground and text of a row as they are painted: the colour of its corner, and the one farthest from it.
double contrastOf(const QImage &row)
{
    const QColor ground = row.pixelColor(row.width() - 2, row.height() / 2);
    double best = 1.0;
    for (int y = 0; y < row.height(); ++y) {
        for (int x = 0; x < row.width(); ++x)
            best = std::max(best, contrastRatio(ground, row.pixelColor(x, y)));
    }
    return best;
}

} // namespace

class ComboRowsTest : public QObject
{
    Q_OBJECT
private slots:
    void everyRowIsReadable_data();
    void everyRowIsReadable();
    void theFieldStaysReadableWhileItIsOpen_data() { everyRowIsReadable_data(); }
    void theFieldStaysReadableWhileItIsOpen();
    void theListIsAsWideAsItsTexts();
};

void ComboRowsTest::everyRowIsReadable_data()
{
    QTest::addColumn<QString>("theme");
    QTest::addColumn<int>("percent");
    for (const char *theme : {"light", "dark", "contrast"}) {
        for (const int percent : {100, 200})
            QTest::addRow("%s %d", theme, percent) << QString::fromLatin1(theme) << percent;
    }
}

void ComboRowsTest::theFieldStaysReadableWhileItIsOpen()
{
    QFETCH(QString, theme);
    QFETCH(int, percent);
    Look look;
    look.setTheme(*themeFromKey(theme));
    look.setTextPercent(percent);
    QWidget window;
    AccessibleComboBox box(nullptr, &window);
    box.addItem(QStringLiteral("First"));
    box.resize(box.sizeHint());
    window.resize(300, 100);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    box.showPopup();
    QVERIFY(QTest::qWaitForWindowExposed(box.view()->window()));
    const QImage field = box.grab().toImage();
    // Inside of the outline and its ring, beside the text.
    const QRect inside = field.rect().adjusted(4, 4, -4, -4);
    const QColor ground = field.pixelColor(inside.right(), inside.top());
    double best = 1.0;
    for (int y = inside.top(); y < inside.bottom(); ++y) {
        for (int x = inside.left(); x < inside.right(); ++x)
            best = std::max(best, contrastRatio(ground, field.pixelColor(x, y)));
    }
    QVERIFY2(best >= 4.5, qPrintable(QString::number(best)));
    box.hidePopup();
}

void ComboRowsTest::everyRowIsReadable()
{
    QFETCH(QString, theme);
    QFETCH(int, percent);
    Look look;
    look.setTheme(*themeFromKey(theme));
    look.setTextPercent(percent);
    QWidget window;
    AccessibleComboBox box(nullptr, &window);
    box.addItems({QStringLiteral("First"), QStringLiteral("Second"), QStringLiteral("Third")});
    window.resize(300, 100);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    box.showPopup();
    QAbstractItemView *list = box.view();
    QVERIFY(QTest::qWaitForWindowExposed(list->window()));
    for (int current = 0; current < box.count(); ++current) {
        list->setCurrentIndex(box.model()->index(current, 0));
        const QImage shown = list->viewport()->grab().toImage();
        for (int row = 0; row < box.count(); ++row) {
            const QRect place = list->visualRect(box.model()->index(row, 0));
            QVERIFY2(place.height() >= 24, qPrintable(QString::number(place.height())));
            const double contrast = contrastOf(shown.copy(place));
            QVERIFY2(
                contrast >= 4.5,
                qPrintable(QStringLiteral("row %1 with %2 current: %3").arg(row).arg(current).arg(contrast)));
        }
    }
    box.hidePopup();
}

void ComboRowsTest::theListIsAsWideAsItsTexts()
{
    QWidget window;
    AccessibleComboBox box(nullptr, &window);
    const QString longest = QStringLiteral("An entry that is a good deal longer than its field");
    box.addItems({QStringLiteral("Short"), longest});
    box.setFixedWidth(80);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    box.showPopup();
    QVERIFY(box.view()->viewport()->width() >= box.fontMetrics().horizontalAdvance(longest));
    box.hidePopup();
}

RP_TEST(ComboRowsTest)
#include "test_combo_rows.moc"
