// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measured/measured_reader.h"

#include "models/json/json_value.h"
#include "models/json/object_fields.h"

#include <QCoreApplication>
#include <QDate>
#include <QSet>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

namespace rp {

namespace {

using nlohmann::json;
using object_fields::number;
using object_fields::text;

struct Problems
{
    Q_DECLARE_TR_FUNCTIONS(rp::Measured)
};

/// An object of the document and where it stands there.
struct Place
{
    const json &object;
    QString pointer;
};

class MeasuredReader
{
public:
    MeasuredReader(const json &document, const QString &file, Measured &measured)
        : m_document(document)
        , m_file(file)
        , m_measured(measured)
    {
    }

    std::optional<JsonProblem> read()
    {
        readMachine();
        for (const auto &[key, name] : memberAt(m_document, "variants").items())
            m_measured.variants[toQString(key)] = toQString(name.get<std::string>());
        readEach("measurements", [this](const Place &entry) { readMeasurement(entry); });
        readEach("answers", [this](const Place &entry) { readAnswer(entry); });
        readEach("discoveries", [this](const Place &entry) { readDiscovery(entry); });
        readEach("constants", [this](const Place &entry) { readConstant(entry); });
        return m_problem;
    }

private:
    template<typename Read>
    void readEach(const char *section, Read readEntry)
    {
        const json &entries = memberAt(m_document, section);
        for (std::size_t i = 0; i < entries.size(); ++i)
            readEntry(Place{entries[i], QStringLiteral("/%1/%2").arg(QLatin1String(section)).arg(i)});
    }

    void complain(const QString &pointer, const QString &reason)
    {
        if (!m_problem)
            m_problem = JsonProblem{m_file, pointer, reason};
    }

    std::optional<MeasuredRange> range(const json &bounds, const QString &pointer)
    {
        if (bounds.is_null())
            return std::nullopt;
        const MeasuredRange found{bounds.at(0).get<double>(), bounds.at(1).get<double>()};
        if (found.low > found.high)
            complain(pointer, Problems::tr("the lower bound is above the upper one"));
        return found;
    }

    void readMachine()
    {
        const json &object = m_document.at("machine");
        MeasuredMachine &machine = m_measured.machine;
        machine.key = text(object, "key");
        machine.name = text(object, "name");
        machine.shortName = text(object, "short");
        machine.device = text(object, "device");
        machine.day = QDate::fromString(text(object, "date"), Qt::ISODate);
        machine.software = object_fields::keys(object, "software");
        machine.about = text(object, "about");
        if (!machine.day.isValid())
            complain(QStringLiteral("/machine/date"), Problems::tr("there is no such day"));
    }

    std::vector<MeasuredFigure> readFigures(const Place &run)
    {
        std::vector<MeasuredFigure> figures;
        const json &spreads = memberAt(run.object, "spread");
        for (const auto &[name, value] : memberAt(run.object, "figures").items())
            figures.push_back({toQString(name), value.get<double>(),
                               range(spreads.is_null() ? spreads : memberAt(spreads, name.c_str()),
                                     QStringLiteral("%1/spread/%2").arg(run.pointer, toQString(name)))});
        for (const auto &[name, bounds] : spreads.items()) {
            if (!memberAt(run.object, "figures").contains(name))
                complain(QStringLiteral("%1/spread/%2").arg(run.pointer, toQString(name)),
                         Problems::tr("there is no figure of that name"));
        }
        return figures;
    }

    void readMeasurement(const Place &entry)
    {
        Measurement measurement;
        measurement.id = text(entry.object, "id");
        measurement.name = text(entry.object, "name");
        measurement.note = text(entry.object, "note");
        measurement.instrument = text(entry.object, "instrument");
        measurement.device = text(entry.object, "device");
        measurement.variant = text(entry.object, "variant");
        measurement.inputs = object_fields::values(entry.object, "inputs");
        if (!measurement.variant.isEmpty() && !m_measured.variants.contains(measurement.variant))
            complain(entry.pointer + QLatin1String("/variant"), Problems::tr("this variant has no name"));
        if (m_ids.contains(measurement.id))
            complain(entry.pointer + QLatin1String("/id"),
                     Problems::tr("the key %1 is used twice").arg(measurement.id));
        m_ids.insert(measurement.id);
        if (entry.object.contains("points")) {
            readSeries(entry, measurement);
            return;
        }
        measurement.figures = readFigures(entry);
        m_measured.measurements.push_back(std::move(measurement));
    }

