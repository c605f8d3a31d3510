// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_report.h"

#include "models/check/lab_loader.h"
#include "models/class_view/class_lab.h"
#include "models/class_view/class_text.h"
#include "models/evidence/memo_text.h"
#include "models/teach/teach_text.h"
#include "models/text/command_words.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <algorithm>

namespace rp {
namespace {

/// Writes what the class did in one lab.
class LabReport
{
public:
    LabReport(const ClassLab &lab, Paper &paper, bool namesAreShown)
        : m_lab(lab)
        , m_paper(paper)
        , m_namesAreShown(namesAreShown)
    {
    }

    void write(const LabFigures &figures)
    {
        m_paper.part(contentText(m_lab.content().title));
        m_paper.paragraph(ClassText::finished(figures.done, figures.begun));
        for (const ActContent &act : m_lab.content().acts)
            writeAct(act);
        writeTracks();
        writeMemos(figures);
    }

    /// Who stands at which step of an act, who tried what in vain, and how its challenges went.
    void writePeople(const ActContent &act)
    {
        m_stuck.clear();
        for (const ClassQuestion &question : m_lab.questions(act))
            noteStuck(question.prompt, question.stuck);
        std::vector<QStringList> standing;
        for (int i = 0; i < stepCount; ++i) {
            const StepFigures *step = m_lab.step(act, Step(i));
            if (step && step->standing.count > 0)
                standing.push_back({ClassText::step(Step(i)), Format().count(double(step->standing.count)),
                                    peopleNames(step->standing, m_namesAreShown)});
        }
        const QStringList columns = ClassText::stepColumns();
        m_paper.table({}, {columns.at(0), columns.at(4), columns.at(5)}, standing);
        writeTasks(act);
        m_paper.table(ClassText::stuck(), ClassText::stuckColumns(), m_stuck);
    }

private:
    void writeAct(const ActContent &act)
    {
        m_stuck.clear();
        m_paper.heading(3, contentText(act.title));
        for (const ClassQuestion &question : m_lab.questions(act))
            writeQuestion(question);
        writeTasks(act);
        m_paper.table(ClassText::stuck(), ClassText::stuckColumns(), m_stuck);
        writeSteps(act);
    }

    void noteStuck(const QString &what, const ClassPeople &stuck)
    {
        if (stuck.count > 0)
            m_stuck.push_back(
                {what, Format().count(double(stuck.count)), peopleNames(stuck, m_namesAreShown)});
    }

    void writeQuestion(const ClassQuestion &question)
    {
        noteStuck(question.prompt, question.stuck);
        m_paper.heading(4, question.prompt);
        m_paper.paragraph(answersSentence(question));
        std::vector<QStringList> rows;
        const Format format;
        for (const ClassOption &option : question.options) {
            rows.push_back({option.text, TeachText::rightOrWrong(option.isRight),
                            format.count(double(option.first)),
                            format.percent(double(option.first) / double(question.learners), 0),
                            format.count(double(option.later)), option.feedback});
        }
        m_paper.table({}, ClassText::optionColumns(), rows);
    }

    void writeTasks(const ActContent &act)
    {
        const Format format;
        std::vector<QStringList> rows;
        for (const ClassTask &task : m_lab.tasks(act)) {
            noteStuck(task.title, task.stuck);
            rows.push_back({task.title, format.count(double(task.learners)),
                            format.count(double(task.solved)),
                            format.number(double(task.tries) / double(task.learners), 1)});
        }
        m_paper.table({}, ClassText::challengeColumns(), rows);
    }

    void writeSteps(const ActContent &act)
    {
        const Format format;
        std::vector<QStringList> rows;
        const auto span = [&format](std::optional<double> ms) {
            return ms ? format.duration_us(*ms * classUsPerMs, 2) : QString();
        };
        for (int i = 0; i < stepCount; ++i) {
            const StepFigures *step = m_lab.step(act, Step(i));
            if (!step)
                continue;
            rows.push_back({ClassText::step(Step(i)), format.count(double(step->learners)),
                            span(step->time.quantile_ms(0.5)), span(step->time.quantile_ms(0.9)),
                            format.count(double(step->standing.count)),
                            peopleNames(step->standing, m_namesAreShown)});
        }
        m_paper.table(ClassText::steps(), ClassText::stepColumns(), rows);
    }

