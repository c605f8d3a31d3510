// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/session/watched.h"

#include "models/catalogue/catalogue.h"
#include "models/instruments/instrument_factory.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <QSet>
#include <QSignalSpy>

#include <limits>

namespace test_instrument_contract {

using namespace rp;

// What every instrument owes to the pages, the ledger and the reports, held against each of the factory's.

namespace {

/// Values that no input of this kind may take.
QList<QVariant> badValues(const InputSpec &spec)
{
    const double infinity = std::numeric_limits<double>::infinity();
    switch (spec.kind) {
    case InputSpec::Kind::Choice:
        return {key("nonsense"), 1, QVariant(), QString(5000, u'x')};
    case InputSpec::Kind::Toggle:
        return {1, key("on"), QVariant()};
    default:
        break;
    }
    QList<QVariant> bad = {key("10"),
                           QVariant(),
                           std::numeric_limits<double>::quiet_NaN(),
                           infinity,
                           -infinity,
                           spec.minimum - 1.0,
                           spec.maximum * 2.0 + 1.0};
    if (spec.wholeNumbers)
        bad.append(spec.minimum + 0.5);
    return bad;
}

/// Another value that the input may take; invalid when it has just this one.
QVariant otherValue(const InputSpec &spec, const QVariant &now)
{
    switch (spec.kind) {
    case InputSpec::Kind::Choice:
        for (const InputChoice &choice : spec.choices) {
            if (choice.key != now.toString())
                return choice.key;
        }
        return {};
    case InputSpec::Kind::Toggle:
        return !now.toBool();
    default:
        break;
    }
    const double other = now.toDouble() == spec.minimum ? spec.maximum : spec.minimum;
    return other == now.toDouble() ? QVariant() : QVariant(other);
}

QVariantMap figureTexts(const Instrument &instrument)
{
    QVariantMap texts;
    for (const QString &id : instrument.figureIds())
        texts.insert(id, instrument.figureText(id));
    return texts;
}

} // namespace

class TestInstrumentContract : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void theFactoryKnowsItsInstruments()
    {
        QVERIFY(instrumentIds().size() >= 11);
        for (const QString &id : instrumentIds()) {
            QCOMPARE(makeInstrument(id, builtInCatalogue())->id(), id);
            QVERIFY2(!makeInstrument(id, Catalogue()), qPrintable(id));
        }
        QVERIFY(!makeInstrument(key("nonsense"), builtInCatalogue()));
    }

    void inputsHaveValuesAndWords_data() { eachInstrument(); }
    void inputsHaveValuesAndWords()
    {
        const auto instrument = made();
        const std::vector<InputSpec> specs = instrument->inputs();
        QVERIFY(!specs.empty());
        for (const InputSpec &spec : specs) {
            const QVariant value = instrument->input(spec.id);
            QVERIFY2(value.isValid(), qPrintable(spec.id));
            QVERIFY2(instrument->inputIds().contains(spec.id), qPrintable(spec.id));
            QVERIFY2(!spec.label.isEmpty() && !spec.help.isEmpty(), qPrintable(spec.id));
            QVERIFY2(!instrument->inputText(spec.id, value).isEmpty(), qPrintable(spec.id));
            QVERIFY2(inRange(spec, value), qPrintable(spec.id));
        }
        QCOMPARE(instrument->saveInputs().size(), instrument->inputIds().size());
        QVERIFY(!instrument->input(key("objectName")).isValid());
        QVERIFY(instrument->changeSentence().isEmpty());
    }

