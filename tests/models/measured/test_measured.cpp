// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every measurement names an instrument, figures and settings that there are, and is found at these settings
// alone.
#include "models/measured/measured.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/check/lab_loader.h"
#include "models/content/lab_content.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/contract/measured_columns.h"
#include "models/instruments/contract/result_table.h"
#include "models/instruments/instrument_factory.h"
#include "models/json/embedded_content.h"
#include "models/json/file_reader.h"
#include "models/json/json_schema.h"
#include "models/measured/measured_twins.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/built_in_labs.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QByteArray>
#include <QDate>
#include <QFile>
#include <QLocale>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>
#include <QVariant>
#include <QVariantMap>
#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace test_measured {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

using Break = std::function<void(json &)>;

namespace {

constexpr std::size_t fewestAnswers = 13;

const Measured &measured()
{
    static const Measured loaded = [] {
        QString error;
        std::optional<Measured> found = Measured::load(&error);
        if (!found)
            qFatal("%s", qPrintable(error));
        return std::move(*found);
    }();
    return loaded;
}

/// What belongs to a device was measured in a lab that puts it into the cloud.
const Catalogue &catalogueWith(const QString &device)
{
    if (device.isEmpty())
        return builtInCatalogue();
    static const Catalogue other = [&device] {
        Catalogue catalogue = builtInCatalogue();
        ContextEntry cloud = *catalogue.contexts.find(u"cloud");
        cloud.device = device;
        catalogue.contexts.put(cloud);
        return catalogue;
    }();
    return other;
}

std::unique_ptr<Instrument> instrumentOf(const Measurement &measurement)
{
    return makeInstrument(measurement.instrument, catalogueWith(measurement.device));
}

/// The first refusal, or nothing.
QString setAll(Instrument &instrument, const QVariantMap &inputs)
{
    for (const QString &id : instrument.inputIds()) {
        const auto given = inputs.constFind(id);
        const QString error = given == inputs.cend() ? QString() : instrument.setInput(id, *given);
        if (!error.isEmpty())
            return error;
    }
    return {};
}

bool hasFigure(const Instrument &instrument, const QString &figure)
{
    const std::vector<QString> ids = instrument.figureIds();
    return std::find(ids.cbegin(), ids.cend(), figure) != ids.cend();
}

/// How an input may be set otherwise.
QVariantList otherValues(const InputSpec &spec)
{
    QVariantList values;
    if (spec.kind == InputSpec::Kind::Choice) {
        for (const InputChoice &choice : spec.choices)
            values.append(choice.key);
    } else if (spec.kind == InputSpec::Kind::Toggle) {
        values = {false, true};
    } else {
        values = {spec.minimum, spec.maximum};
    }
    return values;
}

bool isSame(double a, double b)
{
    return std::isnan(a) ? std::isnan(b) : std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

/// In a column of what was measured.
bool hasCell(const Instrument &instrument, double value)
{
    for (const ResultTable *table : instrument.tables()) {
        for (std::size_t column = 0; column < table->columns().size(); ++column) {
            const auto &rows = table->rows();
            if (!table->columns()[column].measures.isEmpty() &&
                std::any_of(rows.begin(), rows.end(),
                            [&](const ResultRow &row) { return row.cells[column].value == value; }))
                return true;
        }
    }
    return false;
}

bool isWithin(double value, const std::optional<MeasuredRange> &spread)
{
    return !spread || (spread->low <= value && value <= spread->high);
}

/// The share of the bandwidth is a choice of the model's: a machine reaches what it reaches.
bool isOfTheModelAlone(const Measurement &measurement, const QString &input)
{
    return measurement.instrument == key("serving_design") && input == key("eta_m");
}

const Measurement &firstOf(const QString &id)
{
    const auto found = std::find_if(measured().measurements.cbegin(), measured().measurements.cend(),
                                    [&](const Measurement &one) { return one.id == id; });
    if (found == measured().measurements.cend())
        qFatal("no measurement %s", qPrintable(id));
    return *found;
}

std::size_t runsOf(const QString &id)
{
    return std::size_t(std::count_if(measured().measurements.cbegin(), measured().measurements.cend(),
                                     [&](const Measurement &one) { return one.id == id; }));
}

/// All settings of an instrument that is set to what a measurement belongs to.
QVariantMap pageOf(const Measurement &measurement)
{
    const std::unique_ptr<Instrument> instrument = instrumentOf(measurement);
    const QString error = setAll(*instrument, measurement.inputs);
    if (!error.isEmpty())
        qFatal("%s", qPrintable(error));
    return instrument->saveInputs();
}

json smallFile()
{
    return json::parse(R"json({
 "machine": {"key": "own", "name": "A machine", "short": "M", "date": "2026-01-31", "software": ["A driver"], "about": "It is one."},
 "variants": {"blue": "in blue"},
 "measurements": [
  {"id": "one", "name": "One", "instrument": "clock", "inputs": {"mode": "slow", "on": true, "count": 3},
   "figures": {"total_us": 7, "share": 0.5}, "spread": {"share": [0.4, 0.6]}},
  {"id": "many", "name": "Many", "instrument": "clock", "inputs": {"mode": "fast"}, "along": "count",
   "points": [{"at": 1, "figures": {"total_us": 2}}, {"at": 2, "figures": {"total_us": 3}}]},
  {"id": "curve", "name": "Curve", "instrument": "clock", "device": "watch", "variant": "blue", "note": "It bends.",
   "inputs": {"mode": "slow"}, "along_figure": "share", "points": [{"at": 0.25, "figures": {"total_us": 9}}]}],
 "answers": [{"lab": "lab99", "act": "act1", "question": "when", "value": 5, "spread": [4, 6], "kinship": "like",
   "reason": "It was another clock."}],
 "constants": [{"section": "clocks", "key": "watch", "field": "tick_us", "low": 1, "high": 2, "about": "A tick."}]
})json");
}

/// What loading such a file gives; the error stands in `error`.
std::optional<Measured> loaded(const json &document, QString &error)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(key("own.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no file");
    file.write(QByteArray::fromStdString(document.dump()));
    file.close();
    return Measured::load(&error, path);
}

} // namespace

