// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lines become kernels, and kernels points: by the catalogue's own counts, and by the instruments' figures.
#include "models/instruments/fusion/fusion.h"
#include "models/instruments/surgery/surgery.h"
#include "models/instruments/surgery/surgery_code.h"
#include "models/physics/roofline.h"
#include "tests/models/session/watched.h"
#include "tests/support/test_main.h"

namespace test_program_lines {

using namespace rp;

namespace {

bool isAlike(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

void setAll(Instrument &instrument, std::initializer_list<std::pair<const char *, QVariant>> inputs)
{
    for (const auto &[id, value] : inputs)
        QCOMPARE(instrument.setInput(key(id), value), QString());
}

std::int64_t countOf(const std::vector<FusionLine> &lines, const char *call)
{
    return std::count_if(lines.begin(), lines.end(), [call](const FusionLine &line) {
        return line.code.contains(QLatin1String(call)) && !line.code.contains(QLatin1String(" + row"));
    });
}

} // namespace

class TestProgramLines : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void chains_data()
    {
        QTest::addColumn<QString>("granularity");
        QTest::addColumn<bool>("evaluation");
        for (const char *granularity : {"library", "semi", "primitive"})
            for (const bool evaluation : {false, true})
                QTest::addRow("%s %d", granularity, int(evaluation)) << key(granularity) << evaluation;
    }

    /// What a line reads and writes by the values it needs is what the catalogue counts.
    void linesCountAsTheCatalogueDoes_data() { chains_data(); }
    void linesCountAsTheCatalogueDoes()
    {
        QFETCH(QString, granularity);
        QFETCH(bool, evaluation);
        FusionSettings settings = FusionDesign::defaults(builtInCatalogue());
        settings.granularity = granularity;
        settings.evaluation = evaluation;
        const auto lines = programLines(settings, builtInCatalogue());
        const auto kernels = physics::programKernels(lines, {});
        const auto chain = unfusedChain(granularity, evaluation, builtInCatalogue());
        QCOMPARE(kernels.size(), chain.size());
        for (std::size_t i = 0; i < chain.size(); ++i)
            QVERIFY2(kernels[i].work == chain[i], chain[i].name.c_str());
        auto compiled = physics::programKernels(lines, {0, 0, true});
        const physics::ChainKernel fused = fusedChain(evaluation, builtInCatalogue()).front();
        QCOMPARE(compiled.size(), std::size_t(1));
        compiled.front().work.name = fused.name;
        QVERIFY(compiled.front().work == fused);
    }

    /// Without edits, the program is the way that the instrument speaks about.
    void withoutEditsItIsTheInstrumentsOwn_data() { chains_data(); }
    void withoutEditsItIsTheInstrumentsOwn()
    {
        QFETCH(QString, granularity);
        QFETCH(bool, evaluation);
        FusionInstrument shown(builtInCatalogue());
        setAll(shown, {{"granularity", granularity}, {"evaluation", evaluation}, {"count_rows", true}});
        for (const char *context : {"cloud", "edge"})
            for (const bool fused : {false, true})
                for (const char *launches : {"serial", "overlapped"})
                    for (const char *efficiency : {"ideal", "better_fused"}) {
                        setAll(shown, {{"context", key(context)},
                                       {"fused", fused},
                                       {"launch_model", key(launches)},
                                       {"efficiency", key(efficiency)}});
                        const FusionRun &run = shown.state().chosen();
                        const FusionProgram &program = shown.state().program;
                        QCOMPARE(program.kernels.size(), std::size_t(run.counts.kernels));
                        QVERIFY(isAlike(program.whole.traffic_bytes, run.traffic_bytes));
                        QVERIFY(isAlike(program.whole.total_us, run.total_us));
                        QVERIFY(isAlike(shown.figure(key("program_ai")), shown.figure(key("ai"))));
                    }
    }

    /// Fused by hand it moves what the compiler's kernel moves; a value that is read in between cuts it.
    void editsAreCounted()
    {
        FusionInstrument shown(builtInCatalogue());
        setAll(shown, {{"granularity", key("library")}, {"joined", 6}}); // lines 2 and 3
        QCOMPARE(shown.figure(key("program_kernels")), 1.0);
        QCOMPARE(shown.figure(key("program_graphs")), 0.0);
        QCOMPARE(shown.state().program.whole.traffic_bytes, shown.figure(key("traffic_fused_bytes")));
        QCOMPARE(shown.figure(key("kernels_unfused")), 3.0); // what is compared stays what it is
        QCOMPARE(shown.inputText(key("joined"), 6), key("2 and 3"));
        QVERIFY(!shown.changeSentence().isEmpty());
        setAll(shown, {{"read_lines", 2}, {"fused", true}}); // after line 2
        QCOMPARE(shown.figure(key("program_kernels")), 2.0);
        QCOMPARE(shown.figure(key("program_graphs")), 2.0);
        QCOMPARE(shown.figure(key("program_passes")), 4.0);
        QCOMPARE(shown.figure(key("program_ai")), 1.25);
        setAll(shown, {{"read_lines", 4}}); // after the last line: nothing is left to cut
        QCOMPARE(shown.figure(key("program_graphs")), 1.0);
        // What only the lines of a kernel need stays in registers: c is read again behind the value.
        setAll(shown,
               {{"granularity", key("primitive")}, {"read_lines", 1 << 5}}); // after the reciprocal root
        QCOMPARE(shown.figure(key("program_passes")), 4.0);                  // x; c, then c; y
        QVERIFY(!shown.setInput(key("joined"), 0.5).isEmpty());
        QVERIFY(!shown.setInput(key("read_lines"), 8192).isEmpty());
    }

