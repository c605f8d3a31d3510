// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/instruments/contract/design_figures.h"
#include "models/instruments/contract/equation.h"
#include "models/instruments/contract/measured_columns.h"
#include "models/instruments/contract/measured_figure.h"
#include "models/measured/measured_twins.h"

#include <any>
#include <cmath>
#include <memory>
#include <string_view>
#include <utility>
#include <variant>

namespace rp {

/// An instrument is a declaration: InstrumentOf<Design> keeps the contract of Instrument, and the Declaration
/// of a `Design`, a type without values, says what there is. models/instruments/dispatch_tax is the example;
/// all that follows can be seen there.
///
/// Files of an instrument X
///   x_model.h/.cpp     Settings (the inputs as values), State (settings and what came out), evaluate():
///                      numbers only, no words
///   x.h                the design, a struct derived from DesignOf<> that names what stands in sources of its
///                      own, and the class where it can do more than the contract;
///                      `extern template class InstrumentOf<Design>;` after it
///   x.cpp              the rows of inputs and figures, declaration(), and the template without `extern`, or
///                      each source that makes one compiles all of it
///   x_tables.cpp       rows of tables and columns, and functions that make the cells
///   x_formulas.cpp     formula rows (equation.h)
///   x_words.cpp        sentences: the change, the summaries, reasons of assumptions
///
/// Inputs. A row binds an id to a member of the settings:
///     {.id = "launch_us",
///      .held = &S::launch_us,
///      .label = QT_TRANSLATE_NOOP("rp::DispatchTax", "Launch cost"),
///      .help = QT_TRANSLATE_NOOP("rp::DispatchTax", "Time that the host needs for one kernel launch."),
///      .written = Quantity::DurationAuto,
///      .notes = "launch_us",
///      .adjust = [](InputSpec &spec, const S &s, const Catalogue &c) {
///          spec.minimum = contextOf(s, c).launch_min_us;
///          spec.maximum = contextOf(s, c).launch_max_us;
///      }},
/// A text in `held` makes a choice, a flag a switch, a number a slider of `kind`. Choices are rows of their
/// own
/// (`choices`), a table of the catalogue (`choicesNow = entriesOf<&Catalogue::contexts>`) or a function. A
/// new value that sets other inputs does so in `follow`; one that changes their ranges or which are shown has
/// `renews`. `text` and `refuse` are for what the rows can't say. Where a label holds a value, `adjust`
/// writes it. Another instrument asks InputsOf<D> for values, texts and specifications of these inputs.
///
/// Numbers. One vocabulary, models/text/quantity.h, for cells, figures and inputs. A row's `Written` is a
/// bare quantity; {Quantity::Fraction, 0} with digits of its own; {Quantity::Counted, ownDigits,
/// QT_TRANSLATE_N_NOOP(context, "%1 kernel(s)")} with a noun and its plural forms; or oneOf(no, yes)
/// for words. Do not add an enum of your own: what is written in one instrument only has a `text` function,
/// and what two need becomes a Quantity.
///
/// Figures. {"mfu", label, Quantity::Fraction, [](const State &s, const Catalogue &) { return …; }, "notes"}.
///
/// Formulas. {"ridge", "R = P / BW = {peak_flops} / {bandwidth} = {ridge}"}: figures and inputs by their
/// names. What has none is in markers, which `terms` fill.
///
/// Tables. A TableRow has columns, rows and a summary; cells come from table_cells.h. `captionNow`,
/// `titleNow` and `assumption` are for texts with values in them. `dependsOn` spares making rows anew that a
/// change can't have touched. A table without `rows` belongs to the instrument's own class, which fills it in
/// refreshed() and may set its summary in the constructor.
///
/// Sentences. Functions of a Moment or a State that put values into marked texts. A sentence written in code
/// needs no function of its own: declare one class with Q_DECLARE_TR_FUNCTIONS(rp::X) and say
/// fillMarkers(Say::tr("…"), {…}) where it is needed; texts in tables are Phrases. Never translate a text
/// that was not marked in the context which translates it: it would stay English.
///
/// Texts keep the contexts that they have: run translations/update.py and see that no message is lost or new.
///
/// @tparam Base what the class is besides, for a group of instruments that share more than the contract
/// (tracks)
template<typename Design, typename Base = Instrument>
class InstrumentOf : public Base
{
public:
    using Settings = typename Design::Settings;
    using State = typename Design::State;
    using Inputs = InputsOf<Design>;
    using Figures = FiguresOf<Design>;

