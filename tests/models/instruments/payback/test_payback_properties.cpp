// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/payback/payback_fixture.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>

#include <random>

namespace test_payback_properties {

using namespace rp;

// What must hold for every setting, held against random ones from the whole range of the controls.

namespace {

/// Random settings, each number from its control's range, on its scale; often at an end of it.
class Settings
{
public:
    explicit Settings(const Catalogue &catalogue)
        : m_catalogue(catalogue)
    {
    }

    PaybackSettings next()
    {
        PaybackSettings settings = PaybackDesign::defaults(m_catalogue);
        pickChoices(settings);
        for (const char *input : {"compile_s", "gain", "per_day", "deployment_days", "eager_rate", "replicas",
                                  "cache_hit", "load_s", "shapes", "recompilations_per_day",
                                  "recompile_share", "guard_us", "warm_up_s", "uncertainty"}) {
            const QString id = key(input);
            // A control under "more settings" mostly rests.
            if (m_share(m_random) < 0.6 && InputsOf<PaybackDesign>::row(id)->secondary)
                continue;
            set(settings, id, valueIn(InputsOf<PaybackDesign>::spec(id, settings, m_catalogue)));
        }
        return settings;
    }

private:
    void set(PaybackSettings &settings, const QString &input, const QVariant &value)
    {
        const QString refused = InputsOf<PaybackDesign>::apply(settings, input, value, m_catalogue);
        if (!refused.isEmpty())
            qFatal("%s", qPrintable(refused));
    }
    void pickChoices(PaybackSettings &settings)
    {
        for (const char *input : {"context", "workload", "span", "policy"}) {
            const std::vector<InputChoice> choices =
                InputsOf<PaybackDesign>::spec(key(input), settings, m_catalogue).choices;
            const std::size_t chosen = m_random() % choices.size();
            set(settings, key(input), choices[chosen].key);
        }
    }
    double valueIn(const InputSpec &spec)
    {
        double at = m_share(m_random);
        if (m_share(m_random) < 0.1)
            at = at < 0.5 ? 0.0 : 1.0;
        double value = spec.minimum + at * (spec.maximum - spec.minimum);
        if (spec.kind == InputSpec::Kind::Logarithmic)
            value = spec.minimum * std::pow(spec.maximum / spec.minimum, at);
        if (spec.wholeNumbers)
            value = std::round(value);
        return std::clamp(value, spec.minimum, spec.maximum);
    }