    /// Where a line is still there in another cut of the chain, what was done to it is as well.
    void editsStayWithTheirLines()
    {
        FusionInstrument shown(builtInCatalogue());
        // Dropout and ReLU are joined to the lines above them, and a value of LayerNorm is read.
        setAll(shown, {{"granularity", key("library")}, {"joined", 6}, {"read_lines", 1}});
        for (const auto &[input, value, joined, read] :
             std::vector<std::tuple<const char *, QVariant, int, int>>{
                 {"granularity", key("semi"), 1 << 4, 1}, // ReLU is the last of 5 lines
                 {"evaluation", true, 1 << 1, 1},         // of 2
                 {"evaluation", false, 1 << 4, 1},
                 {"granularity", key("primitive"), 1 << 12, 0}, // of 13; LayerNorm is none of them
                 {"granularity", key("library"), 1 << 2, 0}}) {
            setAll(shown, {{input, value}});
            QCOMPARE(shown.input(key("joined")).toInt(), joined);
            QCOMPARE(shown.input(key("read_lines")).toInt(), read);
        }
    }

    /// The kernel as it is written out loads and stores what is counted.
    void generatedCodeLoadsWhatIsCounted()
    {
        FusionInstrument shown(builtInCatalogue());
        for (const double joined : {0.0, 2.0, 1110.0, 8190.0}) {
            setAll(shown, {{"granularity", key("primitive")}, {"joined", joined}});
            const auto &kernels = shown.state().program.kernels;
            for (std::size_t i = 0; i < kernels.size(); ++i) {
                const std::vector<FusionLine> code = shown.kernelCode(i);
                // Rows of weights are not counted.
                QCOMPARE(countOf(code, "tl.load") - countOf(code, "tl.load(GAMMA") -
                             countOf(code, "tl.load(BETA"),
                         kernels[i].made.work.reads);
                QCOMPARE(countOf(code, "tl.store"), kernels[i].made.work.writes);
                QVERIFY(!shown.kernelName(i).isEmpty());
            }
            QVERIFY(shown.kernelCode(kernels.size()).empty());
        }
    }

    /// Whatever is fused, the arithmetic stays, and intensity follows the bytes.
    void everyEditKeepsTheArithmetic()
    {
        FusionInstrument shown(builtInCatalogue());
        setAll(shown, {{"granularity", key("primitive")}});
        const double flops = shown.state().program.whole.flops;
        for (int edit = 0; edit < 8192; edit += 37) {
            setAll(shown, {{"joined", edit}, {"read_lines", (edit * 5) % 8192}});
            const FusionProgram &program = shown.state().program;
            QCOMPARE(program.whole.flops, flops);
            QVERIFY(isAlike(program.whole.ai * program.whole.traffic_bytes, flops));
            QVERIFY(program.whole.traffic_bytes >= 2.0 * shown.figure(key("tensor_bytes")));
        }
    }

    void partsOfAPassAddUp()
    {
        SurgeryInstrument shown(builtInCatalogue());
        const auto choices = [&shown](const char *input) { return shown.inputSpec(key(input)).choices; };
        for (const InputChoice &scenario : choices("scenario")) {
            setAll(shown, {{"scenario", scenario.key}});
            for (const InputChoice &cause : choices("cause"))
                for (const InputChoice &surgery : choices("surgery")) {
                    setAll(shown, {{"cause", cause.key}, {"surgery", surgery.key}});
                    double launches = 0.0;
                    double operations = 0.0;
                    double bytes = 0.0;
                    for (const SurgeryKernels &each : shown.kernels()) {
                        launches += each.part.launches;
                        operations += each.part.operations;
                        bytes += each.traffic_bytes;
                        const auto [first, last] = partLines(each.part.of, shown.breakCause());
                        QVERIFY(first >= 0 && first <= last && last < codeLines(shown.breakCause()).size());
                    }
                    const QByteArray where = (scenario.key + u' ' + cause.key + u' ' + surgery.key).toUtf8();
                    QVERIFY2(isAlike(launches, shown.figure(key("launches"))), where);
                    QVERIFY2(isAlike(operations, shown.figure(key("kernels"))), where);
                    QVERIFY2(isAlike(bytes, shown.figure(key("traffic_bytes"))), where);
                    QCOMPARE(shown.table("kernels")->rowCount(), int(shown.kernels().size()) + 1);
                }
        }
    }

    /// Compiling moves the points to the right, and on one track across the ridge.
    void compilingMovesThePoints()
    {
        SurgeryInstrument shown(builtInCatalogue());
        for (const auto &[scenario, crosses] : {std::pair{"cloud", false}, std::pair{"edge", true}}) {
            setAll(shown, {{"scenario", key(scenario)}, {"surgery", key("none_skip")}});
            const double eager = shown.figure(key("ai"));
            setAll(shown, {{"surgery", key("none_break")}});
            const physics::SurgeryScenario &pass = shown.state().result.pass;
            QVERIFY(isAlike(shown.figure(key("ai")), eager / (1.0 - pass.phi)));
            const double ridge = surgeryRidge(shown.state());
            QCOMPARE(eager < ridge && shown.figure(key("ai")) > ridge, crosses);
            // Nothing is fused across an operation of one's own, and its kernels stay where they were.
            setAll(shown, {{"surgery", key("custom_op")}});
            QCOMPARE(shown.kernels().size(), std::size_t(2));
            QVERIFY(isAlike(shown.kernels().back().ai, eager));
        }
    }
};

RP_GUILESS_TEST(TestProgramLines)

} // namespace test_program_lines
#include "test_program_lines.moc"
