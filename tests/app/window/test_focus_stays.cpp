// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the keyboard is after what it was on has gone: never nowhere, and never in the menus or settings.
#include "controllers/wizard_controller.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/window/focus_stops.h"
#include "tests/support/test_main.h"
#include "views/shell/main_window.h"
#include "views/steps/act_view.h"
#include "views/steps/discovery_list.h"
#include "views/steps/explore_page.h"
#include "views/steps/figure_entry.h"
#include "views/widgets/action_button.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QTest>
#include <algorithm>
#include <functional>
#include <utility>

namespace test_focus_stays {

using namespace rp;

namespace {

StartOptions openEverywhere(const QString &lab)
{
    StartOptions options;
    options.presenter = true;
    options.open = PlaceArgument{lab, {QStringLiteral("act1"), Step::Brief}};
    return options;
}

} // namespace

class TestFocusStays : public QObject
{
    Q_OBJECT
private slots:
    void theFirstKeyShowsWhereTheKeyboardIs();
    void theRestIsSkippedAndTabGoesOnThere();
    void whatWasFilledInKeepsTheKeyboard();
    void everyControlIsLeft_data();
    void everyControlIsLeft();
    void nobodyHasItNoLonger();

private:
    /// Complains unless something of the page in view has the keyboard.
    void ask(const QString &what);
    void leave(const QString &where, int stop, const QString &way, const std::function<void(QWidget &)> &by);

    LabFixture *m_fixture = nullptr;
    MainWindow *m_window = nullptr;
    Place m_place;
    QStringList m_complaints;
};

void TestFocusStays::ask(const QString &what)
{
    const QWidget *focus = QApplication::focusWidget();
    const QWidget *page = m_window->labView()->pages();
    if (!focus || !focus->isVisible() || !focus->isEnabled() || !page->isAncestorOf(focus))
        m_complaints << QStringLiteral("%1: the keyboard is on %2").arg(what, described(focus));
}

void TestFocusStays::theFirstKeyShowsWhereTheKeyboardIs()
{
    LabFixture fixture;
    MainWindow &window = fixture.openAsLeft().window();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(QApplication::focusWidget());
    QVERIFY(!isFocusShown(window)); // the heading has it, and nobody has used a key
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY(isFocusShown(window));
    QMouseEvent press(QEvent::MouseButtonPress, QPointF(1, 1), QPointF(1, 1), Qt::LeftButton, Qt::LeftButton,
                      Qt::NoModifier);
    QApplication::sendEvent(window.centralWidget(), &press);
    QVERIFY(!isFocusShown(window));
}

void TestFocusStays::theRestIsSkippedAndTabGoesOnThere()
{
    LabFixture fixture;
    m_window = &fixture.open().window();
    m_complaints.clear();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    fixture.walkTo(Step::Explore);
    settle();
    const auto *page = qobject_cast<ExplorePage *>(m_window->actView()->currentPage());
    QVERIFY(page);
    DiscoveryList *list = page->discoveries();
    list->setOpen(true);
    settle();
    for (ActionButton *button : {list->skipButton(), list->confirmButton()}) {
        QVERIFY(button->isVisible());
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        settle();
        ask(QStringLiteral("after the press"));
        QVERIFY2(list->isAncestorOf(QApplication::focusWidget()),
                 qPrintable(described(QApplication::focusWidget())));
    }
    for (int tabs = 0; tabs < 3; ++tabs) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        settle();
        ask(QStringLiteral("%1 × Tab").arg(tabs + 1));
    }
    QVERIFY2(m_complaints.isEmpty(), qPrintable(m_complaints.join(u'\n')));
}

void TestFocusStays::whatWasFilledInKeepsTheKeyboard()
{
    LabFixture fixture;
    m_window = &fixture.open().window();
    m_complaints.clear();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    fixture.walkTo(Step::Explore);
    settle();
    DiscoveryList *list = qobject_cast<ExplorePage *>(m_window->actView()->currentPage())->discoveries();
    list->setOpen(true);
    settle();
    const auto &entries = list->entries();
    const auto open = std::find_if(entries.begin(), entries.end(),
                                   [](const FigureEntry *entry) { return entry && entry->isOpen(); });
    QVERIFY(open != entries.end());
    FigureEntry *entry = *open;
    entry->entry()->setFocus();
    QTest::keyClicks(entry->entry(), QStringLiteral("33"));
    QTest::keyClick(entry->entry(), Qt::Key_Return);
    settle();
    QVERIFY(!entry->isOpen());
    QVERIFY2(list->isAncestorOf(QApplication::focusWidget()),
             qPrintable(described(QApplication::focusWidget())));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    settle();
    ask(QStringLiteral("Tab after what was filled in"));
    QVERIFY2(m_complaints.isEmpty(), qPrintable(m_complaints.join(u'\n')));
}

