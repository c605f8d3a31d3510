// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The right number of every question can be worked out from what the question gives.
#include "models/content/figure_text.h"
#include "tests/models/labs/act_fixture.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

namespace test_follows {

using namespace rp;
using nlohmann::json;

namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
/// How much nearer the right option has to be than any other.
constexpr double margin = 1.5;

/// + - * / ( ) and max(a, b) over numbers; NaN when it is anything else.
class Calculation
{
public:
    explicit Calculation(const QString &text)
        : m_rest(text)
    {
    }
    double value()
    {
        const double all = sum();
        return m_rest.trimmed().isEmpty() ? all : nothing;
    }

private:
    bool take(QLatin1String sign)
    {
        m_rest = m_rest.trimmed();
        if (!m_rest.startsWith(sign))
            return false;
        m_rest = m_rest.mid(sign.size());
        return true;
    }
    double sum()
    {
        double all = product();
        while (true) {
            if (take(QLatin1String("+")))
                all += product();
            else if (take(QLatin1String("-")))
                all -= product();
            else
                return all;
        }
    }
    double product()
    {
        double all = part();
        while (true) {
            if (take(QLatin1String("*")))
                all *= part();
            else if (take(QLatin1String("/")))
                all /= part();
            else
                return all;
        }
    }
    double part()
    {
        if (take(QLatin1String("("))) {
            const double inner = sum();
            return take(QLatin1String(")")) ? inner : nothing;
        }
        if (take(QLatin1String("max("))) {
            const double first = sum();
            const double second = take(QLatin1String(",")) ? sum() : nothing;
            return take(QLatin1String(")")) ? std::max(first, second) : nothing;
        }
        static const QRegularExpression number(QStringLiteral(R"(^\d+(\.\d+)?)"));
        const QString found = number.match(m_rest.trimmed().toString()).captured();
        return take(QLatin1String(found.toLatin1())) && !found.isEmpty() ? found.toDouble() : nothing;
    }

