// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_lab.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_entry.h"
#include "models/class_view/class_text.h"
#include "models/content/figure_text.h"
#include "models/content/lab_content.h"
#include "models/teach/teach_text.h"
#include "models/text/format.h"

#include <QLocale>

namespace rp {
namespace {

constexpr qsizetype shownIdLetters = 8;

/// Nothing where the options are no numbers.
std::optional<std::array<qint64, 2>> offOf(const QuestionContent &asked, const ItemFigures &figures)
{
    const OptionContent *right = findOption(asked, asked.correct);
    if (!right || !right->value)
        return std::nullopt;
    std::array<qint64, 2> off{};
    for (const OptionContent &option : asked.options) {
        const auto found = figures.options.find(option.id);
        if (option.value && found != figures.options.end() && *option.value != *right->value)
            off[*option.value > *right->value ? 1 : 0] += found->second[0];
    }
    return off;
}

} // namespace

ClassLab::ClassLab(const LabContent &lab, const ClassFigures &figures, const Catalogue &catalogue)
    : m_lab(lab)
    , m_figures(figures)
    , m_catalogue(std::make_unique<const Catalogue>(catalogueFor(lab, catalogue)))
    , m_workbench(Workbench::make(lab, *m_catalogue))
{
}

ClassLab::~ClassLab() = default;

QString ClassLab::resolved(const ActContent &act, const QString &source) const
{
    return resolveFigures(contentText(source), m_workbench.bench(act.id));
}

const ItemFigures *ClassLab::of(const ActContent &act, QLatin1String kind, const QString &item) const
{
    const auto found = m_figures.items().find({m_lab.id, act.id, kind, item});
    return found == m_figures.items().end() ? nullptr : &found->second;
}

ClassQuestion ClassLab::questionOf(const ActContent &act, const QuestionContent &asked,
                                   const ItemFigures &figures) const
{
    ClassQuestion made;
    made.id = asked.id;
    made.prompt = resolved(act, asked.prompt);
    made.learners = figures.learners;
    made.right = figures.right;
    made.stuck = figures.stuck;
    if (asked.truth) {
        const Bench &bench = m_workbench.bench(act.id);
        made.off = offOf(asked, figures);
        made.figure = bench.figureLabel(asked.truth->figure);
        made.truth = TeachText::instrumentSays(made.figure,
                                               bench.figureTextFor(asked.truth->inputs, asked.truth->figure));
    }
    for (const OptionContent &option : asked.options) {
        const auto found = figures.options.find(option.id);
        const auto counts = found == figures.options.end() ? std::array<qint64, 2>{} : found->second;
        made.options.push_back({option.id, resolved(act, option.text), resolved(act, option.feedback),
                                option.id == asked.correct, counts[0], counts[1]});
    }
    return made;
}

std::vector<ClassQuestion> ClassLab::questions(const ActContent &act) const
{
    std::vector<ClassQuestion> made;
    const auto add = [&](const QuestionContent &asked, QLatin1String kind) {
        if (const ItemFigures *figures = of(act, kind, asked.id))
            made.push_back(questionOf(act, asked, *figures));
    };
    for (const QuestionContent &asked : act.predictions)
        add(asked, class_kind::prediction);
    for (const ExerciseContent &exercise : act.exercises)
        add(exercise.question, class_kind::exercise);
    for (const QuestionContent &asked : act.reflections)
        add(asked, class_kind::reflection);
    return made;
}

std::vector<ClassTask> ClassLab::tasks(const ActContent &act) const
{
    std::vector<ClassTask> made;
    for (const ChallengeContent &challenge : act.challenges) {
        if (const ItemFigures *figures = of(act, class_kind::challenge, challenge.id))
            made.push_back({resolved(act, challenge.title), figures->learners, figures->solved,
                            figures->tries, figures->stuck});
    }
    return made;
}

std::vector<std::pair<QString, HintFigures>> ClassLab::hints(const ActContent &act) const
{
    std::vector<std::pair<QString, HintFigures>> made;
    const auto add = [&](QLatin1String kind, const QString &item, const QString &name) {
        if (const auto found = m_figures.hints().find({m_lab.id, act.id, kind, item});
            found != m_figures.hints().end())
            made.emplace_back(resolved(act, name), found->second);
    };
    for (const QuestionContent &asked : act.predictions)
        add(class_kind::prediction, asked.id, asked.prompt);
    for (const ExerciseContent &exercise : act.exercises)
        add(class_kind::exercise, exercise.question.id, exercise.question.prompt);
    for (const ChallengeContent &challenge : act.challenges)
        add(class_kind::challenge, challenge.id, challenge.title);
    return made;
}

std::vector<std::pair<QString, std::array<qint64, 2>>> ClassLab::tracks() const
{
    std::map<QString, std::array<qint64, 2>> counts;
    if (const LabFigures *lab = figures()) {
        for (const auto &[judged, count] : lab->verdicts)
            counts[judged.first][judged.second == QLatin1String("pass") ? 0 : 1] += count;
    }
    std::vector<std::pair<QString, std::array<qint64, 2>>> made;
    for (const auto &[track, reached] : counts) {
        const TrackEntry *entry = m_catalogue->tracks.find(track);
        made.emplace_back(entry ? contentText(entry->name) : Format::isolate(track), reached);
    }
    return made;
}

const StepFigures *ClassLab::step(const ActContent &act, Step step) const
{
    const auto found = m_figures.steps().find({m_lab.id, act.id, stepKey(step)});
    return found == m_figures.steps().end() ? nullptr : &found->second;
}

const LabFigures *ClassLab::figures() const
{
    const auto found = m_figures.labs().find(m_lab.id);
    return found == m_figures.labs().end() || found->second.begun == 0 ? nullptr : &found->second;
}

QString personName(const ClassPerson &person, bool namesAreShown)
{
    const bool isNamed = namesAreShown && !person.label.isEmpty();
    return Format::isolate(isNamed ? person.label : person.learner.left(shownIdLetters));
}

QString peopleNames(const ClassPeople &people, bool namesAreShown)
{
    QStringList names;
    for (const ClassPerson &person : people.named)
        names << personName(person, namesAreShown);
    return ClassText::andOthers(QLocale().createSeparatedList(names),
                                people.count - qint64(people.named.size()));
}

} // namespace rp