class TestMeasured : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void theFileHoldsItsSchema()
    {
        measured(); // makes the resources readable
        const QString path = Measured::builtInFile();
        std::vector<JsonProblem> problems;
        const std::optional<json> document = parseJson(readWholeFile(path).bytes, path, problems);
        const std::optional<json> schema = embeddedSchema(key("measured.schema.json"));
        QVERIFY(document && schema);
        problems = validateJson(*document, *schema, path);
        QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problemText(problems.front())));
    }

    void theMachineIsKnown()
    {
        const MeasuredMachine &machine = measured().machine;
        QVERIFY(machine.day.isValid());
        QVERIFY(!machine.name.isEmpty() && !machine.about.isEmpty() && !machine.software.isEmpty());
        QVERIFY(builtInCatalogue().devices.find(machine.device));
        for (const Measurement &measurement : measured().measurements)
            QVERIFY(measurement.device.isEmpty() || measurement.device == machine.device);
    }

    void everyLensHasTwins()
    {
        QSet<QString> instruments;
        for (const Measurement &measurement : measured().measurements)
            instruments.insert(measurement.instrument);
        for (const char *instrument :
             {"dispatch_tax", "fusion_explorer", "compilation_return", "compilation_continuum",
              "graph_surgery", "roofline", "serving_design", "whole_path"})
            QVERIFY2(instruments.contains(key(instrument)), instrument);
    }

    void everyTwinNamesWhatThereIs()
    {
        for (const Measurement &measurement : measured().measurements) {
            const QByteArray id = measurement.id.toUtf8();
            const std::unique_ptr<Instrument> instrument = instrumentOf(measurement);
            QVERIFY2(instrument, id.constData());
            for (const QString &input : measurement.inputs.keys())
                QVERIFY2(instrument->inputIds().contains(input), qPrintable(measurement.id + u' ' + input));
            const QString error = setAll(*instrument, measurement.inputs);
            QVERIFY2(error.isEmpty(), qPrintable(measurement.id + QLatin1String(": ") + error));
            if (measurement.place)
                QVERIFY2(hasFigure(*instrument, measurement.place->figure), id.constData());

            const std::vector<MeasuredTwin> twins = measuredTwin(
                measured(), measurement.instrument, instrument->saveInputs(), measurement.device);
            for (const MeasuredFigure &figure : measurement.figures) {
                const QByteArray what = id + ' ' + figure.figure.toUtf8();
                QVERIFY2(hasFigure(*instrument, figure.figure), what.constData());
                QVERIFY2(std::isfinite(instrument->figure(figure.figure)), what.constData());
                QVERIFY2(isWithin(figure.value, figure.spread), what.constData());
                const std::vector<MeasuredTwin> found = twinsOf(twins, figure.figure, measurement.variant);
                const bool isThere = std::any_of(found.cbegin(), found.cend(), [&](const MeasuredTwin &twin) {
                    return isSame(twin.value, figure.value) && twin.name == measurement.name;
                });
                QVERIFY2(isThere, what.constData());
            }
        }
    }

    /// Otherwise the model's figure would be another one, and the machine's would still stand beside it.
    void noInputIsLeftOutThatMatters()
    {
        QSet<QString> seen;
        for (const Measurement &measurement : measured().measurements) {
            if (measurement.place || seen.contains(measurement.id))
                continue;
            seen.insert(measurement.id); // the runs of a series name the same inputs
            const std::unique_ptr<Instrument> instrument = instrumentOf(measurement);
            QCOMPARE(setAll(*instrument, measurement.inputs), QString());
            for (const InputSpec &spec : instrument->inputs()) {
                if (measurement.inputs.contains(spec.id) || isOfTheModelAlone(measurement, spec.id))
                    continue;
                for (const QVariant &value : otherValues(spec)) {
                    for (const MeasuredFigure &figure : measurement.figures) {
                        const double other = instrument->figureIf({{spec.id, value}}, figure.figure);
                        const QStringList what{measurement.id, figure.figure, spec.id, value.toString()};
                        QVERIFY2(isSame(other, instrument->figure(figure.figure)),
                                 qPrintable(what.join(u' ')));
                    }
                }
            }
        }
    }

    /// One name for each mark: two at one place could not be told apart.
    void twinsOfAPlaceDiffer()
    {
        for (const Measurement &measurement : measured().measurements) {
            const std::vector<MeasuredTwin> twins =
                measuredTwin(measured(), measurement.instrument, pageOf(measurement), measurement.device);
            QSet<QStringList> marks;
            for (const MeasuredTwin &twin : twins) {
                const QString at = twin.place ? QString::number(twin.place->value) : QString();
                const QStringList mark{twin.figure, twin.variant, at};
                QVERIFY2(!marks.contains(mark), qPrintable(measurement.id + u' ' + mark.join(u' ')));
                marks.insert(mark);
            }
        }
    }

    void otherSettingsHaveNone()
    {
        const Measurement &waiting = firstOf(key("kernels_waiting"));
        const QVariantMap page = pageOf(waiting);
        QVERIFY(!measuredTwin(measured(), waiting.instrument, page).empty());
        QVERIFY(measuredTwin(measured(), key("roofline"), page).empty());
        for (const auto &[input, value] :
             {std::pair(key("launch_us"), QVariant(11.0)), std::pair(key("context"), QVariant(key("edge"))),
              std::pair(key("kernel_count"), QVariant(11.0)),
              std::pair(key("gpu_speed"), QVariant(key("1")))}) {
            QVariantMap other = page;
            other.insert(input, value);
            QVERIFY2(measuredTwin(measured(), waiting.instrument, other).empty(), qPrintable(input));
        }
        QVariantMap less = page;
        less.remove(key("mode"));
        QVERIFY(measuredTwin(measured(), waiting.instrument, less).empty());
    }

    void whatBelongsToADeviceNeedsIt()
    {
        const Measurement &square = firstOf(key("square_fp16"));
        const QVariantMap page = pageOf(square);
        QVERIFY(!measuredTwin(measured(), square.instrument, page, square.device).empty());
        QVERIFY(measuredTwin(measured(), square.instrument, page).empty());
        QVERIFY(measuredTwin(measured(), square.instrument, page, key("ORIN_NX_16")).empty());
    }

    void aCurveIsWhatIsMeasuredAlongAnInput()
    {
        const Measurement &waiting = firstOf(key("kernels_waiting"));
        QVariantMap page = pageOf(waiting);
        page.insert(key("kernel_count"), 11.0); // between what was measured
        const std::vector<MeasuredTwin> curve = twinsOf(
            measuredAlong(measured(), waiting.instrument, page, {key("kernel_count")}), key("total_us"));
        QCOMPARE(curve.size(), runsOf(waiting.id));
        QVERIFY(std::is_sorted(curve.cbegin(), curve.cend(), [](const auto &a, const auto &b) {
            return a.inputs[QStringLiteral("kernel_count")].toDouble() <
                   b.inputs[QStringLiteral("kernel_count")].toDouble();
        }));

        // The pass in every mode, as the bars show it.
        const std::vector<MeasuredTwin> passes =
            twinsOf(measuredAlong(measured(), waiting.instrument, pageOf(waiting), {key("mode")}),
                    key("total_us"), QString());
        QSet<QString> modes;
        for (const MeasuredTwin &twin : passes)
            modes.insert(twin.inputs[key("mode")].toString());
        QCOMPARE(modes, (QSet<QString>{key("eager"), key("cuda_graph")}));
    }

    void everyQuestionExists()
    {
        QVERIFY(measured().answers.size() >= fewestAnswers);
        QSet<QStringList> questions;
        for (const QString &path : builtInLabs()) {
            const LabLoad load = loadLabFile(path);
            QVERIFY2(load.lab, qPrintable(path));
            for (const ActContent &act : load.lab->acts) {
                for (const QuestionContent &question : act.predictions)
                    questions.insert({load.lab->id, act.id, question.id});
                for (const ChallengeContent &challenge : act.challenges)
                    questions.insert({load.lab->id, act.id, challenge.id});
            }
        }
        for (const MeasuredAnswer &answer : measured().answers) {
            QVERIFY2(questions.contains({answer.lab, answer.act, answer.question}),
                     qPrintable(answer.question));
            QVERIFY2(isWithin(answer.value, answer.spread), qPrintable(answer.question));
            const MeasuredAnswer *found = measuredFor(measured(), answer.lab, answer.act, answer.question);
            QCOMPARE(found, &answer);
        }
        QVERIFY(!measuredFor(measured(), key("lab07"), key("act1"), key("nothing")));
        QVERIFY(!measuredFor(measured(), key("lab11"), key("act2"), key("math_share")));
    }

    void everyConstantExists()
    {
        for (const MeasuredConstant &constant : measured().constants) {
            const std::string section = constant.section.toStdString();
            const std::string field = constant.field.toStdString();
            bool isThere = false;
            for (const QString &path : Catalogue::builtInFiles()) {
                const std::optional<json> document = embeddedJson(path);
                QVERIFY2(document, qPrintable(path));
                if (!document->contains(section))
                    continue;
                const json &found = document->at(section);
                isThere = isThere || (found.is_object() && constant.key.isEmpty() && found.contains(field));
                for (const json &entry : found.is_array() ? found : json::array())
                    isThere =
                        isThere || (entry.at("key") == constant.key.toStdString() && entry.contains(field));
            }
            QVERIFY2(isThere, qPrintable(constant.section + u' ' + constant.field));
            QVERIFY(!measuredConstants(measured(), constant.section, constant.field, constant.key).empty());
        }
        for (const char *field : {"queue_depth", "stream_gap_us", "graph_gap_us", "shortest_kernel_us"})
            QCOMPARE(measuredConstants(measured(), key("dispatch"), key(field)).size(), std::size_t(1));
        QCOMPARE(measuredConstants(measured(), key("contexts"), key("launch_us"), key("cloud")).size(),
                 std::size_t(2));
        QVERIFY(measuredConstants(measured(), key("contexts"), key("launch_us"), key("edge")).empty());
    }

    void columnsHaveWhatWasMeasured()
    {
        // Each figure that a table has beside the model's own; others have marks of their own.
        const std::set<std::pair<QString, QString>> inTables{
            {key("dispatch_tax"), key("total_us")},        {key("fusion_explorer"), key("traffic_ratio")},
            {key("fusion_explorer"), key("speedup")},      {key("fusion_explorer"), key("attention_ratio")},
            {key("fusion_explorer"), key("access_ratio")}, {key("compilation_continuum"), key("throughput")},
            {key("graph_surgery"), key("gain_skip")},      {key("graph_surgery"), key("gain_break")},
            {key("roofline"), key("peak_flops")},          {key("serving_design"), key("tokens_s")},
            {key("whole_path"), key("total_us")}};
        std::set<std::pair<QString, QString>> seen;
        for (const Measurement &measurement : measured().measurements) {
            const std::unique_ptr<Instrument> instrument = instrumentOf(measurement);
            QCOMPARE(setAll(*instrument, measurement.inputs), QString());
            for (const ResultTable *table : instrument->tables())
                for (const ResultColumn &column : table->columns())
                    QVERIFY(column.measures.isEmpty());
            QVERIFY(instrument->measuredTwins().empty() && instrument->measuredNotes().isEmpty());
            instrument->setMeasuredShown(true);
            QVERIFY(!instrument->measuredNotes().isEmpty());
            for (const MeasuredFigure &figure : measurement.figures) {
                const std::pair here(measurement.instrument, figure.figure);
                // Not every network that was measured has a row among the models.
                const bool hasNoRow = measurement.variant == QLatin1String("pytorch") &&
                                      (measurement.inputs.value(key("mode")) == key("cuda_graph") ||
                                       measurement.inputs.value(key("workload")) == key("giant"));
                if (!inTables.contains(here) || hasNoRow)
                    continue;
                QVERIFY2(hasCell(*instrument, figure.value),
                         qPrintable(measurement.id + u' ' + figure.figure));
                seen.insert(here);
            }
        }
        QVERIFY(seen == inTables);
    }

    void otherSettingsHaveNoColumn()
    {
        const std::unique_ptr<Instrument> instrument =
            makeInstrument(key("dispatch_tax"), builtInCatalogue());
        instrument->setMeasuredShown(true);
        const ResultTable &passes = *instrument->table("passes");
        const auto has = [&passes] { return !measuredColumns(passes, key("total_us")).empty(); };
        QVERIFY(has());
        QVERIFY(
            measuredSentence(passes, key("total_us"), key("eager")).startsWith(measured().machine.shortName));
        QVERIFY(passes.csv().section(u'\n', 0, 0).contains(QLatin1String("measured")));
        QCOMPARE(instrument->setInput(key("kernel_count"), 777.0), QString());
        QVERIFY(!has());
        QCOMPARE(measuredSentence(passes, key("total_us"), key("eager")), QString());
        QCOMPARE(instrument->setInput(key("kernel_count"), 1000.0), QString());
        QVERIFY(has());
        instrument->setMeasuredShown(false);
        QVERIFY(!has());
    }

    void howFarApartIsSaid_data()
    {
        QTest::addColumn<double>("model");
        QTest::addColumn<QString>("said");
        QTest::newRow("same") << 100.02 << QStringLiteral("A: b. The model says the same.");
        QTest::newRow("more") << 110.0 << QStringLiteral("A: b. The model says 10.0 % more.");
        QTest::newRow("less") << 60.0 << QStringLiteral("A: b. The model says 40.0 % less.");
        QTest::newRow("many times") << 263.0 << QStringLiteral("A: b. The model says 2.63× as much.");
        QTest::newRow("a part") << 25.0 << QStringLiteral("A: b. The model says 0.25× as much.");
        QTest::newRow("nothing") << std::nan("") << QStringLiteral("A: b.");
    }

    void howFarApartIsSaid()
    {
        QFETCH(double, model);
        QFETCH(QString, said);
        QCOMPARE(plain(measuredSentence(key("A"), key("b"), model, 100.0)), said);
    }

    void aFileOfOnesOwnIsRead()
    {
        QString error;
        const std::optional<Measured> own = loaded(smallFile(), error);
        QVERIFY2(own, qPrintable(error));
        QCOMPARE(own->machine.day, QDate(2026, 1, 31));
        QCOMPARE(own->measurements.size(), std::size_t(4));

        const QVariantMap slow{{key("mode"), key("slow")}, {key("on"), true}, {key("count"), 3}};
        const std::vector<MeasuredTwin> one = measuredTwin(*own, key("clock"), slow);
        QCOMPARE(one.size(), std::size_t(2));
        QCOMPARE(one[0].figure, key("share"));
        QCOMPARE(one[0].spread->high, 0.6);
        QCOMPARE(one[1].value, 7.0);
        QVERIFY(!one[1].spread);

        const std::vector<MeasuredTwin> withCurve = measuredTwin(*own, key("clock"), slow, key("watch"));
        QCOMPARE(withCurve.size(), std::size_t(3));
        QCOMPARE(withCurve[2].place->value, 0.25);
        QCOMPARE(withCurve[2].variant, key("blue"));
        QCOMPARE(withCurve[2].note, key("It bends."));
        QCOMPARE(twinsOf(withCurve, key("total_us")).size(), std::size_t(2));
        QCOMPARE(twinsOf(withCurve, key("total_us"), QString()).size(), std::size_t(1));

        const MeasuredAnswer *answer = measuredFor(*own, key("lab99"), key("act1"), key("when"));
        QVERIFY(answer && answer->kinship == MeasuredAnswer::Kinship::Like);
        QCOMPARE(answer->spread->low, 4.0);
    }

    void howFarApart()
    {
        QCOMPARE(modelAgainst(3.0, 2.0), 0.5);
        QCOMPARE(modelAgainst(1.0, 2.0), -0.5);
        QVERIFY(std::isnan(modelAgainst(1.0, 0.0)));
    }

    void faults_data()
    {
        QTest::addColumn<Break>("damage");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *name, const Break &damage, const char *pointer, const char *reason) {
            QTest::newRow(name) << damage << key(pointer) << key(reason);
        };
        row(
            "schema", [](json &d) { d["machine"].erase("key"); }, "/machine", "key");
        row(
            "day", [](json &d) { d["machine"]["date"] = "2026-02-31"; }, "/machine/date", "no such day");
        row(
            "id", [](json &d) { d["measurements"][1]["id"] = "one"; }, "/measurements/1/id", "used twice");
        row(
            "neither", [](json &d) { d["measurements"][1].erase("along"); }, "/measurements/1",
            "'along_figure'");
        row(
            "both", [](json &d) { d["measurements"][1]["along_figure"] = "share"; }, "/measurements/1",
            "'along_figure'");
        row(
            "fixed", [](json &d) { d["measurements"][1]["inputs"]["count"] = 1; }, "/measurements/1/along",
            "inputs fix");
        row(
            "point", [](json &d) { d["measurements"][1]["points"][1]["at"] = 1; },
            "/measurements/1/points/1/at", "used twice");
        row(
            "range",
            [](json &d) {
                d["measurements"][0]["spread"]["share"] = {0.6, 0.4};
            },
            "/measurements/0/spread/share", "lower bound");
        row(
            "spread",
            [](json &d) {
                d["measurements"][0]["spread"] = {{"other", {1, 2}}};
            },
            "/measurements/0/spread/other", "no figure");
        row(
            "answer", [](json &d) { d["answers"].push_back(d["answers"][0]); }, "/answers/1/question",
            "answered twice");
        row(
            "discovery",
            [](json &d) {
                d["discoveries"] = json::array({{{"lab", "lab99"},
                                                 {"act", "act1"},
                                                 {"discovery", "why"},
                                                 {"measurements", {"one", "none"}}}});
            },
            "/discoveries/0/measurements/1", "no measurement");
        row(
            "constant", [](json &d) { d["constants"][0]["low"] = 3; }, "/constants/0/low", "lower bound");
    }

    void faults()
    {
        QFETCH(Break, damage);
        QFETCH(QString, pointer);
        QFETCH(QString, reason);
        json document = smallFile();
        damage(document);
        QString error;
        QVERIFY(!loaded(document, error));
        for (const QString &part : {key("own.json"), pointer, reason})
            QVERIFY2(plain(error).contains(part), qPrintable(error));
    }

    void aFileThatIsNotThereIsNamed()
    {
        QString error;
        QVERIFY(!Measured::load(&error, key("/nowhere/own.json")));
        QVERIFY2(plain(error).contains(key("/nowhere/own.json")), qPrintable(error));
    }
};

RP_TEST(TestMeasured)

} // namespace test_measured
#include "test_measured.moc"
