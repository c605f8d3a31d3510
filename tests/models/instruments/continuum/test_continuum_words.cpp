// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/continuum/continuum_fixture.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>

namespace test_continuum_words {

using namespace rp;

namespace {

QStringList idsOf(const std::vector<InputSpec> &specs)
{
    QStringList ids;
    for (const InputSpec &spec : specs)
        ids.append(spec.id);
    return ids;
}

} // namespace

class TestContinuumWords : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void initTestCase() { m_catalogue = builtInCatalogue(); }

    void theCounterOfMovesComesLast()
    {
        WatchedContinuum instrument(m_catalogue);
        instrument.set("operation", "gemm");
        const std::vector<InputSpec> specs = instrument->inputs();
        QCOMPARE(specs.size(), std::size_t(11));
        QCOMPARE(specs.back().id, key("moves"));
        // Restoring it after what makes moves would take them back again.
        const QStringList ids = instrument->inputIds();
        QVERIFY(ids.indexOf(key("moves")) < ids.indexOf(key("operation")));
    }

    void noControlComesOrGoes()
    {
        WatchedContinuum instrument(m_catalogue);
        const QStringList before = idsOf(instrument->inputs());
        QVERIFY(before.contains(key("gemm_k")) && before.contains(key("gemm_batch")));
        QVERIFY(!before.contains(key("history"))); // no control
        instrument.set("operation", "gemm");
        QCOMPARE(idsOf(instrument->inputs()), before);
        QSignalSpy inputs(&*instrument, &Instrument::inputsChanged);
        instrument.set("gemm_k", 512);
        QCOMPARE(inputs.count(), 0);
    }

    void onlyWhatMovedIsFilledAgain()
    {
        WatchedContinuum instrument(m_catalogue);
        QSignalSpy stages(instrument->table("stages"), &QAbstractItemModel::dataChanged);
        QSignalSpy points(instrument->table("intensities"), &QAbstractItemModel::dataChanged);
        instrument.set("fusion_level", 4);
        QCOMPARE(stages.count(), 0);
        QCOMPARE(points.count(), 1);
        instrument.set("stage", "aot");
        QCOMPARE(stages.count(), 1);
        QCOMPARE(points.count(), 1);
        instrument.set("context", "edge");
        QCOMPARE(stages.count(), 2);
        QCOMPARE(points.count(), 2);
    }

    void judgementsAreWordsNotOnlyColours()
    {
        WatchedContinuum instrument(m_catalogue);
        const ResultTable *rubric = instrument->table("stages");
        const auto cell = [&](const char *row, const char *column, int role) {
            return rubric->index(rubric->rowOf(key(row)), rubric->columnOf(key(column))).data(role);
        };
        QCOMPARE(cell("fx", "f1", Qt::DisplayRole).toString(), key("0.5, partly"));
        QCOMPARE(cell("fx", "f4", Qt::DisplayRole).toString(), key("1, yes"));
        QCOMPARE(cell("aot", "f1", Qt::DisplayRole).toString(), key("0, no"));
        QCOMPARE(cell("aot", "f1", ResultTable::SpokenRole).toString(),
                 key("Ahead of time, F1, language coverage: 0, no"));
        QCOMPARE(cell("fx", "f1", ResultTable::MeaningRole).toInt(), int(Meaning::Fair));
        QCOMPARE(rubricQuestions().size(), std::size_t(5));
        for (const RubricQuestion &question : rubricQuestions())
            QVERIFY(!question.name.isEmpty() && question.meaning.endsWith(u'?'));
        QVERIFY(cell("eager", "stage", ResultTable::NoteRole).toString().contains(key("chosen")));
        QVERIFY(rubric->csv().contains(key(",0.5,0.5,0.5,1,1,")));
    }

    void changeSentences()
    {
        WatchedContinuum instrument(m_catalogue);
        QVERIFY(instrument->changeSentence().isEmpty());
        instrument.set("stage", "compile");
        QCOMPARE(plain(instrument->changeSentence()),
                 QStringLiteral("Stage, torch.compile: torch.compile is 2.00× as fast as eager mode, with a "
                                "flexibility of 4.0 of 5."));
        instrument.set("fusion_level", 8);
        QCOMPARE(
            plain(instrument->changeSentence()),
            key("Fusion level 8: the arithmetic intensity rises from 0.25 FLOP/byte to 2 FLOP/byte, 1.3 % "
                "of the Tensor Core ridge. Move 1 of 5."));
        instrument.set("operation", "gemm");
        instrument.set("gemm_k", 1024);
        QCOMPARE(
            plain(instrument->changeSentence()),
            key("Inner size K 1,024: the arithmetic intensity rises from 124 FLOP/byte to 195 FLOP/byte, "
                "125.0 % of the Tensor Core ridge. Compute-bound on the Tensor Core ridge: the GEMM is "
                "at 125.0 % of it. Move 3 of 5."));
        instrument.set("moves", 2);
        QVERIFY(plain(instrument->changeSentence())
                    .startsWith(key("Undo: the arithmetic intensity falls from 195 FLOP/byte to 124")));
        QVERIFY(instrument->changeSentence().endsWith(key("Move 2 of 5.")));
        instrument.set("fusion_level", 9);
        QVERIFY(plain(instrument->changeSentence()).contains(key("stays at 124 FLOP/byte")));
        instrument.set("moves", 0);
        QVERIFY(instrument->changeSentence().startsWith(key("Start again: ")));
        instrument.set("context", "edge");
        QVERIFY(instrument->changeSentence().startsWith(key("Context, Edge: ")));
        QVERIFY(plain(instrument->changeSentence()).contains(key("0.2 % of the Tensor Core ridge")));
        instrument.set("precision", "fp32");
        QVERIFY(instrument->changeSentence().contains(key("of the vector ridge")));
    }

