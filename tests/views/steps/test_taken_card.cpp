// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The card on a lab's first brief that says what it starts from.
#include "models/catalogue/catalogue.h"
#include "models/content/lab_catalogue.h"
#include "models/instruments/workbench.h"
#include "models/session/ledger_document.h"
#include "tests/models/labs/third_lab.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"
#include "tests/views/steps/step_fixture.h"
#include "views/steps/brief_page.h"
#include "views/steps/cards/taken_card.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/widget_accessibility.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace test_taken_card {

using namespace rp;
using namespace rp::test;
using step_fixture::accessible;
using step_fixture::nameOf;

namespace {

/// The third, made-up lab at its first brief.
class Brief
{
public:
    explicit Brief(Ledger &ledger, const LabContent &content = thirdLab())
        : catalogue(catalogueFor(content, builtInCatalogue()))
        , session(content, ledger)
        , workbench(Workbench::make(content, catalogue))
        , wizard(session, workbench)
    {
        installWidgetAccessibility();
        announcer = new Announcer(&window);
        view = new ActView(session, workbench, *announcer, intents, &window);
        view->setCatalogue(catalogue);
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(view);
        QObject::connect(&intents, &Intents::takeOverRequested, &wizard, &WizardController::takeOver);
        QObject::connect(&intents, &Intents::nextRequested, &wizard, &WizardController::next);
        QObject::connect(&wizard, &WizardController::said, announcer, &Announcer::say);
        QObject::connect(&wizard, &WizardController::refused, view, &ActView::showRefusal);
    }

    bool show(const QSize &size = {1000, 700})
    {
        window.resize(size);
        window.show();
        QApplication::setActiveWindow(&window);
        return QTest::qWaitForWindowActive(&window);
    }

    /// Uses the instruments of the first act, and comes back.
    void useFirstAct()
    {
        wizard.next();
        wizard.commitPrediction(key("prediction"), key("no"));
        wizard.next();
        wizard.open({key("one"), Step::Brief});
    }

    BriefPage *page() const { return qobject_cast<BriefPage *>(view->currentPage()); }
    TakenCard *card() const { return page()->takenCard(); }
    QStringList said() const
    {
        QStringList said;
        for (const TextBlock *row : card()->rows())
            said.append(row->accessibleName());
        return said;
    }

    Catalogue catalogue;
    LabSession session;
    Workbench workbench;
    WizardController wizard;
    QWidget window;
    Announcer *announcer = nullptr;
    Intents intents;
    ActView *view = nullptr;
};

void leaveDesigns(Ledger &ledger)
{
    QVERIFY(ledger.setDesign(seven, {{key("context"), key("edge")}, {key("fusion_enabled"), true}}));
    QVERIFY(ledger.setDesign(eleven, {{key("fusion"), key("none")}, {key("mfu_percent"), 4000.0}}));
}

} // namespace

class TestTakenCard : public QObject
{
    Q_OBJECT
private slots:
    void listsWhatItTook();
    void offersToTakeOverAgain();
    void aReadOnlyWindowSaysWhy();
};

void TestTakenCard::listsWhatItTook()
{
    Ledger ledger;
    leaveDesigns(ledger);
    Brief brief(ledger);
    QVERIFY(brief.show());
    const QStringList said = brief.said();
    QCOMPARE(said.size(), qsizetype(6));
    QVERIFY(said.at(0).startsWith(key("Context: Edge. ")));
    QVERIFY(said.at(1).startsWith(key("Kernels fused: yes. ")));
    QVERIFY(said.at(3).contains(key("no entry")) && said.at(3).contains(key("eager")));
    QVERIFY(said.at(4).contains(key("not usable")));
    QVERIFY(!said.at(4).contains(key("4000")) && !said.at(4).contains(key("4,000")));
    QVERIFY(brief.card()->again()->isHidden());
    for (const TextBlock *row : brief.card()->rows())
        QVERIFY(row->isVisible() && !(row->focusPolicy() & Qt::TabFocus));
}

void TestTakenCard::offersToTakeOverAgain()
{
    Ledger ledger;
    leaveDesigns(ledger);
    Brief brief(ledger);
    QVERIFY(brief.show());
    brief.useFirstAct();
    QVERIFY(brief.card()->again()->isHidden());
    QVERIFY(ledger.setDesign(seven, {{key("fusion_enabled"), false}}));
    QVERIFY(brief.card()->again()->isVisible());
    QVERIFY(brief.said().at(1).startsWith(key("Kernels fused: yes. "))); // what was taken
    brief.card()->again()->setFocus();
    QTest::keyClick(brief.card()->again(), Qt::Key_Space);
    QVERIFY(brief.said().at(1).startsWith(key("Kernels fused: no. ")));
    QVERIFY(brief.card()->again()->isHidden());
    QCOMPARE(QApplication::focusWidget(), brief.card()->lead());
    QTRY_VERIFY(brief.announcer->text().contains(key("taken over")));
    QCOMPARE(brief.workbench.bench(key("one")).first()->input(key("fused")), QVariant(false));
}

void TestTakenCard::aReadOnlyWindowSaysWhy()
{
    Ledger ledger;
    leaveDesigns(ledger);
    Brief brief(ledger);
    QVERIFY(brief.show());
    brief.useFirstAct();
    QVERIFY(ledger.setDesign(seven, {{key("fusion_enabled"), false}}));
    ledger.setReadOnly(true);
    brief.card()->again()->click();
    QTRY_VERIFY(brief.announcer->text().contains(key("can only show")));
    QVERIFY(brief.card()->again()->isVisible());
    QVERIFY(brief.said().at(1).startsWith(key("Kernels fused: yes. ")));
}

RP_TEST(TestTakenCard)

} // namespace test_taken_card
#include "test_taken_card.moc"
