// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be pressed or typed into shows where it ends, in every theme.
#include "tests/support/test_main.h"
#include "views/shell/look/look.h"
#include "views/widgets/contrast.h"

#include <QListWidget>
#include <QSpinBox>
#include <QTest>
#include <algorithm>

namespace test_edges {

using namespace rp;

namespace {

/// Of the outermost pixels at the left of a widget, halfway down, against the window's ground.
double edgeContrast(QWidget &part, const QColor &ground)
{
    const QImage shown = part.grab().toImage();
    double best = 1.0;
    for (int x = 0; x < 2; ++x)
        best = std::max(best, contrastRatio(ground, shown.pixelColor(x, shown.height() / 2)));
    return best;
}

} // namespace

class EdgesTest : public QObject
{
    Q_OBJECT
private slots:
    void countersAndListsHaveAnEdge_data();
    void countersAndListsHaveAnEdge();
};

void EdgesTest::countersAndListsHaveAnEdge_data()
{
    QTest::addColumn<QString>("theme");
    for (const char *theme : {"light", "dark", "contrast"})
        QTest::addRow("%s", theme) << QString::fromLatin1(theme);
}

void EdgesTest::countersAndListsHaveAnEdge()
{
    QFETCH(QString, theme);
    Look look;
    look.setTheme(*themeFromKey(theme));
    QWidget window;
    auto *counter = new QSpinBox(&window);
    auto *list = new QListWidget(&window);
    list->setGeometry(0, 60, 200, 100);
    window.resize(300, 200);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.setFocus();
    const QColor ground = window.palette().color(QPalette::Window);
    for (QWidget *part : std::initializer_list<QWidget *>{counter, list}) {
        const double contrast = edgeContrast(*part, ground);
        QVERIFY2(
            contrast >= 3.0,
            qPrintable(
                QStringLiteral("%1: %2").arg(QLatin1String(part->metaObject()->className())).arg(contrast)));
    }
}

RP_TEST(EdgesTest)

} // namespace test_edges
#include "test_edges.moc"