    void writeTracks()
    {
        const Format format;
        std::vector<QStringList> rows;
        for (const auto &[track, counts] : m_lab.tracks())
            rows.push_back({track, format.count(double(counts[0])), format.count(double(counts[1]))});
        m_paper.table(ClassText::tracks(), ClassText::trackColumns(), rows);
    }

    void writeMemos(const LabFigures &figures)
    {
        if (figures.memos.empty())
            return;
        m_paper.heading(3, MemoText::title());
        if (figures.memoCount > qint64(figures.memos.size()))
            m_paper.paragraph(ClassText::someMemos(qint64(figures.memos.size()), figures.memoCount));
        QStringList columns{ClassText::learner()};
        for (const MemoPart part : memoParts)
            columns << MemoText::heading(part);
        std::vector<QStringList> rows;
        for (const ClassMemo &memo : figures.memos) {
            QStringList row{personName(memo.who, m_namesAreShown)};
            for (const QString &text : memo.parts)
                row << text;
            rows.push_back(row);
        }
        m_paper.table({}, columns, rows);
    }

    const ClassLab &m_lab;
    Paper &m_paper;
    const bool m_namesAreShown;
    std::vector<QStringList> m_stuck; ///< of the act at hand
};

void writeSure(const SureFigures &sure, Paper &paper)
{
    paper.part(ClassText::sure());
    paper.paragraph(sureSentence(sure));
    const Format format;
    std::vector<QStringList> rows;
    for (const CalibrationLevel &level : calibrationOf(sure.counts).levels) {
        if (level.answers > 0)
            rows.push_back({format.percent(probabilityOf(level.confidence), 0), format.count(level.answers),
                            format.count(level.right), format.percent(level.share, 0)});
    }
    paper.table({}, ClassText::sureColumns(), rows);
}

} // namespace

QString answersSentence(const ClassQuestion &question)
{
    QStringList sentences{ClassText::rightAtFirst(question.right, question.learners)};
    if (question.off)
        sentences << ClassText::guesses((*question.off)[0], (*question.off)[1]);
    if (!question.truth.isEmpty())
        sentences << question.truth;
    return joinedSentences(sentences);
}

QString sureSentence(const SureFigures &sure)
{
    if (sure.learners == 0)
        return ClassText::nobodySaidHowSure();
    const Calibration calibration = calibrationOf(sure.counts);
    return ClassText::saidAndRight(sure.learners, calibration.meanConfidence, calibration.shareRight);
}

QString countedSentence(const ClassFigures &figures)
{
    QStringList sentences{ClassText::counted(figures.handins())};
    if (figures.altered() > 0)
        sentences << ClassText::altered(figures.altered());
    if (figures.scripted() > 0)
        sentences << ClassText::scripted(figures.scripted());
    if (figures.repeated() > 0)
        sentences << ClassText::repeated(figures.repeated());
    if (figures.leftOut() > 0)
        sentences << ClassText::leftOut(figures.leftOut());
    return joinedSentences(sentences);
}

Paper classReport(const ClassFigures &figures, const LabLibrary &library, const Catalogue &catalogue,
                  bool namesAreShown)
{
    Paper paper(ClassText::title());
    QStringList sentences{countedSentence(figures)};
    if (!namesAreShown)
        sentences << ClassText::namesAreHidden();
    paper.paragraph(joinedSentences(sentences));
    paper.paragraph(ClassText::pauses());
    for (const LabContent &content : library.labs) {
        const auto found = figures.labs().find(content.id);
        if (found != figures.labs().end() && found->second.begun > 0)
            LabReport(ClassLab(content, figures, catalogue), paper, namesAreShown).write(found->second);
    }
    writeSure(figures.sure(), paper);
    return paper;
}

Paper whoStandsWhere(const ClassLab &lab, const ActContent &act, bool namesAreShown)
{
    Paper paper(ClassText::steps());
    LabReport(lab, paper, namesAreShown).writePeople(act);
    return paper;
}

QString plainPaper(const Paper &paper)
{
    constexpr qsizetype widest = 60; // of a column; a terminal has no place for whole texts
    QStringList lines{paper.title()};
    const auto cut = [](const QString &text) {
        const QString line = forTerminal(text).simplified(); // a memo is a stranger's
        return line.size() <= widest ? line : line.left(widest - 1) + QChar(0x2026);
    };
    for (const PaperBlock &block : paper.blocks()) {
        if (block.kind == PaperBlock::Kind::Heading)
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
