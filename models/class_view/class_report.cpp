// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_report.h"

#include "models/check/lab_loader.h"
#include "models/class_view/class_text.h"
#include "models/evidence/memo_text.h"
#include "models/review/mystery_words.h"
#include "models/teach/teach_text.h"
#include "models/text/command_words.h"
#include "models/text/format.h"
#include "models/text/quantity.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <tuple>

namespace rp {
namespace {

/// Levels of headings in a window, which has the one of level 1.
constexpr int questionDepth = -2;
constexpr int memosDepth = -1;
/// Of the hardest questions, so many are named.
constexpr std::size_t mostHardest = 12;

/// As the chart's own table has it, but times with two digits, and nothing where there is none.
QString cellText(const ResultTable &table, int row, int column)
{
    const QModelIndex index = table.index(row, column);
    if (table.columns()[std::size_t(column)].quantity != Quantity::DurationAuto)
        return table.data(index, Qt::DisplayRole).toString();
    const double span_us = table.data(index, ResultTable::RawValueRole).toDouble();
    return std::isnan(span_us) ? QString() : Format().duration_us(span_us, 2);
}

/// Writes what a class did.
class ClassWriter
{
public:
    /// @param charts null: the paper has no pictures
    ClassWriter(Paper &paper, bool namesAreShown, std::vector<ClassChart> *charts = nullptr)
        : m_paper(paper)
        , m_namesAreShown(namesAreShown)
        , m_charts(charts)
    {
    }

    void writeLab(const ClassLab &lab, const LabFigures &figures)
    {
        m_paper.part(contentText(lab.content().title));
        m_paper.paragraph(ClassText::finished(figures.done, figures.begun));
        for (const ActContent &act : lab.content().acts) {
            m_paper.heading(3, contentText(act.title));
            const std::vector<ClassQuestion> questions = lab.questions(act);
            for (const ClassQuestion &question : questions)
                writeQuestion(question);
            writePeople(questions, lab.tasks(act));
            writeHints(lab.hints(act));
            writeSteps(lab, act);
        }
        writeTracks(lab);
        if (figures.memos.empty())
            return;
        writeMemoHeading(figures);
        writeMemos(figures);
    }

    void writeQuestion(const ClassQuestion &question)
    {
        m_paper.heading(4, question.prompt);
        const ClassChart chart = answersChart(question);
        if (!draw(chart))
            m_paper.paragraph(chart.table->summary());
        writeTable({}, *chart.table);
    }

    /// How the challenges of an act went, and who tried what of it in vain.
    void writePeople(const std::vector<ClassQuestion> &questions, const std::vector<ClassTask> &tasks)
    {
        const Format format;
        std::vector<QStringList> rows;
        std::vector<QStringList> stuck;
        const auto note = [&](const QString &what, const ClassPeople &people) {
            if (people.count > 0)
                stuck.push_back(
                    {what, format.count(double(people.count)), peopleNames(people, m_namesAreShown)});
        };
        for (const ClassQuestion &question : questions)
            note(question.prompt, question.stuck);
        for (const ClassTask &task : tasks) {
            note(task.title, task.stuck);
            rows.push_back({task.title, format.count(double(task.learners)),
                            format.count(double(task.solved)),
                            format.number(double(task.tries) / double(task.learners), 1)});
        }
        m_paper.table({}, ClassText::challengeColumns(), rows);
        m_paper.table(ClassText::stuck(), ClassText::stuckColumns(), stuck);
    }

    void writeHints(const std::vector<std::pair<QString, HintFigures>> &hints)
    {
        const Format format;
        std::vector<QStringList> rows;
        for (const auto &[what, learners] : hints) {
            rows.push_back({what});
            for (const qint64 taken : learners)
                rows.back() << format.count(double(taken));
        }
        m_paper.table(ClassText::hints(), ClassText::hintColumns(), rows);
    }

    void writeSteps(const ClassLab &lab, const ActContent &act)
    {
        const ClassChart times = timesChart(lab, act, m_namesAreShown);
        draw(times);
        draw(standingChart(times));
        writeTable(times.table->caption(), *times.table);
    }

