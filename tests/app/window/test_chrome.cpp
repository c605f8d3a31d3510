// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much of the window is not the page, what folds when room is short, and the menus.
#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "models/text/format.h"
#include "models/text/languages.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/window/second_lab.h"
#include "tests/support/test_main.h"
#include "views/home/home_page.h"
#include "views/shell/settings/settings_button.h"
#include "views/shell/settings/settings_panel.h"
#include "views/shell/settings/top_row.h"
#include "views/shell/sidebar/side_item.h"
#include "views/shell/sidebar/sidebar.h"
#include "views/shell/strip/hud_strip.h"
#include "views/steps/act_view.h"
#include "views/steps/step_page.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/entry/accessible_combo_box.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTest>

namespace test_chrome {

using namespace rp;

namespace {

constexpr QSize small(1366, 768);

/// Rows above and below the page: menus with the status strip, and the foot with Back and Next.
int chromeOf(const MainWindow &window)
{
    const StepPage *page = window.actView()->currentPage();
    const int top = window.topRow()->height();
    return top + page->nextButton()->parentWidget()->height();
}

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
    void theChromeIsSmall_data() { addLanguagesAndSizes(); }
    void theChromeIsSmall();
    void theStripStandsBesideTheMenus();
    void aClosedLabTakesItsStripAlong();
    void theStripHoldsThreeThings();
    void actsThatAreNotOpenFold();
    void theSettingsOpenByKeyAndClose();
    void settingsHoldWhileThePanelIsOpen();
    void mnemonicsAreUniquePerMenu_data();
    void mnemonicsAreUniquePerMenu();
    void titlesNameThePage();
    void homeFits_data() { addLanguagesAndSizes(); }
    void homeFits();
};

void ChromeTest::theChromeIsSmall()
{
    QFETCH(QString, language);
    QFETCH(int, percent);
    LabFixture fixture;
    StartOptions options;
    options.language = language;
    options.textPercent = percent;
    MainWindow &window = fixture.open(options).window();
    fixture.lab().settings().setTrack(QStringLiteral("cloud"));
    window.resize(small);
    settle();
    QCOMPARE(window.size(), small);
    const double share = double(chromeOf(window)) / small.height();
    QVERIFY2(share <= 0.18, qPrintable(QString::number(share)));
    // Nothing of the row is pushed out of the window.
    const TopRow *row = window.topRow();
    QVERIFY(row->rect().contains(row->settingsButton()->geometry()));
    for (const QAction *action : row->menuBar()->actions())
        QVERIFY2(!row->menuBar()->actionGeometry(const_cast<QAction *>(action)).isEmpty(),
                 qPrintable(action->text()));
}

void ChromeTest::theStripStandsBesideTheMenus()
{
    LabFixture fixture;
    MainWindow &window = fixture.open().window();
    window.resize(small);
    settle();
    const int before = window.topRow()->height();
    for (const char *percent : {"100", "200"}) {
        emit window.settingChosen(Setting::TextSize, QString::fromLatin1(percent));
        settle();
        QVERIFY(window.topRow()->isAncestorOf(window.statusStrip()));
        QVERIFY(window.statusStrip()->isVisible());
        QVERIFY(window.statusStrip()->width() > 0);
        QVERIFY(window.topRow()->height() < 3 * before);
        QVERIFY(window.statusStrip()->takeFocus());
        QVERIFY(window.statusStrip()->accessibleDescription().contains(QStringLiteral("Session")));
    }
}

void ChromeTest::aClosedLabTakesItsStripAlong()
{
    LabFixture fixture;
    StartOptions options;
    options.textPercent = 200;
    Application &lab = fixture.open(options);
    lab.window().resize(small);
    settle();
    QVERIFY(lab.window().topRow()->isAncestorOf(lab.window().statusStrip()));
    lab.openLab(QStringLiteral("lab11"));
    settle();
    QCOMPARE(lab.window().findChildren<HudStrip *>().size(), qsizetype(1));
    QVERIFY(lab.window().topRow()->isAncestorOf(lab.window().statusStrip()));
}

void ChromeTest::theStripHoldsThreeThings()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    const auto keys = [&lab] {
        QStringList all;
        for (const HudItem &item : lab.window().statusStrip()->items())
            all << item.key;
        return all;
    };
    // A goal comes with a track.
    QCOMPARE(keys(), (QStringList{QStringLiteral("progress"), QStringLiteral("saving")}));
    lab.settings().setTrack(QStringLiteral("cloud"));
    settle();
    QCOMPARE(keys(),
             (QStringList{QStringLiteral("goal"), QStringLiteral("progress"), QStringLiteral("saving")}));
    // Said once: the parts have names, and no descriptions that repeat them.
    for (const HudItem &item : lab.window().statusStrip()->items()) {
        auto *cell = lab.window().statusStrip()->findChild<QWidget *>(QStringLiteral("hud_") + item.key);
        QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(cell);
        QCOMPARE(heard->text(QAccessible::Name), item.spoken);
        QVERIFY(heard->text(QAccessible::Description).isEmpty());
    }
}

void ChromeTest::actsThatAreNotOpenFold()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    lab.window().resize(1600, 1000);
    settle();
    const Sidebar *sidebar = lab.window().sidebar();
    const QString act1 = QStringLiteral("act1");
    const QString act2 = QStringLiteral("act2");
    QVERIFY(sidebar->item(act1, Step::Explore)->isVisible());
    QVERIFY(!sidebar->item(act2, Step::Brief)->isVisible());
    SideItem *folded = sidebar->item(act2, std::nullopt);
    QVERIFY(folded->isVisible());
    // One line, whatever the title's length.
    QVERIFY(folded->height() < 2 * folded->fontMetrics().height() + 12);
    QVERIFY(folded->accessibleName().contains(QStringLiteral("locked")));
    QVERIFY(folded->focusPolicy() == Qt::NoFocus);
    folded->click();
    settle();
    QVERIFY((lab.session().place() == Place{act1, Step::Brief}));
}

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

void ChromeTest::titlesNameThePage()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    QSet<QString> titles;
    const QString title = contentText(lab.session().content().title);
    fixture.walkTo(Step::Explore);
    for (const Step step : {Step::Brief, Step::Predict, Step::Explore}) {
        lab.wizard().open({QStringLiteral("act1"), step});
        settle();
        titles.insert(lab.window().windowTitle());
        QVERIFY(lab.window().windowTitle().contains(title));
    }
    for (const WindowPage page :
         {WindowPage::Home, WindowPage::Review, WindowPage::Evidence, WindowPage::Memo}) {
        lab.window().showPage(page);
        settle();
        titles.insert(lab.window().windowTitle());
    }
    QCOMPARE(titles.size(), qsizetype(7));
    QVERIFY(titles.contains(QStringLiteral("Explore, act 1 · %1 – Ridgepoint").arg(title)));
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

RP_TEST(ChromeTest)

} // namespace test_chrome
#include "test_chrome.moc"
