// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <optional>
#include <vector>

namespace rp {

// A lab is data. These are plain values read from resources/labs/*.json; all text fields hold the English
// source and are shown through contentText().

struct BriefContent
{
    QString from; ///< who writes: "Imani, ML infrastructure lead"
    QString subject;
    std::vector<QString> paragraphs;
    QMap<QString, QString> tracks; ///< one more paragraph for a track, by its key; may have none
    struct Reading
    {
        QString title;
        QString about;
    };
    std::vector<Reading> reading;
};

/// What a prediction is held against: an instrument figure under given inputs, never a constant.
struct Truth
{
    QString figure;     ///< Instrument::figure id
    QVariantMap inputs; ///< inputs that differ from the instrument's defaults
};

struct OptionContent
{
    QString id;
    QString text;
    QString feedback;
    std::optional<double>
        value; ///< the number the option stands for, in the figure's base unit (0.9 for 90 %)
};

struct QuestionContent
{
    enum class Kind
    {
        SingleChoice,
        Numeric
    };
    QString id;
    Kind kind = Kind::SingleChoice;
    QString prompt;
    std::vector<QString> given;             ///< facts listed under the prompt
    std::vector<OptionContent> options;     ///< SingleChoice
    QString correct;                        ///< option id
    std::optional<double> minimum, maximum; ///< Numeric: accepted range
    QString unit;                           ///< Numeric: "percent", "factor", "count", …
    std::optional<Truth> truth;
    QString distanceUnit; ///< "points" or "factor"
};

struct DiscoveryContent
{
    QString id;
    QString text;  ///< what to find: "See keyword spotting in eager mode on the cloud GPU"
    QString found; ///< what was found, with {figure} placeholders
    /// Every map must have been matched at some moment (any order). Keys are input ids; a value is an exact
    /// match, or a map {"min":…} / {"max":…} for numbers. See content/discovery.h.
    std::vector<QVariantMap> needs;
};

struct RevealContent
{
    std::vector<QString> arithmetic; ///< lines with figure placeholders, see content/figure_text.h
    std::vector<QString> lesson;
};

struct FormulaContent
{
    QString id; ///< also the SVG's name in resources/formulas/ and the key of Instrument::liveFormula()
    QString title;
    QString tex;    ///< TeX source the SVG is made from
    QString spoken; ///< how to say it
    struct Term
    {
        QString symbol;
        QString meaning;
    };
    std::vector<Term> terms;
};

struct SourceContent
{
    enum class Status
    {
        Reproduced,
        Approximated,
        NotReproducible
    };
    QString id;
    QString claim;
    QString value; ///< the claimed value, as text
    QString from;  ///< where it is from
    Status status = Status::Reproduced;
    QString reason;             ///< why approximated / not reproducible, or what "reproduced" means here
    std::optional<Truth> model; ///< the value this model gives
};

struct ActContent
{
    QString id; ///< "act1"
    QString title;
    int minutes = 0;
    QString instrument; ///< instrument id: "dispatch_tax"
    BriefContent brief;
    std::vector<QuestionContent> predictions;
    std::vector<DiscoveryContent> discoveries;
    RevealContent reveal;
    std::vector<QuestionContent> reflections;
    std::vector<FormulaContent> formulas;
    std::vector<SourceContent> sources;
};

struct LabContent
{
    QString id;             ///< "lab07"
    QString chapter;        ///< ledger key: "7"
    QString contentVersion; ///< changes when questions or answers change
    QString title;
    QString summary;
    std::vector<ActContent> acts;

    const ActContent *act(const QString &actId) const;
};

const QuestionContent *findQuestion(const std::vector<QuestionContent> &questions, const QString &id);
const OptionContent *findOption(const QuestionContent &question, const QString &id);
const DiscoveryContent *findDiscovery(const ActContent &act, const QString &id);

} // namespace rp