    void writeTracks(const ClassLab &lab)
    {
        const ClassChart chart = tracksChart(lab);
        draw(chart);
        writeTable(chart.table->caption(), *chart.table);
    }

    void writeMemoHeading(const LabFigures &figures)
    {
        m_paper.heading(3, MemoText::title());
        if (figures.memoCount > qint64(figures.memos.size()))
            m_paper.paragraph(ClassText::someMemos(qint64(figures.memos.size()), figures.memoCount));
    }

    void writeMemos(const LabFigures &figures)
    {
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

    void writeSure(const SureFigures &sure)
    {
        m_paper.part(ClassText::sure());
        const ClassChart chart = sureChart(sure);
        if (!draw(chart))
            m_paper.paragraph(chart.table->summary());
        const Format format;
        std::vector<QStringList> rows;
        for (const CalibrationLevel &level : calibrationOf(sure.counts).levels) {
            if (level.answers > 0)
                rows.push_back({format.percent(probabilityOf(level.confidence), 0),
                                format.count(level.answers), format.count(level.right),
                                format.percent(level.share, 0)});
        }
        m_paper.table({}, ClassText::sureColumns(), rows);
    }

    /// What was taken for what, the most frequent error first.
    void writeMysteries(const MysteryFigures &mysteries)
    {
        if (mysteries.learners == 0)
            return;
        using traces::Cause;
        std::vector<std::tuple<bool, qint64, Cause, Cause>> found;
        for (size_t truth = 0; truth < traces::causes; ++truth) {
            for (size_t said = 0; said < traces::causes; ++said) {
                if (mysteries.counts[truth][said] > 0)
                    found.emplace_back(truth == said, -mysteries.counts[truth][said],
                                       static_cast<Cause>(truth), static_cast<Cause>(said));
            }
        }
        std::sort(found.begin(), found.end());
        const Format format;
        std::vector<QStringList> rows;
        rows.reserve(found.size());
        for (const auto &[isRight, answers, truth, said] : found)
            rows.push_back({mystery_words::cause(truth), mystery_words::cause(said),
                            TeachText::rightOrWrong(isRight), format.count(double(-answers))});
        m_paper.part(ClassText::mysteries());
        m_paper.table({}, ClassText::mysteryColumns(), rows);
    }

    /// False: there is no chart, so that what it says has to be written.
    bool draw(const ClassChart &chart)
    {
        if (!m_charts || chart.table->rows().empty())
            return false;
        m_paper.picture(int(m_charts->size()));
        m_charts->push_back(chart);
        return true;
    }

private:
    void writeTable(const QString &title, const ResultTable &table)
    {
        QStringList columns;
        for (const ResultColumn &column : table.columns())
            columns << column.title();
        std::vector<QStringList> rows;
        for (int row = 0; row < table.rowCount(); ++row) {
            QStringList &cells = rows.emplace_back();
            for (int column = 0; column < table.columnCount(); ++column)
                cells << cellText(table, row, column);
        }
        m_paper.table(title, columns, rows);
    }

    Paper &m_paper;
    const bool m_namesAreShown;
    std::vector<ClassChart> *m_charts;
};

/// A question of a class, and how many missed it.
struct MissedQuestion
{
    QString act; ///< with its lab
    QString prompt;
    qint64 learners = 0, missed = 0;