void TestFocusStays::everyControlIsLeft_data()
{
    QTest::addColumn<QString>("lab");
    QTest::addColumn<QString>("act");
    QTest::addColumn<int>("step");
    const auto row = [](const char *lab, const char *act, Step step) {
        QTest::addRow("%s %s %s", lab, act, qPrintable(stepKey(step)))
            << QString::fromLatin1(lab) << QString::fromLatin1(act) << static_cast<int>(step);
    };
    for (const char *lab : {"lab07", "lab11"}) {
        for (const Step step : {Step::Brief, Step::Predict, Step::Explore, Step::Reveal, Step::Reflect})
            row(lab, "act1", step);
    }
    // Of the others what is their own: their instruments, and the pictures of their answers.
    const std::pair<const char *, const char *> others[] = {
        {"lab07", "act2"}, {"lab07", "reality"}, {"lab07", "act3"}, {"lab11", "act2"}};
    for (const auto &[lab, act] : others) {
        for (const Step step : {Step::Explore, Step::Reveal})
            row(lab, act, step);
    }
}

void TestFocusStays::leave(const QString &where, int stop, const QString &way,
                           const std::function<void(QWidget &)> &by)
{
    m_fixture->lab().wizard().open(m_place);
    settle();
    const QWidgetList stops = stopsOf(*m_window->actView()->currentPage());
    if (stop >= stops.size())
        return;
    QWidget *widget = stops[stop];
    const QString name = QStringLiteral("%1, %2, %3").arg(where, described(widget), way);
    widget->setFocus(Qt::TabFocusReason);
    by(*widget);
    settle();
    closeWhatOpened();
    ask(name);
}

void TestFocusStays::everyControlIsLeft()
{
    QFETCH(const QString, lab);
    QFETCH(const QString, act);
    QFETCH(const int, step);
    LabFixture fixture;
    m_fixture = &fixture;
    m_window = &fixture.open(openEverywhere(lab)).window();
    m_place = {act, static_cast<Step>(step)};
    m_complaints.clear();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    fixture.lab().wizard().open(m_place);
    settle();
    const int count = static_cast<int>(stopsOf(*m_window->actView()->currentPage()).size());
    QVERIFY(count > 0);
    for (int stop = 0; stop < count; ++stop) {
        leave(lab, stop, QStringLiteral("hidden"), [](QWidget &widget) {
            widget.hide();
            settle();
            QVERIFY(!widget.hasFocus());
            widget.show();
        });
        leave(lab, stop, QStringLiteral("switched off"), [](QWidget &widget) {
            widget.setEnabled(false);
            settle();
            QVERIFY(!widget.hasFocus());
            widget.setEnabled(true);
        });
        leave(lab, stop, QStringLiteral("Esc"),
              [](QWidget &widget) { QTest::keyClick(&widget, Qt::Key_Escape); });
        leave(lab, stop, QStringLiteral("next tab"), [this](QWidget &) {
            m_window->actView()->stepPanel(1);
            settle();
            m_window->actView()->stepPanel(-1);
        });
        leave(lab, stop, QStringLiteral("Space"), [](QWidget &widget) {
            if (!isLeftAlone(&widget))
                QTest::keyClick(&widget, Qt::Key_Space);
            settle();
            closeWhatOpened();
            if (QWidget *now = QApplication::focusWidget()) // leaves the full picture, too
                QTest::keyClick(now, Qt::Key_Escape);
        });
    }
    QVERIFY2(m_complaints.isEmpty(), qPrintable(m_complaints.join(u'\n')));
}

void TestFocusStays::nobodyHasItNoLonger()
{
    LabFixture fixture;
    m_window = &fixture.open().window();
    m_complaints.clear();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    m_window->actView()->focusHeading();
    QVERIFY(QApplication::focusWidget());
    QApplication::focusWidget()->clearFocus();
    settle();
    ask(QStringLiteral("taken away"));
    QVERIFY2(m_complaints.isEmpty(), qPrintable(m_complaints.join(u'\n')));
}

RP_TEST(TestFocusStays)

} // namespace test_focus_stays
#include "test_focus_stays.moc"