    QStringView m_rest;
};

QString asText(const json &value)
{
    return QString::fromStdString(value.get<std::string>());
}

QString withoutFigures(QString text)
{
    static const QRegularExpression figure(QStringLiteral(R"(\{[^}]*\})"));
    return text.remove(figure);
}

/// The numbers of a text in digits. Not that of a name, such as FP16 or GPT-2.
std::vector<double> numbersOf(const QString &text)
{
    static const QRegularExpression number(QStringLiteral(R"((?<![\w.-])\d+(,\d{3})*(\.\d+)?)"));
    std::vector<double> numbers;
    QRegularExpressionMatchIterator found = number.globalMatch(withoutFigures(text));
    while (found.hasNext())
        numbers.push_back(found.next().captured().remove(QLatin1Char(',')).toDouble());
    return numbers;
}

std::vector<double> numbersInWords(const QString &text)
{
    static const QMap<QString, double> known{
        {QStringLiteral("two"), 2},   {QStringLiteral("half"), 2},     {QStringLiteral("three"), 3},
        {QStringLiteral("third"), 3}, {QStringLiteral("four"), 4},     {QStringLiteral("quarter"), 4},
        {QStringLiteral("five"), 5},  {QStringLiteral("quarters"), 4}, {QStringLiteral("ten"), 10},
    };
    static const QRegularExpression between(QStringLiteral("\\W+"));
    std::vector<double> numbers;
    for (const QString &word : withoutFigures(text).toLower().split(between)) {
        if (known.contains(word))
            numbers.push_back(known.value(word));
    }
    return numbers;
}

/// What needs no saying: one, the hours of a day, and powers of ten between units.
bool isFree(double number)
{
    const double power = std::log10(number);
    return number == 1.0 || number == 24.0 || (power >= 2.0 && power == std::round(power));
}

QString stated(const json &asked)
{
    QString all = asText(asked.at("prompt"));
    for (const json &given : asked.value("given", json::array()))
        all += QLatin1Char('\n') + asText(given);
    return all;
}

/// Whether both what is given and what is asked for are figures.
bool isToFollow(const json &asked)
{
    const QString text = stated(asked);
    const bool givesFigures = text.contains(QLatin1Char('{')) || !numbersOf(text).empty();
    const json options = asked.value("options", json::array());
    const bool asksForOne =
        asked.at("kind") == "number" || asked.at("kind") == "numeric" ||
        (!options.empty() && std::all_of(options.begin(), options.end(),
                                         [](const json &option) { return option.contains("value"); }));
    return givesFigures && asksForOne;
}

/// The number that follows, of nothing but what is stated; NaN when something else is in it.
double followingNumber(const json &asked, const Bench &bench)
{
    QString follows = QString::fromStdString(asked.value("follows", std::string()));
    const QString text = stated(asked);
    std::vector<double> known = numbersOf(text);
    for (const double number : numbersInWords(text))
        known.push_back(number);
    for (const double number : numbersOf(follows)) {
        if (!isFree(number) && std::find(known.begin(), known.end(), number) == known.end())
            return nothing;
    }
    const FigureReferences figures = parseFigureReferences(follows);
    for (auto figure = figures.references.rbegin(); figure != figures.references.rend(); ++figure) {
        if (!text.contains(follows.mid(figure->begin, figure->length)))
            return nothing;
        const double value = bench.figureFor(figure->inputs, figure->figure);
        follows.replace(figure->begin, figure->length, QString::number(value, 'f', 9));
    }
    return Calculation(follows).value();
}

/// How far an option is from a number: as its question tells the distance.
double apart(const json &asked, const json &option, double number)
{
    const double value = option.at("value").get<double>();
    return std::abs(asked.at("distance_unit") == "points" ? value - number : std::log(value / number));
}

bool picksTheKey(const json &asked, double number)
{
    const json &options = asked.at("options");
    const auto isKey = [&asked](const json &option) { return option.at("id") == asked.at("correct"); };
    const double key = apart(asked, *std::find_if(options.begin(), options.end(), isKey), number);
    return std::all_of(options.begin(), options.end(), [&](const json &option) {
        return isKey(option) || key * margin < apart(asked, option, number);
    });
}

json actOf(const QByteArray &lab, const QByteArray &act)
{
    QFile file(QStringLiteral(RIDGEPOINT_SOURCE_DIR "/resources/labs/%1.json").arg(QString::fromLatin1(lab)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const json content = json::parse(file.readAll().toStdString());
    for (const json &entry : content.at("acts")) {
        if (entry.at("id") == act.toStdString())
            return entry;
    }
    return {};
}

} // namespace

class FollowsTest : public QObject
{
    Q_OBJECT
private slots:
    void theKeyFollows_data();
    void theKeyFollows();
    void whatIsNotGivenDecidesNothing();
    void reckons_data();
    void reckons();
};

void FollowsTest::theKeyFollows_data()
{
    QTest::addColumn<QByteArray>("lab");
    QTest::addColumn<QByteArray>("act");
    for (const char *act : {"act1", "act2", "reality", "act3"})
        QTest::addRow("lab07 %s", act) << QByteArray("lab07") << QByteArray(act);
    for (const char *act : {"act1", "act2", "act3"})
        QTest::addRow("lab11 %s", act) << QByteArray("lab11") << QByteArray(act);
}

void FollowsTest::theKeyFollows()
{
    QFETCH(QByteArray, lab);
    QFETCH(QByteArray, act);
    ActFixture fixture;
    fixture.load(lab.constData(), act.constData());
    const json content = actOf(lab, act);
    int checked = 0;
    for (const json &asked : content.at("predictions")) {
        if (!isToFollow(asked))
            continue;
        const double number = followingNumber(asked, fixture.bench());
        const QString said =
            QStringLiteral("%1: %2").arg(asText(asked.at("id")), QString::number(number, 'g', 6));
        QVERIFY2(std::isfinite(number), qPrintable(said));
        QVERIFY2(picksTheKey(asked, number), qPrintable(said));
        ++checked;
    }
    for (const json &asked : content.value("challenges", json::array())) {
        if (!isToFollow(asked))
            continue;
        const double number = followingNumber(asked, fixture.bench());
        const ChallengeContent &challenge = fixture.challenge(asText(asked.at("id")));
        const double truth = fixture.bench().figureFor(challenge.truth->inputs, challenge.truth->figure);
        QVERIFY2(std::abs(number / truth - 1.0) <= asked.at("tolerance").get<double>(),
                 qPrintable(challenge.id + QStringLiteral(": ") + QString::number(number)));
        ++checked;
    }
    QVERIFY(checked > 0);
}

/// Questions that once were asked: with a given left out, or another key, nothing follows.
void FollowsTest::whatIsNotGivenDecidesNothing()
{
    ActFixture fixture;
    fixture.load("lab07", "reality");
    const json asked = actOf("lab07", "reality").at("predictions").at(0);
    QVERIFY(picksTheKey(asked, followingNumber(asked, fixture.bench())));

    json lessGiven = asked;
    lessGiven["given"].erase(lessGiven["given"].size() - 1); // the time from launch to launch
    QVERIFY(isToFollow(lessGiven));
    QVERIFY(std::isnan(followingNumber(lessGiven, fixture.bench())));

    json silent = asked;
    silent.erase("follows");
    QVERIFY(std::isnan(followingNumber(silent, fixture.bench())));

    json otherKey = asked;
    otherKey["correct"] = otherKey["options"].back()["id"];
    QVERIFY(!picksTheKey(otherKey, followingNumber(otherKey, fixture.bench())));

    json ownNumber = asked;
    ownNumber["follows"] = "7 / 99"; // near the key, and nowhere given
    QVERIFY(std::isnan(followingNumber(ownNumber, fixture.bench())));
}

void FollowsTest::reckons_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("order") << QStringLiteral("2 + 3 * 4 - 6 / 2") << 11.0;
    QTest::newRow("inside first") << QStringLiteral("(2 + 3) * (4 - 2.5)") << 7.5;
    QTest::newRow("the larger") << QStringLiteral("1 / max(0.3, 2)") << 0.5;
    QTest::newRow("left open") << QStringLiteral("(1 + 2") << nothing;
    QTest::newRow("something else") << QStringLiteral("1 + two") << nothing;
    QTest::newRow("nothing") << QString() << nothing;
}

void FollowsTest::reckons()
{
    QFETCH(QString, text);
    QFETCH(double, value);
    const double reckoned = Calculation(text).value();
    QVERIFY(std::isnan(value) ? std::isnan(reckoned) : reckoned == value);
}

RP_TEST(FollowsTest)

} // namespace test_follows
#include "test_follows.moc"
