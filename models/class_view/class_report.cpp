// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_report.h"

#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/class_view/class_text.h"
#include "models/content/figure_text.h"
#include "models/content/lab_catalogue.h"
#include "models/instruments/workbench.h"
#include "models/memo/memo_text.h"
#include "models/teach/teach_text.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QLocale>
#include <algorithm>

namespace rp {
namespace {

constexpr qsizetype shownIdLetters = 8;
constexpr double usPerMs = 1000.0;

QString named(const ClassPerson &person)
{
    return Format::isolate(person.label.isEmpty() ? person.learner.left(shownIdLetters) : person.label);
}

QString listed(const ClassPeople &people)
{
    QStringList names;
    for (const ClassPerson &person : people.named)
        names << named(person);
    return ClassText::andOthers(QLocale().createSeparatedList(names),
                                people.count - qint64(people.named.size()));
}

/// What the class did in one lab.
class LabReport
{
public:
    LabReport(const LabContent &lab, const ClassFigures &figures, const Catalogue &catalogue, Guide &guide)
        : m_lab(lab)
        , m_figures(figures)
        , m_catalogue(catalogueFor(lab, catalogue))
        , m_workbench(Workbench::make(lab, m_catalogue))
        , m_guide(guide)
    {
    }

    void write(const LabFigures &lab)
    {
        m_guide.part(contentText(m_lab.title));
        m_guide.paragraph(ClassText::finished(lab.done, lab.begun));
        for (const ActContent &act : m_lab.acts)
            writeAct(act);
        writeTracks(lab);
        writeMemos(lab);
    }

private:
    QString resolved(const ActContent &act, const QString &source) const
    {
        return resolveFigures(contentText(source), m_workbench.bench(act.id));
    }
    const ItemFigures *of(const ActContent &act, QLatin1String kind, const QString &item) const
    {
        const auto found = m_figures.items().find({m_lab.id, act.id, kind, item});
        return found == m_figures.items().end() ? nullptr : &found->second;
    }

    void writeAct(const ActContent &act)
    {
        m_stuck.clear();
        m_guide.heading(3, contentText(act.title));
        for (const QuestionContent &question : act.predictions)
            writeQuestion(act, question, class_kind::prediction);
        for (const ExerciseContent &exercise : act.exercises)
            writeQuestion(act, exercise.question, class_kind::exercise);
        for (const QuestionContent &question : act.reflections)
            writeQuestion(act, question, class_kind::reflection);
        writeChallenges(act);
        m_guide.table(ClassText::stuck(), ClassText::stuckColumns(), m_stuck);
        writeSteps(act);
    }

    void noteStuck(const QString &what, const ItemFigures &figures)
    {
        if (figures.stuck.count > 0)
            m_stuck.push_back({what, Format().count(double(figures.stuck.count)), listed(figures.stuck)});
    }

    void writeQuestion(const ActContent &act, const QuestionContent &question, QLatin1String kind)
    {
        const ItemFigures *figures = of(act, kind, question.id);
        if (!figures)
            return;
        const QString prompt = resolved(act, question.prompt);
        noteStuck(prompt, *figures);
        m_guide.heading(4, prompt);
        QStringList sentences{ClassText::rightAtFirst(figures->right, figures->learners)};
        if (question.truth) {
            const Bench &bench = m_workbench.bench(act.id);
            sentences << calibration(question, *figures)
                      << TeachText::instrumentSays(
                             bench.figureLabel(question.truth->figure),
                             bench.figureTextFor(question.truth->inputs, question.truth->figure));
        }
        m_guide.paragraph(joinedSentences(sentences));
        std::vector<QStringList> rows;
        const Format format;
        for (const OptionContent &option : question.options) {
            const auto found = figures->options.find(option.id);
            const auto counts = found == figures->options.end() ? std::array<qint64, 2>{} : found->second;
            rows.push_back({resolved(act, option.text),
                            TeachText::rightOrWrong(option.id == question.correct),
                            format.count(double(counts[0])),
                            format.percent(double(counts[0]) / double(figures->learners), 0),
                            format.count(double(counts[1])), resolved(act, option.feedback)});
        }
        m_guide.table({}, ClassText::optionColumns(), rows);
    }

    /// Empty where the options are no numbers.
    static QString calibration(const QuestionContent &question, const ItemFigures &figures)
    {
        const OptionContent *right = findOption(question, question.correct);
        if (!right || !right->value)
            return {};
        std::array<qint64, 2> off{};
        for (const OptionContent &option : question.options) {
            const auto found = figures.options.find(option.id);
            if (option.value && found != figures.options.end() && *option.value != *right->value)
                off[*option.value > *right->value ? 1 : 0] += found->second[0];
        }
        return ClassText::calibration(off[0], off[1]);
    }

    void writeChallenges(const ActContent &act)
    {
        const Format format;
        std::vector<QStringList> rows;
        for (const ChallengeContent &challenge : act.challenges) {
            const ItemFigures *figures = of(act, class_kind::challenge, challenge.id);
            if (!figures)
                continue;
            const QString title = resolved(act, challenge.title);
            noteStuck(title, *figures);
            rows.push_back({title, format.count(double(figures->learners)),
                            format.count(double(figures->solved)),
                            format.number(double(figures->tries) / double(figures->learners), 1)});
        }
        m_guide.table({}, ClassText::challengeColumns(), rows);
    }

