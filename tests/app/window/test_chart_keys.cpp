// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/charts/play/play_chart.h"
#include "views/steps/act_view.h"
#include "views/steps/explore_page.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QTest>

namespace test_chart_keys {

using namespace rp;

namespace {

/// Sends keys to a widget and tells whether it had a use for them, or left them to its parent.
class KeyProbe : public QObject
{
public:
    explicit KeyProbe(QWidget *widget)
        : m_widget(widget)
    {
        widget->installEventFilter(this);
        widget->parentWidget()->installEventFilter(this);
    }
    bool uses(QKeyCombination keys)
    {
        const bool printable = keys.key() < Qt::Key_Escape && keys.keyboardModifiers() != Qt::ControlModifier;
        QKeyEvent event(QEvent::KeyPress, keys.key(), keys.keyboardModifiers(),
                        printable ? QString(QChar(keys.key())) : QString());
        m_reached = m_passedOn = false;
        QCoreApplication::sendEvent(m_widget, &event);
        if (QWidget *list = QApplication::activeModalWidget())
            list->close();
        return m_reached && !m_passedOn;
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        (watched == m_widget ? m_reached : m_passedOn) = true;
        return watched != m_widget;
    }

private:
    QWidget *m_widget;
    bool m_reached = false;
    bool m_passedOn = false;
};

} // namespace

/// The keys a chart answers to and the keys the registry lists are the same.
class TestChartKeys : public QObject
{
    Q_OBJECT
private slots:
    void chartKeysAreInTheRegistry();
};

void TestChartKeys::chartKeysAreInTheRegistry()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    fixture.walkTo(Step::Explore);
    auto *explore = qobject_cast<ExplorePage *>(lab.window().actView()->currentPage());
    QVERIFY(explore);
    explore->showPage(QStringLiteral("race"));
    settle();
    const auto *chart = lab.window().findChild<PlayChart *>();
    QVERIFY(chart);
    KeyProbe probe(chart->plotWidget());
    QList<QKeySequence> listed;
    for (const Shortcut &shortcut : lab.shortcuts().all()) {
        if (shortcut.scope != ShortcutScope::Chart && shortcut.scope != ShortcutScope::Timeline)
            continue;
        listed += shortcut.keys;
    }
    // The window's own keys never come as far as the chart; that they are not the chart's as well is
    // noKeyIsClaimedTwice().
    QList<QKeySequence> ofTheWindow;
    for (const QAction *action : lab.window().findChildren<QAction *>())
        ofTheWindow += action->shortcuts();
    // Tab and Backtab move on as everywhere; Enter is the other Return.
    const QList<int> everywhere{Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Enter};
    for (const Qt::KeyboardModifier held : {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier}) {
        for (int key = Qt::Key_Space; key <= Qt::Key_F12;
             key = key == Qt::Key_AsciiTilde ? Qt::Key_Escape : key + 1) {
            const QKeyCombination keys(held, static_cast<Qt::Key>(key));
            if (ofTheWindow.contains(QKeySequence(keys)))
                continue;
            probe.uses(QKeyCombination(Qt::Key_Return)); // inside, on a point
            // With Shift a key may do what it does without: many signs need Shift on some keyboards.
            const bool isListed = listed.contains(QKeySequence(keys)) ||
                                  (held == Qt::ShiftModifier && listed.contains(QKeySequence(key)));
            if (probe.uses(keys) && !everywhere.contains(key) && !isListed)
                QFAIL(qPrintable(QKeySequence(keys).toString() + QStringLiteral(" is used but not listed")));
        }
    }
    for (const QKeySequence &sequence : listed) {
        probe.uses(QKeyCombination(Qt::Key_Return));
        QVERIFY2(probe.uses(sequence[0]), qPrintable(sequence.toString()));
    }
}

RP_TEST(TestChartKeys)

} // namespace test_chart_keys
#include "test_chart_keys.moc"
