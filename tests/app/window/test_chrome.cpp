// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings, the menus, and that the home page fits.
#include "controllers/wizard_controller.h"
#include "models/text/format.h"
#include "models/text/languages.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/window/second_lab.h"
#include "tests/support/test_main.h"
#include "views/home/home_page.h"
#include "views/shell/settings/settings_panel.h"
#include "views/shell/settings/top_row.h"
#include "views/shell/window_questions.h"
#include "views/steps/step_page.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/action_button.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTreeWidget>

namespace test_chrome {

using namespace rp;

namespace {

constexpr QSize small(1366, 768);

QChar mnemonicOf(const QString &text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text.at(i) != QLatin1Char('&'))
            continue;
        if (text.at(i + 1) != QLatin1Char('&'))
            return text.at(i + 1).toLower();
        ++i;
    }
    return {};
}

void addLanguagesAndSizes()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const ShippedLanguage &language : shippedLanguages()) {
        for (const int percent : {100, 150, 200})
            QTest::addRow("%s %d", language.code, percent) << QString::fromLatin1(language.code) << percent;
    }
}

} // namespace

class ChromeTest : public QObject
{
    Q_OBJECT
private slots:
    void theSettingsOpenByKeyAndClose();
    void settingsHoldWhileThePanelIsOpen();
    void mnemonicsAreUniquePerMenu_data();
    void mnemonicsAreUniquePerMenu();
    void homeFits_data() { addLanguagesAndSizes(); }
    void homeFits();
    void theListOfKeysCanBeRead_data() { addLanguagesAndSizes(); }
    void theListOfKeysCanBeRead();
};

void ChromeTest::theSettingsOpenByKeyAndClose()
{
    LabFixture fixture;
    MainWindow &window = fixture.open().window();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_Comma, Qt::ControlModifier);
    settle();
    SettingsPanel *panel = window.settings();
    QVERIFY(panel->isVisible());
    QVERIFY(panel->isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(QAccessible::queryAccessibleInterface(panel)->text(QAccessible::Name),
             QStringLiteral("Settings"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    settle();
    QVERIFY(!panel->isVisible());
    window.topRow()->settingsButton()->setFocus();
    QTest::keyClick(window.topRow()->settingsButton(), Qt::Key_Return);
    settle();
    QVERIFY(panel->isVisible());
    panel->hide();
}

void ChromeTest::settingsHoldWhileThePanelIsOpen()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    lab.window().resize(small);
    lab.window().topRow()->openSettings();
    settle();
    SettingsPanel *panel = lab.window().settings();
    AccessibleComboBox *language = panel->box(Setting::Language);
    language->setCurrentIndex(language->findData(QStringLiteral("es")));
    settle();
    QCOMPARE(lab.appearance().language, QStringLiteral("es"));
    QVERIFY(panel->isVisible());
    AccessibleComboBox *size = panel->box(Setting::TextSize);
    size->setCurrentIndex(size->findData(QStringLiteral("200")));
    settle();
    QCOMPARE(lab.appearance().textPercent, 200);
    for (const Setting setting : {Setting::Context, Setting::Theme})
        QVERIFY(panel->rect().contains(panel->box(setting)->geometry()));
    emit lab.window().settingChosen(Setting::Language, QStringLiteral("en"));
    panel->hide();
}

void ChromeTest::mnemonicsAreUniquePerMenu_data()
{
    QTest::addColumn<QString>("language");
    for (const ShippedLanguage &language : shippedLanguages())
        QTest::addRow("%s", language.code) << QString::fromLatin1(language.code);
}

void ChromeTest::mnemonicsAreUniquePerMenu()
{
    QFETCH(QString, language);
    LabFixture fixture;
    StartOptions options;
    options.language = language;
    MainWindow &window = fixture.open(options).window();
    QList<QList<QAction *>> menus{window.topRow()->menuBar()->actions()};
    for (const QAction *menu : window.topRow()->menuBar()->actions())
        menus << menu->menu()->actions();
    for (const QList<QAction *> &menu : menus) {
        QSet<QString> titles;
        QSet<QChar> letters;
        for (const QAction *action : menu) {
            if (action->isSeparator())
                continue;
            QVERIFY2(!titles.contains(action->text()), qPrintable(action->text()));
            titles.insert(action->text());
            const QChar letter = mnemonicOf(action->text());
            if (letter.isNull())
                continue;
            QVERIFY2(!letters.contains(letter), qPrintable(action->text()));
            letters.insert(letter);
        }
    }
    // No name may be the beginning of another: "Lab" and "Labs" were.
    QStringList names;
    for (const QAction *menu : window.topRow()->menuBar()->actions())
        names << QString(menu->text()).remove(QLatin1Char('&')).section(QLatin1Char('('), 0, 0);
    for (const QString &one : std::as_const(names)) {
        for (const QString &other : std::as_const(names))
            QVERIFY2(one == other || !other.startsWith(one), qPrintable(one + other));
    }
}

/// At ordinary size nothing of the home page has to be scrolled to.
void ChromeTest::homeFits()
{
    QFETCH(QString, language);
    QFETCH(int, percent);
    const SecondLab second;
    LabFixture fixture;
    StartOptions options = percent == 100 ? StartOptions() : second.options();
    options.language = language;
    options.textPercent = percent;
    MainWindow &window = fixture.openAsLeft(options).window();
    window.resize(1280, 720);
    settle();
    const HomePage *home = window.homePage();
    QCOMPARE(window.size(), QSize(1280, 720));
    QCOMPARE(home->scrollArea()->horizontalScrollBar()->maximum(), 0);
    if (percent == 100)
        QCOMPARE(home->scrollArea()->verticalScrollBar()->maximum(), 0);
    QVERIFY(home->continueButton()->visibleRegion().boundingRect().height() >= 24);
}

void ChromeTest::theListOfKeysCanBeRead()
{
    QFETCH(QString, language);
    QFETCH(int, percent);
    LabFixture fixture;
    StartOptions options;
    options.language = language;
    options.textPercent = percent;
    Application &lab = fixture.openAsLeft(options);
    lab.window().resize(1280, 720);
    KeyboardHelp help(lab.shortcuts(), &lab.window());
    help.show();
    settle();
    auto *list = help.findChild<QTreeWidget *>();
    QVERIFY(list);
    const QFontMetrics metrics = list->fontMetrics();
    QVERIFY(list->columnWidth(0) + list->columnWidth(1) <= list->viewport()->width());
    for (QTreeWidgetItemIterator item(list); *item; ++item) {
        if ((*item)->isFirstColumnSpanned())
            continue;
        list->scrollToItem(*item);
        const int height = list->visualItemRect(*item).height();
        for (const int column : {0, 1}) {
            const QString text = (*item)->text(column);
            const int room = list->columnWidth(column) - (column == 0 ? list->indentation() : 0) - 4;
            const QRect taken =
                metrics.boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap | Qt::AlignLeft, text);
            QVERIFY2(taken.width() <= room + 2 && taken.height() <= height + 1,
                     qPrintable(QStringLiteral("%1: %2x%3 in %4x%5")
                                    .arg(text)
                                    .arg(taken.width())
                                    .arg(taken.height())
                                    .arg(room)
                                    .arg(height)));
        }
    }
}

RP_TEST(ChromeTest)

} // namespace test_chrome
#include "test_chrome.moc"