    /// Each point is a run of its own; they differ in one input, or stand at different values of a figure.
    void readSeries(const Place &entry, const Measurement &series)
    {
        const QString input = text(entry.object, "along");
        const QString figure = text(entry.object, "along_figure");
        if (input.isEmpty() == figure.isEmpty())
            complain(entry.pointer,
                     Problems::tr("points need either the property 'along' or 'along_figure'"));
        if (series.inputs.contains(input))
            complain(entry.pointer + QLatin1String("/along"),
                     Problems::tr("the inputs fix what the points are to differ in"));
        const json &points = entry.object.at("points");
        QSet<double> taken;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Place point{points[i], QStringLiteral("%1/points/%2").arg(entry.pointer).arg(i)};
            const double at = number(point.object, "at").value_or(0.0);
            if (taken.contains(at))
                complain(point.pointer + QLatin1String("/at"), Problems::tr("this value is used twice"));
            taken.insert(at);
            Measurement run = series;
            if (figure.isEmpty())
                run.inputs.insert(input, at);
            else
                run.place = MeasuredPlace{figure, at};
            run.figures = readFigures(point);
            m_measured.measurements.push_back(std::move(run));
        }
    }

    void readAnswer(const Place &entry)
    {
        MeasuredAnswer answer;
        answer.lab = text(entry.object, "lab");
        answer.act = text(entry.object, "act");
        answer.question = text(entry.object, "question");
        answer.model = number(entry.object, "model");
        answer.figure = text(entry.object, "figure");
        answer.inputs = object_fields::values(entry.object, "inputs");
        answer.value = number(entry.object, "value").value_or(0.0);
        answer.spread = range(memberAt(entry.object, "spread"), entry.pointer + QLatin1String("/spread"));
        answer.kinship = text(entry.object, "kinship") == QLatin1String("like")
                             ? MeasuredAnswer::Kinship::Like
                             : MeasuredAnswer::Kinship::Same;
        answer.reason = text(entry.object, "reason");
        const QStringList question{answer.lab, answer.act, answer.question};
        if (m_answered.contains(question))
            complain(entry.pointer + QLatin1String("/question"),
                     Problems::tr("this question is answered twice"));
        m_answered.insert(question);
        m_measured.answers.push_back(std::move(answer));
    }

    void readDiscovery(const Place &entry)
    {
        MeasuredDiscovery discovery;
        discovery.lab = text(entry.object, "lab");
        discovery.act = text(entry.object, "act");
        discovery.discovery = text(entry.object, "discovery");
        discovery.measurements = object_fields::keys(entry.object, "measurements");
        for (qsizetype i = 0; i < discovery.measurements.size(); ++i) {
            if (!m_ids.contains(discovery.measurements[i]))
                complain(QStringLiteral("%1/measurements/%2").arg(entry.pointer).arg(i),
                         Problems::tr("there is no measurement of that name"));
        }
        m_measured.discoveries.push_back(std::move(discovery));
    }

    void readConstant(const Place &entry)
    {
        MeasuredConstant constant;
        constant.section = text(entry.object, "section");
        constant.key = text(entry.object, "key");
        constant.field = text(entry.object, "field");
        constant.variant = text(entry.object, "variant");
        constant.range = {entry.object.at("low").get<double>(), entry.object.at("high").get<double>()};
        constant.about = text(entry.object, "about");
        if (constant.range.low > constant.range.high)
            complain(entry.pointer + QLatin1String("/low"),
                     Problems::tr("the lower bound is above the upper one"));
        m_measured.constants.push_back(std::move(constant));
    }

    const json &m_document;
    QString m_file;
    Measured &m_measured;
    QSet<QString> m_ids;
    QSet<QStringList> m_answered;
    std::optional<JsonProblem> m_problem;
};

} // namespace

std::optional<JsonProblem> readMeasured(const json &document, const QString &file, Measured &measured)
{
    return MeasuredReader(document, file, measured).read();
}

} // namespace rp
