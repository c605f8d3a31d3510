// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controllers/wizard_controller.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "views/steps/act_view.h"
#include "views/steps/step_page.h"
#include "views/widgets/intents.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/reading_order.h"

#include <QAccessible>
#include <QApplication>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <memory>

namespace rp {
class LedgerStore;
struct Catalogue;
} // namespace rp

namespace step_fixture {

/// An act as the program has it: real content, real instruments, a ledger in a temporary folder, the real
/// controller, and the page in a window of its own. It is the only act of its lab when named, else the first.
class Act
{
public:
    explicit Act(rp::Ledger::Mode mode = rp::Ledger::Mode::Learner, const QString &only = {},
                 const std::function<void(rp::LabContent &)> &change = {});
    ~Act();

    void show(const QSize &size = {1000, 560})
    {
        window.resize(size);
        window.show();
        QApplication::setActiveWindow(&window);
        QVERIFY(QTest::qWaitForWindowExposed(&window));
    }

    rp::StepPage *page() const { return view->currentPage(); }
    const rp::ActContent &act() const { return session->currentAct(); }
    QString predictionId() const { return act().predictions.front().id; }

    /// Goes to a step as a learner who predicts `option`, makes every discovery and answers right.
    void goTo(rp::Step step, const QString &option = QStringLiteral("half"));

    // The window is the first to go: its pages hold references to everything else.
    QTemporaryDir folder;
    rp::Ledger ledger;
    const rp::Catalogue *catalogue = nullptr; ///< the embedded one
    std::unique_ptr<rp::LedgerStore> store;
    std::unique_ptr<rp::LabSession> session;
    rp::Workbench workbench;
    rp::Instrument *instrument = nullptr; ///< the first of the act
    std::unique_ptr<rp::WizardController> controller;
    rp::Intents intents;
    QWidget window;
    rp::Announcer *announcer = nullptr;
    rp::ActView *view = nullptr;
    QStringList refusals;

private:
    void connectAll();
};

/// What is asked for on the pages of steps is done, as the program does it.
void connectSteps(const rp::Intents &intents, const rp::WizardController &wizard);

inline QAccessibleInterface *accessible(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object);
}

inline QString nameOf(QObject *object)
{
    return accessible(object)->text(QAccessible::Name);
}

/// Every accessible object below a widget, as an assistive tool walks the tree.
inline void collect(QAccessibleInterface *from, QList<QAccessibleInterface *> &found)
{
    if (!from)
        return;
    found.append(from);
    for (int i = 0; i < from->childCount(); ++i)
        collect(from->child(i), found);
}

/// The widgets that Tab visits inside `window`, once round, from what has the focus now.
inline QWidgetList tabOrder(QWidget &window)
{
    rp::followReadingOrder(
        *window.findChild<rp::ActView *>()); // as the program's window does before each Tab
    QWidgetList visited;
    QWidget *first = QApplication::focusWidget() ? QApplication::focusWidget() : &window;
    for (QWidget *at = first->nextInFocusChain(); at && at != first; at = at->nextInFocusChain()) {
        if ((at->focusPolicy() & Qt::TabFocus) && at->isVisible() && at->isEnabled() && !at->focusProxy())
            visited.append(at);
    }
    return visited;
}

} // namespace step_fixture
