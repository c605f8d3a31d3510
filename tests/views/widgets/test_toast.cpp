// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a short message lies: over a picture, and over no line that is read.
#include "tests/support/test_main.h"
#include "views/widgets/toast.h"

#include <QLabel>
#include <QListWidget>
#include <QTest>
#include <QVBoxLayout>

namespace test_toast {

using namespace rp;

namespace {

/// A page with a picture and lines of code, and a foot full of text.
class Page
{
public:
    explicit Page(int pictureHeight)
        : over(new QWidget(&window))
        , picture(new QWidget(over))
        , code(new QListWidget(over))
        , toast(new Toast(over))
    {
        auto *column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(over, 1);
        column->addWidget(new QLabel(QStringLiteral("foot"), &window));
        auto *onPage = new QVBoxLayout(over);
        onPage->setContentsMargins(0, 0, 0, 0);
        onPage->setSpacing(0);
        picture->setFixedHeight(pictureHeight);
        onPage->addWidget(picture);
        onPage->addWidget(code, 1);
        code->addItems({QStringLiteral("gate = router(x)"), QStringLiteral("x = norm(x)")});
        window.resize(500, 400);
        window.show();
    }
    bool isOverCode() const
    {
        return toast->geometry().intersects(QRect(code->mapTo(&window, QPoint()), code->size()));
    }

    QWidget window;
    QWidget *over;
    QWidget *picture;
    QListWidget *code;
    Toast *toast;
};

} // namespace

class TestToast : public QObject
{
    Q_OBJECT
private slots:
    void noLineOfCodeIsCovered();
    void whatMustCoverSomethingLeavesSoon();
};

void TestToast::noLineOfCodeIsCovered()
{
    Page page(150);
    QVERIFY(QTest::qWaitForWindowExposed(&page.window));
    page.toast->showText(QStringLiteral("Found: a whole sentence"), QStringLiteral("Found: 1 of 3"));
    QVERIFY(page.toast->isVisible());
    QVERIFY(!page.isOverCode());
    QVERIFY(!page.toast->coversSomething());
    QVERIFY(QRect(page.picture->mapTo(&page.window, QPoint()), page.picture->size())
                .contains(page.toast->geometry()));
}

void TestToast::whatMustCoverSomethingLeavesSoon()
{
    Page page(0);
    QVERIFY(QTest::qWaitForWindowExposed(&page.window));
    page.toast->showText(QStringLiteral("Found: a whole sentence"), QStringLiteral("Found: 1 of 3"));
    QVERIFY(page.toast->isVisible());
    QVERIFY(page.toast->coversSomething());
    QTRY_VERIFY_WITH_TIMEOUT(!page.toast->isVisible(), 4000);
}

RP_TEST(TestToast)

} // namespace test_toast
#include "test_toast.moc"
