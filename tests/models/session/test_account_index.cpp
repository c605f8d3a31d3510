// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the account has seen of a session holds when its whole folder was put back, moved or removed.
#include "models/session/ledger_document.h"
#include "models/store/ledger_loading.h"
#include "models/store/session_note.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <sys/stat.h>

namespace test_account_index {

using namespace rp;
using namespace rp::test;
using Kind = LedgerNotice::Kind;

namespace {

const QString first = QStringLiteral("p1");
const QString second = QStringLiteral("p2");

size_t notesIn(const Ledger &ledger)
{
    const auto &entries = ledger.log().entries();
    return size_t(std::count_if(entries.begin(), entries.end(),
                                [](const CommitEntry &entry) { return entry.kind == commit_kind::note; }));
}

QFileInfoList filesBelow(const QString &folder)
{
    QFileInfoList all;
    for (const QFileInfo &entry :
         QDir(folder).entryInfoList(QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot)) {
        all << entry;
        if (entry.isDir())
            all << filesBelow(entry.filePath());
    }
    return all;
}

} // namespace

class AccountIndexTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_at = std::make_unique<StoreFolder>(); }
    void cleanup() { m_at.reset(); }

    void answersComeBackAfterThePutBackOfEverything();
    void answersFollowASessionThatWasMoved();
    void twoFoldersTakeNothingFromEachOther();
    void aSavedCopyIsNoWayBack();
    void aFolderThatIsGoneIsNoted();
    void aWipedMachineSaysNothing();
    void aSessionBroughtAlongIsNotedOnce();
    void aForgottenIndexIsNotUnknown();
    void anUnusableIndexIsNoWayBack();
    void rightsThatWereTakenAwayComeBack();
    void anExportSaysItToo();
    void foldersAboveItAreItsOwnersAlone();
    void anIndexAloneLeavesNoCopies();
    void nobodyElseReadsIt();
    void whatCantBeWrittenHoldsNothingUp();
    void copiesCount();

private:
    std::unique_ptr<Window> open(const QString &folder = {}) const
    {
        return std::make_unique<Window>(folder.isEmpty() ? m_at->path() : folder, m_at->state());
    }
    /// Answers in the folder, and puts back what stood there before, without copy and index.
    void answerAndPutBack(const QString &question, const QString &option) const
    {
        {
            const auto window = open();
        }
        const QByteArray before = readAll(m_at->file());
        {
            const auto window = open();
            QVERIFY(window->ledger.commit(prediction(question, option)));
        }
        QVERIFY(QDir(m_at->path()).removeRecursively() && QDir().mkpath(m_at->path()));
        QVERIFY(writeAll(m_at->file(), before));
    }

    std::unique_ptr<StoreFolder> m_at;
};

void AccountIndexTest::answersComeBackAfterThePutBackOfEverything()
{
    answerAndPutBack(first, QStringLiteral("a"));
    QVERIFY(!QTest::currentTestFailed());
    {
        const auto window = open();
        QVERIFY(window->store.hasNotice(Kind::Restored));
        QCOMPARE(optionIn(window->ledger, first), QStringLiteral("a"));
        QCOMPARE(notesIn(window->ledger), size_t(0));
    }
    const auto again = open();
    QVERIFY(again->store.notices().empty());
    QCOMPARE(optionIn(again->ledger, first), QStringLiteral("a"));
}

/// Another --data-dir is no way to answer again.
void AccountIndexTest::answersFollowASessionThatWasMoved()
{
    {
        const auto window = open();
        QVERIFY(window->ledger.commit(prediction(first, QStringLiteral("a"))));
    }
    const QString elsewhere = m_at->beside(QStringLiteral("elsewhere"));
    QVERIFY(QDir().mkpath(elsewhere));
    QVERIFY(QFile::copy(m_at->file(), elsewhere + QStringLiteral("/ledger.json")));
    {
        const auto window = open();
        QVERIFY(window->ledger.commit(prediction(second, QStringLiteral("a"))));
    }
    const auto moved = open(elsewhere);
    QCOMPARE(optionIn(moved->ledger, second), QStringLiteral("a"));
}