    explicit InstrumentOf(const Catalogue &catalogue, QObject *parent = nullptr)
        : Base(QString::fromLatin1(Design::declaration().name.id), parent)
        , m_catalogue(catalogue)
        , m_settings(Design::defaults(catalogue))
        , m_now{m_settings, {}}
        , m_before{m_settings, {}}
    {
        m_tables.reserve(declared().rows.tables.size());
        for (const TableRow<Design> &row : declared().rows.tables)
            m_tables.push_back(made(row));
        fillTables();
    }

    /// Worked out when it is first asked for: nobody may ever look at this instrument.
    const State &state() const { return of(m_now); }
    const Settings &settings() const { return m_settings; }

    QStringList inputIds() const override
    {
        QStringList ids;
        for (const auto &row : declared().rows.inputs)
            ids.append(QString::fromLatin1(row.id));
        return ids;
    }
    QVariant input(const QString &inputId) const override { return Inputs::value(m_settings, inputId); }
    std::vector<InputSpec> inputs() const override { return Inputs::specs(m_settings, m_catalogue); }
    InputSpec inputSpec(const QString &inputId) const override
    {
        const InputRow<Design> *row = Inputs::row(inputId);
        const bool isThere = row && (!row->shown || row->shown(m_settings, m_catalogue));
        return isThere ? Inputs::spec(*row, m_settings, m_catalogue) : InputSpec();
    }
    InputSpec anyInputSpec(const QString &inputId) const override
    {
        const InputRow<Design> *row = Inputs::row(inputId);
        return row ? Inputs::spec(*row, m_settings, m_catalogue) : InputSpec();
    }
    QString inputText(const QString &inputId, const QVariant &value) const override
    {
        return Inputs::text(inputId, value, m_settings, m_catalogue);
    }

    std::vector<ResultTable *> tables() const override
    {
        std::vector<ResultTable *> all;
        if (const auto firstTables = declared().firstTables) {
            for (const char *id : firstTables(m_settings))
                all.push_back(table(id));
        }
        for (const Shown &each : m_tables) {
            if (std::find(all.begin(), all.end(), each.table.get()) == all.end())
                all.push_back(each.table.get());
        }
        return all;
    }
    ResultTable *table(QAnyStringView tableId) const override
    {
        for (const Shown &each : m_tables) {
            if (QAnyStringView::equal(each.table->id(), tableId))
                return each.table.get();
        }
        return nullptr;
    }

    double figure(const QString &figureId) const override
    {
        return Figures::value(figureId, state(), m_catalogue);
    }
    QString figureText(const QString &figureId) const override
    {
        return Figures::text(figureId, state(), m_catalogue);
    }
    std::vector<QString> figureIds() const override { return Figures::ids(m_catalogue); }
    QString figureLabel(const QString &figureId) const override
    {
        return Figures::label(figureId, state(), m_catalogue);
    }
    QString figureAssumption(const QString &figureId) const override
    {
        // Figures of one result mostly rest on the same fields, and a view asks for all of them at each step.
        const FieldNames *notes = Figures::notes(figureId);
        if (!notes)
            return Figures::assumption(figureId, state(), m_catalogue);
        for (const auto &[known, told] : m_reasons) {
            if (known == *notes)
                return told;
        }
        return m_reasons.emplace_back(*notes, Figures::assumption(figureId, state(), m_catalogue)).second;
    }
    double figureFor(const QVariantMap &inputs, const QString &figureId) const override
    {
        const auto under = Inputs::settingsFor(inputs, m_catalogue);
        return under ? valueUnder(*under, figureId) : std::numeric_limits<double>::quiet_NaN();
    }
    double figureIf(const QVariantMap &changed, const QString &figureId) const override
    {
        const auto under = Inputs::settingsFor(changed, m_catalogue, m_settings);
        return under ? Figures::value(figureId, Design::evaluate(*under, m_catalogue), m_catalogue)
                     : std::numeric_limits<double>::quiet_NaN();
    }
    QString figureTextFor(const QVariantMap &inputs, const QString &figureId) const override
    {
        const auto under = Inputs::settingsFor(inputs, m_catalogue);
        return under ? textUnder(*under, figureId) : QString();
    }
    QString figureTextOf(const QString &figureId, double value) const override
    {
        return Figures::textOf(figureId, value, state(), m_catalogue);
    }
    std::vector<QString> keyFigures() const override
    {
        std::vector<QString> ids;
        if (const auto keyFigures = declared().keyFigures) {
            for (const char *id : keyFigures(m_settings))
                ids.push_back(QString::fromLatin1(id));
        }
        return ids;
    }

