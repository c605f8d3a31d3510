// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/stress_test.h"

#include "models/check/lab_loader.h"
#include "models/content/withheld_content.h"
#include "models/evidence/memo_document.h"
#include "models/evidence/memo_rubric.h"
#include "models/instruments/instrument_factory.h"
#include "models/json/json_schema.h"
#include "tests/models/evidence/evidence_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>
#include <nlohmann/json.hpp>

namespace test_stress {

using namespace rp;
using namespace rp::test;

namespace {

using nlohmann::json;

const QString roi = key("roi");

LabContent labOf(const char *id)
{
    const LabLibrary library = loadLabs();
    const LabContent *lab = library.lab(QLatin1String(id));
    return lab ? *lab : LabContent();
}

} // namespace

/// The test that a lab has for an instrument, and what it gives with these inputs.
struct Tested
{
    Tested(const char *lab, const char *instrument, const QVariantMap &inputs = {})
        : content(labOf(lab))
        , catalogue(catalogueFor(content, builtInCatalogue()))
        , shown(makeInstrument(QLatin1String(instrument), catalogue))
        , stress(stressOf(content.stress, QLatin1String(instrument)))
    {
        shown->restoreInputs(inputs);
        if (stress)
            test = stressTest(*shown, *stress);
    }

    double flipOf(const char *input) const
    {
        const StressedInput *found = test ? test->find(QLatin1String(input)) : nullptr;
        return found && found->flip.isValid() ? found->flip.toDouble() : std::nan("");
    }

    LabContent content;
    Catalogue catalogue;
    std::unique_ptr<Instrument> shown;
    const StressContent *stress;
    std::optional<StressTest> test;
};

/// A memo whose evidence is the pay-back of compiling ResNet-50.
struct PaybackLab : EvidenceLab
{
    PaybackLab()
    {
        set("workload", key("resnet50"));
        set("deployment_days", 1.0);
        set("per_day", 10e6);
        first = add(act2, roi);
    }

    void set(const char *input, const QVariant &value) const
    {
        QCOMPARE(at(act2, roi)->setInput(QLatin1String(input), value), QString());
    }
    MemoDocument document() const { return memoDocument(*session, workbench, catalogue, book, memo); }
    RowState state(MemoRow row) const
    {
        return memoRubric(content, book, memo, catalogue).value_or(RubricStates{})[std::size_t(row)];
    }

    QString first;
};

class StressTestTest : public QObject
{
    Q_OBJECT
private slots:
    void everyFlipIsOne_data()
    {
        QTest::addColumn<QString>("lab");
        QTest::addColumn<QString>("instrument");
        int tests = 0;
        for (const char *id : {"lab07", "lab11"}) {
            for (const StressContent &stress : labOf(id).stress) {
                QTest::addRow("%s %s", id, qPrintable(stress.instrument)) << key(id) << stress.instrument;
                ++tests;
            }
        }
        QCOMPARE(tests, 7);
    }

