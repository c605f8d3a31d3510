// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of an act, for who hears them: what they show is said when they come, and they are near to the
// controls that change them.
#include "tests/support/test_main.h"
#include "tests/views/shell/open_lab.h"
#include "views/instruments/page/instrument_page.h"
#include "views/instruments/page/instrument_view.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/tab_row.h"

#include <QAccessible>
#include <QApplication>

namespace test_pictures_by_ear {

using namespace rp;

namespace {

constexpr int mostStops = 3; ///< of Tab, from the last control to the picture

bool isAtControls(const InstrumentView &view, const QWidget *widget)
{
    return view.controlColumn()->isAncestorOf(widget) ||
           (view.pinned() && view.pinned()->isAncestorOf(widget));
}

} // namespace

class TestPicturesByEar : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_lab.reset(); }
    void anotherPictureSaysWhatItShows();
    void aKeyGoesToThePictureAndBack();
    void tabIsNotFarEither();
    void aRowOfBarsSaysItsNames();

private:
    const InstrumentView &view() const { return *m_page->instrumentView(); }

    std::unique_ptr<OpenLab> m_lab;
    ExplorePage *m_page = nullptr;
};

void TestPicturesByEar::init()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    m_lab = std::make_unique<OpenLab>(QStringLiteral("lab07"), QSize(1366, 800), 1.0);
    m_page = m_lab->explore(QStringLiteral("act1"));
    QVERIFY(m_page && m_page->instrumentView());
    QApplication::setActiveWindow(&m_lab->window);
    QVERIFY(QTest::qWaitForWindowExposed(&m_lab->window));
}

void TestPicturesByEar::anotherPictureSaysWhatItShows()
{
    QStringList sentences;
    for (std::size_t i = 0; i < m_page->tabs()->tabs().size(); ++i) {
        QVERIFY(m_page->stepPanel(1));
        const QString sentence = view().page()->sentence();
        QVERIFY2(!sentence.isEmpty(), qPrintable(view().pageKey()));
        QTRY_VERIFY2(m_lab->announcer->text().contains(sentence), qPrintable(m_lab->announcer->text()));
        sentences.append(sentence);
    }
    sentences.removeDuplicates();
    QVERIFY(sentences.size() > 1);
}

void TestPicturesByEar::aKeyGoesToThePictureAndBack()
{
    m_page->tabs()->tabs().front()->setFocus();
    m_lab->view->goBetween();
    QWidget *first = QApplication::focusWidget();
    QVERIFY(isAtControls(view(), first));
    QTest::keyClick(first, Qt::Key_Tab);
    QWidget *second = QApplication::focusWidget();
    QVERIFY(second != first && isAtControls(view(), second));
    m_lab->view->goBetween();
    QWidget *picture = QApplication::focusWidget();
    QCOMPARE(picture, view().page()->pictureStop());
    QCOMPARE(QAccessible::queryAccessibleInterface(picture)->role(), QAccessible::Table);
    m_lab->view->goBetween();
    QCOMPARE(QApplication::focusWidget(), second);
    // Of another picture as well.
    QVERIFY(m_page->stepPanel(1));
    m_lab->view->goBetween();
    QCOMPARE(QApplication::focusWidget(), second);
    m_lab->view->goBetween();
    QCOMPARE(QApplication::focusWidget(), view().page()->pictureStop());
    QVERIFY(QApplication::focusWidget() != picture);
}

void TestPicturesByEar::tabIsNotFarEither()
{
    for (std::size_t i = 0; i < m_page->tabs()->tabs().size(); ++i) {
        QVERIFY(m_page->stepPanel(1));
        const QWidgetList order = step_fixture::tabOrder(m_lab->window); // begins after the tab
        const auto picture = order.indexOf(view().page()->pictureStop());
        QVERIFY2(picture > 0, qPrintable(view().pageKey()));
        qsizetype control = picture - 1;
        while (control >= 0 && !isAtControls(view(), order[control]))
            --control;
        QVERIFY2(control >= 0 && picture - control <= mostStops, qPrintable(view().pageKey()));
    }
}

void TestPicturesByEar::aRowOfBarsSaysItsNames()
{
    m_lab->view->goBetween();
    m_lab->view->goBetween();
    QWidget *picture = QApplication::focusWidget();
    QCOMPARE(picture, view().page()->pictureStop());
    QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(picture);
    QTest::keyClick(picture, Qt::Key_Return);
    QTest::keyClick(picture, Qt::Key_Down);
    QAccessibleInterface *focused = plot->focusChild();
    QVERIFY(focused && focused->tableCellInterface());
    const int row = focused->tableCellInterface()->rowIndex();
    QStringList heard;
    for (int column = 0; column < plot->tableInterface()->columnCount(); ++column)
        heard.append(plot->tableInterface()->cellAt(row, column)->text(QAccessible::Name));
    const QString whole = heard.join(QStringLiteral(". "));
    QVERIFY2(heard.size() >= 5, qPrintable(whole));
    const QString waits = QStringLiteral("not shown yet"); // a mode that nobody has chosen has no numbers
    if (heard[1] == waits)
        QTest::keyClick(picture, Qt::Key_Up);
    focused = plot->focusChild();
    const QString value = focused->text(QAccessible::Name);
    QVERIFY2(value.startsWith(QStringLiteral("Kernel compute: ")) &&
                 value.contains(QStringLiteral(" millisecond")),
             qPrintable(value));
}

RP_TEST(TestPicturesByEar)

} // namespace test_pictures_by_ear
#include "test_pictures_by_ear.moc"
