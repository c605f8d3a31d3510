// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window of a class: opened after a question, read beside it, without names until they are asked for, and
// without a trace in the ledger.
#include "app/root/teacher_room.h"
#include "models/check/lab_loader.h"
#include "models/class_view/class_charts.h"
#include "models/store/ledger_store.h"
#include "tests/app/lab_fixture.h"
#include "tests/models/class_view/class_fixture.h"
#include "tests/support/test_main.h"
#include "views/charts/bars/bar_chart.h"
#include "views/class_view/class_pages.h"
#include "views/class_view/class_window.h"
#include "views/shell/main_window.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/action_button.h"
#include "views/widgets/option_button.h"
#include "views/widgets/reading_bar.h"
#include "views/widgets/tab_row.h"
#include "views/widgets/text_block.h"
#include "views/widgets/toggle_row.h"

#include <QAction>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace test_class_window {

using namespace rp;

namespace {

constexpr unsigned learners = 30;

QByteArray ledgerBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

class ClassWindowTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_fixture.reset(); }
    void asksOnceAndWritesNothing();
    void showsAnswersByOption();
    void showsWhoStandsWhere();
    void hidesNamesUntilTheyAreAskedFor();
    void showsHowSureTheClassWas();
    void putsMemosSideBySide();
    void readsBesideTheWindow();
    void saysWhatCannotBeRead();
    void followsTheLanguage();
    void isGoneThroughByKeys();

private:
    ClassWindow *openWindow()
    {
        m_fixture->lab().classRoom().open(QSize(1366, 768));
        return m_fixture->lab().classRoom().window();
    }
    /// With the class of the test read.
    ClassWindow *openRead()
    {
        ClassWindow *window = openWindow();
        readIn(*window, m_class.path());
        return window;
    }
    static void readIn(ClassWindow &window, const QString &folder)
    {
        window.read(QStringList{folder});
        QTRY_VERIFY_WITH_TIMEOUT(!window.isReading(), 60'000);
        settle();
    }
    static QString textOf(const QWidget &of)
    {
        QStringList texts;
        for (const TextBlock *block : of.findChildren<TextBlock *>())
            texts << block->text();
        for (const QComboBox *box : of.findChildren<QComboBox *>()) {
            for (int i = 0; i < box->count(); ++i)
                texts << box->itemText(i);
        }
        return texts.join(QLatin1Char('\n'));
    }

    QTemporaryDir m_class;
    std::unique_ptr<LabFixture> m_fixture;
};

void ClassWindowTest::initTestCase()
{
    const LabLibrary library = loadLabs();
    for (unsigned number = 0; number < learners; ++number)
        QVERIFY(write(m_class.filePath(QStringLiteral("%1.json").arg(number)),
                      writeHandin(test::syntheticHandin(library, number))));
}

void ClassWindowTest::init()
{
    m_fixture = std::make_unique<LabFixture>();
    m_fixture->openAsLeft();
}

