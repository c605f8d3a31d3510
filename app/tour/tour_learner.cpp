// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tour_learner.h"

#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "models/check/lab_loader.h"
#include "models/text/format.h"
#include "views/home/home_page.h"
#include "views/shell/look/step_text.h"
#include "views/steps/act_view.h"
#include "views/steps/brief_page.h"
#include "views/steps/reveal_page.h"
#include "views/steps/taken_card.h"
#include "views/widgets/action_button.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPixmap>
#include <QScrollArea>
#include <algorithm>

namespace rp {

namespace {

/// A number inside the range that is as wrong as can be.
double anyNumber(const QuestionContent &question)
{
    return question.minimum.value_or(question.maximum.value_or(1.0));
}

} // namespace

QString TourLearner::wrongOption(const QuestionContent &question)
{
    const auto wrong =
        std::find_if(question.options.begin(), question.options.end(),
                     [&](const OptionContent &option) { return option.id != question.correct; });
    return wrong == question.options.end() ? question.correct : wrong->id;
}

TourLearner::TourLearner(Application &lab, const QString &folder, const QString &prefix, const QString &track,
                         Keep keep)
    : m_lab(lab)
    , m_folder(folder)
    , m_prefix(prefix)
    , m_track(track)
    , m_keep(std::move(keep))
{
}

bool TourLearner::keepPicture(QWidget &shown, const QString &path)
{
    // Writing pictures is most of what a tour takes: a quarter less of it, for files a twentieth larger.
    constexpr int quickly = 80;
    QFile::remove(path); // a link would be followed
    return shown.grab().save(path, "PNG", quickly);
}

void TourLearner::settle()
{
    // Charts refresh in the next turn of the event loop, layouts in the one after.
    for (int turn = 0; turn < 4; ++turn)
        QCoreApplication::processEvents();
}

bool TourLearner::picture(const ActContent &act, const QString &name, const QString &caption,
                          const QString &alt)
{
    return picture(m_lab.window(), act, name, caption, alt);
}

bool TourLearner::picture(QWidget &shown, const ActContent &act, const QString &name, const QString &caption,
                          const QString &alt)
{
    return save(shown, QStringLiteral("%1-%2-%3").arg(m_lab.session().content().id, act.id, name), caption,
                alt);
}

bool TourLearner::save(QWidget &shown, const QString &name, const QString &caption, const QString &alt)
{
    settle();
    const QString file = QStringLiteral("%1%2-%3.png")
                             .arg(m_prefix)
                             .arg(m_shots.size() + 1, 3, 10, QLatin1Char('0'))
                             .arg(name);
    const QString path = QDir(m_folder).filePath(file);
    if (!m_keep(shown, path)) {
        m_problem = tr("The picture %1 can't be written.").arg(path);
        return false;
    }
    m_shots.push_back({file, caption, alt});
    return true;
}

/// In full length: the map of the labs stands below their cards.
bool TourLearner::showHome(const QString &name, const QString &caption, const QString &alt)
{
    m_lab.window().showPage(WindowPage::Home);
    settle();
    HomePage *page = m_lab.window().homePage();
    if (!page) {
        m_problem = tr("The home page does not show.");
        return false;
    }
    return save(m_lab.window(), name, caption, alt) &&
           save(*page->scrollArea()->widget(), name + QStringLiteral("-whole"), caption, alt);
}

bool TourLearner::leave(const ActContent &act, Step step)
{
    m_lab.wizard().next();
    settle();
    if (m_lab.session().state(act.id, step) == StepState::Done)
        return true;
    m_problem = tr("The step “%1” could not be finished.").arg(StepText::name(step));
    return false;
}

void TourLearner::predict(const ActContent &act)
{
    for (const QuestionContent *question : m_lab.session().predictions(act.id)) {
        if (question->kind == QuestionContent::Kind::SingleChoice)
            m_lab.wizard().commitPrediction(question->id, wrongOption(*question));
        else
            m_lab.wizard().commitNumber(question->id, anyNumber(*question));
    }
}

void TourLearner::reflect(const ActContent &act)
{
    for (const QuestionContent &question : act.reflections) {
        m_lab.wizard().answerReflection(question.id, wrongOption(question));
        m_lab.wizard().answerReflection(question.id, question.correct);
    }
    for (const EntryContent &entry : act.entries)
        m_lab.wizard().recordWriting(entry.id, tr("What I write here stays on this computer."));
}

/// On an act that wants a track, one is chosen first; where a lab starts from others, that is looked at.
bool TourLearner::readBrief(const ActContent &act)
{
    auto *page = qobject_cast<BriefPage *>(m_lab.window().actView()->currentPage());
    if (page && page->takenCard() && page->takenCard()->isVisibleTo(page) &&
        !picture(*page->scrollArea()->widget(), act, QStringLiteral("taken"),
                 //: Caption of a picture; %1 is the title of an act.
                 tr("%1: what other labs hand on").arg(contentText(act.title)),
                 tr("The brief with what the lab takes over from others, and what that sets.")))
        return false;
    if (act.needsTrack && !m_track.isEmpty()) {
        m_lab.settings().setTrack(m_track);
        // In full length: the tracks stand below the message.
        settle();
        if (page && !picture(*page->scrollArea()->widget(), act, QStringLiteral("track"),
                             tr("%1: a track is chosen").arg(contentText(act.title)),
                             tr("The brief with the tracks to choose from, one of them chosen.")))
            return false;
    }
    return leave(act, Step::Brief);
}

/// The questions behind the first one.
bool TourLearner::revealTheRest(const ActContent &act)
{
    auto *page = qobject_cast<RevealPage *>(m_lab.window().actView()->currentPage());
    while (page && page->onwardButton()->isVisibleTo(page)) {
        page->onwardButton()->click();
        if (!picture(act, QStringLiteral("reveal-next"),
                     //: Caption of a picture; %1 is the title of an act.
                     tr("%1: the next prediction is revealed").arg(contentText(act.title)),
                     tr("The prediction and the true figure on one axis, and the picture to it.")))
            return false;
    }
    return true;
}

bool TourLearner::walkAct(const ActContent &act)
{
    m_lab.wizard().open({act.id, Step::Brief});
    const QString title = contentText(act.title);
    const auto shoot = [&](Step step, const QString &alt) {
        //: Caption of a picture: title of the act, then name of the step.
        return picture(act, stepKey(step), tr("%1: %2").arg(title, StepText::name(step)), alt);
    };
    if (!shoot(Step::Brief, tr("A colleague's message with the problem and what to read.")) ||
        !readBrief(act))
        return false;
    if (!shoot(Step::Predict, tr("The question, with the answers to choose from. The instrument is locked.")))
        return false;
    predict(act);
    if (!picture(act, QStringLiteral("predicted"), tr("%1: the prediction is committed").arg(title),
                 tr("The committed prediction, which can't be changed any more.")) ||
        !leave(act, Step::Predict))
        return false;
    if (!shoot(Step::Explore, tr("The instrument: controls on one side, charts on the other.")))
        return false;
    if (!explore(act) || !leave(act, Step::Explore))
        return false;
    if (!shoot(Step::Reveal, tr("The prediction and the true figure on one axis, and the picture to it.")) ||
        !revealTheRest(act) || !leave(act, Step::Reveal))
        return false;
    if (!shoot(Step::Reflect, tr("The question to reflect on.")))
        return false;
    reflect(act);
    if (!picture(act, QStringLiteral("reflected"), tr("%1: the reflection is answered").arg(title),
                 tr("The answers given, with feedback for each.")))
        return false;
    return leave(act, Step::Reflect);
}

bool TourLearner::walkLab(const QString &id)
{
    m_lab.openLab(id);
    settle();
    const LabContent &content = m_lab.session().content();
    for (const ActContent &act : content.acts) {
        if (!walkAct(act))
            return false;
    }
    if (!showEvidence() || (content.memo && !writeMemo()))
        return false;
    if (std::all_of(content.acts.begin(), content.acts.end(),
                    [this](const ActContent &act) { return m_lab.session().isActDone(act.id); }))
        return true;
    m_problem = tr("Not every act was done at the end of the tour.");
    return false;
}

bool TourLearner::walk()
{
    if (!showHome(QStringLiteral("home"), tr("The home page of the course at the start"),
                  tr("A card for each lab, the tracks, and what one lab hands on to another.")))
        return false;
    for (const LabContent &lab : m_lab.library().labs) {
        if (!walkLab(lab.id))
            return false;
    }
    return walkReview() && showHome(QStringLiteral("home-done"), tr("The home page of the course at the end"),
                                    tr("The cards say that every act is done, what of the review comes back, "
                                       "and the map what was handed on."));
}

} // namespace rp
