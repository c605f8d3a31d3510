// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/charts/chart_theme.h"
#include "views/shell/look/look.h"
#include "views/shell/look/theme.h"
#include "views/widgets/contrast.h"

#include <QApplication>
#include <QTest>

namespace test_look {

using namespace rp;

class TestLook : public QObject
{
    Q_OBJECT
private slots:
    void contrast_data();
    void contrast();
    void followsTheDesktop();
    void scalesTextAndGivesItBack();
};

void TestLook::contrast_data()
{
    QTest::addColumn<int>("choice");
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast})
        QTest::newRow(qPrintable(themeKey(choice))) << static_cast<int>(choice);
}

void TestLook::contrast()
{
    QFETCH(int, choice);
    const ThemeTokens t = themeTokens(static_cast<ThemeChoice>(choice), false);
    constexpr double textLimit = 4.5;
    constexpr double markLimit = 3.0;
    for (const QColor &back : {t.window, t.surface, t.raised}) {
        for (const QColor &text : {t.text, t.mutedText, t.link, t.disabledText})
            QVERIFY2(contrastRatio(text, back) >= textLimit,
                     qPrintable(text.name() + QLatin1Char(' ') + back.name()));
        for (const QColor &mark : {t.border, t.focus, t.accent})
            QVERIFY2(contrastRatio(mark, back) >= markLimit,
                     qPrintable(mark.name() + QLatin1Char(' ') + back.name()));
    }
    QVERIFY(contrastRatio(t.onAccent, t.accent) >= textLimit);
    QVERIFY(contrastRatio(t.noticeText, t.noticeBack) >= textLimit);
}

void TestLook::followsTheDesktop()
{
    QVERIFY(themeTokens(ThemeChoice::System, true).window == themeTokens(ThemeChoice::Dark, false).window);
    QVERIFY(themeTokens(ThemeChoice::System, false).window == themeTokens(ThemeChoice::Light, true).window);
    Look look;
    look.setTheme(ThemeChoice::Dark);
    QVERIFY(isDark(QApplication::palette()));
    QVERIFY(chartThemeFor(QApplication::palette()).dark);
    look.setTheme(ThemeChoice::HighContrast);
    QVERIFY(chartThemeFor(QApplication::palette()).highContrast);
    look.setTheme(ThemeChoice::Light);
    QVERIFY(!isDark(QApplication::palette()));
}

void TestLook::scalesTextAndGivesItBack()
{
    const double before = QApplication::font().pointSizeF();
    {
        Look look;
        look.setTextPercent(200);
        QCOMPARE(QApplication::font().pointSizeF(), 2.0 * before);
        look.setTextPercent(125);
        QCOMPARE(QApplication::font().pointSizeF(), 1.25 * before);
    }
    QCOMPARE(QApplication::font().pointSizeF(), before);
}

RP_TEST(TestLook)

} // namespace test_look
#include "test_look.moc"