    QString liveFormula(const QString &formulaId) const override
    {
        const auto *row = rowOf(declared().rows.formulas, formulaId);
        if (!row || !Figures::hasResult(state()))
            return {};
        if (const auto *pattern = std::get_if<const char *>(&row->text)) {
            return equations<Design>(QString::fromUtf8(*pattern), state(), m_catalogue,
                                     row->terms ? row->terms(state(), m_catalogue) : QStringList());
        }
        return std::get<1>(row->text)(state(), m_catalogue);
    }
    QVariantMap designFields() const override
    {
        const auto fields = declared().designFields;
        return fields ? fields(state(), m_catalogue) : Base::designFields();
    }
    QString changeSentence() const override
    {
        return m_told.isEmpty() ? QString() : declared().changeSentence(moment());
    }
    std::any snapshot() const override { return m_settings; }
    QStringList lastSet() const override { return m_told; }
    QString changeSentenceSince(const std::any &snapshot, const QStringList &set) const override
    {
        const auto *before = std::any_cast<Settings>(&snapshot);
        if (!before || set.isEmpty())
            return InstrumentOf::changeSentence();
        return declared().changeSentence({state(), Design::evaluate(*before, m_catalogue), set, m_catalogue});
    }

    void retranslate() override
    {
        // Every text is made when it is asked for; whoever shows one only has to ask again.
        m_reasons.clear();
        for (ResultTable *table : tables())
            table->retranslate();
        emit this->inputsChanged();
    }

    QStringList measuredNotes() const override
    {
        return this->isMeasuredShown()
                   ? rp::measuredNotes(*m_catalogue.measured, spotAt({}, m_settings), this->untoldNotes())
                   : QStringList();
    }
    std::vector<MeasuredTwin> measuredTwins(const QStringList &freeInputs = {}) const override
    {
        if (!this->isMeasuredShown())
            return {};
        const MeasuredSpot spot = spotAt({}, m_settings);
        return measuredAlong(*m_catalogue.measured, spot.instrument, spot.inputs, freeInputs, spot.device);
    }
    QString measuredMachine(const QString &variant) const override
    {
        return machineText(*m_catalogue.measured, variant);
    }

protected:
    const Catalogue &catalogue() const { return m_catalogue; }
    Moment<Design> moment() const { return {state(), of(m_before), m_told, m_catalogue}; }
    /// A figure under these settings, or what a machine had of it there; see AskedFigure.
    double valueUnder(const Settings &under, const QString &figureId) const
    {
        const AskedFigure asked = AskedFigure::parse(figureId);
        return asked.variant ? measuredUnder(under, asked)
                             : Figures::value(asked.id, Design::evaluate(under, m_catalogue), m_catalogue);
    }
    /// The same in words; empty where a machine had nothing.
    QString textUnder(const Settings &under, const QString &figureId) const
    {
        const AskedFigure asked = AskedFigure::parse(figureId);
        const State state = Design::evaluate(under, m_catalogue);
        if (!asked.variant)
            return Figures::text(asked.id, state, m_catalogue);
        const double measured = measuredUnder(under, asked);
        return std::isfinite(measured) ? Figures::textOf(asked.id, measured, state, m_catalogue) : QString();
    }
    /// Derived: the tables of the rows are up to date; those without rows can be filled.
    virtual void refreshed() {}

