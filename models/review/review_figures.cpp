// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/review_figures.h"

#include "models/compute/compute_service.h"
#include "models/content/figure_text.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <nlohmann/json.hpp>
#include <numeric>

namespace rp {
namespace {

using nlohmann::json;

class FigureWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::ReviewFigures)
public:
    static QString perSecond(const QString &bytes)
    {
        //: a memory bandwidth; %1 is an amount of data such as 2 TB
        return tr("%1/s").arg(bytes);
    }
    static QString notComputed(const QString &figure, const QString &reason)
    {
        //: for the authors of the course; %1 is the name of a figure, %2 a sentence
        return tr("The figure %1 can't be computed. %2").arg(Format::isolate(figure), reason);
    }
    static QString noNumber() { return tr("The result holds no such number."); }
};

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

/// A result that may be infinite is written as a word then.
double numberIn(const json &value)
{
    if (value.is_number())
        return value.get<double>();
    return value == "inf" ? std::numeric_limits<double>::infinity() : undefined;
}

double resultOf(const std::string &answer, const QString &path)
{
    const json result = json::parse(answer, nullptr, false);
    if (!result.is_structured())
        return numberIn(result);
    const json::json_pointer place('/' + (path.isEmpty() ? std::string("value") : path.toStdString()));
    return result.contains(place) ? numberIn(result.at(place)) : undefined;
}

int decimalsFor(double value, int digits)
{
    if (value == 0.0 || !std::isfinite(value))
        return 0;
    return std::clamp(digits - 1 - int(std::floor(std::log10(std::abs(value)))), 0, 10);
}

} // namespace

QString unitText(double value, const QString &unit, int digits)
{
    const Format format;
    if (unit == QLatin1String("intensity"))
        return format.flopPerByte(value, digits);
    if (unit == QLatin1String("flops"))
        return format.flopPerSecond(value, digits);
    if (unit == QLatin1String("bytes"))
        return format.bytes(value, digits);
    if (unit == QLatin1String("bytes_s"))
        return FigureWords::perSecond(format.bytes(value, digits));
    if (unit == QLatin1String("fraction"))
        return format.percent(value, decimalsFor(value * 100.0, digits));
    if (unit == QLatin1String("factor"))
        return format.factor(value, decimalsFor(value, digits));
    if (unit == QLatin1String("us"))
        return format.duration_us(value, digits);
    return format.significant(value, digits);
}

ReviewFigures::ReviewFigures(const ReviewContent &content, const Catalogue &catalogue)
{
    compute::ComputeService service(catalogue);
    for (auto it = content.figures.cbegin(); it != content.figures.cend(); ++it) {
        const ReviewFigure &figure = it.value();
        double value = undefined;
        QString reason = FigureWords::noNumber();
        if (figure.function.isEmpty()) {
            value = std::accumulate(figure.product.begin(), figure.product.end(), 1.0, std::multiplies<>());
        } else {
            std::string answer;
            if (const auto error =
                    service.answerCall(figure.function.toStdString(), figure.arguments, answer))
                reason = error->sentence;
            else
                value = resultOf(answer, figure.result);
        }
        if (std::isnan(value))
            m_problems.push_back(FigureWords::notComputed(it.key(), reason));
        m_entries.insert_or_assign(it.key(), Entry{value * figure.factor, figure});
    }
}

double ReviewFigures::value(const QString &figure) const
{
    const auto it = m_entries.find(figure);
    return it == m_entries.end() ? undefined : it->second.value;
}

QString ReviewFigures::text(const QString &figure) const
{
    const auto it = m_entries.find(figure);
    return it == m_entries.end()
               ? QString()
               : unitText(it->second.value, it->second.figure.unit, it->second.figure.digits);
}

QString ReviewFigures::resolve(const QString &source) const
{
    QString text = contentText(source);
    const FigureReferences found = parseFigureReferences(text);
    if (!found.error.isEmpty())
        return text;
    // From the end, so that the positions before stay valid.
    for (auto it = found.references.rbegin(); it != found.references.rend(); ++it) {
        if (m_entries.contains(it->figure.text()))
            putIn(text, it->begin, it->length, this->text(it->figure.text()));
    }
    return text;
}

} // namespace rp
