// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariant>
#include <QVariantMap>
#include <any>
#include <functional>
#include <optional>
#include <vector>

namespace rp {

class ResultTable;
struct MeasuredTwin;

/// One choice of a choice input.
struct InputChoice
{
    QString key;   ///< stable: "compiled"
    QString label; ///< translated
};

/// A value worth stopping at, shown as a tick with its label: 30 s, 300 s.
struct InputMark
{
    double value = 0.0;
    QString label; ///< translated: "30 s"
};

/// How an input is shown and validated. Built anew on each call of Instrument::inputs(), so labels are
/// current.
struct InputSpec
{
    enum class Kind
    {
        Choice,
        Toggle,
        Linear,
        Logarithmic
    };
    QString id;
    Kind kind = Kind::Choice;
    QString label;                    ///< translated: "Kernel count"
    QString help;                     ///< translated, one sentence
    std::vector<InputChoice> choices; ///< Kind::Choice
    double minimum = 0.0;             ///< Linear, Logarithmic; in the input's own unit
    double maximum = 1.0;
    double step = 1.0; ///< Linear: slider step. Logarithmic: steps per decade
    bool wholeNumbers = false;
    double grain =
        0.0; ///< the slider stops at multiples of it, where above zero; typed values and marks need not
    QString assumption; ///< reason when the value is an assumption, else empty
    QString sharedWith; ///< "context" / "workload" when a toolbar control also sets it, else empty
    std::vector<InputMark> marks = {}; ///< Linear, Logarithmic: stops, rising; each can be picked by keyboard
    bool secondary = false;            ///< belongs under "more settings"
    bool atPicture = false; ///< set in the picture itself, such as lines of code; a slider would say nothing
    bool applies = true;    ///< the others make use of it; it keeps its place and its value where they do not
    /// Reads what was typed where a number with the unit of inputText() is not enough ("23 h 20 min", "1
    /// run"). Empty: the plain number entry. Nothing is returned for what it can't read.
    std::function<std::optional<double>(const QString &typed)> parse = {};
};

/// An instrument: validated inputs, results as tables, named figures, one coalesced change
/// signal.
///
/// Inputs are changed through setInput(), which refuses what is out of range with a translated sentence and
/// changes nothing then. The views never call it: they emit an intent and a controller calls it.
class Instrument : public QObject
{
    Q_OBJECT
public:
    explicit Instrument(QString id, QObject *parent = nullptr);

    QString id() const { return m_id; }

    virtual std::vector<InputSpec> inputs() const = 0;
    /// One of them; without an id when it is not there now.
    virtual InputSpec inputSpec(const QString &inputId) const;
    /// The same for a control that may not be there under these settings.
    virtual InputSpec anyInputSpec(const QString &inputId) const { return inputSpec(inputId); }
    /// In the order in which a saved state is restored: an input that sets others comes before them.
    virtual QStringList inputIds() const = 0;
    virtual QVariant input(const QString &inputId) const = 0; ///< invalid when there is none of that id
    /// Empty when accepted (or unchanged); otherwise one translated sentence naming what, where and how to
    /// mend it.
    [[nodiscard]] QString setInput(const QString &inputId, const QVariant &value);
    /// The text an input's value has in the current language ("1,000 kernels", "10 µs").
    virtual QString inputText(const QString &inputId, const QVariant &value) const = 0;

    /// All inputs, for the ledger. restoreInputs() ignores unknown keys and keeps what is out of range
    /// unchanged; it is no change that anybody made.
    QVariantMap saveInputs() const;
    void restoreInputs(const QVariantMap &saved);

    /// Every table; the first is the main chart's.
    virtual std::vector<ResultTable *> tables() const = 0;
    /// One of them by its id: table("passes"). Null when there is none.
    virtual ResultTable *table(QAnyStringView tableId) const;

    /// Named result in base units (µs, fraction, …): "math_utilization", "total_us". NaN when unknown.
    virtual double figure(const QString &figureId) const = 0;
    /// The same in words, formatted for the language.
    virtual QString figureText(const QString &figureId) const = 0;
    virtual std::vector<QString> figureIds() const = 0;
    /// Those for which one captures the instrument as it is set, most telling first: what came out, and
    /// against what. None by default.
    virtual std::vector<QString> keyFigures() const;
    virtual QString figureLabel(const QString &figureId) const = 0;
    /// Why a figure rests on an assumption, translated; empty when it does not.
    virtual QString figureAssumption(const QString &figureId) const;

