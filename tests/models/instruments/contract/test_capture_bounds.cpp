// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// No capture writes more than it must, and a full book is small enough to be read again.
#include "models/check/lab_loader.h"
#include "models/json/file_reader.h"
#include "models/json/json_limits.h"
#include "tests/models/evidence/evidence_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace test_capture_bounds {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

class CaptureBoundsTest : public QObject
{
    Q_OBJECT
private slots:
    void fullBooksOfAllLabsCanBeRead();
    void fullBookTakesNothingBack();
};

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
