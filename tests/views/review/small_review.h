// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_content.h"

namespace rp::test {

inline ReviewFigure figureOf(const char *function, const char *arguments, const char *result,
                             const char *unit)
{
    ReviewFigure figure;
    figure.function = QLatin1String(function);
    figure.arguments = arguments;
    figure.result = QLatin1String(result);
    figure.unit = QLatin1String(unit);
    return figure;
}

inline StepLink linkTo(const char *act = "act1", const char *title = "the dispatch tax")
{
    StepLink link;
    link.lab = QStringLiteral("lab07");
    link.act = QLatin1String(act);
    link.step = QStringLiteral("explore");
    link.title = QLatin1String(title);
    return link;
}

inline void addMap(ReviewContent &review)
{
    for (const char *id : {"hardware", "bandwidth", "roofline", "fusion"}) {
        ReviewConcept concept_;
        concept_.id = QLatin1String(id);
        concept_.title = QLatin1String(id) + QStringLiteral(" (title)");
        concept_.about = {QStringLiteral("What %1 is.").arg(concept_.id), QStringLiteral("Ridge: {ridge}.")};
        concept_.link = linkTo();
        review.concepts.push_back(concept_);
    }
    const auto edge = [&review](const char *from, const char *to, const char *text) {
        review.edges.push_back({QLatin1String(from), QLatin1String(to), QLatin1String(text)});
    };
    edge("hardware", "bandwidth", "limits");
    edge("bandwidth", "roofline", "bounds");
    edge("fusion", "roofline", "moves along");
    review.paths = {{QStringLiteral("down"),
                     QStringLiteral("Hardware to software"),
                     QStringLiteral("From the chip to the code."),
                     {QStringLiteral("hardware"), QStringLiteral("bandwidth"), QStringLiteral("roofline"),
                      QStringLiteral("fusion")}},
                    {QStringLiteral("up"),
                     QStringLiteral("Measurement"),
                     QStringLiteral("From a figure to its cause."),
                     {QStringLiteral("roofline"), QStringLiteral("bandwidth")}}};
}

inline void addModels(ReviewContent &review)
{
    review.memory = {{QStringLiteral("l2"), QStringLiteral("L2 cache"), QStringLiteral("l2_size"),
                      QStringLiteral("l2_speed"), QStringLiteral("Shared by all SMs."),
                      ReviewSource{QStringLiteral("Measured by others."), true}},
                     {QStringLiteral("hbm"), QStringLiteral("HBM"), QStringLiteral("hbm_size"),
                      QStringLiteral("hbm_speed"), QStringLiteral("The device's main memory."),
                      ReviewSource{QStringLiteral("Data sheet."), false}}};
    review.memoryCaveats = {QStringLiteral("Registers can't be addressed.")};
    review.attainable = {QStringLiteral("At the ridge, {ridge}, both limits meet.")};
    review.capture = {{QStringLiteral("eager"), QStringLiteral("Eager"), QStringLiteral("nothing"),
                       QStringLiteral("a launch for each operation"), QStringLiteral("while you debug")},
                      {QStringLiteral("trace"), QStringLiteral("Trace"), QStringLiteral("one run"),
                       QStringLiteral("branches on data"), QStringLiteral("when there are none")}};
    review.ridge = {QStringLiteral("hbm_speed"), QStringLiteral("ridge")};
    FusionPair relu;
    relu.id = QStringLiteral("matmul_relu");
    relu.title = QStringLiteral("matmul, then ReLU");
    relu.about = QStringLiteral("A product, and a threshold on each element.");
    relu.verdict = FusionVerdict::Epilogue;
    relu.reason = QStringLiteral("It ends the product's kernel.");
    relu.conclusion = QStringLiteral("One write and one read are saved.");
    FusionPair share = relu;
    share.id = QStringLiteral("x_sum");
    share.title = QStringLiteral("x / x.sum()");
    share.verdict = FusionVerdict::Cannot;
    share.reason = QStringLiteral("A reduction is a barrier.");
    review.pairs = {relu, share};
    for (const char *id : {"profile", "hypothesis", "validate"})
        review.loop.push_back({QLatin1String(id), QLatin1String(id) + QStringLiteral(" (stage)"),
                               QStringLiteral("Where does the time go?"), QStringLiteral("Measure first."),
                               linkTo()});
}

inline RecallQuestion numericQuestion()
{
    RecallQuestion question;
    question.id = QStringLiteral("ridge");
    question.title = QStringLiteral("Ridge point of an A100");
    question.kind = RecallQuestion::Kind::Numeric;
    question.prompt = QStringLiteral("Where is the ridge point of an A100 in FP16?");
    question.convention = QStringLiteral("Dense, without sparsity.");
    question.fields = {{QStringLiteral("ridge"), QStringLiteral("Ridge point"), QStringLiteral("FLOP/byte"),
                        QStringLiteral("intensity")}};
    question.tolerance = 0.01;
    RecallConvention nominal{QStringLiteral("nominal"), QStringLiteral("with 2.0 TB/s"), {}};
    nominal.figures.insert(QStringLiteral("ridge"), QStringLiteral("ridge_nominal"));
    RecallConvention exact{QStringLiteral("exact"), QStringLiteral("with 2,039 GB/s"), {}};
    exact.figures.insert(QStringLiteral("ridge"), QStringLiteral("ridge"));
    question.conventions = {nominal, exact};
    question.answer = {QStringLiteral("312 TFLOP/s over 2 TB/s are {ridge_nominal}.")};
    question.link = linkTo("act2", "the ridge");
    return question;
}

inline RecallQuestion countsQuestion()
{
    RecallQuestion question = numericQuestion();
    question.id = QStringLiteral("chain");
    question.title = QStringLiteral("Accesses of a chain");
    question.prompt = QStringLiteral("How often does y = sigmoid(relu(x·w + b)) go to memory?");
    question.convention = QStringLiteral("Count one access for each tensor that is read or written.");
    question.fields = {
        {QStringLiteral("unfused"), QStringLiteral("Unfused"), QString(), QStringLiteral("count")},
        {QStringLiteral("fused"), QStringLiteral("Fused"), QString(), QStringLiteral("count")}};
    question.tolerance = 0.0;
    RecallConvention broadcast{QStringLiteral("broadcast"), QStringLiteral("w and b are broadcast"), {}};
    broadcast.figures = {{QStringLiteral("unfused"), QStringLiteral("chain_unfused")},
                         {QStringLiteral("fused"), QStringLiteral("chain_fused")}};
    RecallConvention full{QStringLiteral("full"), QStringLiteral("w and b are full tensors"), {}};
    full.figures = {{QStringLiteral("unfused"), QStringLiteral("full_unfused")},
                    {QStringLiteral("fused"), QStringLiteral("full_fused")}};
    question.conventions = {broadcast, full};
    question.answer = {QStringLiteral("{chain_unfused} and {chain_fused}.")};
    return question;
}

inline RecallQuestion choiceQuestion()
{
    RecallQuestion question;
    question.id = QStringLiteral("regime");
    question.title = QStringLiteral("Regime of a ReLU");
    question.kind = RecallQuestion::Kind::Choice;
    question.prompt = QStringLiteral("What bounds an FP32 ReLU?");
    question.options = {
        {QStringLiteral("compute"), QStringLiteral("Compute"), QStringLiteral("One FLOP for eight bytes.")},
        {QStringLiteral("memory"), QStringLiteral("Memory"), QStringLiteral("0.125 FLOP/byte.")}};
    question.correct = QStringLiteral("memory");
    question.answer = {QStringLiteral("It is memory-bound.")};
    question.link = linkTo();
    return question;
}

inline RecallQuestion openQuestion(const char *id = "break", const char *title = "Graph break")
{
    RecallQuestion question;
    question.id = QLatin1String(id);
    question.title = QLatin1String(title);
    question.kind = RecallQuestion::Kind::Open;
    question.prompt = QStringLiteral("What is a graph break?");
    question.keyPoints = {QStringLiteral("Capture stops."), QStringLiteral("Python goes on."),
                          QStringLiteral("Fusion across it is lost.")};
    question.pointsNeeded = 2;
    question.answer = {QStringLiteral("Capture stops and Python resumes.")};
    question.link = linkTo("act3", "graph breaks");
    return question;
}

inline void addRest(ReviewContent &review)
{
    review.beliefs = {{QStringLiteral("flop"),
                       QStringLiteral("More FLOP take longer."),
                       false,
                       {QStringLiteral("The larger term counts.")},
                       QStringLiteral("At equal intensity they do."),
                       linkTo()},
                      {QStringLiteral("free"),
                       QStringLiteral("Compiling is free."),
                       false,
                       {QStringLiteral("The first call pays.")},
                       QStringLiteral("Not with a warm cache."),
                       linkTo("act2")}};
    for (const char *id : {"one", "two", "three"})
        review.selfCheck.push_back(
            {QLatin1String(id), QStringLiteral("I can do %1.").arg(QLatin1String(id)), linkTo()});
    review.bands = {{3, QStringLiteral("Ready"), QStringLiteral("Go on.")},
                    {1, QStringLiteral("Gaps"), QStringLiteral("Look at what is open.")},
                    {0, QStringLiteral("Foundations"), QStringLiteral("Begin with Lab 07.")}};
    for (const char *id : {"explain", "decide"})
        review.prompts.push_back({QLatin1String(id),
                                  QLatin1String(id) + QStringLiteral(" (title)"),
                                  QStringLiteral("Write about it."),
                                  {QStringLiteral("Name a number.")}});
}

/// A review with a few of everything; figures are computed.
inline ReviewContent smallReview()
{
    ReviewContent review;
    review.version = QStringLiteral("1");
    review.title = QStringLiteral("Review");
    review.summary = QStringLiteral("Two weeks in one sitting.");
    addMap(review);
    addModels(review);
    review.questions = {numericQuestion(), countsQuestion(), choiceQuestion(), openQuestion(),
                        openQuestion("latency", "Roofline and latency")};
    addRest(review);
    const char *ridge = R"({"dev":"A100_80_SXM","prec":"fp16"})";
    const char *nominal = R"({"dev":"A100_NOMINAL","prec":"fp16"})";
    const char *broadcast = R"({"conv":"broadcast"})";
    const char *full = R"({"conv":"full"})";
    const auto add = [&review](const char *id, const ReviewFigure &figure) {
        review.figures.insert(QLatin1String(id), figure);
    };
    add("ridge", figureOf("ridge", ridge, "value", "intensity"));
    add("ridge_nominal", figureOf("ridge", nominal, "value", "intensity"));
    add("chain_unfused", figureOf("chain_counts", broadcast, "total_u", "count"));
    add("chain_fused", figureOf("chain_counts", broadcast, "total_f", "count"));
    add("full_unfused", figureOf("chain_counts", full, "total_u", "count"));
    add("full_fused", figureOf("chain_counts", full, "total_f", "count"));
    // Sizes and speeds: the value does not matter, that there is one does.
    for (const auto &[id, factor, unit] : {std::tuple{"l2_size", 2.5e5, "bytes"},
                                           {"l2_speed", 3.5e10, "bytes_s"},
                                           {"hbm_size", 5e8, "bytes"},
                                           {"hbm_speed", 1.3e10, "bytes_s"}}) {
        ReviewFigure figure = figureOf("ridge", nominal, "value", unit);
        figure.factor = factor;
        add(id, figure);
    }
    return review;
}

} // namespace rp::test
