// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/continuum/continuum_inputs.h"

#include "models/instruments/continuum/continuum_model.h"
#include "models/instruments/continuum/continuum_moves.h"
#include "models/instruments/contract/input_check.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

const QString movesInput = QStringLiteral("moves");
const QString historyInput = QStringLiteral("history");

/// A choice of an input that is not in the catalogue.
struct FixedChoice
{
    const char *input;
    const char *key;
    const char *label;
};

constexpr std::array<FixedChoice, 6> fixedChoices = {
    {//: launch model: each launch waits for the previous kernel
     {"launch_model", "serial", QT_TRANSLATE_NOOP("rp::Continuum", "Serial")},
     //: launch model: launches run ahead of the kernels through a queue
     {"launch_model", "overlapped", QT_TRANSLATE_NOOP("rp::Continuum", "Overlapped")},
     //: kind of operation: each output element depends on one element of the input
     {"operation", "pointwise", QT_TRANSLATE_NOOP("rp::Continuum", "Pointwise chain")},
     //: kind of operation; GEMM is the usual abbreviation of a general matrix multiply
     {"operation", "gemm", QT_TRANSLATE_NOOP("rp::Continuum", "GEMM with fused operations")},
     //: number format
     {"precision", "fp16", QT_TRANSLATE_NOOP("rp::Continuum", "FP16")},
     //: number format
     {"precision", "fp32", QT_TRANSLATE_NOOP("rp::Continuum", "FP32")}}};

std::vector<InputChoice> choicesOf(const QString &input)
{
    std::vector<InputChoice> choices;
    for (const FixedChoice &choice : fixedChoices) {
        if (input == QLatin1String(choice.input))
            choices.push_back({QString::fromLatin1(choice.key),
                               QCoreApplication::translate("rp::Continuum", choice.label)});
    }
    return choices;
}

template<typename Entry>
std::vector<InputChoice> choicesOf(const Table<Entry> &entries)
{
    std::vector<InputChoice> choices;
    choices.reserve(entries.size());
    for (const Entry &entry : entries)
        choices.push_back({entry.key, contentText(entry.name)});
    return choices;
}

QString labelIn(const std::vector<InputChoice> &choices, const QString &key)
{
    const auto found = std::find_if(choices.cbegin(), choices.cend(),
                                    [&](const InputChoice &choice) { return choice.key == key; });
    return found == choices.cend() ? key : found->label;
}

std::vector<InputMark> marksAt(std::initializer_list<double> values)
{
    std::vector<InputMark> marks;
    marks.reserve(values.size());
    for (const double value : values)
        marks.push_back({value, Format().count(value)});
    return marks;
}

/// Builds the description of one control.
class Specs
{
    Q_DECLARE_TR_FUNCTIONS(rp::Continuum)
public:
    Specs(const ContinuumSettings &settings, const Catalogue &catalogue)
        : m_settings(settings)
        , m_catalogue(catalogue)
    {
    }

    InputSpec spec(const QString &id) const
    {
        InputSpec spec;
        spec.id = id;
        for (const auto &[key, fill] : builders) {
            if (id == QLatin1String(key)) {
                (this->*fill)(spec);
                return spec;
            }
        }
        return {};
    }