void AccountIndexTest::twoFoldersTakeNothingFromEachOther()
{
    {
        const auto window = open();
        QVERIFY(window->ledger.commit(prediction(first, QStringLiteral("a"))));
    }
    const QString elsewhere = m_at->beside(QStringLiteral("elsewhere"));
    QVERIFY(QDir().mkpath(elsewhere));
    QVERIFY(QFile::copy(m_at->file(), elsewhere + QStringLiteral("/ledger.json")));
    {
        // Both open at once, so that neither knows of the other.
        const auto one = open();
        const auto other = open(elsewhere);
        QVERIFY(one->ledger.commit(prediction(second, QStringLiteral("a"))));
        QTest::qWait(5); // times are told to the millisecond
        QVERIFY(other->ledger.commit(prediction(second, QStringLiteral("b"))));
    }
    // The answer that was given first stands in both, however often they are opened.
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(optionIn(open(elsewhere)->ledger, second), QStringLiteral("a"));
        QCOMPARE(optionIn(open()->ledger, second), QStringLiteral("a"));
    }
}

void AccountIndexTest::aSavedCopyIsNoWayBack()
{
    const QString early = m_at->beside(QStringLiteral("early.json"));
    {
        const auto window = open();
        QCOMPARE(window->store.saveAs(early), QString());
        QVERIFY(window->ledger.commit(prediction(first, QStringLiteral("a"))));
    }
    QVERIFY(QDir(m_at->path()).removeRecursively());
    const auto window = open();
    QVERIFY(!window->store.continueFrom(early).isEmpty());
    QVERIFY(optionIn(window->ledger, first).isEmpty());
}

void AccountIndexTest::aFolderThatIsGoneIsNoted()
{
    QString before;
    {
        const auto window = open();
        QVERIFY(window->ledger.commit(prediction(first, QStringLiteral("a"))));
        before = window->ledger.id();
    }
    QVERIFY(QDir(m_at->path()).removeRecursively());
    {
        const auto window = open();
        QVERIFY(window->store.hasNotice(Kind::EarlierGone));
        QVERIFY(!window->store.notices().front().isPersistent());
        QVERIFY(optionIn(window->ledger, first).isEmpty());
        QVERIFY(noteIn(window->ledger.log(), session_note::earlierSession, before));
    }
    const auto again = open();
    QVERIFY(again->store.notices().empty());
    QCOMPARE(notesIn(again->ledger), size_t(1));
}

void AccountIndexTest::aWipedMachineSaysNothing()
{
    {
        const auto window = open();
        QVERIFY(window->ledger.commit(prediction(first, QStringLiteral("a"))));
    }
    QVERIFY(QDir(m_at->path()).removeRecursively() && QDir(m_at->state()).removeRecursively());
    const auto window = open();
    QVERIFY(window->store.notices().empty());
    QCOMPARE(notesIn(window->ledger), size_t(0));
    // Nor does a session in which nothing was ever done.
    const QString other = m_at->beside(QStringLiteral("other"));
    {
        const auto empty = open(other);
    }
    QVERIFY(QDir(other).removeRecursively());
    QCOMPARE(notesIn(open(other)->ledger), size_t(0));
}

void AccountIndexTest::aSessionBroughtAlongIsNotedOnce()
{
    QVERIFY(m_at->commitOne()); // on another machine, as it were
    QVERIFY(QFile::remove(m_at->seen()) && QFile::remove(m_at->copy()));
    for (int i = 0; i < 3; ++i) {
        const auto window = open();
        QVERIFY(window->store.notices().empty());
        QCOMPARE(optionIn(window->ledger, first), QStringLiteral("a"));
        QCOMPARE(notesIn(window->ledger), size_t(1));
        QVERIFY(noteIn(window->ledger.log(), session_note::unknownBefore));
    }
    // The menu is another way to bring one along.
    StoreFolder far;
    QVERIFY(far.commitOne());
    const auto window = open(m_at->beside(QStringLiteral("third")));
    QCOMPARE(window->store.continueFrom(far.file()), QString());
    QVERIFY(noteIn(window->ledger.log(), session_note::unknownBefore));
}