    QString applyInput(const QString &inputId, const QVariant &value) override
    {
        const InputRow<Design> *row = Inputs::row(inputId);
        if (!row)
            return {};
        const Settings before = m_settings;
        if (m_touched.isEmpty() && !declared().keepsChange)
            m_before = m_now;
        QString error = Inputs::apply(m_settings, *row, value, m_catalogue);
        if (!error.isEmpty() || m_settings == before)
            return error;
        m_touched.append(inputId);
        const auto renews = declared().renews;
        if (row->renews || (renews && renews(before, m_settings, m_catalogue)))
            this->noteInputsChanged();
        return {};
    }
    void measuredShownChanged() override { fillTables(); }
    void forgetChange() override
    {
        m_told.clear();
        m_before = m_now;
    }
    bool isOutOfDate() const override { return !(m_settings == m_now.settings); }
    void recompute() override
    {
        if (declared().keepsChange)
            m_before = m_now;
        m_told = std::exchange(m_touched, {});
        const bool isLookedAt = m_now.state.has_value();
        m_now = {m_settings, {}};
        m_reasons.clear();
        if (isLookedAt)
            state();
        fillTables();
        refreshed();
    }

private:
    static const Declaration<Design> &declared() { return Design::declaration(); }

    /// A column of measured values that a table has now.
    struct MeasuredHere
    {
        const MeasuredRow<Design> *row;
        QString variant;

        bool operator==(const MeasuredHere &) const = default;
    };
    struct Shown
    {
        const TableRow<Design> *row;
        std::unique_ptr<ResultTable> table;
        std::optional<Settings> filledFor; ///< of a table that depends on part of the settings
        std::vector<MeasuredHere> measured = {};
    };