    std::vector<InputSpec> all() const
    {
        std::vector<InputSpec> specs;
        specs.reserve(builders.size());
        for (const auto &[key, fill] : builders) {
            if (QLatin1String(key).startsWith(QLatin1String("gemm_")) && !m_settings.isGemm())
                continue;
            InputSpec spec;
            spec.id = QString::fromLatin1(key);
            (this->*fill)(spec);
            specs.push_back(std::move(spec));
        }
        return specs;
    }

private:
    void context(InputSpec &spec) const
    {
        spec.label = tr("Context");
        spec.help = tr("Where the model runs. It brings its own launch cost and ridge points.");
        spec.choices = choicesOf(m_catalogue.contexts);
        spec.sharedWith = QStringLiteral("context");
    }
    void workload(InputSpec &spec) const
    {
        spec.label = tr("Workload");
        spec.help = tr("The model that is compiled. The flexibility of a stage does not depend on it.");
        spec.choices = choicesOf(m_catalogue.workloads);
        spec.sharedWith = QStringLiteral("workload");
        spec.assumption =
            contentText(workloadOf(m_settings, m_catalogue).notes.assumption(QStringLiteral("memory_us")));
    }
    void stage(InputSpec &spec) const
    {
        spec.label = tr("Stage");
        spec.help = tr("How far the program is compiled, from Python without any compiling to bare metal.");
        spec.choices = choicesOf(m_catalogue.stages);
        spec.assumption =
            contentText(stageOf(m_settings, m_catalogue).notes.assumption(QStringLiteral("judgements")));
    }
    void launchModel(InputSpec &spec) const
    {
        spec.label = tr("Launch model");
        spec.help = tr("Serial: each launch waits for the previous kernel. Overlapped: launches run ahead "
                       "through a launch queue.");
        spec.choices = choicesOf(spec.id);
        const Notes &notes = m_catalogue.dispatch.notes;
        spec.assumption = joinedSentences({contentText(notes.assumption(QStringLiteral("stream_gap_us"))),
                                           contentText(notes.assumption(QStringLiteral("queue_depth")))});
    }
    void operation(InputSpec &spec) const
    {
        spec.label = tr("Operation");
        //: %1 is a count of columns
        spec.help = tr("A chain of pointwise operations in one kernel, or a matrix product with %1 columns "
                       "and pointwise operations fused behind it.")
                        .arg(Format().count(gemmColumns));
        spec.choices = choicesOf(spec.id);
    }
    void precision(InputSpec &spec) const
    {
        spec.label = tr("Precision");
        spec.help = tr("The number format of the data. It decides the bytes moved and the peak.");
        spec.choices = choicesOf(spec.id);
    }
    void complexity(InputSpec &spec) const
    {
        spec.kind = InputSpec::Kind::Linear;
        spec.label = tr("Kernel complexity");
        spec.help = tr("Arithmetic of each pointwise operation, for each element.");
        spec.minimum = 1.0;
        spec.maximum = mostComplexity;
        spec.step = 1.0;
        spec.wholeNumbers = true;
        spec.marks = marksAt({1.0, 2.0, 4.0, mostComplexity});
    }
    void fusionLevel(InputSpec &spec) const
    {
        spec.kind = InputSpec::Kind::Linear;
        spec.label = tr("Fusion level");
        spec.help = m_settings.isGemm()
                        ? tr("How many pointwise operations are fused behind the matrix product.")
                        : tr("How many pointwise operations run in one kernel.");
        spec.minimum = 1.0;
        spec.maximum = mostFused;
        spec.step = 1.0;
        spec.wholeNumbers = true;
        spec.marks = marksAt({1.0, 8.0, 16.0, mostFused});
    }
    void gemmK(InputSpec &spec) const
    {
        spec.kind = InputSpec::Kind::Logarithmic;
        //: a control: the inner size K of a matrix product
        spec.label = tr("Inner size K");
        spec.help = tr("Columns of the first matrix and rows of the second.");
        spec.minimum = 64.0;
        spec.maximum = 16'384.0;
        spec.step = 20.0;
        spec.wholeNumbers = true;
        spec.marks = marksAt({64.0, 256.0, 1024.0, 4096.0, 16'384.0});
    }
    void gemmBatch(InputSpec &spec) const
    {
        spec.kind = InputSpec::Kind::Logarithmic;
        //: a control: how many inputs go through the matrix product together
        spec.label = tr("Batch");
        spec.help = tr("Rows of the first matrix. All of them use the same weights.");
        spec.minimum = 1.0;
        spec.maximum = 4096.0;
        spec.step = 20.0;
        spec.wholeNumbers = true;
        spec.marks = marksAt({1.0, 16.0, 256.0, 4096.0});
    }
    void moves(InputSpec &spec) const
    {
        spec.kind = InputSpec::Kind::Linear;
        //: how often the learner has changed an input of the crossing part
        spec.label = tr("Moves");
        spec.help = tr("Set a lower number to undo moves. A higher one is not possible.");
        spec.minimum = 0.0;
        spec.maximum = double(m_settings.moves.size());
        spec.step = 1.0;
        spec.wholeNumbers = true;
    }

    using Builder = std::pair<const char *, void (Specs::*)(InputSpec &) const>;
    static const std::array<Builder, 11> builders;

    const ContinuumSettings &m_settings;
    const Catalogue &m_catalogue;
};

const std::array<Specs::Builder, 11> Specs::builders = {{{"context", &Specs::context},
                                                         {"workload", &Specs::workload},
                                                         {"stage", &Specs::stage},
                                                         {"launch_model", &Specs::launchModel},
                                                         {"operation", &Specs::operation},
                                                         {"precision", &Specs::precision},
                                                         {"kernel_complexity", &Specs::complexity},
                                                         {"fusion_level", &Specs::fusionLevel},
                                                         {"gemm_k", &Specs::gemmK},
                                                         {"gemm_batch", &Specs::gemmBatch},
                                                         {"moves", &Specs::moves}}};

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Continuum)
public:
    static QString damagedHistory()
    {
        return tr("The record of moves does not lead to the current settings. Start again from the page.");
    }
    static QString complexity(double flop)
    {
        //: FLOP stands for floating-point operations; %1 is their count
        return tr("%1 FLOP").arg(Format().count(flop));
    }
    static QString operations(double count)
    {
        //: pointwise operations; %1 is the count with digit groups; the plural form follows it
        return tr("%1 operation(s)", nullptr, plural(count)).arg(Format().count(count));
    }
    static QString rows(double count)
    {
        //: rows of a matrix; %1 is the count with digit groups; the plural form follows it
        return tr("%1 row(s)", nullptr, plural(count)).arg(Format().count(count));
    }
    static QString moves(double count)
    {
        //: %1 is the count with digit groups; the plural form follows it
        return tr("%1 move(s)", nullptr, plural(count)).arg(Format().count(count));
    }

private:
    static int plural(double count) { return int(std::clamp(std::round(count), 0.0, 1e9)); }
};