    void writeSteps(const ActContent &act)
    {
        const Format format;
        std::vector<QStringList> rows;
        const auto span = [&format](std::optional<double> ms) {
            return ms ? format.duration_us(*ms * usPerMs, 2) : QString();
        };
        for (int i = 0; i < stepCount; ++i) {
            const auto found = m_figures.steps().find({m_lab.id, act.id, stepKey(Step(i))});
            if (found == m_figures.steps().end())
                continue;
            const StepFigures &step = found->second;
            rows.push_back({ClassText::step(Step(i)), format.count(double(step.learners)),
                            span(step.time.quantile_ms(0.5)), span(step.time.quantile_ms(0.9)),
                            format.count(double(step.standing.count)), listed(step.standing)});
        }
        m_guide.table(ClassText::steps(), ClassText::stepColumns(), rows);
    }

    void writeTracks(const LabFigures &lab)
    {
        const Format format;
        std::map<QString, std::array<qint64, 2>> tracks;
        for (const auto &[judged, count] : lab.verdicts)
            tracks[judged.first][judged.second == QLatin1String("pass") ? 0 : 1] += count;
        std::vector<QStringList> rows;
        for (const auto &[track, counts] : tracks) {
            const TrackEntry *entry = m_catalogue.tracks.find(track);
            rows.push_back({entry ? contentText(entry->name) : Format::isolate(track),
                            format.count(double(counts[0])), format.count(double(counts[1]))});
        }
        m_guide.table(ClassText::tracks(), ClassText::trackColumns(), rows);
    }

    void writeMemos(const LabFigures &lab)
    {
        if (lab.memos.empty())
            return;
        m_guide.heading(3, MemoText::title());
        if (lab.memoCount > qint64(lab.memos.size()))
            m_guide.paragraph(ClassText::someMemos(qint64(lab.memos.size()), lab.memoCount));
        QStringList columns{ClassText::learner()};
        for (const MemoPart part : memoParts)
            columns << MemoText::heading(part);
        std::vector<QStringList> rows;
        for (const ClassMemo &memo : lab.memos) {
            QStringList row{named(memo.who)};
            for (const QString &text : memo.parts)
                row << text;
            rows.push_back(row);
        }
        m_guide.table({}, columns, rows);
    }

    const LabContent &m_lab;
    const ClassFigures &m_figures;
    Catalogue m_catalogue; ///< the instruments refer to it
    Workbench m_workbench;
    Guide &m_guide;
    std::vector<QStringList> m_stuck; ///< of the act at hand
};

} // namespace

Guide classReport(const ClassFigures &figures, const LabLibrary &library, const Catalogue &catalogue,
                  bool namesAreShown)
{
    Guide guide(ClassText::title());
    QStringList sentences{ClassText::counted(figures.handins())};
    if (figures.altered() > 0)
        sentences << ClassText::altered(figures.altered());
    if (figures.repeated() > 0)
        sentences << ClassText::repeated(figures.repeated());
    if (figures.leftOut() > 0)
        sentences << ClassText::leftOut(figures.leftOut());
    if (!namesAreShown)
        sentences << ClassText::namesAreHidden();
    guide.paragraph(joinedSentences(sentences));
    guide.paragraph(ClassText::pauses());
    for (const LabContent &lab : library.labs) {
        const auto found = figures.labs().find(lab.id);
        if (found != figures.labs().end() && found->second.begun > 0)
            LabReport(lab, figures, catalogue, guide).write(found->second);
    }
    return guide;
}

QString plainGuide(const Guide &guide)
{
    constexpr qsizetype widest = 60; // of a column; a terminal has no place for whole texts
    QStringList lines{guide.title()};
    const auto cut = [](const QString &text) {
        QString line = text;
        for (QChar &letter : line) { // a memo is a stranger's, and a terminal obeys what is no letter
            if (letter.category() == QChar::Other_Control)
                letter = u' ';
        }
        line = line.simplified();
        return line.size() <= widest ? line : line.left(widest - 1) + QChar(0x2026);
    };
    for (const GuideBlock &block : guide.blocks()) {
        if (block.kind == GuideBlock::Kind::Heading)
            lines << QString();
        if (!block.text.isEmpty())
            lines << block.text;
        std::vector<QStringList> rows = block.rows;
        rows.insert(rows.begin(), block.columns);
        QList<qsizetype> widths;
        for (qsizetype column = 0; column < block.columns.size(); ++column) {
            qsizetype width = 0;
            for (const QStringList &row : rows)
                width = std::max(width, cut(row.value(column)).size());
            widths << width;
        }
        for (const QStringList &row : rows) {
            QString line;
            for (qsizetype column = 0; column < block.columns.size(); ++column)
                line += QStringLiteral("  ") + cut(row.value(column)).leftJustified(widths[column]);
            if (!line.isEmpty())
                lines << line;
        }
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace rp