    const Catalogue &m_catalogue;
    std::mt19937 m_random{20261};
    std::uniform_real_distribution<double> m_share{0.0, 1.0};
};

/// How exactly a difference of two large numbers can come out.
double rounding(const PaybackSettings &settings, const PaybackResult &result)
{
    return 1e-9 * (std::abs(settings.per_day * settings.deployment_days * result.saved_per_call_s) +
                   result.cost_s + settings.per_day * settings.deployment_days * settings.guard_us * 1e-6);
}

} // namespace

class TestPaybackProperties : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = builtInCatalogue();
    }

    void figuresAreFiniteOrDeliberatelyNever()
    {
        const std::vector<QString> canBeNever{key("breakeven_calls"), key("breakeven_days"),
                                              key("breakeven_low"), key("breakeven_high")};
        everywhere(3000, [&](const PaybackSettings &settings, const PaybackResult &result) {
            const PaybackState state{settings, result};
            for (const QString &id : FiguresOf<PaybackDesign>::ids(m_catalogue)) {
                const double value = FiguresOf<PaybackDesign>::value(id, state, m_catalogue);
                QVERIFY2(!std::isnan(value), qPrintable(id));
                const bool mayBeNever =
                    std::find(canBeNever.begin(), canBeNever.end(), id) != canBeNever.end();
                QVERIFY2(std::isfinite(value) || (mayBeNever && value > 0.0), qPrintable(id));
                const QString text = FiguresOf<PaybackDesign>::text(id, state, m_catalogue);
                QVERIFY2(!text.isEmpty() && !text.contains(key("nan")) && !text.contains(key("inf")),
                         qPrintable(id + u' ' + text));
            }
            QCOMPARE(result.verdict == PaybackVerdict::Never, std::isinf(result.value.breakeven_calls));
            QCOMPARE(result.verdict == PaybackVerdict::Positive, result.value.net_saved_s > 0.0);
        });
    }

    void netIsNothingAtTheCrossover()
    {
        everywhere(3000, [&](PaybackSettings settings, const PaybackResult &result) {
            if (!std::isfinite(result.value.breakeven_days) || result.value.breakeven_days == 0.0)
                return;
            settings.deployment_days = result.value.breakeven_days;
            const PaybackResult there = evaluate(settings, m_catalogue);
            QVERIFY(std::abs(there.value.net_saved_s) <= rounding(settings, there));
            VERIFY_CLOSE(there.value.breakeven_calls, result.value.breakeven_calls); // whatever the length
        });
    }

    void breakevenIsMonotonic()
    {
        everywhere(3000, [&](const PaybackSettings &settings, const PaybackResult &result) {
            const auto calls = [&](double PaybackSettings::*input, double factor) {
                PaybackSettings other = settings;
                other.*input *= factor;
                return evaluate(other, m_catalogue).value.breakeven_calls;
            };
            const double now = result.value.breakeven_calls * (1.0 - 1e-12);
            QVERIFY(calls(&PaybackSettings::compile_s, 1.5) >= now);
            QVERIFY(calls(&PaybackSettings::gain, 1.5) * (1.0 - 1e-12) <= result.value.breakeven_calls);
            QVERIFY(calls(&PaybackSettings::replicas, 2.0) >= now);
        });
    }

    void replicasMultiplyTheCost()
    {
        everywhere(500, [&](PaybackSettings settings, const PaybackResult &result) {
            const double replicas = settings.replicas;
            settings.replicas = 1.0;
            VERIFY_CLOSE(result.cost_s, replicas * evaluate(settings, m_catalogue).cost_s);
        });
    }

    void timelineEqualsTheModel()
    {
        everywhere(1500, [&](const PaybackSettings &settings, const PaybackResult &result) {
            const std::vector<PaybackSample> samples = timelineOf(settings, result);
            QCOMPARE(samples.size(), std::size_t(timelineSamples));
            QCOMPARE(samples.front().elapsed_s, 0.0);
            QCOMPARE(samples.back().elapsed_s, timelineEnd_s(settings, result));
            for (std::size_t i = 0; i < samples.size(); ++i) {
                const PaybackSample &at = samples[i];
                QVERIFY(i == 0 || at.elapsed_s >= samples[i - 1].elapsed_s);
                QVERIFY(std::isfinite(at.cost_s) && std::isfinite(at.saved_s));
                QVERIFY(at.saved_low_s <= at.saved_s + 1e-9 * std::abs(at.saved_s));
                QVERIFY(at.saved_high_s >= at.saved_s - 1e-9 * std::abs(at.saved_s));
                // A deployment that ends here nets what the lines are apart.
                PaybackSettings here = settings;
                here.deployment_days = at.elapsed_s / secondsPerDay;
                const PaybackResult then = evaluate(here, m_catalogue);
                QVERIFY(std::abs(at.saved_s - at.cost_s - then.value.net_saved_s) <= rounding(here, then));
            }
        });
    }

    void crossoverAndEndAreAmongTheSamples()
    {
        everywhere(1500, [&](const PaybackSettings &settings, const PaybackResult &result) {
            const std::vector<PaybackSample> samples = timelineOf(settings, result);
            const double end_s = samples.back().elapsed_s;
            for (const double days : {result.value.breakeven_days, settings.deployment_days}) {
                const double time = days * secondsPerDay;
                if (!(time > 0.0) || !(time < end_s))
                    continue;
                QVERIFY(std::any_of(samples.begin(), samples.end(),
                                    [time](const PaybackSample &s) { return s.elapsed_s == time; }));
            }
        });
    }

    void flipsReallyFlip()
    {
        int found = 0;
        everywhere(1500, [&](const PaybackSettings &settings, const PaybackResult &result) {
            const bool positive = result.verdict == PaybackVerdict::Positive;
            const auto pays = [&](const QString &input, double value) {
                PaybackSettings other = settings;
                const QString refused = InputsOf<PaybackDesign>::apply(other, input, value, m_catalogue);
                return refused.isEmpty() && evaluate(other, m_catalogue).verdict == PaybackVerdict::Positive;
            };
            const std::vector<PaybackFlip> flips = flipsOf(settings, m_catalogue);
            QCOMPARE(flips.size(), std::size_t(4));
            for (const PaybackFlip &flip : flips) {
                const InputSpec range = InputsOf<PaybackDesign>::spec(flip.input, settings, m_catalogue);
                if (!flip.exists()) {
                    for (const double end : {range.minimum, range.maximum})
                        QCOMPARE(pays(flip.input, end), positive);
                    continue;
                }
                ++found;
                QVERIFY(flip.needed >= range.minimum && flip.needed <= range.maximum);
                QCOMPARE(pays(flip.input, flip.needed), !positive);
                // Values are rounded as they are shown: one of a hundred, less is not enough.
                const double back = flip.needed + (flip.current - flip.needed) * 1e-3;
                const double stepped = flip.needed > flip.current ? std::min(back, flip.needed * 0.985)
                                                                  : std::max(back, flip.needed * 1.015);
                const bool between = (stepped - flip.current) * (stepped - flip.needed) < 0.0;
                if (between && !range.wholeNumbers && flip.input != key("gain") &&
                    flip.input != key("compile_s"))
                    QCOMPARE(pays(flip.input, stepped), positive);
                if (range.wholeNumbers && between)
                    QCOMPARE(pays(flip.input, std::round(stepped)), positive);
                // These two are rounded to a tenth of a percent, a tenth of a second or a second.
                const double grain = flip.input == key("gain") ? 0.0011 : flip.needed < 60.0 ? 0.11 : 1.1;
                const double less = flip.needed + (flip.needed > flip.current ? -grain : grain);
                if (!range.wholeNumbers && flip.input != key("deployment_days") &&
                    (less - flip.current) * (less - flip.needed) < 0.0)
                    QCOMPARE(pays(flip.input, less), positive);
            }
        });
        QVERIFY(found > 1000);
    }

    void theSmallestFlipIsTheShortestWay()
    {
        everywhere(500, [&](const PaybackSettings &settings, const PaybackResult &) {
            const std::vector<PaybackFlip> flips = flipsOf(settings, m_catalogue);
            const PaybackFlip *smallest = smallestFlip(flips);
            for (const PaybackFlip &flip : flips)
                QVERIFY(!flip.exists() || (smallest && smallest->travel <= flip.travel));
            QVERIFY(!smallest || (smallest->travel >= 0.0 && smallest->travel <= 1.0));
        });
    }

    void theEndsOfTheRangesAreNoTrouble()
    {
        for (const double per_day : {leastPerDay, mostPerDay}) {
            for (const double days : {0.0, longestDays}) {
                WatchedPayback instrument(m_catalogue);
                QVERIFY(instrument.change({{"per_day", per_day}}).isEmpty());
                const double length = std::max(days, 1.0 / per_day);
                QVERIFY(instrument.change({{"deployment_days", length}}).isEmpty());
                VERIFY_CLOSE(instrument.figure("total_calls"), std::max(1.0, per_day * days));
                QVERIFY(std::isfinite(instrument.figure("net_saved_s")));
                QCOMPARE(instrument->table("timeline")->rowCount(), timelineSamples);
            }
        }
    }

    void aChangeTakesLittleTime()
    {
        WatchedPayback instrument(m_catalogue);
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 200; ++i)
            QVERIFY(instrument.change({{"compile_s", 10.0 + i}}).isEmpty());
        // Far above what it takes, so that a busy machine does not fail it; a frozen frame would.
        QVERIFY2(timer.elapsed() < 4000, qPrintable(QString::number(timer.elapsed())));
    }

private:
    template<typename Check>
    void everywhere(int times, const Check &check)
    {
        Settings settings(m_catalogue);
        for (int i = 0; i < times; ++i) {
            const PaybackSettings at = settings.next();
            check(at, evaluate(at, m_catalogue));
            if (QTest::currentTestFailed()) {
                qInfo() << at.context << at.workload << at.compile_s << at.gain << at.per_day
                        << at.deployment_days << at.eager_rate << at.replicas << at.cache_hit << at.load_s
                        << at.shapes << at.policy << at.recompilations_per_day << at.recompile_share
                        << at.guard_us << at.warm_up_s << at.uncertainty;
                return;
            }
        }
    }

    Catalogue m_catalogue;
};

RP_GUILESS_TEST(TestPaybackProperties)

} // namespace test_payback_properties
#include "test_payback_properties.moc"