    void everyFlipIsOne()
    {
        QFETCH(QString, lab);
        QFETCH(QString, instrument);
        const Tested tested(qPrintable(lab), qPrintable(instrument));
        QVERIFY(tested.stress && tested.test && tested.test->first());
        const auto holds = [&tested](const QString &input, const QVariant &value) {
            const QVariantMap changed{{input, value}};
            const auto figure = [&](const QString &id) { return tested.shown->figureIf(changed, id); };
            const double reached = figure(tested.stress->figure);
            const double limit = figure(tested.stress->limit);
            return (tested.stress->isMost ? reached <= limit : reached >= limit) &&
                   (tested.stress->onlyIf.isEmpty() || figure(tested.stress->onlyIf) >= 0.5);
        };
        const auto takesSteps = [&tested](const QString &input, double value) {
            return std::isnan(tested.shown->figureIf({{input, value + 1.0}}, tested.stress->figure));
        };
        const QVariantMap before = tested.shown->saveInputs();
        QVERIFY(!tested.test->find(key("span"))); // what only moves the picture is no assumption
        bool flipped = true;
        double last = 0.0;
        for (const StressedInput &input : tested.test->inputs) {
            // What flips it first comes first, what never does last.
            QVERIFY((flipped || !input.flip.isValid()) && input.distance >= last);
            flipped = input.flip.isValid();
            last = input.distance;
            if (!flipped)
                continue;
            QVERIFY2(holds(input.id, input.flip) != tested.test->holds, qPrintable(input.id));
            if (input.isChoice)
                continue;
            // Nearer to where it was captured it has not flipped yet.
            const double from = tested.shown->input(input.id).toDouble();
            const double flip = input.flip.toDouble();
            double nearer = flip + (from - flip) * 1e-3;
            const InputSpec spec = tested.shown->inputSpec(input.id);
            if (spec.wholeNumbers)
                nearer = flip + std::copysign(takesSteps(input.id, flip) ? spec.step : 1.0, from - flip);
            QVERIFY2(holds(input.id, nearer) == tested.test->holds, qPrintable(input.id));
        }
        QCOMPARE(tested.shown->saveInputs(), before);
    }

    void theFlipIsWhereTheInstrumentSaysSo()
    {
        const Tested payback("lab07", "compilation_return",
                             {{key("workload"), key("resnet50")},
                              {key("recompilations_per_day"), 0.0},
                              {key("deployment_days"), 1.0},
                              {key("per_day"), 10e6}});
        QVERIFY(payback.test && payback.test->holds);
        const double breakeven = payback.shown->figure(key("breakeven_calls"));
        QVERIFY(std::abs(payback.flipOf("per_day") / breakeven - 1.0) < 1e-3);

        const Tested roofline("lab11", "roofline", {{key("kernel"), key("square")}, {key("size"), 64.0}});
        QVERIFY(roofline.test && !roofline.test->holds);
        QCOMPARE(roofline.flipOf("size"), roofline.shown->figure(key("first_size")));

        const Tested serving("lab11", "serving_design", {{key("sequence"), 4096.0}, {key("batch"), 1.0}});
        QVERIFY(serving.test && serving.test->holds);
        QCOMPARE(serving.flipOf("batch"), serving.shown->figure(key("largest_batch")) + 1.0);
    }

    void nothingIsToldBeforeAnInputIsNamed()
    {
        PaybackLab lab;
        QVERIFY(lab.memo.setEvidence({lab.first}));
        QVERIFY(!lab.document().stress);
        QVERIFY(lab.memo.setTrigger(lab.first, key("no_such_input")));
        QVERIFY(!lab.document().stress);
        QVERIFY(lab.memo.setTrigger(lab.first, key("compile_s")));
        QVERIFY(lab.memo.setText(MemoPart::Risk, key("It breaks.")));
        QCOMPARE(lab.memo.trigger(lab.first), key("compile_s"));
        const MemoDocument document = lab.document();
        QVERIFY(document.stress);
        QCOMPARE(document.stress->trigger, key("compile_s"));
        const QString text = paperMarkdown(memoPaper(document));
        QVERIFY(text.contains(MemoText::stressHeading()));
        QVERIFY(text.contains(markdownText(document.stress->test.first()->flipText)));
        const QByteArray bytes = memoJson(document);
        const auto schema = embeddedSchema(key("memo.schema.json"));
        QVERIFY(schema);
        QVERIFY(validateJson(json::parse(bytes.toStdString()), *schema, key("memo.json")).empty());
        const json stress = json::parse(bytes.toStdString())["stress"];
        QCOMPARE(stress["inputs"].size(), document.stress->test.inputs.size());
        QVERIFY(lab.memo.setEvidence({})); // what it is about is gone
        QVERIFY(!lab.document().stress);
    }

    void anExamHasNoTest()
    {
        PaybackLab lab;
        QVERIFY(lab.memo.setEvidence({lab.first}));
        QVERIFY(stressedCapture(lab.content, lab.book, lab.memo));
        QVERIFY(!stressedCapture(withheldContent(lab.content), lab.book, lab.memo));
    }

