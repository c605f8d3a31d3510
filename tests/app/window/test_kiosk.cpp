// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A machine that is open to everyone: what a learner can't do there, and what the next one finds.
#include "app/root/kiosk_watch.h"
#include "models/json/embedded_content.h"
#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/shell/kiosk_warning.h"
#include "views/shell/settings/main_menu.h"
#include "views/shell/settings/top_row.h"
#include "views/widgets/intents.h"

#include <QAbstractButton>
#include <QAction>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QMouseEvent>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>
#include <chrono>

namespace test_kiosk {

using namespace rp;
using namespace std::chrono_literals;

namespace {

constexpr int briefly_ms = 200;

SitePolicy kioskPolicy(const QByteArray &settings = {})
{
    return policyFrom(R"({"version": 1, "kiosk": true)" + settings + "}", QStringLiteral("policy.json"),
                      {QStringLiteral("kiosk"), QStringLiteral("/srv/kiosk")});
}

StartOptions atKiosk(std::chrono::milliseconds idle = 1h)
{
    StartOptions options;
    options.policy = kioskPolicy();
    options.kioskIdle = idle;
    return options;
}

KioskWarning *warningOf(Application &lab)
{
    for (auto *warning : lab.window().findChildren<KioskWarning *>()) {
        if (warning->isVisible())
            return warning;
    }
    return nullptr;
}

bool takesFiles(QWidget &window)
{
    QMimeData dragged;
    dragged.setUrls({QUrl::fromLocalFile(QStringLiteral("/srv/trace.json"))});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(&window, &enter);
    return enter.isAccepted();
}

void touch(Application &lab)
{
    QTest::keyClick(&lab.window(), Qt::Key_Shift);
}

} // namespace

class TestKiosk : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { useEmbeddedContent(); }
    void thePolicyNarrows();
    void theWindowStays();
    void whatOthersHaveLeftIsOutOfReach();
    void nobodyIsWarnedOfNothing();
    void aHandGoesOn();
    void theButtonGoesOn();
    void whoHasLeftIsToldOf();
    void whoIsDoneSaysSo();
    void theNextLearnerFindsNothing();
    void whoeverLooksAfterItEndsIt();
};

void TestKiosk::thePolicyNarrows()
{
    const SitePolicy usual = kioskPolicy();
    QVERIFY(usual.isKiosk() && !usual.isFaulty() && !usual.isPresenterAllowed);
    QCOMPARE(*usual.kioskIdle_min, 5);
    QCOMPARE(usual.exports.value_or(QStringList(QStringLiteral("none said"))), QStringList());
    QCOMPARE(*kioskPolicy(R"(, "kiosk_idle_minutes": 2)").kioskIdle_min, 2);
    QVERIFY(policyJson(usual).contains("\"kiosk_idle_minutes\":5"));
    for (const char *fault : {R"(, "kiosk_idle_minutes": 0)", R"(, "kiosk_idle_minutes": 2.5)",
                              R"(, "exam": {"until": "2999-12-01T12:00:00Z"})", R"(, "kiosks": 1)"}) {
        const SitePolicy policy = kioskPolicy(fault);
        QVERIFY2(policy.isFaulty(), fault);
        QVERIFY2(policy.isKiosk(), fault); // it narrows, so a fault does not end it
    }
    QVERIFY(!policyFrom(R"({"version": 1, "kiosk": false})", QStringLiteral("policy.json"), {}).isKiosk());
}

void TestKiosk::theWindowStays()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(atKiosk());
    QVERIFY(lab.window().isFullScreen());
    lab.window().close();
    QTest::keyClick(&lab.window(), Qt::Key_Q, Qt::ControlModifier);
    settle();
    QVERIFY(lab.window().isVisible());
    const QAction *quit = lab.window().menu()->action("quit");
    QVERIFY(!quit->isVisible() && !quit->isEnabled());
    // Elsewhere it closes.
    Application &own = fixture.openAsLeft();
    QVERIFY(!own.window().isFullScreen() && own.window().menu()->action("quit")->isVisible());
    QVERIFY(own.window().close());
}

void TestKiosk::whatOthersHaveLeftIsOutOfReach()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(atKiosk());
    MainMenu *menu = lab.window().menu();
    for (const char *id : {"save_as", "continue_from", "hand_in", "open_trace", "copy_link", "settings",
                           "project", "teachers", "class", "handbook"})
        QVERIFY2(!menu->action(id)->isVisible(), id);
    QVERIFY(!lab.window().topRow()->settingsButton()->isVisible());
    // Who needs another language or larger letters has them.
    for (const Setting setting : {Setting::Language, Setting::Theme, Setting::TextSize}) {
        const auto *entries =
            lab.window().findChild<QMenu *>(QStringLiteral("menuSetting%1").arg(static_cast<int>(setting)));
        QVERIFY(entries->menuAction()->isVisible() && entries->menuAction()->isEnabled());
    }
    auto *files = new QFileDialog(&lab.window());
    files->setAttribute(Qt::WA_DeleteOnClose);
    const QPointer<QFileDialog> shown(files);
    files->open();
    QTRY_VERIFY(!shown || !shown->isVisible());
    // Nor by a road without that dialog: a field of another one, or a file that is dropped.
    emit lab.window().labView()->intents().handInRequested();
    QVERIFY(!lab.handingIn());
    QVERIFY(!takesFiles(lab.window()));
    Application &own = fixture.openAsLeft();
    QVERIFY(own.handingIn() && takesFiles(own.window()));
}

void TestKiosk::nobodyIsWarnedOfNothing()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(atKiosk(std::chrono::milliseconds(briefly_ms)));
    QTest::qWait(3 * briefly_ms);
    QVERIFY(!warningOf(lab));
}

