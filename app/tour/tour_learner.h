// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/root/application.h"

#include <QCoreApplication>
#include <functional>

class QWidget;

namespace rp {

/// A picture of the tour.
struct TourShot
{
    QString file;    ///< relative to the tour's folder
    QString caption; ///< translated
    QString alt;     ///< translated description
};

/// A file that the tour leaves beside its pictures.
struct TourFile
{
    QString file; ///< relative to the tour's folder
    QString text; ///< translated text of the link
};

/// The scripted learner: starts on the home page and goes through one lab after the other. Chooses a track,
/// predicts wrongly, makes every discovery, answers exercises, challenges and the reflection wrongly and then
/// rightly, captures evidence and writes the memo, and in the end goes through the review. Takes the
/// questions, needs and options from the content, and the way to a figure that content asks for from the
/// lab's solutions.
class TourLearner
{
    Q_DECLARE_TR_FUNCTIONS(rp::TourLearner)
public:
    /// Keeps what is shown under a path; false when it could not.
    using Keep = std::function<bool(QWidget &shown, const QString &path)>;
    static bool keepPicture(QWidget &shown, const QString &path);

    /// What is kept goes to `folder`/`prefix`*.png.
    /// @param track key of the track to learn on; empty: none is chosen
    TourLearner(Application &lab, const QString &folder, const QString &prefix, const QString &track = {},
                Keep keep = keepPicture);

    /// True when every act of every lab is done.
    bool walk();
    const std::vector<TourShot> &shots() const { return m_shots; }
    /// What else was left in the folder.
    const std::vector<TourFile> &files() const { return m_files; }
    /// What could not be done, one translated sentence.
    QString problem() const { return m_problem; }

private:
    static QString wrongOption(const QuestionContent &question);
    bool walkLab(const QString &id);
    bool showHome(const QString &name, const QString &caption, const QString &alt);
    bool walkAct(const ActContent &act);
    bool readBrief(const ActContent &act);
    bool revealTheRest(const ActContent &act);
    void predict(const ActContent &act);
    void reflect(const ActContent &act);

    // The Explore step, panel by panel.
    bool explore(const ActContent &act);
    bool explorePanel(const ActContent &act, const PanelContent &panel);
    bool showPanel(const ActContent &act, const PanelContent &panel);
    void discover(const ActContent &act, const DiscoveryContent &discovery);
    void workOut(const ActContent &act, const ChallengeContent &challenge);
    void takeHint(const ChallengeContent &challenge);
    void propose(const ChallengeContent &challenge);
    void handIn(const ChallengeContent &challenge);
    void workOut(const ExerciseContent &exercise);
    void meetNeed(const NamedValues &need);
    void takeSteps(const ActContent &act, const QString &task);
    bool seeOtherTracks(const ActContent &act);

    // Evidence and memo.
    bool showEvidence();
    bool writeMemo();

    // The review.
    bool walkReview();
    bool showReview(ReviewTab tab, const QString &name, const QString &caption, const QString &alt);
    bool recall();
    void fillReview();
    bool keepFile(const QString &name, const QByteArray &bytes, const QString &text);

    /// Of the window, or of a part of it that may be larger than what is in view.
    bool picture(const ActContent &act, const QString &name, const QString &caption, const QString &alt);
    bool picture(QWidget &shown, const ActContent &act, const QString &name, const QString &caption,
                 const QString &alt);
    bool save(QWidget &shown, const QString &name, const QString &caption, const QString &alt);
    bool leave(const ActContent &act, Step step);
    void settle();

    Application &m_lab;
    QString m_folder;
    QString m_prefix;
    QString m_track;
    Keep m_keep;
    std::vector<TourShot> m_shots;
    std::vector<TourFile> m_files;
    QString m_problem;
};

} // namespace rp