    void twoCapturesHaveToDiffer()
    {
        PaybackLab lab;
        using State = EvidencePair::State;
        const auto pairOf = [&lab](const QStringList &cited) {
            lab.memo.setEvidence(cited);
            return evidencePair(lab.book, lab.memo);
        };
        const QString equal = lab.add(act2, roi);
        lab.set("compile_s", 120.0);
        const QString other = lab.add(act2, roi);
        for (const QStringList &few : {QStringList{}, {lab.first}, {lab.first, lab.first}})
            QVERIFY(pairOf(few).state == State::Missing);
        QVERIFY(pairOf({lab.first, equal}).state == State::Equal);
        const EvidencePair pair = pairOf({lab.first, equal, other});
        QVERIFY(pair.state == State::Differ);
        QCOMPARE(pair.inputs, QStringList{lab.at(act2, roi)->inputSpec(key("compile_s")).label});
        QVERIFY(MemoText::pairLine(pair).contains(pair.inputs.front()));
        QVERIFY(lab.book.setRemoved(other, true));
        QVERIFY(pairOf({lab.first, equal, other}).state == State::Equal);
        const EvidencePair unlike = pairOf({lab.first, lab.add()}); // of two instruments
        QVERIFY(unlike.state == State::Differ && unlike.inputs.isEmpty());

        // What only one of them has on its page was set there.
        Instrument &tax = *lab.at();
        const QString math = key("edge_math");
        QCOMPARE(tax.setInput(key("context"), key("edge")), QString());
        QCOMPARE(tax.setInput(math, key("course")), QString());
        const QString label = tax.inputSpec(math).label;
        const QString edge = lab.add();
        QCOMPARE(tax.setInput(math, key("physical")), QString());
        QCOMPARE(tax.setInput(key("context"), key("cloud")), QString());
        QVERIFY(!label.isEmpty() && pairOf({edge, lab.add()}).inputs.contains(label));
    }

    void theRubricTellsWhatAProgramCan()
    {
        PaybackLab lab;
        QVERIFY(!memoRubric(lab.content, lab.book, lab.memo, lab.catalogue)); // nobody has begun one
        QVERIFY(lab.memo.setText(MemoPart::Recommendation, key("Compile it.")));
        for (const MemoRow row : memoRows) {
            QVERIFY(lab.state(row) == RowState::Missing);
            QVERIFY(!RubricText::row(row).isEmpty() && !RubricText::asks(row).isEmpty());
        }
        lab.set("compile_s", 120.0);
        QVERIFY(lab.memo.setEvidence({lab.first, lab.add(act2, roi)}));
        QVERIFY(lab.state(MemoRow::Claim) == RowState::Judge);
        QVERIFY(lab.state(MemoRow::Contrast) == RowState::Met);
        QVERIFY(lab.memo.setText(MemoPart::Rejected, key("Eager.")));
        QVERIFY(lab.memo.setText(MemoPart::Risk, key("It breaks.")));
        QVERIFY(lab.state(MemoRow::Rejected) == RowState::Judge);
        QVERIFY(lab.state(MemoRow::Risk) == RowState::Judge);
        QVERIFY(lab.memo.setText(MemoPart::ChangeMind, key("Fewer images a day.")));
        QVERIFY(lab.state(MemoRow::Trigger) == RowState::Missing);
        QVERIFY(lab.memo.setTrigger(lab.first, key("no_such_input")));
        QVERIFY(lab.state(MemoRow::Trigger) == RowState::Missing);
        QVERIFY(lab.memo.setTrigger(lab.first, key("cache_hit"))); // whether or not it flips first
        QVERIFY(lab.state(MemoRow::Trigger) == RowState::Met);
    }
};

RP_TEST(StressTestTest)

} // namespace test_stress
#include "test_stress.moc"