void ClassWindowTest::asksOnceAndWritesNothing()
{
    Application &lab = m_fixture->lab();
    QVERIFY(lab.store()->flush());
    const QString ledger = m_fixture->folder() + QStringLiteral("/ledger.json");
    const QByteArray before = ledgerBytes(ledger);
    auto *entry = lab.window().findChild<QAction *>(QStringLiteral("class"));
    QVERIFY(entry && entry->shortcuts().isEmpty());
    entry->trigger();
    QVERIFY(answerQuestion(m_fixture->lab(), false));
    QVERIFY(!lab.classRoom().window());
    entry->trigger();
    QVERIFY(answerQuestion(m_fixture->lab(), true));
    ClassWindow *window = lab.classRoom().window();
    QVERIFY(window);
    QString asked;
    lab.classRoom().setFolderAsker([&](QWidget *, const auto &then) {
        asked = m_class.path();
        then(asked);
    });
    window->openButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(window->hasFigures(), 60'000);
    window->close();
    settle();
    QVERIFY(!lab.classRoom().window());
    entry->trigger(); // who has agreed is not asked again
    QVERIFY(lab.classRoom().window());
    lab.teacherRoom().open(QStringLiteral("lab07"), QStringLiteral("act1"));
    QVERIFY(lab.teacherRoom().window());
    QVERIFY(lab.store()->flush());
    QCOMPARE(ledgerBytes(ledger), before);
}

void ClassWindowTest::showsAnswersByOption()
{
    ClassWindow *window = openRead();
    QCOMPARE(window->choice()->count(), 6); // four acts and two
    QVERIFY(textOf(*window).contains(QStringLiteral("30 hand-ins were counted.")));
    AnswersPage *page = window->answers();
    QVERIFY(page->choice()->count() >= 2);
    BarChart *chart = page->chart();
    QCOMPARE(chart->table()->rows().size(), std::size_t(4));
    QCOMPARE(chart->emphasizedRow(), QStringLiteral("third"));
    QVERIFY(chart->takeaway().startsWith(QStringLiteral("Right at the first try: ")));
    QVERIFY(textOf(*page).contains(QStringLiteral("What wrong answers come from")));
    const QString first = chart->takeaway();
    page->choice()->setCurrentIndex(1);
    settle();
    QVERIFY(chart->takeaway() != first);
    chart->setDataTableVisible(true);
    QVERIFY(chart->dataTable());
}

void ClassWindowTest::showsWhoStandsWhere()
{
    ClassWindow *window = openRead();
    window->tabs()->setCurrentKey(QStringLiteral("2"));
    emit window->tabs()->chosen(QStringLiteral("2"));
    settle();
    QCOMPARE(window->steps()->times()->table(), window->steps()->standing()->table());
    QCOMPARE(window->steps()->times()->table()->rows().size(), std::size_t(5));
    QVERIFY(window->steps()->people());
}

void ClassWindowTest::hidesNamesUntilTheyAreAskedFor()
{
    ClassWindow *window = openRead();
    for (const char *tab : {"1", "2", "3", "4"}) {
        const QString key = QLatin1String(tab);
        window->tabs()->setCurrentKey(key);
        emit window->tabs()->chosen(key);
        settle();
        QVERIFY2(!textOf(*window).contains(QStringLiteral("Ada")), tab);
        QVERIFY2(!textOf(*window).contains(QStringLiteral("N0000")), tab);
    }
    QVERIFY(!window->names()->toggle()->accessibleDescription().isEmpty());
    window->names()->toggle()->setChecked(true); // as an assistive tool does
    settle();
    QVERIFY(textOf(*window->memos()).contains(QStringLiteral("Ada")));
    window->names()->toggle()->setChecked(false);
    settle();
    QVERIFY(!textOf(*window->memos()).contains(QStringLiteral("Ada")));
}

void ClassWindowTest::showsHowSureTheClassWas()
{
    ClassWindow *window = openRead();
    window->tabs()->setCurrentKey(QStringLiteral("3"));
    emit window->tabs()->chosen(QStringLiteral("3"));
    settle();
    QVERIFY(!window->sure()->sure()->isHidden());
    QVERIFY(window->sure()->sure()->takeaway().contains(QStringLiteral("20 learners")));
    QCOMPARE(window->sure()->sure()->table()->rows().size(), std::size_t(5));
    QVERIFY(window->sure()->guesses()->table()->rows().size() > 5);
}

void ClassWindowTest::putsMemosSideBySide()
{
    ClassWindow *window = openRead();
    window->tabs()->setCurrentKey(QStringLiteral("4"));
    emit window->tabs()->chosen(QStringLiteral("4"));
    settle();
    MemosPage *page = window->memos();
    QVERIFY(page->choice(0)->count() >= 2);
    QCOMPARE(page->choice(0)->count(), page->choice(1)->count());
    QVERIFY(page->choice(0)->currentIndex() != page->choice(1)->currentIndex());
    QVERIFY(page->text(0, 0)->text().contains(QStringLiteral("twelve words")));
    const QString other = page->text(1, 0)->text();
    page->choice(1)->setCurrentIndex(0);
    QVERIFY(page->text(1, 0)->text() != other);
    QCOMPARE(page->text(1, 0)->text(), page->text(0, 0)->text());
    QVERIFY(!page->tracks()->isHidden());
}

void ClassWindowTest::readsBesideTheWindow()
{
    ClassWindow *window = openWindow();
    QStringList often;
    for (int i = 0; i < 200; ++i)
        often << m_class.path();
    window->openButton()->setFocus();
    window->read(often);
    QVERIFY(window->isReading());
    QVERIFY(!window->openButton()->isEnabled());
    QVERIFY(!window->reading()->cancelButton()->isHidden());
    window->reading()->cancelButton()->click();
    QVERIFY(!window->isReading() && !window->hasFigures());
    QVERIFY(window->openButton()->isEnabled());
    // What was given up has nothing to say any more.
    readIn(*window, m_class.path());
    QVERIFY(textOf(*window).contains(QStringLiteral("30 hand-ins were counted.")));
}

void ClassWindowTest::saysWhatCannotBeRead()
{
    ClassWindow *window = openWindow();
    const QTemporaryDir folder;
    readIn(*window, folder.path());
    QVERIFY(!window->hasFigures());
    QVERIFY(window->reading()->problem().contains(folder.path()));
    QVERIFY(write(folder.filePath(QStringLiteral("broken.json")), "{"));
    QVERIFY(
        QFile::copy(m_class.filePath(QStringLiteral("0.json")), folder.filePath(QStringLiteral("0.json"))));
    readIn(*window, folder.path());
    QVERIFY(window->hasFigures());
    QVERIFY(window->reading()->problem().contains(QStringLiteral("broken.json")));
}

void ClassWindowTest::followsTheLanguage()
{
    ClassWindow *window = openRead();
    window->choice()->setCurrentIndex(2);
    const QString english = window->windowTitle();
    const QString takeaway = window->answers()->chart()->takeaway();
    m_fixture->lab().ledger().setSetting(QStringLiteral("language"), QStringLiteral("ar"));
    settle();
    QVERIFY(window->windowTitle() != english);
    QCOMPARE(window->choice()->currentIndex(), 2);
    QVERIFY(window->answers()->chart()->takeaway() != takeaway);
    QCOMPARE(window->answers()->layoutDirection(), Qt::RightToLeft);
}

void ClassWindowTest::isGoneThroughByKeys()
{
    ClassWindow *window = openRead();
    window->choice()->setFocus();
    QVERIFY(window->choice()->hasFocus());
    QSet<QWidget *> stops;
    for (int i = 0; i < 30; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        stops.insert(QApplication::focusWidget());
    }
    QVERIFY(stops.contains(window->names()->toggle()));
    QVERIFY(stops.contains(window->openButton()));
    QVERIFY(stops.contains(window->answers()->choice()));
    QVERIFY(stops.contains(window->answers()->chart()->plotWidget()));
    QTest::keyClick(window, Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(window->tabs()->currentKey(), QStringLiteral("2"));
    QVERIFY(window->steps()->isVisible());
    QSignalSpy asked(window, &ClassWindow::folderRequested);
    m_fixture->lab().classRoom().setFolderAsker([](QWidget *, const auto &) {});
    QTest::keyClick(window, Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(asked.count(), 1);
}

RP_TEST(ClassWindowTest)

} // namespace test_class_window
#include "test_class_window.moc"
