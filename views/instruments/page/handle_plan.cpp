// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/handle_plan.h"

#include "views/charts/chart_widget.h"
#include "views/instruments/page/instrument_view.h"
#include "views/widgets/value_slider.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {

namespace {

using PlaceOf = std::function<double(const QVariant &)>;

/// The values that a control stops at, by number.
class Stops
{
public:
    explicit Stops(const InputSpec &spec)
        : m_spec(spec)
        , m_scale{spec.kind == InputSpec::Kind::Logarithmic,
                  spec.minimum,
                  spec.maximum,
                  spec.step,
                  spec.wholeNumbers,
                  spec.grain}
    {
    }

    bool isSlider() const
    {
        return m_spec.kind == InputSpec::Kind::Linear || m_spec.kind == InputSpec::Kind::Logarithmic;
    }
    int last() const
    {
        if (isSlider())
            return m_scale.steps();
        return m_spec.kind == InputSpec::Kind::Toggle ? 1 : int(m_spec.choices.size()) - 1;
    }
    QVariant at(int stop) const
    {
        if (isSlider())
            return m_scale.rounded(m_scale.valueAt(stop));
        if (m_spec.kind == InputSpec::Kind::Toggle)
            return stop > 0;
        return m_spec.choices[std::size_t(stop)].key;
    }
    int of(const QVariant &value) const
    {
        if (isSlider())
            return m_scale.positionOf(value.toDouble());
        for (int stop = 0; stop <= last(); ++stop)
            if (at(stop) == value)
                return stop;
        return 0;
    }

private:
    const InputSpec &m_spec;
    SliderScale m_scale;
};

/// A mark that is nowhere is beyond the end of its axis: what is never reached lies in the distance.
double placeAt(const PlaceOf &at, const QVariant &value)
{
    const double place = at(value);
    return std::isfinite(place) ? place : std::numeric_limits<double>::infinity();
}

bool isShown(const HandlePlan &handle, const InstrumentReader &reader)
{
    return !reader.spec(QString::fromLatin1(handle.input)).id.isEmpty() && (!handle.when || handle.when());
}

/// What has no further to go says so: a grip that stops under the pointer looks broken.
void tellEnd(ChartWidget &chart, const InstrumentReader &reader, const InputSpec &spec, const QVariant &value)
{
    const Stops stops(spec);
    if (!stops.isSlider() || (value != stops.at(0) && value != stops.at(stops.last())))
        return;
    //: Said when a mark of a chart can be dragged no further. %1: what it sets, such as "Launch cost", %2 its
    //: last value.
    chart.tell(QCoreApplication::translate("rp::HandlePlan", "%1 ends here, at %2.")
                   .arg(spec.label, reader.instrument().inputText(spec.id, value)));
}

double distance(const PlaceOf &at, const QVariant &value, double wanted)
{
    return std::abs(placeAt(at, value) - wanted);
}

} // namespace

HandlePlan figureHandle(const InstrumentReader &reader, const char *mark, const char *input,
                        const char *figure, const QVariantMap &under, double scale)
{
    const auto at = [&instrument = reader.instrument(), input = QString::fromLatin1(input),
                     figure = QString::fromLatin1(figure), under, scale](const QVariant &value) {
        QVariantMap inputs = under;
        inputs.insert(input, value);
        return instrument.figureIf(inputs, figure) * scale;
    };
    return {mark, input, at, Qt::Horizontal, {}};
}

QVariant inputAt(const InputSpec &spec, const PlaceOf &at, double wanted)
{
    const Stops stops(spec);
    int low = 0;
    int high = stops.last();
    if (!stops.isSlider()) { // in whatever order they stand
        for (int stop = 1; stop <= high; ++stop)
            if (distance(at, stops.at(stop), wanted) < distance(at, stops.at(low), wanted))
                low = stop;
        return stops.at(low);
    }
    const bool rises = placeAt(at, stops.at(high)) >= placeAt(at, stops.at(low));
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        ((placeAt(at, stops.at(middle)) < wanted) == rises ? low : high) = middle;
    }
    return distance(at, stops.at(low), wanted) <= distance(at, stops.at(high), wanted) ? stops.at(low)
                                                                                       : stops.at(high);
}

QVariant inputStep(const InputSpec &spec, const PlaceOf &at, const QVariant &now, int steps)
{
    const Stops stops(spec);
    if (!stops.isSlider()) { // the next mark on the axis
        const double here = placeAt(at, now);
        QVariant next = now;
        for (int stop = 0; stop <= stops.last(); ++stop) {
            const double there = placeAt(at, stops.at(stop));
            const bool on = steps > 0 ? there > here : there < here;
            if (on && (next == now || std::abs(there - here) < std::abs(placeAt(at, next) - here)))
                next = stops.at(stop);
        }
        return next;
    }
    const bool rises = placeAt(at, stops.at(stops.last())) >= placeAt(at, stops.at(0));
    return stops.at(std::clamp(stops.of(now) + (rises ? steps : -steps), 0, stops.last()));
}

void connectHandles(ChartWidget &chart, InstrumentView &view, const InstrumentReader &reader,
                    const std::vector<HandlePlan> &handles)
{
    if (!view.hasControls())
        return;
    // Grips are numbered by those that are shown.
    const auto shownHandle = [reader, handles](int grip) -> const HandlePlan * {
        for (const HandlePlan &handle : handles)
            if (isShown(handle, reader) && grip-- == 0)
                return &handle;
        return nullptr;
    };
    const auto set = [&chart, &view, reader](const InputSpec &spec, const QVariant &value) {
        if (value != reader.instrument().input(spec.id))
            view.request(spec.id, value);
        else
            tellEnd(chart, reader, spec, value);
    };
    QObject::connect(&chart, &ChartWidget::gripMoved, &view,
                     [reader, shownHandle, set](int grip, double wanted) {
                         if (const HandlePlan *handle = shownHandle(grip)) {
                             const InputSpec spec = reader.spec(QString::fromLatin1(handle->input));
                             set(spec, inputAt(spec, handle->at, wanted));
                         }
                     });
    QObject::connect(
        &chart, &ChartWidget::gripStepped, &view, [reader, shownHandle, set](int grip, int steps) {
            if (const HandlePlan *handle = shownHandle(grip)) {
                const InputSpec spec = reader.spec(QString::fromLatin1(handle->input));
                set(spec, inputStep(spec, handle->at, reader.instrument().input(spec.id), steps));
            }
        });
}

void showHandles(ChartWidget &chart, const InstrumentReader &reader, const std::vector<HandlePlan> &handles)
{
    std::vector<ChartGrip> grips;
    if (!chart.isHandled()) // what can't be moved has no grip
        return;
    for (const HandlePlan &handle : handles) {
        const InputSpec input = reader.spec(QString::fromLatin1(handle.input));
        if (!input.id.isEmpty() && (!handle.when || handle.when()))
            grips.push_back({QString::fromLatin1(handle.mark), handle.along, input.label});
    }
    chart.setGrips(std::move(grips));
}

} // namespace rp
