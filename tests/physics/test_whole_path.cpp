// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The reference has no request as a whole: what it is made of is added up here by hand.
#include "models/physics/whole_path.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>

namespace test_whole_path {

using namespace rp::physics;

class TestWholePath : public QObject
{
    Q_OBJECT
private slots:
    void partsAddUp()
    {
        const WholePath path{1.0, 20.0, 300.0, 4000.0, 50000.0};
        QCOMPARE(path.total_us(), 54321.0);
        QCOMPARE(largestPart(path), std::size_t(4));
        QCOMPARE(largestPart({}), std::size_t(0)); // on a tie the first
        QCOMPARE(largestPart({1.0, 7.0, 2.0, 3.0, 7.0}), std::size_t(1));
    }

    void copiesRunBesideKernels()
    {
        const WholePath hidden = overlapped({5.0, 60.0, 10.0, 90.0, 40.0});
        QCOMPARE(hidden, (WholePath{5.0, 0.0, 10.0, 90.0, 0.0}));
        const WholePath left = overlapped({5.0, 150.0, 10.0, 40.0, 50.0}); // 200 of copies, 50 of work
        QCOMPARE(left, (WholePath{5.0, 112.5, 10.0, 40.0, 37.5}));
        QCOMPARE(left.total_us(), 5.0 + 200.0); // never less than the longer of both
        const WholePath none{5.0, 0.0, 10.0, 40.0, 0.0};
        QCOMPARE(overlapped(none), none);
    }

    void amdahlIsTheSumOfBothParts()
    {
        for (const double share : {0.0, 0.1, 0.5, 0.93, 1.0}) {
            for (const double factor : {0.5, 1.0, 2.0, 8.0}) {
                const double time = 1000.0 * (1.0 - share) + 1000.0 * share / factor;
                QVERIFY(std::abs(amdahl(share, factor) - 1000.0 / time) < 1e-12);
                QVERIFY(amdahl(share, factor) <= amdahl(share));
            }
        }
        QVERIFY(std::isinf(amdahl(1.0)));
    }
};

RP_APPLESS_TEST(TestWholePath)

} // namespace test_whole_path
#include "test_whole_path.moc"