    void badValuesAreRefusedWithASentence_data() { eachInstrument(); }
    void badValuesAreRefusedWithASentence()
    {
        const auto instrument = made();
        const QVariantMap before = instrument->saveInputs();
        const QSignalSpy changes(instrument.get(), &Instrument::changed);
        const QSignalSpy inputs(instrument.get(), &Instrument::inputsChanged);
        const auto refused = [&](const QString &id, const QVariant &value, const QString &name) {
            const QString error = instrument->setInput(id, value);
            QVERIFY2(error.contains(name) && error.endsWith(u'.') && error.size() < 1000,
                     qPrintable(id + u' ' + value.toString().left(20) + u' ' + error));
            QCOMPARE(instrument->saveInputs(), before);
        };
        refused(key("nonsense"), 1, key("nonsense"));
        refused(key("objectName"), key("x"), key("objectName"));
        for (const InputSpec &spec : instrument->inputs()) {
            for (const QVariant &value : badValues(spec)) {
                refused(spec.id, value, spec.label);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QCOMPARE(changes.count(), 0);
        QCOMPARE(inputs.count(), 0);
    }

    void oneChangeOneSignal_data() { eachInstrument(); }
    void oneChangeOneSignal()
    {
        const auto instrument = made();
        const Testers testers = watch(*instrument);
        QSignalSpy changes(instrument.get(), &Instrument::changed);
        for (const QString &id : instrument->inputIds()) {
            const InputSpec spec = specOf(*instrument, id);
            const QVariant other = otherValue(spec, instrument->input(id));
            if (spec.id.isEmpty() || !other.isValid())
                continue; // no control under these settings, or one without a choice
            changes.clear();
            const QString error = instrument->setInput(id, other);
            QVERIFY2(error.isEmpty(), qPrintable(error));
            QCOMPARE(instrument->input(id), other);
            QCOMPARE(changes.count(), 1);
            QVERIFY2(!instrument->changeSentence().isEmpty(), qPrintable(id));
            QVERIFY(instrument->setInput(id, other).isEmpty());
            QCOMPARE(changes.count(), 1);
        }
    }

    void aStateSurvivesSavingAndRestoring_data() { eachInstrument(); }
    void aStateSurvivesSavingAndRestoring()
    {
        const auto first = made();
        changeAll(*first);
        const auto second = made();
        const Testers testers = watch(*second);
        const QSignalSpy changes(second.get(), &Instrument::changed);
        second->restoreInputs(first->saveInputs());
        QCOMPARE(second->saveInputs(), first->saveInputs());
        QCOMPARE(changes.count(), 1);
        QCOMPARE(figureTexts(*second), figureTexts(*first));
        for (const ResultTable *table : first->tables())
            QCOMPARE(second->table(table->id())->csv(), table->csv());
        QCOMPARE(second->designFields(), first->designFields());
    }

    void restoringKeepsWhatDoesNotFit_data() { eachInstrument(); }
    void restoringKeepsWhatDoesNotFit()
    {
        const auto instrument = made();
        const QVariantMap before = instrument->saveInputs();
        const QSignalSpy changes(instrument.get(), &Instrument::changed);
        QVariantMap damaged{{key("someone else's"), 1}};
        for (const InputSpec &spec : instrument->inputs())
            damaged.insert(spec.id, badValues(spec).front());
        instrument->restoreInputs(damaged);
        instrument->restoreInputs({});
        QCOMPARE(instrument->saveInputs(), before);
        QCOMPARE(changes.count(), 0);
    }
    void figuresUnderOtherInputs_data() { eachInstrument(); }
    void figuresUnderOtherInputs()
    {
        const auto other = made();
        const auto instrument = made();
        changeAll(*instrument);
        const QVariantMap before = instrument->saveInputs();
        QVariantMap inputs = before;
        inputs.remove(key("moves")); // a record of the others, which makes itself
        inputs.remove(key("history"));
        for (const QString &id : instrument->figureIds()) {
            // Laid over the defaults, not over what is set now.
            QCOMPARE(instrument->figureTextFor({}, id), other->figureText(id));
            QVERIFY2(close(instrument->figureFor({}, id), other->figure(id)), qPrintable(id));
            QVERIFY2(close(other->figureFor(inputs, id), instrument->figure(id)), qPrintable(id));
        }
        const QString figure = instrument->figureIds().front();
        QVERIFY(std::isnan(instrument->figureFor({{key("nonsense"), 1.0}}, figure)));
        QVERIFY(instrument->figureTextFor({{key("nonsense"), 1.0}}, figure).isEmpty());
        const InputSpec spec = instrument->inputs().front();
        QVERIFY(std::isnan(instrument->figureFor({{spec.id, badValues(spec).front()}}, figure)));
        QCOMPARE(instrument->saveInputs(), before);
    }

    void everyCellCanBeSpoken_data() { eachInstrument(); }
    void everyCellCanBeSpoken()
    {
        const auto instrument = made();
        QSet<QString> ids;
        for (const ResultTable *table : instrument->tables()) {
            QCOMPARE(instrument->table(table->id()), table);
            QVERIFY2(!ids.contains(table->id()), qPrintable(table->id()));
            ids.insert(table->id());
            QVERIFY2(!table->caption().isEmpty(), qPrintable(table->id()));
            QVERIFY2(!table->summary().isEmpty() || table->rowCount() == 0, qPrintable(table->id()));
            for (int column = 0; column < table->columnCount(); ++column) {
                QVERIFY(!table->headerData(column, Qt::Horizontal).toString().isEmpty());
                for (int row = 0; row < table->rowCount(); ++row) {
                    const QModelIndex index = table->index(row, column);
                    QVERIFY2(!index.data().toString().isEmpty(), qPrintable(table->id()));
                    QVERIFY(!index.data(ResultTable::SpokenRole).toString().isEmpty());
                }
            }
            QCOMPARE(table->csv().count(QStringLiteral("\r\n")), table->rowCount() + 1);
        }
        QVERIFY(!instrument->table("nonsense"));
    }

    void anotherLanguageChangesWordsAlone_data() { eachInstrument(); }
    void anotherLanguageChangesWordsAlone()
    {
        const auto instrument = made();
        const Testers testers = watch(*instrument);
        const QSignalSpy changes(instrument.get(), &Instrument::changed);
        const QSignalSpy inputs(instrument.get(), &Instrument::inputsChanged);
        std::vector<std::unique_ptr<QSignalSpy>> tables;
        for (ResultTable *table : instrument->tables()) {
            if (table->rowCount() > 0)
                tables.push_back(std::make_unique<QSignalSpy>(table, &QAbstractItemModel::dataChanged));
        }
        const QVariantMap english = figureTexts(*instrument);
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        instrument->retranslate();
        const QVariantMap arabic = figureTexts(*instrument);
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        QCOMPARE(changes.count(), 0);
        QCOMPARE(inputs.count(), 1);
        for (const auto &spy : tables)
            QCOMPARE(spy->count(), 1);
        QVERIFY(english != arabic); // at least the digits
        QCOMPARE(figureTexts(*instrument), english);
    }

private:
    using Testers = std::vector<std::unique_ptr<QAbstractItemModelTester>>;

    static void eachInstrument()
    {
        QTest::addColumn<QString>("id");
        for (const QString &id : instrumentIds())
            QTest::newRow(qPrintable(id)) << id;
    }
    static std::unique_ptr<Instrument> made()
    {
        QFETCH(QString, id);
        return makeInstrument(id, builtInCatalogue());
    }
    static Testers watch(const Instrument &instrument)
    {
        Testers testers;
        for (ResultTable *table : instrument.tables()) {
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                table, QAbstractItemModelTester::FailureReportingMode::Fatal));
        }
        return testers;
    }
    static InputSpec specOf(const Instrument &instrument, const QString &id)
    {
        for (const InputSpec &spec : instrument.inputs()) {
            if (spec.id == id)
                return spec;
        }
        return {};
    }
    static bool inRange(const InputSpec &spec, const QVariant &value)
    {
        if (spec.kind == InputSpec::Kind::Choice) {
            return std::any_of(spec.choices.begin(), spec.choices.end(),
                               [&](const InputChoice &c) { return c.key == value.toString(); });
        }
        return spec.kind == InputSpec::Kind::Toggle ||
               (value.toDouble() >= spec.minimum && value.toDouble() <= spec.maximum);
    }
    /// Sets every control that is there to another value.
    static void changeAll(Instrument &instrument)
    {
        for (const QString &id : instrument.inputIds()) {
            const InputSpec spec = specOf(instrument, id);
            const QVariant other = otherValue(spec, instrument.input(id));
            if (!spec.id.isEmpty() && other.isValid())
                QVERIFY(instrument.setInput(id, other).isEmpty());
        }
    }
};

RP_GUILESS_TEST(TestInstrumentContract)

} // namespace test_instrument_contract
#include "test_instrument_contract.moc"