QString checked(const InputSpec &spec, const QVariant &value, const Catalogue &catalogue)
{
    return inputError(spec, value,
                      [&](double number) { return continuumInputText(spec.id, number, catalogue); });
}

QString applyHistory(ContinuumSettings &settings, const QVariant &value, const Catalogue &catalogue)
{
    const auto accepted = [&](const QString &id, const QVariant &before) {
        return checked(continuumInput(id, settings, catalogue), before, catalogue).isEmpty();
    };
    if (value.typeId() != QMetaType::QString)
        return Words::damagedHistory();
    auto moves = movesFrom(value.toString(), settings, catalogue, accepted);
    if (!moves)
        return Words::damagedHistory();
    settings.moves = std::move(*moves);
    return {};
}

} // namespace

std::vector<InputSpec> continuumInputs(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    return Specs(settings, catalogue).all();
}

InputSpec continuumInput(const QString &inputId, const ContinuumSettings &settings,
                         const Catalogue &catalogue)
{
    return Specs(settings, catalogue).spec(inputId);
}

QString continuumInputText(const QString &inputId, const QVariant &value, const Catalogue &catalogue)
{
    if (inputId == QLatin1String("context"))
        return labelIn(choicesOf(catalogue.contexts), value.toString());
    if (inputId == QLatin1String("workload"))
        return labelIn(choicesOf(catalogue.workloads), value.toString());
    if (inputId == QLatin1String("stage"))
        return labelIn(choicesOf(catalogue.stages), value.toString());
    if (inputId == QLatin1String("gemm_k"))
        return Format().count(value.toDouble());
    if (inputId == QLatin1String("kernel_complexity"))
        return complexityText(value.toDouble());
    if (inputId == QLatin1String("fusion_level"))
        return operationsText(value.toDouble());
    if (inputId == QLatin1String("gemm_batch"))
        return Words::rows(value.toDouble());
    if (inputId == movesInput)
        return Words::moves(value.toDouble());
    return labelIn(choicesOf(inputId), value.toString());
}

QString operationsText(double operations)
{
    return Words::operations(operations);
}

QString complexityText(double flop)
{
    return Words::complexity(flop);
}

QString applyContinuumInput(ContinuumSettings &settings, const QString &inputId, const QVariant &value,
                            const Catalogue &catalogue)
{
    if (inputId == historyInput)
        return applyHistory(settings, value, catalogue);
    QString error = checked(continuumInput(inputId, settings, catalogue), value, catalogue);
    if (!error.isEmpty())
        return error;
    if (inputId == movesInput)
        takeMovesBack(settings, std::size_t(value.toDouble()), catalogue);
    else if (isCrossingInput(inputId))
        makeMove(settings, inputId, value);
    else
        storeSetting(settings, inputId, value);
    return {};
}

} // namespace rp
