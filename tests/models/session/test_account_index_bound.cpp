// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_account_index_bound {

using namespace rp;
using namespace rp::test;

/// What the account keeps of its sessions does not grow without end.
class AccountIndexBoundTest : public QObject
{
    Q_OBJECT
private slots:
    void itKeepsTheLatest();
};

void AccountIndexBoundTest::itKeepsTheLatest()
{
    const StoreFolder at;
    constexpr qint64 most_bytes = 20'000;
    QStringList ids;
    for (int i = 0; i < 20; ++i) {
        const QString id = newLedgerDocument().id;
        CommitLog own(id);
        for (int j = 0; j < 5; ++j)
            own.append(prediction(QStringLiteral("p%1").arg(j), QStringLiteral("a")));
        AccountIndex(at.state(), most_bytes).note(id, own, at.path());
        ids << id;
        QTest::qWait(3); // so that the times of the files differ
    }
    const AccountIndex index(at.state(), most_bytes);
    QVERIFY(!index.logsOf(ids.last()).empty());
    QVERIFY(index.logsOf(ids.first()).empty());
    qint64 all_bytes = 0;
    for (const QFileInfo &file : QDir(at.state() + QStringLiteral("/seen")).entryInfoList(QDir::Files))
        all_bytes += file.size();
    QVERIFY(all_bytes < 2 * most_bytes);
}

RP_GUILESS_TEST(AccountIndexBoundTest)

} // namespace test_account_index_bound
#include "test_account_index_bound.moc"