    double share() const { return double(missed) / double(learners); }
};

/// By the share of those who missed it; of a share alike, what more have answered first.
std::vector<MissedQuestion> hardestOf(const std::vector<std::unique_ptr<ClassLab>> &labs)
{
    std::vector<MissedQuestion> found;
    for (const auto &lab : labs) {
        for (const ActContent &act : lab->content().acts) {
            for (const ClassQuestion &question : lab->questions(act)) {
                if (question.learners > question.right)
                    found.push_back(
                        {TeachText::pair(contentText(lab->content().title), contentText(act.title)),
                         question.prompt, question.learners, question.learners - question.right});
            }
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const MissedQuestion &a, const MissedQuestion &b) {
        return a.share() != b.share() ? a.share() > b.share() : a.learners > b.learners;
    });
    found.resize(std::min(found.size(), mostHardest));
    return found;
}

void writeHardest(const std::vector<MissedQuestion> &hardest, Paper &paper)
{
    if (hardest.empty())
        return;
    const Format format;
    std::vector<QStringList> rows;
    rows.reserve(hardest.size());
    for (const MissedQuestion &question : hardest)
        rows.push_back({question.prompt, question.act, format.count(double(question.learners)),
                        format.count(double(question.missed)), format.percent(question.share(), 0)});
    paper.part(ClassText::hardest());
    paper.table({},
                {ClassText::guessColumns().at(0), TeachText::planColumns().at(0),
                 ClassText::challengeColumns().at(1), ClassText::missed(), ClassText::optionColumns().at(3)},
                rows);
}

void writeReport(ClassWriter &writer, Paper &paper, const ClassFigures &figures, const LabLibrary &library,
                 const Catalogue &catalogue, bool namesAreShown)
{
    QStringList sentences{countedSentence(figures)};
    if (!namesAreShown)
        sentences << ClassText::namesAreHidden();
    paper.paragraph(joinedSentences(sentences));
    paper.paragraph(ClassText::pauses());
    std::vector<std::unique_ptr<ClassLab>> begun;
    for (const LabContent &content : library.labs) {
        const auto found = figures.labs().find(content.id);
        if (found != figures.labs().end() && found->second.begun > 0)
            begun.push_back(std::make_unique<ClassLab>(content, figures, catalogue));
    }
    writeHardest(hardestOf(begun), paper);
    for (const auto &lab : begun)
        writer.writeLab(*lab, *lab->figures());
    writer.writeSure(figures.sure());
    writer.writeMysteries(figures.mysteries());
}

} // namespace

ClassPiece questionPiece(const ClassQuestion &question)
{
    ClassPiece piece;
    piece.paper.setDepth(questionDepth);
    ClassWriter(piece.paper, false, &piece.charts).writeQuestion(question);
    return piece;
}

ClassPiece stepsPiece(const ClassLab &lab, const ActContent &act, bool namesAreShown)
{
    ClassPiece piece;
    ClassWriter writer(piece.paper, namesAreShown, &piece.charts);
    writer.writeSteps(lab, act);
    writer.writePeople(lab.questions(act), lab.tasks(act));
    writer.writeHints(lab.hints(act));
    return piece;
}

ClassPiece surePiece(const ClassFigures &figures, const ClassLab &lab)
{
    ClassPiece piece;
    ClassWriter writer(piece.paper, false, &piece.charts);
    writer.writeSure(figures.sure());
    writer.draw(guessesChart(lab));
    writer.writeMysteries(figures.mysteries());
    return piece;
}

ClassPiece tracksPiece(const ClassLab &lab)
{
    ClassPiece piece;
    piece.paper.setDepth(memosDepth);
    ClassWriter writer(piece.paper, false, &piece.charts);
    writer.writeTracks(lab);
    if (const LabFigures *figures = lab.figures())
        writer.writeMemoHeading(*figures);
    return piece;
}

ClassPiece memoPiece(const ClassMemo &memo)
{
    ClassPiece piece;
    for (std::size_t part = 0; part < memoParts.size(); ++part) {
        piece.paper.heading(3, MemoText::heading(memoParts.at(part)));
        piece.paper.paragraph(memo.parts.at(part));
    }
    return piece;
}

QString countedSentence(const ClassFigures &figures)
{
    QStringList sentences{ClassText::counted(figures.handins())};
    if (figures.altered() > 0)
        sentences << ClassText::altered(figures.altered());
    if (figures.scripted() > 0)
        sentences << ClassText::scripted(figures.scripted());
    if (figures.leftOutFiles() > 0)
        sentences << ClassText::leftOutFiles(figures.leftOutFiles());
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
    ClassWriter writer(paper, namesAreShown);
    writeReport(writer, paper, figures, library, catalogue, namesAreShown);
    return paper;
}

ClassPiece drawnClassReport(const ClassFigures &figures, const LabLibrary &library,
                            const Catalogue &catalogue, bool namesAreShown)
{
    ClassPiece piece{Paper(ClassText::title())};
    ClassWriter writer(piece.paper, namesAreShown, &piece.charts);
    writeReport(writer, piece.paper, figures, library, catalogue, namesAreShown);
    return piece;
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
