// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_figures.h"
#include "models/instruments/workbench.h"
#include "models/session/lab_session.h"

namespace rp {

struct ActContent;
struct Catalogue;
struct LabContent;
struct QuestionContent;

/// Figures are in milliseconds, texts and charts take microseconds.
inline constexpr double classUsPerMs = 1000.0;

struct ClassOption
{
    QString id, text, feedback;
    bool isRight = false;
    qint64 first = 0, later = 0;
};

/// A question that somebody answered, in words and figures.
struct ClassQuestion
{
    QString id, prompt;
    qint64 learners = 0;
    qint64 right = 0; ///< at the first try
    /// Wrong first answers whose number is below and above the right one's; nothing where options are none.
    std::optional<std::array<qint64, 2>> off;
    QString truth;  ///< a sentence on what the instrument gives; may be empty
    QString figure; ///< what is asked for, in a few words: the figure's label; may be empty
    std::vector<ClassOption> options;
    ClassPeople stuck;
};

/// A challenge that somebody tried.
struct ClassTask
{
    QString title;
    qint64 learners = 0, solved = 0, tries = 0;
    ClassPeople stuck;
};

/// What a class did in one lab, in the current language: what report and window both show.
class ClassLab
{
public:
    /// Lab and figures must outlive it.
    ClassLab(const LabContent &lab, const ClassFigures &figures, const Catalogue &catalogue);
    ~ClassLab();
    Q_DISABLE_COPY_MOVE(ClassLab)

    const LabContent &content() const { return m_lab; }
    /// Predictions, exercises and reflections of an act, in their order.
    std::vector<ClassQuestion> questions(const ActContent &act) const;
    std::vector<ClassTask> tasks(const ActContent &act) const;
    /// What of an act hints were taken for, by its prompt or title, in the order of questions() and tasks().
    std::vector<std::pair<QString, HintFigures>> hints(const ActContent &act) const;
    /// By name of the track: goals reached, and missed.
    std::vector<std::pair<QString, std::array<qint64, 2>>> tracks() const;
    const StepFigures *step(const ActContent &act, Step step) const; ///< null: nobody worked on it
    const LabFigures *figures() const;                               ///< null: nobody began it

private:
    QString resolved(const ActContent &act, const QString &source) const;
    const ItemFigures *of(const ActContent &act, QLatin1String kind, const QString &item) const;
    ClassQuestion questionOf(const ActContent &act, const QuestionContent &asked,
                             const ItemFigures &figures) const;

    const LabContent &m_lab;
    const ClassFigures &m_figures;
    std::unique_ptr<const Catalogue> m_catalogue; ///< the instruments refer to it
    Workbench m_workbench;
};

/// By name and number where they are shown and given, else by the beginning of the ledger's id.
QString personName(const ClassPerson &person, bool namesAreShown);
/// All that are named, and how many more there are.
QString peopleNames(const ClassPeople &people, bool namesAreShown);

} // namespace rp