    /// Settings, and what comes out of them once somebody has asked.
    struct Asked
    {
        Settings settings;
        mutable std::optional<State> state;
    };
    const State &of(const Asked &moment) const
    {
        if (!moment.state)
            moment.state = Design::evaluate(moment.settings, m_catalogue);
        return *moment.state;
    }
    Shown made(const TableRow<Design> &row)
    {
        auto table = std::make_unique<ResultTable>(QString::fromLatin1(row.id));
        table->setColumns(columnsOf(row, {}));
        table->setCaption([this, &row] {
            return row.captionNow ? row.captionNow(state(), m_catalogue)
                                  : phraseText(declared().name.captions, row.caption);
        });
        if (row.summary)
            table->setSummary([this, &row] { return row.summary(moment()); });
        return {&row, std::move(table), std::nullopt};
    }
    std::vector<ResultColumn> columnsOf(const TableRow<Design> &row,
                                        const std::vector<MeasuredHere> &measured) const
    {
        std::vector<ResultColumn> columns;
        columns.reserve(row.columns.size() + measured.size());
        for (const ColumnRow<Design> &column : row.columns)
            columns.push_back(made(column));
        for (const auto &[of, variant] : measured) {
            const auto model =
                std::find_if(columns.cbegin(), columns.cend(),
                             [of = of](const ResultColumn &c) { return c.key == QLatin1String(of->column); });
            Q_ASSERT(model != columns.cend());
            columns.push_back(measuredColumn(*m_catalogue.measured, *model, variant));
        }
        return columns;
    }
    /// Where the instrument is set like this, for one of its tables.
    MeasuredSpot spotAt(const QString &figure, const Settings &settings) const
    {
        MeasuredSpot spot{this->id(), {}, {}, figure};
        for (const auto &input : declared().rows.inputs)
            spot.inputs.insert(QString::fromLatin1(input.id),
                               Inputs::value(settings, QString::fromLatin1(input.id)));
        const QString context = spot.inputs.value(QStringLiteral("context")).toString();
        spot.device = deviceOfContext(m_catalogue, context);
        return spot;
    }
    /// NaN where nothing was measured.
    double measuredUnder(const Settings &settings, const AskedFigure &asked) const
    {
        return measuredCell(*m_catalogue.measured, spotAt(asked.id, settings), *asked.variant).value;
    }
    std::vector<MeasuredHere> measuredHere(const TableRow<Design> &row) const
    {
        std::vector<MeasuredHere> here;
        if (!this->isMeasuredShown())
            return here;
        const auto texts = [](std::span<const char *const> all) {
            QStringList list;
            for (const char *one : all)
                list.append(QString::fromLatin1(one));
            return list;
        };
        for (const MeasuredRow<Design> &of : declared().rows.measured) {
            if (std::string_view(of.table) != row.id)
                continue;
            for (QString &variant :
                 measuredVariants(*m_catalogue.measured, spotAt(QString::fromLatin1(of.figure), m_settings),
                                  texts(of.differing), texts(of.variants)))
                here.push_back({&of, std::move(variant)});
        }
        return here;
    }
    /// The rows of a table, with a cell for each of its measured columns.
    std::vector<ResultRow> rowsOf(const Shown &shown) const
    {
        std::vector<ResultRow> rows = shown.row->rows(state(), m_catalogue);
        for (const auto &[of, variant] : shown.measured) {
            for (ResultRow &row : rows)
                row.cells.push_back(
                    measuredCell(*m_catalogue.measured,
                                 spotAt(QString::fromLatin1(of->figure),
                                        of->at ? of->at(m_settings, row.key, m_catalogue) : m_settings),
                                 variant));
        }
        return rows;
    }
    ResultColumn made(const ColumnRow<Design> &row) const
    {
        ResultColumn column;
        column.key = QString::fromLatin1(row.key);
        column.title = [this, &row] {
            return row.titleNow ? row.titleNow(state(), m_catalogue)
                                : phraseText(Design::context(), row.title);
        };
        column.quantity = row.quantity;
        column.decimals = row.decimals;
        column.meaning = row.meaningNow ? row.meaningNow(state()) : row.meaning;
        if (!row.spoken.isEmpty())
            column.spokenTitle = [&row] { return phraseText(Design::context(), row.spoken); };
        if (row.assumption)
            column.assumption = [this, &row] { return row.assumption(state(), m_catalogue); };
        else if (row.notes.count > 0)
            column.assumption = [this, &row] {
                return Inputs::reasons(
                    row.notes, row.under ? row.under(m_settings, m_catalogue) : std::vector{m_settings},
                    m_catalogue);
            };
        return column;
    }
    bool hasOtherMeanings(const Shown &shown) const
    {
        for (std::size_t i = 0; i < shown.row->columns.size(); ++i) {
            const ColumnRow<Design> &column = shown.row->columns[i];
            if (column.meaningNow && column.meaningNow(state()) != shown.table->columns()[i].meaning)
                return true;
        }
        return false;
    }
    void fillTables()
    {
        for (Shown &each : m_tables) {
            if (!each.row->rows)
                continue;
            std::vector<MeasuredHere> measured = measuredHere(*each.row);
            if (measured != each.measured || hasOtherMeanings(each)) {
                each.measured = std::move(measured);
                each.table->setColumns(columnsOf(*each.row, each.measured));
                each.filledFor.reset();
            }
            if (each.row->dependsOn && each.measured.empty()) {
                std::optional<Settings> wanted = each.row->dependsOn(m_settings);
                if (each.filledFor == wanted)
                    continue;
                each.filledFor = std::move(wanted);
            }
            each.table->setRowsLater([this, &each] { return rowsOf(each); });
        }
    }

    const Catalogue &m_catalogue;
    Settings m_settings;   ///< set, and between the inputs of a restored state not yet computed
    Asked m_now;           ///< as computed last
    Asked m_before;        ///< before the last change
    QStringList m_touched; ///< inputs set since the last computation
    QStringList m_told;    ///< inputs that the last computation followed
    std::vector<Shown> m_tables;
    /// Of m_now, in the language of the last retranslate(): what figures that rest on these fields are told
    /// to assume.
    mutable std::vector<std::pair<FieldNames, QString>> m_reasons;
};

} // namespace rp
