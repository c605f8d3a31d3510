// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// No capture writes more than it must, and a full book is small enough to be read again.
#include "models/check/lab_loader.h"
#include "models/json/file_reader.h"
#include "models/json/json_limits.h"
#include "models/store/ledger_store.h"
#include "tests/models/evidence/evidence_fixture.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace test_capture_bounds {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What this process has handed to the system to write, whatever became of it.
qint64 written_bytes()
{
    const QByteArray counts = bytesOf(QStringLiteral("/proc/self/io"));
    const qsizetype at = counts.indexOf("wchar: ") + 7;
    return counts.mid(at, counts.indexOf('\n', at) - at).toLongLong();
}

} // namespace

class CaptureBoundsTest : public QObject
{
    Q_OBJECT
private slots:
    void captureWritesTheLedgerOnce();
    void fullBooksOfAllLabsCanBeRead();
    void fullBookTakesNothingBack();
};

/// The file once, one line of the index, and of the copy nothing before the next pause.
void CaptureBoundsTest::captureWritesTheLedgerOnce()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("Not all calls are counted that the sanitizers pass on.");
#endif
    constexpr qint64 indexLine_bytes = 1024;
    const QTemporaryDir folder;
    EvidenceLab lab(folder.path());
    const QString ledger = lab.store->filePath();
    const QString copy = lab.store->backupPath();
    const QString index = lab.store->seenPath();
    const int rounds[] = {0, 60, EvidenceBook::mostCaptures - 1};
    for (const int already : rounds) {
        while (int(lab.book.captures().size()) < already)
            QVERIFY(!lab.add().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!lab.store->isDirty(), 30000);
        const auto copyBefore = fileStateOf(copy);
        const qint64 indexBefore = QFileInfo(index).size();
        const qint64 before = written_bytes();
        QVERIFY(!lab.add().isEmpty());
        const qint64 written = written_bytes() - before;
        const qint64 file = QFileInfo(ledger).size();
        QVERIFY2(written >= file && written <= file + indexLine_bytes,
                 qPrintable(QStringLiteral("%1 captures: %2 bytes written for a file of %3")
                                .arg(already)
                                .arg(written)
                                .arg(file)));
        QVERIFY(fileStateOf(copy) == copyBefore);
        QVERIFY(QFileInfo(index).size() > indexBefore);
        qInfo("%d captures before: %lld bytes written, of which %lld are the ledger", already,
              static_cast<long long>(written), static_cast<long long>(file));
    }
    QTRY_COMPARE_WITH_TIMEOUT(bytesOf(copy), bytesOf(ledger), 30000);
}

/// Each lab's book at its bound, with the longest of captures.
void CaptureBoundsTest::fullBooksOfAllLabsCanBeRead()
{
    EvidenceLab lab;
    json longest;
    for (const ActContent &act : lab.content.acts) {
        for (const PanelContent &panel : act.panels) {
            const QString id = lab.add(act.id, panel.id);
            QVERIFY2(!id.isEmpty(), qPrintable(act.id));
            json made = toJson(*lab.book.find(id));
            if (made.dump(1).size() > longest.dump(1).size())
                longest = std::move(made);
        }
    }
    LedgerDocument document = newLedgerDocument();
    json captures = json::array();
    for (int i = 0; i < EvidenceBook::mostMade; ++i) {
        captures.push_back(longest);
    }
    const size_t labs = loadLabs().labs.size();
    for (size_t i = 0; i < labs; ++i)
        document.labs[std::to_string(i + 1)][ledger_part::evidence.data()] = {{"captures", captures}};
    const QByteArray bytes = writeLedger(document);
    qInfo("%zu labs with %d captures each: %lld bytes", labs, EvidenceBook::mostMade,
          static_cast<long long>(bytes.size()));
    QVERIFY(bytes.size() < largestFile_bytes / 2);
    QVERIFY(jsonExcess(bytes).isEmpty());
}

void CaptureBoundsTest::fullBookTakesNothingBack()
{
    EvidenceLab lab;
    const QString removed = lab.add();
    QVERIFY(lab.book.setRemoved(removed, true));
    while (!lab.book.isFull())
        QVERIFY(!lab.add().isEmpty());
    QVERIFY(!lab.book.setRemoved(removed, false));
    QVERIFY(lab.book.find(removed)->removed);
    QCOMPARE(lab.book.kept().size(), size_t(EvidenceBook::mostCaptures));
    QVERIFY(lab.book.setRemoved(lab.book.kept().front()->id, true));
    QVERIFY(lab.book.setRemoved(removed, false));
}

RP_TEST(CaptureBoundsTest)

} // namespace test_capture_bounds
#include "test_capture_bounds.moc"