    void boundSentenceNamesTheRidge()
    {
        WatchedContinuum instrument(m_catalogue);
        const auto sentence = [&] { return plain(boundSentence(instrument->state())); };
        QCOMPARE(sentence(), key("Memory-bound: the chain reaches 0.6 % of the vector ridge and 0.2 % of the "
                                 "Tensor Core ridge."));
        instrument.set("kernel_complexity", 8);
        instrument.set("fusion_level", 32);
        QCOMPARE(sentence(),
                 key("Compute-bound on the vector ridge: the chain is at 164.1 % of it. It reaches "
                     "41.0 % of the Tensor Core ridge, but pointwise operations do not run on "
                     "Tensor Cores."));
        QVERIFY(
            plain(instrument->table("intensities")->summary()).contains(key("would need 78 operation(s)")));
        instrument.set("moves", 0);
        instrument.set("operation", "gemm");
        QVERIFY(sentence().startsWith(key("Memory-bound: the GEMM reaches 79.6 % of the Tensor Core ridge")));
        instrument.set("gemm_batch", 4096);
        QVERIFY(sentence().startsWith(key("Compute-bound on the Tensor Core ridge")));
        instrument.set("context", "edge");
        instrument.set("precision", "fp32");
        QVERIFY(sentence().contains(key("No Tensor Core peak is known")));
    }

    void summariesTellOfTheLaunchModels()
    {
        WatchedContinuum instrument(m_catalogue);
        const auto summary = [&] { return plain(instrument->table("stages")->summary()); };
        QCOMPARE(
            summary(),
            QStringLiteral("Keyword spotting, Serial: Eager reaches 66.67 requests/s, 1.00× as fast as "
                           "eager mode, with a flexibility of 5.0 of 5. With serial launches the fastest "
                           "stage is 1.49× as fast as torch.compile. With overlapped launches this gain "
                           "vanishes, only 1.05× is left: the launches are hidden behind the kernels."));
        instrument.set("launch_model", "overlapped");
        QVERIFY(summary().startsWith(key("Keyword spotting, Overlapped: ")));
        QVERIFY(summary().contains(key("this gain vanishes")));
        instrument.set("context", "edge");
        QVERIFY(summary().contains(key("a launch still takes longer than a kernel")));
        instrument.set("workload", "giant");
        QVERIFY(summary().contains(key("No stage is faster than torch.compile")));
    }

    void formulasCarryTheLiveValues()
    {
        WatchedContinuum instrument(m_catalogue);
        const auto formula = [&](const char *id) { return plain(instrument->liveFormula(key(id))); };
        instrument.set("stage", "aot");
        QCOMPARE(
            formula("stage_speedup"),
            QStringLiteral("N′ = max(1, round(N (1 − u ρ))) = max(1, round(1,000 × (1 − 1 × 0.75))) = 250\n"
                           "M′ = M (1 − u φ) = 0 µs × (1 − 1 × 0) = 0 µs\n"
                           "ℓ′ = λ ℓ = 0.4 × 10.00 µs = 4.00 µs\n"
                           "T′ = N c + N′ ℓ′ + M′ = 5.00 ms + 250 × 4.00 µs + 0 µs = 6.00 ms\n"
                           "S = T / T′ = 15.00 ms / 6.00 ms = 2.50×"));
        instrument.set("launch_model", "overlapped");
        QVERIFY(formula("stage_speedup")
                    .contains(QStringLiteral("k′ = (N c + M′) / N′ = (5.00 ms + 0 µs) / 250")));
        QVERIFY(formula("stage_speedup").endsWith(QStringLiteral("= 1.90×")));
        QCOMPARE(formula("chain_intensity"),
                 QStringLiteral("I = m f / (2 b) = 1 × 1 / (2 × 2) = 0.25 FLOP/byte"));
        QCOMPARE(formula("ops_to_ridge"), QStringLiteral("n = ⌈2 b R / f⌉ = ⌈2 × 2 × 156 / 1⌉ = 624\n"
                                                         "n = ⌈2 b Rᵥ / f⌉ = ⌈2 × 2 × 39 / 1⌉ = 156"));
        QVERIFY(
            formula("gemm_intensity")
                .startsWith(QStringLiteral("I = 2 M N K / (b (M K + K N + M N)) = 2 × 256 × 4,096 × 256")));
        QCOMPARE(formula("gemm_intensity").count(u'\n'), 1);
        QVERIFY(formula("nonsense").isEmpty());
    }

    void everyLineOfAFormulaIsIsolated()
    {
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        WatchedContinuum instrument(m_catalogue);
        for (const char *id : {"stage_speedup", "chain_intensity", "gemm_intensity", "ops_to_ridge"}) {
            const QStringList lines = instrument->liveFormula(key(id)).split(u'\n');
            for (const QString &line : lines) {
                QCOMPARE(line.front(), QChar(0x2068));
                QCOMPARE(line.back(), QChar(0x2069));
                QCOMPARE(line.count(QChar(0x2068)), line.count(QChar(0x2069)));
            }
        }
    }

private:
    Catalogue m_catalogue;
};

RP_TEST(TestContinuumWords)

} // namespace test_continuum_words
#include "test_continuum_words.moc"