/// Where the index beside the session is there, or the account's own, the session is known.
void AccountIndexTest::aForgottenIndexIsNotUnknown()
{
    QVERIFY(m_at->commitOne());
    {
        const auto window = open(); // the account learns of it
        QCOMPARE(notesIn(window->ledger), size_t(0));
    }
    QVERIFY(QFile::remove(m_at->seen()));
    QCOMPARE(notesIn(open()->ledger), size_t(0));
}

/// Something in its place takes no answer back without a word, and what that window writes is no history.
void AccountIndexTest::anUnusableIndexIsNoWayBack()
{
    answerAndPutBack(first, QStringLiteral("a"));
    QVERIFY(!QTest::currentTestFailed());
    QVERIFY(m_at->commitOne()); // an early state with an answer in it
    QVERIFY(QFile::remove(m_at->seen()) && QFile::remove(m_at->copy()));
    QVERIFY(QDir(m_at->state()).removeRecursively() && writeAll(m_at->state(), "x"));
    for (int i = 0; i < 3; ++i) {
        const auto window = open();
        QVERIFY(window->store.notices().empty());
        QCOMPARE(notesIn(window->ledger), size_t(1));
        QVERIFY(noteIn(window->ledger.log(), session_note::unknownBefore));
    }
    QVERIFY(QFile::remove(m_at->state()));
    QCOMPARE(notesIn(open()->ledger), size_t(1));
    // A session that is begun where there is no such folder is known by its own.
    const QString other = m_at->beside(QStringLiteral("other"));
    QVERIFY(QDir(m_at->state()).removeRecursively() && writeAll(m_at->state(), "x"));
    {
        const auto window = open(other);
        QVERIFY(window->ledger.commit(prediction(first, QStringLiteral("a"))));
    }
    QCOMPARE(notesIn(open(other)->ledger), size_t(0));
}

void AccountIndexTest::rightsThatWereTakenAwayComeBack()
{
    for (const QString &folder : {m_at->state(), m_at->state() + QStringLiteral("/seen")}) {
        QVERIFY(QDir(m_at->path()).removeRecursively() || !QFileInfo::exists(m_at->path()));
        answerAndPutBack(first, QStringLiteral("a"));
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(QFile::setPermissions(folder, {}));
        QCOMPARE(optionIn(open()->ledger, first), QStringLiteral("a"));
    }
}

void AccountIndexTest::anExportSaysItToo()
{
    QVERIFY(m_at->commitOne());
    QString reason;
    // What was seen beside it is known.
    std::optional<LedgerDocument> work = learnersWork(m_at->path(), &reason, m_at->state());
    QVERIFY(work && !noteIn(work->log, session_note::unknownBefore));
    QVERIFY(QFile::remove(m_at->seen()) && QFile::remove(m_at->copy()));
    const QByteArray before = readAll(m_at->file());
    for (int i = 0; i < 2; ++i) { // to look at it makes it no better known
        work = learnersWork(m_at->path(), &reason, m_at->state());
        QVERIFY(work && noteIn(work->log, session_note::unknownBefore));
    }
    QCOMPARE(readAll(m_at->file()), before);
    QVERIFY(!noteIn(learnersWork(m_at->path(), &reason)->log, session_note::unknownBefore));
    {
        const auto window = open();
    }
    work = learnersWork(m_at->path(), &reason, m_at->state());
    QVERIFY(work);
    QCOMPARE(std::count_if(work->log.entries().begin(), work->log.entries().end(),
                           [](const CommitEntry &entry) { return entry.kind == commit_kind::note; }),
             1);
    // What can't be read is not taken for nothing.
    QVERIFY(writeAll(m_at->file(), "no ledger"));
    QVERIFY(QFile::remove(m_at->seen()) && QFile::remove(m_at->copy()));
    QVERIFY(!learnersWork(m_at->path(), &reason));
    QCOMPARE(reason, readLedger("no ledger", m_at->file()).reason);
}

