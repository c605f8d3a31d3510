// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/instruments/plan/column_pages.h"

#include <QTest>

namespace test_column_pages {

using namespace rp;

using Pages = std::vector<ColumnPage>;

class ColumnPagesTest : public QObject
{
    Q_OBJECT
private slots:
    void nothingNeedsNoPage() { QCOMPARE(pagesOf({}, 100), Pages()); }

    /// Two controls of one card: its own height, both of theirs, and what is between them.
    void whatJustFitsIsOnePage()
    {
        const ColumnContent content{{{0, false, 40}, {0, false, 30}}, {20}, 8, 4};
        QCOMPARE(pagesOf(content, 94), (Pages{{0, 1}}));
        QCOMPARE(pagesOf(content, 93), (Pages{{0}, {1}}));
    }

    void cardsTakeRoomBetweenThem()
    {
        const ColumnContent content{{{0, false, 40}, {1, false, 30}}, {20, 10}, 8, 4};
        QCOMPARE(pagesOf(content, 108), (Pages{{0, 1}}));
        QCOMPARE(pagesOf(content, 107), (Pages{{0}, {1}}));
    }

    void whatIsAskedForComesFirst()
    {
        const ColumnContent content{{{0, false, 50}, {0, true, 50}, {0, false, 50}}, {0}, 0, 0};
        QCOMPARE(pagesOf(content, 100), (Pages{{1, 0}, {2}}));
    }

    /// A lower one may take what the one before it leaves.
    void roomThatIsLeftIsUsed()
    {
        const ColumnContent content{{{0, false, 50}, {0, false, 80}, {0, false, 30}}, {0}, 0, 0};
        QCOMPARE(pagesOf(content, 100), (Pages{{0, 2}, {1}}));
    }

    void whatIsTooHighStandsAlone()
    {
        const ColumnContent content{{{0, false, 300}, {0, false, 20}}, {0}, 0, 0};
        QCOMPARE(pagesOf(content, 100), (Pages{{0}, {1}}));
    }
};

RP_TEST(ColumnPagesTest)

} // namespace test_column_pages
#include "test_column_pages.moc"
