// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The open list of a combo box: its colours and the height of its rows, in every theme.
#include "tests/support/test_main.h"
#include "views/shell/look/look.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/contrast.h"
#include "views/widgets/widget_accessibility.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QTest>
#include <algorithm>

namespace test_combo_rows {

using namespace rp;

namespace {

/// Ground and text of a row as they are painted: the colour of its corner, and the one farthest from it.
double contrastOf(const QImage &row)
{
    const QColor ground = row.pixelColor(row.width() - 2, 1);
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
    void allOfItIsReadable_data();
    void allOfItIsReadable();
    void whatIsNotChosenYetIsTold();
};

void ComboRowsTest::allOfItIsReadable_data()
{
    QTest::addColumn<QString>("theme");
    QTest::addColumn<int>("percent");
    for (const char *theme : {"light", "dark", "contrast"}) {
        for (const int percent : {100, 200})
            QTest::addRow("%s %d", theme, percent) << QString::fromLatin1(theme) << percent;
    }
}

void ComboRowsTest::allOfItIsReadable()
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
    // The field itself, inside of its outline and ring.
    const QImage field = box.grab().toImage();
    const double contrast = contrastOf(field.copy(field.rect().adjusted(4, 4, -4, -4)));
    QVERIFY2(contrast >= 4.5, qPrintable(QString::number(contrast)));
    for (int current = 0; current < box.count(); ++current) {
        list->setCurrentIndex(box.model()->index(current, 0));
        const QImage shown = list->viewport()->grab().toImage();
        for (int row = 0; row < box.count(); ++row) {
            const QRect place = list->visualRect(box.model()->index(row, 0));
            QVERIFY2(place.height() >= 24, qPrintable(QString::number(place.height())));
            const double ofRow = contrastOf(shown.copy(place));
            QVERIFY2(
                ofRow >= 4.5,
                qPrintable(QStringLiteral("row %1 with %2 current: %3").arg(row).arg(current).arg(ofRow)));
        }
    }
    box.hidePopup();
}

/// What is seen in the place of a value is its value on the bus, too.
void ComboRowsTest::whatIsNotChosenYetIsTold()
{
    installWidgetAccessibility();
    AccessibleComboBox box(nullptr);
    box.setAccessibleName(QStringLiteral("Track"));
    box.setPlaceholderText(QStringLiteral("Choose a track"));
    box.addItems({QStringLiteral("TinyML"), QStringLiteral("Cloud")});
    box.setCurrentIndex(-1);
    QAccessibleInterface *told = QAccessible::queryAccessibleInterface(&box);
    QCOMPARE(told->text(QAccessible::Name), QStringLiteral("Track"));
    QCOMPARE(told->text(QAccessible::Value), QStringLiteral("Choose a track"));
    QCOMPARE(told->textInterface()->text(0, -1), QStringLiteral("Choose a track"));
    box.setCurrentIndex(1);
    QCOMPARE(told->text(QAccessible::Value), QStringLiteral("Cloud"));
}

RP_TEST(ComboRowsTest)

} // namespace test_combo_rows
#include "test_combo_rows.moc"
