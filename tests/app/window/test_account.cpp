// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A session says on which accounts it was worked on, and holds nobody up.
#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "models/store/session_note.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_account {

using namespace rp;

class TestAccount : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0")); }
    void whoAnswersIsNotedAndWhoLooksIsNot();
};

void TestAccount::whoAnswersIsNotedAndWhoLooksIsNot()
{
    const QString ada = QStringLiteral("ada");
    const QString eve = QStringLiteral("eve");
    StartOptions options;
    LabFixture fixture;
    QVERIFY(fixture.open(options).ledger().log().entries().empty());
    options.account = ada;
    QVERIFY(fixture.open(options).ledger().log().entries().empty());
    fixture.walkTo(Step::Predict);
    QVERIFY(noteIn(fixture.lab().ledger().log(), session_note::account, ada));
    options.account = eve;
    fixture.open(options);
    QVERIFY(!noteIn(fixture.lab().ledger().log(), session_note::account, eve));
    QVERIFY(!fixture.lab().store()->isReadOnly());
    fixture.walkTo(Step::Explore);
    QVERIFY(noteIn(fixture.lab().ledger().log(), session_note::account, eve));
    QVERIFY(noteIn(fixture.lab().ledger().log(), session_note::account, ada) <
            noteIn(fixture.lab().ledger().log(), session_note::account, eve));
}

RP_TEST(TestAccount)

} // namespace test_account
#include "test_account.moc"
