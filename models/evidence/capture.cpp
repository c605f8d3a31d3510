// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/capture.h"

#include "models/instruments/contract/instrument.h"
#include "models/json/json_value.h"
#include "models/session/lab_session.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <array>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

/// The answer to a numeric question in words.
QString numberText(const QuestionContent &question, double value)
{
    const Format format;
    if (question.unit == QLatin1String("percent"))
        return format.percent(value);
    if (question.unit == QLatin1String("microseconds"))
        return format.duration_us(value);
    return question.unit == QLatin1String("factor") ? format.factor(value) : format.significant(value);
}

CapturedAnswer answerTo(const QuestionContent &question, const PredictionRecord &record)
{
    CapturedAnswer answer{question.id, record.option, record.number, contentText(question.prompt), {}};
    if (const OptionContent *option = findOption(question, record.option))
        answer.text = contentText(option->text);
    else if (record.number)
        answer.text = numberText(question, *record.number);
    return answer;
}

using nlohmann::json;

constexpr const char *special = "number";
constexpr std::array textFields{
    std::pair{"id", &Capture::id},
    std::pair{"lab", &Capture::lab},
    std::pair{"act", &Capture::act},
    std::pair{"panel", &Capture::panel},
    std::pair{"instrument", &Capture::instrument},
    std::pair{"content", &Capture::contentVersion},
    std::pair{"program", &Capture::programVersion},
    std::pair{"track", &Capture::track},
    std::pair{"language", &Capture::language},
    std::pair{"at", &Capture::at},
};

std::optional<double> numberFrom(const json &value)
{
    if (value.is_number())
        return value.get<double>();
    if (!value.is_object() || value.size() != 1 || !value.contains(special) || !value[special].is_string())
        return std::nullopt;
    const auto &text = value[special].get_ref<const std::string &>();
    if (text == "NaN")
        return std::numeric_limits<double>::quiet_NaN();
    if (text == "Infinity")
        return std::numeric_limits<double>::infinity();
    return text == "-Infinity" ? std::optional(-std::numeric_limits<double>::infinity()) : std::nullopt;
}

json inputToJson(const QVariant &value)
{
    const bool real = value.typeId() == QMetaType::Double || value.typeId() == QMetaType::Float;
    return real ? numberToJson(value.toDouble()) : toJsonValue(value);
}

QVariant inputFrom(const json &value)
{
    const auto number = value.is_object() ? numberFrom(value) : std::nullopt;
    return number ? QVariant(*number) : toVariant(value);
}

/// Remembers whether every field that was asked for was there and of its type.
class Reader
{
public:
    explicit Reader(const json &object)
        : m_object(object)
        , m_good(object.is_object())
    {
    }
    bool good() const { return m_good; }

    QString text(const char *key)
    {
        const json *value = member(key);
        m_good = m_good && value && value->is_string();
        return m_good ? toQString(value->get_ref<const std::string &>()) : QString();
    }
    QString textOrNothing(const char *key) { return m_good && !member(key) ? QString() : text(key); }
    std::optional<double> numberOrNothing(const char *key)
    {
        const json *value = member(key);
        if (!value)
            return std::nullopt;
        const auto number = numberFrom(*value);
        m_good = m_good && number;
        return number;
    }
    double number(const char *key)
    {
        const auto number = numberOrNothing(key);
        m_good = m_good && number;
        return number.value_or(0.0);
    }
    bool flagOrFalse(const char *key)
    {
        const json *value = member(key);
        m_good = m_good && (!value || value->is_boolean());
        return m_good && value && value->get<bool>();
    }
    QVariantMap inputs(const char *key)
    {
        const json *value = member(key);
        m_good = m_good && value && value->is_object();
        QVariantMap map;
        if (m_good) {
            for (auto it = value->begin(); it != value->end(); ++it)
                map.insert(toQString(it.key()), inputFrom(*it));
        }
        return map;
    }
    template<typename Entry, typename Read>
    std::vector<Entry> list(const char *key, Read read)
    {
        const json *value = member(key);
        m_good = m_good && value && value->is_array();
        std::vector<Entry> entries;
        if (!m_good)
            return entries;
        entries.reserve(value->size());
        for (const json &object : *value) {
            Reader reader(object);
            entries.push_back(read(reader));
            m_good = m_good && reader.good();
        }
        return entries;
    }

private:
    const json *member(const char *key) const
    {
        if (!m_object.is_object())
            return nullptr;
        const auto it = m_object.find(key);
        return it == m_object.end() ? nullptr : &*it;
    }

    const json &m_object;
    bool m_good;
};

