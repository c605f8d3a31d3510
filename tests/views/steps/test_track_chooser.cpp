// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_entry.h"
#include "models/instruments/workbench.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/panel_fixture.h"
#include "tests/views/steps/track_lab.h"
#include "views/act/track_chooser.h"
#include "views/steps/brief_page.h"
#include "views/widgets/action_button.h"
#include "views/widgets/text_block.h"
#include "views/widgets/widget_accessibility.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QVBoxLayout>

namespace test_track_chooser {

using namespace rp;
using step_fixture::accessible;
using step_fixture::nameOf;

namespace {

/// The brief of an act that needs a track, with the real tracks to choose from.
class Brief
{
public:
    explicit Brief(bool needed = true, double scale = 1.0)
    {
        installWidgetAccessibility();
        QString error;
        catalogue = Catalogue::load(&error);
        if (!catalogue)
            throw std::runtime_error(qPrintable(error));
        LabContent lab = test::labOnTracks();
        lab.acts.front().needsTrack = needed;
        for (const TrackEntry &track : catalogue->tracks)
            lab.acts.front().brief.tracks.insert(track.key, QStringLiteral("To the %1.").arg(track.key));
        session = std::make_unique<LabSession>(std::move(lab), ledger);
        QFont font = window.font();
        font.setPointSizeF(font.pointSizeF() * scale);
        window.setFont(font);
        announcer = new Announcer(&window);
        view = new ActView(*session, Workbench(parts.bench), *announcer, intents, &window);
        view->setCatalogue(*catalogue);
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(view);
        QObject::connect(&intents, &Intents::trackChosen, &window, [this](const QString &track) {
            session->recordSetting(QStringLiteral("track"), track);
            view->setTrack(track);
        });
    }

    bool show(const QSize &size = {1000, 800})
    {
        window.resize(size);
        window.show();
        QApplication::setActiveWindow(&window);
        return QTest::qWaitForWindowActive(&window);
    }

    BriefPage *page() const { return qobject_cast<BriefPage *>(view->currentPage()); }
    const std::vector<TrackCard *> &cards() const { return page()->trackChooser()->cards(); }

    test::PanelBench parts;
    Ledger ledger;
    std::optional<Catalogue> catalogue;
    std::unique_ptr<LabSession> session;
    QWidget window;
    Announcer *announcer = nullptr;
    Intents intents;
    ActView *view = nullptr;
};

} // namespace

class TestTrackChooser : public QObject
{
    Q_OBJECT
private slots:
    void theBriefWaitsForATrack();
    void arrowsChooseAndOneTabStopIsLeft();
    void aClickAnywhereOnTheCardChooses();
};

void TestTrackChooser::theBriefWaitsForATrack()
{
    Brief brief;
    QVERIFY(brief.show());
    QVERIFY(!brief.page()->nextButton()->isEnabled());
    QCOMPARE(brief.session->blockedBy(), Refusal::TrackMissing);
    brief.cards()[1]->button()->click();
    QCOMPARE(brief.session->track(), QStringLiteral("edge"));
    QVERIFY(brief.page()->nextButton()->isEnabled());
    QVERIFY(brief.cards()[1]->button()->isChecked());
    bool told = false;
    for (const TextBlock *text : brief.page()->findChildren<TextBlock *>())
        told = told || (text->isVisible() && text->text() == QStringLiteral("To the edge."));
    QVERIFY(told);
}

void TestTrackChooser::arrowsChooseAndOneTabStopIsLeft()
{
    Brief brief;
    QVERIFY(brief.show());
    const auto stops = [&brief] {
        return std::count_if(brief.cards().begin(), brief.cards().end(), [](const TrackCard *card) {
            return card->button()->focusPolicy() & Qt::TabFocus;
        });
    };
    QCOMPARE(stops(), 1);
    brief.page()->focusHeading();
    QVERIFY(step_fixture::tabOrder(brief.window).contains(brief.cards()[0]->button()));
    const QSignalSpy chosen(&brief.intents, &Intents::trackChosen);
    brief.cards()[0]->button()->setFocus();
    QTest::keyClick(brief.cards()[0]->button(), Qt::Key_Space);
    QCOMPARE(brief.session->track(), QStringLiteral("cloud"));
    QTest::keyClick(brief.cards()[0]->button(), Qt::Key_Down);
    QCOMPARE(brief.session->track(), QStringLiteral("edge"));
    QVERIFY(brief.cards()[1]->button()->hasFocus());
    QCOMPARE(stops(), 1);
    QTest::keyClick(brief.cards()[1]->button(), Qt::Key_Down);
    QCOMPARE(chosen.size(), 3);
    QTest::keyClick(brief.cards()[2]->button(), Qt::Key_Right);
    QCOMPARE(brief.session->track(), QStringLiteral("tiny"));
    QTest::keyClick(brief.cards()[3]->button(), Qt::Key_Right); // and does not begin again
    QCOMPARE(brief.session->track(), QStringLiteral("tiny"));
    QVERIFY(brief.cards()[3]->button()->hasFocus());
    brief.cards()[2]->button()->click();
    accessible(brief.cards()[3]->button())
        ->actionInterface()
        ->doAction(QAccessibleActionInterface::toggleAction());
    QTRY_COMPARE(brief.session->track(), QStringLiteral("tiny"));
}

void TestTrackChooser::aClickAnywhereOnTheCardChooses()
{
    Brief brief;
    QVERIFY(brief.show());
    TrackCard *card = brief.cards()[2];
    brief.page()->scrollArea()->ensureWidgetVisible(card);
    QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(card->width() - 5, card->height() - 5));
    QCOMPARE(brief.session->track(), QStringLiteral("mobile"));
}

namespace {

/// How often it was shown.
class Shown : public QObject
{
public:
    explicit Shown(QWidget &widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_count += event->type() == QEvent::Show ? 1 : 0;
        return false;
    }

private:
    int m_count = 0;
};

} // namespace

RP_TEST(TestTrackChooser)

} // namespace test_track_chooser
#include "test_track_chooser.moc"