void AccountIndexTest::foldersAboveItAreItsOwnersAlone()
{
    const QString above = m_at->beside(QStringLiteral("local"));
    const mode_t before = ::umask(0);
    const AccountIndex index(above + QStringLiteral("/state/ridgepoint"));
    ::umask(before);
    QVERIFY(index.isUsable());
    constexpr QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                          QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    for (const QString &folder : {above, above + QStringLiteral("/state")})
        QVERIFY(!(QFileInfo(folder).permissions() & others));
}

/// The session is in its file, so nothing has to be kept beside it.
void AccountIndexTest::anIndexAloneLeavesNoCopies()
{
    QVERIFY(m_at->commitOne());
    QVERIFY(QFile::remove(m_at->seen()));
    QVERIFY(QFile::link(m_at->beside(QStringLiteral("none/target")), m_at->seen())); // leads nowhere
    const auto window = open();
    QVERIFY(window->ledger.commit(prediction(second, QStringLiteral("a"))));
    QVERIFY(window->store.flush() && window->store.notices().empty());
    QVERIFY(window->store.keepUnsaved().isEmpty());
    QVERIFY(m_at->asides().isEmpty());
}

void AccountIndexTest::nobodyElseReadsIt()
{
    {
        const auto window = open();
        QVERIFY(window->ledger.commit(prediction(first, QStringLiteral("a"))));
    }
    const QFileInfoList files = filesBelow(m_at->state());
    QVERIFY(files.size() >= 4);
    constexpr QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                          QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    for (const QFileInfo &file : files)
        QVERIFY2(!(file.permissions() & others), qPrintable(file.filePath()));
    QVERIFY(!(QFileInfo(m_at->state()).permissions() & others));
    // The folder's own name is not told.
    for (const QFileInfo &file : files)
        QVERIFY(file.isDir() || !readAll(file.filePath()).contains(m_at->path().toUtf8()));
}

void AccountIndexTest::whatCantBeWrittenHoldsNothingUp()
{
    // A file where the folder should be, and links where its files should be.
    QVERIFY(writeAll(m_at->state(), "x"));
    {
        const auto window = open();
        QVERIFY(window->ledger.commit(prediction(first, QStringLiteral("a"))));
        QVERIFY(window->store.flush() && window->store.notices().empty());
    }
    QCOMPARE(readAll(m_at->state()), QByteArray("x"));
    QVERIFY(QFile::remove(m_at->state()));
    {
        const auto window = open();
    }
    const QString target = m_at->beside(QStringLiteral("target"));
    for (const QFileInfo &file : filesBelow(m_at->state())) {
        if (file.isDir())
            continue;
        QVERIFY(QFile::remove(file.filePath()) && QFile::link(target, file.filePath()));
    }
    {
        const auto window = open();
        QVERIFY(window->ledger.commit(prediction(second, QStringLiteral("a"))));
        QVERIFY(window->store.flush() && window->store.notices().empty());
    }
    QVERIFY(!QFile::exists(target));
}

/// A copy that the site has made holds what the session lacks.
void AccountIndexTest::copiesCount()
{
    const auto window = open();
    QVERIFY(window->ledger.commit(prediction(first, QStringLiteral("a"))));
    CommitLog copy = window->ledger.log();
    QVERIFY(!window->store.holdAgainst(copy));
    copy.append(prediction(second, QStringLiteral("b")));
    QVERIFY(window->store.holdAgainst(copy));
    QVERIFY(window->store.hasNotice(Kind::Restored));
    QCOMPARE(optionIn(window->ledger, second), QStringLiteral("b"));
    QVERIFY(readLedger(readAll(m_at->file()), {}).document.log.entries() == copy.entries());
}

RP_GUILESS_TEST(AccountIndexTest)

} // namespace test_account_index
#include "test_account_index.moc"
