// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window of a class: opened after a question, read beside it, without names until they are asked for, and
// without a trace in the ledger.
#include "app/root/teacher_room.h"
#include "models/check/lab_loader.h"
#include "models/store/ledger_store.h"
#include "tests/app/lab_fixture.h"
#include "tests/models/class_view/class_fixture.h"
#include "tests/support/test_main.h"
#include "views/charts/bars/bar_chart.h"
#include "views/class_view/class_sheet.h"
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
#include <algorithm>

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
    void keepsTheFocus();
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
    static void showTab(ClassWindow &window, const char *key)
    {
        window.tabs()->setCurrentKey(QLatin1String(key));
        emit window.tabs()->chosen(QLatin1String(key));
        settle();
    }
    /// In the order of the page.
    static QList<BarChart *> chartsOf(const ClassWindow &window)
    {
        return window.sheet()->findChildren<BarChart *>();
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
    QCOMPARE(window->choice()->count(), 7); // four acts and three
    QVERIFY(textOf(*window).contains(QStringLiteral("30 hand-ins were counted.")));
    QVERIFY(window->sheet()->choice()->count() >= 2);
    const auto chart = [window] { return chartsOf(*window).value(0); };
    QVERIFY(chart());
    QCOMPARE(chart()->table()->rows().size(), std::size_t(4));
    QCOMPARE(chart()->emphasizedRow(), QStringLiteral("third"));
    const QString first = chart()->takeaway();
    QVERIFY(first.startsWith(QStringLiteral("Right at the first try: ")));
    // Each option is read as well: its name, and what is known of it as a stop of its own.
    const auto rows = window->sheet()->findChildren<TextBlock *>();
    const auto right = std::find_if(rows.begin(), rows.end(), [](const TextBlock *row) {
        return row->text().contains(QStringLiteral("Right or wrong: ✓"));
    });
    QVERIFY2(right != rows.end(), qPrintable(textOf(*window->sheet())));
    QCOMPARE((*right)->focusPolicy(), Qt::TabFocus);
    QVERIFY(!(*right)->accessibleDescription().isEmpty());
    QVERIFY(textOf(*window->sheet()).contains(QStringLiteral("Why: ")));
    window->sheet()->choice()->setCurrentIndex(1);
    settle();
    QVERIFY(chart()->takeaway() != first);
    chart()->setDataTableVisible(true);
    QVERIFY(chart()->dataTable());
}

void ClassWindowTest::showsWhoStandsWhere()
{
    ClassWindow *window = openRead();
    showTab(*window, "2");
    const QList<BarChart *> charts = chartsOf(*window);
    QCOMPARE(charts.size(), 2);
    QCOMPARE(charts.at(0)->table(), charts.at(1)->table());
    QCOMPARE(charts.at(0)->table()->rows().size(), std::size_t(5));
    QVERIFY(textOf(*window->sheet()).contains(QStringLiteral("Half of them within: ")));
}

void ClassWindowTest::hidesNamesUntilTheyAreAskedFor()
{
    ClassWindow *window = openRead();
    for (const char *tab : {"1", "2", "3", "4"}) {
        showTab(*window, tab);
        QVERIFY2(!textOf(*window).contains(QStringLiteral("Ada")), tab);
        QVERIFY2(!textOf(*window).contains(QStringLiteral("N0000")), tab);
    }
    QVERIFY(!window->names()->toggle()->accessibleDescription().isEmpty());
    window->names()->toggle()->setChecked(true); // as an assistive tool does
    settle();
    QVERIFY(textOf(*window->memo(0)).contains(QStringLiteral("Ada")));
    window->names()->toggle()->setChecked(false);
    settle();
    QVERIFY(!textOf(*window->memo(0)).contains(QStringLiteral("Ada")));
}

void ClassWindowTest::showsHowSureTheClassWas()
{
    ClassWindow *window = openRead();
    showTab(*window, "3");
    const QList<BarChart *> charts = chartsOf(*window);
    QCOMPARE(charts.size(), 2);
    QVERIFY(charts.at(0)->takeaway().contains(QStringLiteral("20 learners")));
    QCOMPARE(charts.at(0)->table()->rows().size(), std::size_t(5));
    QVERIFY(charts.at(1)->table()->rows().size() > 5);
}

void ClassWindowTest::putsMemosSideBySide()
{
    ClassWindow *window = openRead();
    showTab(*window, "4");
    ClassSheet *one = window->memo(0);
    ClassSheet *other = window->memo(1);
    QVERIFY(one->choice()->count() >= 2);
    QCOMPARE(one->choice()->count(), other->choice()->count());
    QVERIFY(one->choice()->currentIndex() != other->choice()->currentIndex());
    QVERIFY(one->choice()->accessibleName() != other->choice()->accessibleName());
    QVERIFY(textOf(*one).contains(QStringLiteral("twelve words")));
    const auto written = [](const ClassSheet &memo) {
        QStringList texts;
        for (const TextBlock *block : memo.findChildren<TextBlock *>()) {
            if (block->focusPolicy() == Qt::TabFocus) // a part of it, each a stop of its own
                texts << block->text();
        }
        return texts;
    };
    const QStringList before = written(*other);
    QVERIFY(!before.isEmpty());
    other->choice()->setCurrentIndex(0);
    QVERIFY(written(*other) != before);
    QCOMPARE(written(*other), written(*one));
    QCOMPARE(chartsOf(*window).size(), 1);
}

void ClassWindowTest::keepsTheFocus()
{
    ClassWindow *window = openRead();
    chartsOf(*window).at(0)->plotWidget()->setFocus();
    m_fixture->lab().ledger().setSetting(QStringLiteral("language"), QStringLiteral("de"));
    settle();
    QVERIFY(window->focusWidget() && window->tabs()->isAncestorOf(window->focusWidget()));
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
    settle(); // the charts of that act are new
    const QString english = window->windowTitle();
    const QString takeaway = chartsOf(*window).at(0)->takeaway();
    m_fixture->lab().ledger().setSetting(QStringLiteral("language"), QStringLiteral("ar"));
    settle();
    QVERIFY(window->windowTitle() != english);
    QCOMPARE(window->choice()->currentIndex(), 2);
    QVERIFY(chartsOf(*window).at(0)->takeaway() != takeaway);
    QCOMPARE(window->sheet()->layoutDirection(), Qt::RightToLeft);
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
    QVERIFY(stops.contains(window->sheet()->choice()));
    QVERIFY(stops.contains(chartsOf(*window).at(0)->plotWidget()));
    QTest::keyClick(window, Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(window->tabs()->currentKey(), QStringLiteral("2"));
    QCOMPARE(chartsOf(*window).size(), 2);
    QSignalSpy asked(window, &ClassWindow::folderRequested);
    m_fixture->lab().classRoom().setFolderAsker([](QWidget *, const auto &) {});
    QTest::keyClick(window, Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(asked.count(), 1);
}

RP_TEST(ClassWindowTest)

} // namespace test_class_window
#include "test_class_window.moc"