void TestKiosk::aHandGoesOn()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(atKiosk(std::chrono::milliseconds(briefly_ms)));
    const QSignalSpy left(&lab, &Application::learnerLeft);
    touch(lab);
    QTRY_VERIFY(warningOf(lab));
    QVERIFY(warningOf(lab)->text().contains(QLatin1String("30")) ||
            warningOf(lab)->text().contains(QLatin1String("29")));
    QTest::keyClick(warningOf(lab), Qt::Key_Shift);
    QTRY_VERIFY(!warningOf(lab));
    // The time runs anew.
    QTRY_VERIFY(warningOf(lab));
    for (const QPointF at : {QPointF(3, 3), QPointF(3, 3)}) {
        QMouseEvent still(QEvent::MouseMove, at, at, Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&lab.window(), &still);
    }
    QVERIFY(warningOf(lab)); // a window that opens under a pointer is no hand
    QMouseEvent moved(QEvent::MouseMove, QPointF(9, 9), QPointF(9, 9), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(&lab.window(), &moved);
    QTRY_VERIFY(!warningOf(lab));
    QCOMPARE(left.size(), 0);
}

/// Through a screen reader, which sends no key.
void TestKiosk::theButtonGoesOn()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(atKiosk(std::chrono::milliseconds(briefly_ms)));
    touch(lab);
    QTRY_VERIFY(warningOf(lab));
    warningOf(lab)->buttons().constFirst()->click();
    QTRY_VERIFY(!warningOf(lab));
    QTRY_VERIFY(warningOf(lab));
}

void TestKiosk::whoHasLeftIsToldOf()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(atKiosk(std::chrono::milliseconds(briefly_ms)));
    const QSignalSpy left(&lab, &Application::learnerLeft);
    touch(lab);
    QTRY_VERIFY(warningOf(lab));
    emit warningOf(lab)->ended();
    QCOMPARE(left.size(), 1);
    QTRY_VERIFY(!warningOf(lab));
    QTest::qWait(3 * briefly_ms);
    QVERIFY(!warningOf(lab));
    QCOMPARE(left.size(), 1);
    // It counts down by itself.
    KioskWarning warning(1, &lab.window());
    warning.setAttribute(Qt::WA_DeleteOnClose, false);
    const QSignalSpy ended(&warning, &KioskWarning::ended);
    QTRY_COMPARE(ended.size(), 1);
}

void TestKiosk::whoIsDoneSaysSo()
{
    LabFixture fixture;
    QVERIFY(!fixture.openAsLeft().window().menu()->action("finish")->isVisible());
    Application &lab = fixture.openAsLeft(atKiosk());
    const QSignalSpy left(&lab, &Application::learnerLeft);
    QAction *finish = lab.window().menu()->action("finish");
    QVERIFY(finish->isVisible() && finish->isEnabled());
    const auto *course = lab.window().findChild<QMenu *>(QStringLiteral("labsMenu"));
    QVERIFY(course && course->actions().contains(finish));
    const auto question = [&lab] {
        return QPointer(lab.window().findChild<QMessageBox *>(QStringLiteral("question")));
    };
    // A slip in the menu ends nothing: what has the focus is to cancel.
    finish->trigger();
    QVERIFY(question());
    QTest::keyClick(question(), Qt::Key_Return);
    QTRY_VERIFY(!question());
    QCOMPARE(left.size(), 0);
    finish->trigger();
    QVERIFY(question());
    for (QAbstractButton *button : question()->buttons()) {
        if (question()->buttonRole(button) == QMessageBox::AcceptRole) {
            QCOMPARE(button->text(), finish->text());
            button->click();
            break;
        }
    }
    QCOMPARE(left.size(), 1);
    QTRY_VERIFY(!question());
    finish->trigger(); // once more, before the next window is there
    emit lab.window().learnerDone();
    QCOMPARE(left.size(), 1);
}

void TestKiosk::theNextLearnerFindsNothing()
{
    LabFixture fixture;
    QString kept;
    QString id;
    {
        Application &lab = fixture.open(atKiosk());
        fixture.walkTo(Step::Explore);
        emit lab.window().settingChosen(Setting::Language, QStringLiteral("de"));
        QVERIFY(lab.flush());
        QVERIFY(!lab.ledger().log().entries().empty());
        kept = lab.store()->filePath();
        id = lab.ledger().id();
        QVERIFY2(kept.startsWith(fixture.folder() + QLatin1String("/session-")), qPrintable(kept));
    }
    Application &next = fixture.openAsLeft(atKiosk());
    QCOMPARE(next.window().shownPage(), WindowPage::Home);
    QVERIFY(next.ledger().log().entries().empty());
    QVERIFY(next.ledger().id() != id && next.store()->filePath() != kept);
    QVERIFY(next.appearance().language != QLatin1String("de"));
    QVERIFY(QFile::exists(kept)); // for whoever collects it
    // Which the rules of the folder allow there, and elsewhere not.
    SitePolicy site = kioskPolicy();
    site.dataDir = SiteChoice<QString>{fixture.folder(), true};
    const QString session = QFileInfo(kept).path();
    QCOMPARE(Application::folderRefusal(site, session, session), QString());
    const QTemporaryDir elsewhere;
    QVERIFY(!Application::folderRefusal(site, elsewhere.path(), elsewhere.path()).isEmpty());
}

void TestKiosk::whoeverLooksAfterItEndsIt()
{
    LabFixture fixture;
    Application &lab = fixture.open(atKiosk());
    fixture.walkTo(Step::Predict);
    const QString file = lab.store()->filePath();
    lab.endNow();
    QVERIFY(!lab.window().isVisible());
    QVERIFY(QFile::exists(file));
}

RP_TEST(TestKiosk)
} // namespace test_kiosk
#include "test_kiosk.moc"