json frozen(const Capture &capture)
{
    json object;
    for (const auto &[key, field] : textFields)
        object[key] = (capture.*field).toStdString();
    object["inputs"] = inputsToJson(capture.inputs);
    json &answers = object["answers"] = json::array();
    for (const CapturedAnswer &answer : capture.answers) {
        json made = {{"question", answer.question.toStdString()},
                     {"option", answer.option.toStdString()},
                     {"prompt", answer.prompt.toStdString()},
                     {"text", answer.text.toStdString()}};
        if (answer.number)
            made["value"] = numberToJson(*answer.number);
        answers.push_back(std::move(made));
    }
    json &controls = object["controls"] = json::array();
    for (const CapturedControl &control : capture.controls)
        controls.push_back({{"id", control.id.toStdString()},
                            {"label", control.label.toStdString()},
                            {"text", control.text.toStdString()}});
    json &figures = object["figures"] = json::array();
    for (const CapturedFigure &figure : capture.figures)
        figures.push_back({{"id", figure.id.toStdString()},
                           {"label", figure.label.toStdString()},
                           {"text", figure.text.toStdString()},
                           {"value", numberToJson(figure.value)}});
    return object;
}

} // namespace

int Capture::number() const
{
    return id.startsWith(u'e') ? QStringView(id).mid(1).toInt() : 0;
}

Capture captureOf(const LabSession &session, const QString &act, const QString &panel,
                  const Instrument &instrument)
{
    const LabContent &lab = session.content();
    Capture capture;
    capture.lab = lab.id;
    capture.act = act;
    capture.panel = panel;
    capture.instrument = instrument.id();
    capture.contentVersion = lab.contentVersion;
    capture.programVersion = QCoreApplication::applicationVersion();
    capture.track = session.track();
    capture.language = QLocale().bcp47Name();
    if (const ActContent *content = lab.act(act)) {
        for (const QuestionContent &question : content->predictions) {
            const auto record = session.prediction(act, question.id);
            if (record)
                capture.answers.push_back(answerTo(question, *record));
        }
    }
    capture.inputs = instrument.saveInputs();
    const std::vector<InputSpec> shown = instrument.inputs();
    capture.controls.reserve(shown.size());
    for (const InputSpec &spec : shown)
        capture.controls.push_back(
            {spec.id, spec.label, instrument.inputText(spec.id, instrument.input(spec.id))});
    const std::vector<QString> figures = instrument.figureIds();
    capture.figures.reserve(figures.size());
    for (const QString &id : figures)
        capture.figures.push_back(
            {id, instrument.figureLabel(id), instrument.figureText(id), instrument.figure(id)});
    return capture;
}

json numberToJson(double value)
{
    if (std::isfinite(value))
        return value;
    const char *name = std::isnan(value) ? "NaN" : value > 0.0 ? "Infinity" : "-Infinity";
    return {{special, name}};
}

json inputsToJson(const QVariantMap &inputs)
{
    json object = json::object();
    for (auto it = inputs.cbegin(); it != inputs.cend(); ++it)
        object[it.key().toStdString()] = inputToJson(it.value());
    return object;
}

QByteArray Capture::frozenJson() const
{
    // dump() sorts the keys, so one content has one text.
    return QByteArray::fromStdString(frozen(*this).dump(-1, ' ', true));
}

json toJson(const Capture &capture)
{
    json object = frozen(capture);
    object["name"] = capture.name.toStdString();
    object["removed"] = capture.removed;
    return object;
}

std::optional<Capture> captureFrom(const json &object)
{
    Reader reader(object);
    Capture capture;
    for (const auto &[key, field] : textFields)
        capture.*field = reader.text(key);
    capture.inputs = reader.inputs("inputs");
    capture.answers = reader.list<CapturedAnswer>("answers", [](Reader &answer) {
        return CapturedAnswer{answer.text("question"), answer.text("option"), answer.numberOrNothing("value"),
                              answer.text("prompt"), answer.text("text")};
    });
    capture.controls = reader.list<CapturedControl>("controls", [](Reader &control) {
        return CapturedControl{control.text("id"), control.text("label"), control.text("text")};
    });
    capture.figures = reader.list<CapturedFigure>("figures", [](Reader &figure) {
        return CapturedFigure{figure.text("id"), figure.text("label"), figure.text("text"),
                              figure.number("value")};
    });
    capture.name = reader.textOrNothing("name");
    capture.removed = reader.flagOrFalse("removed");
    return reader.good() ? std::optional(std::move(capture)) : std::nullopt;
}

} // namespace rp