    /// A figure under these inputs and the defaults of all others, whatever the current ones are, e.g. for
    /// the reveal: figureFor({{"workload","kws"}}, …).
    virtual double figureFor(const QVariantMap &inputs, const QString &figureId) const = 0;
    /// A figure as the instrument is set, but for these inputs, e.g. where a mark would go if it were
    /// dragged. NaN when one of them is unknown or refused.
    virtual double figureIf(const QVariantMap &changed, const QString &figureId) const = 0;
    /// The same in words: what `{figure|input=value}` in a content text turns into. The default writes the
    /// bare number; override it where figures have units.
    virtual QString figureTextFor(const QVariantMap &inputs, const QString &figureId) const;
    /// Another value as the figure would write it, e.g. one that was measured. The default writes the bare
    /// number.
    virtual QString figureTextOf(const QString &figureId, double value) const;

    /// Equation lines for the math peek with the live values put in, keyed by the formula's id in the lab
    /// file.
    virtual QString liveFormula(const QString &formulaId) const = 0;

    /// Fields of the learner's design ledger that follow from the current inputs ("fusion_enabled",
    /// "surgery_mfu_gain"), in the ledger's own units (percent where the name ends in _pct). A null value
    /// stands for "never". None by default.
    virtual QVariantMap designFields() const;

    /// What happened last and what it did, one sentence; spoken after a change.
    virtual QString changeSentence() const = 0;
    /// How the instrument is set, to be compared with later: see changeSentenceSince().
    virtual std::any snapshot() const { return {}; }
    /// The inputs that the last change set; none where nobody made one.
    virtual QStringList lastSet() const { return {}; }
    /// What was set since a snapshot and what all of it did, as one change. `set` are the inputs set since,
    /// the last one first. As changeSentence() where the snapshot is another instrument's.
    virtual QString changeSentenceSince(const std::any & /*snapshot*/, const QStringList & /*set*/) const
    {
        return changeSentence();
    }

    /// Whether the tables say what a machine had where they stand, as far as that was measured. Not at first:
    /// it may answer what a learner is still to be asked.
    void setMeasuredShown(bool shown);
    bool isMeasuredShown() const { return m_measuredShown; }
    /// Measurements, by their ids, whose notes are not told yet: a learner is to find the reason.
    void setUntoldNotes(const QStringList &measurements);
    const QStringList &untoldNotes() const { return m_untoldNotes; }
    /// What was measured as the instrument is set, and why it differs from the model: one text for each run.
    virtual QStringList measuredNotes() const { return {}; }
    /// What was measured as the instrument is set, but for these inputs; none while it is not shown.
    virtual std::vector<MeasuredTwin> measuredTwins(const QStringList &freeInputs = {}) const;
    /// "H100", and how it ran what was measured.
    virtual QString measuredMachine(const QString & /*variant*/) const { return {}; }

    virtual void retranslate() = 0;

signals:
    void changed();         ///< once per accepted input change, after all results are consistent
    void measuredChanged(); ///< what was measured is shown now, or is not any more
    void inputsChanged();   ///< the set, ranges or labels of inputs changed (workload, context, language)

protected:
    /// Derived: validate and store; return a translated error or an empty string. Must not emit.
    virtual QString applyInput(const QString &inputId, const QVariant &value) = 0;
    virtual void recompute() = 0;
    /// Derived: what was computed is where one begins, and nothing to be told of.
    virtual void forgetChange() {}
    /// Derived: inputs have changed since recompute().
    virtual bool isOutOfDate() const = 0;
    /// Derived: columns of measured values came or went.
    virtual void measuredShownChanged() {}
    /// Derived, in applyInput(): also announce inputsChanged() with this change.
    void noteInputsChanged() { m_inputsChanged = true; }

private:
    void announce(bool isChange = true);

    QString m_id;
    bool m_inputsChanged = false;
    bool m_measuredShown = false;
    QStringList m_untoldNotes;
};

} // namespace rp
