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
#include <QTranslator>
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
    void saysThatItStartsAtItsDefaults();
    void listsWhatItTook();
    void onlyTheFirstBriefHasOne();
    void labsThatTakeNothingHaveNone();
    void nothingIsTakenForAPresenter();
    void offersToTakeOverAgain();
    void aReadOnlyWindowSaysWhy();
    void isReadInOrder();
    void speaksTheLanguage();
    void fitsASmallWindow_data();
    void fitsASmallWindow();
};

void TestTakenCard::saysThatItStartsAtItsDefaults()
{
    Ledger ledger;
    Brief brief(ledger);
    QVERIFY(brief.show());
    const TakenCard *card = brief.card();
    QVERIFY(card && card->isVisible());
    QVERIFY(card->heading().contains(key("Lab 07")) && card->heading().contains(key("Lab 11")));
    QVERIFY(card->lead()->text().contains(key("defaults")));
    QVERIFY(card->rows().empty());
    QVERIFY(card->again()->isHidden());
}

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

void TestTakenCard::onlyTheFirstBriefHasOne()
{
    Ledger ledger(Ledger::Mode::Presenter);
    Brief brief(ledger);
    brief.wizard.open({key("two"), Step::Brief});
    QVERIFY(brief.page());
    QVERIFY(!brief.card());
}

void TestTakenCard::labsThatTakeNothingHaveNone()
{
    LabContent lab = thirdLab();
    lab.takes.clear();
    Ledger ledger;
    const Brief brief(ledger, lab);
    QVERIFY(!brief.card());
}

void TestTakenCard::nothingIsTakenForAPresenter()
{
    Ledger ledger(Ledger::Mode::Presenter);
    leaveDesigns(ledger);
    const Brief brief(ledger);
    QVERIFY(brief.card()->lead()->text().contains(key("presenter")));
    QVERIFY(brief.card()->rows().empty());
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

void TestTakenCard::isReadInOrder()
{
    Ledger ledger;
    leaveDesigns(ledger);
    Brief brief(ledger);
    QVERIFY(brief.show());
    const QWidgetList order = step_fixture::tabOrder(brief.window);
    for (TextBlock *row : brief.card()->rows())
        QVERIFY(!order.contains(row)); // text is read with a screen reader's own keys
    // The card is a group with its heading as name, and none of its texts is nameless.
    QCOMPARE(nameOf(brief.card()), brief.card()->heading());
    QList<QAccessibleInterface *> inside;
    step_fixture::collect(accessible(brief.card()), inside);
    qsizetype last = inside.indexOf(accessible(brief.card()->lead()));
    QVERIFY(last >= 0);
    for (TextBlock *row : brief.card()->rows()) {
        const qsizetype at = inside.indexOf(accessible(row));
        QVERIFY(at > last);
        last = at;
    }
    for (QAccessibleInterface *one : inside) {
        const bool isText = one->role() == QAccessible::StaticText || one->role() == QAccessible::PushButton;
        QVERIFY(!isText || one->state().invisible || !one->text(QAccessible::Name).isEmpty());
    }
}

void TestTakenCard::speaksTheLanguage()
{
    class Shout : public QTranslator
    {
    public:
        QString translate(const char *context, const char *source, const char *, int) const override
        {
            const bool isOurs = qstrcmp(context, "rp::TakenCard") == 0 || qstrcmp(context, "Content") == 0;
            return isOurs ? QString::fromUtf8(source).toUpper() : QString();
        }
        bool isEmpty() const override { return false; }
    };
    Ledger ledger;
    leaveDesigns(ledger);
    Brief brief(ledger);
    QVERIFY(brief.show());
    Shout shout;
    QCoreApplication::installTranslator(&shout);
    QCoreApplication::processEvents();
    QVERIFY(brief.card()->lead()->text().startsWith(key("THIS LAB STARTS")));
    QVERIFY(brief.said().at(1).startsWith(key("KERNELS FUSED")));
    QVERIFY(brief.said().at(4).contains(key("NOT USABLE")));
    QCoreApplication::removeTranslator(&shout);
    QCoreApplication::processEvents();
    QVERIFY(brief.said().at(1).startsWith(key("Kernels fused")));
}

void TestTakenCard::fitsASmallWindow_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("100 %") << 1.0 << Qt::LeftToRight;
    QTest::newRow("200 %") << 2.0 << Qt::LeftToRight;
    QTest::newRow("200 %, right to left") << 2.0 << Qt::RightToLeft;
}

void TestTakenCard::fitsASmallWindow()
{
    QFETCH(double, scale);
    QFETCH(Qt::LayoutDirection, direction);
    Ledger ledger;
    leaveDesigns(ledger);
    Brief brief(ledger);
    QFont font = brief.window.font();
    font.setPointSizeF(font.pointSizeF() * scale);
    brief.window.setFont(font);
    brief.window.setLayoutDirection(direction);
    QVERIFY(brief.show({760, 560}));
    QCoreApplication::processEvents();
    const QWidget *viewport = brief.page()->scrollArea()->viewport();
    for (const TextBlock *cell : brief.card()->findChildren<TextBlock *>()) {
        if (!cell->isVisible())
            continue;
        const QRect place(cell->mapTo(viewport, QPoint()), cell->size());
        QVERIFY(place.left() >= 0 && place.right() <= viewport->width());
        QVERIFY(cell->height() >= cell->heightForWidth(cell->width())); // nothing is cut off
    }
}

RP_TEST(TestTakenCard)

} // namespace test_taken_card
#include "test_taken_card.moc"
