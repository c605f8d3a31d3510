// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "composition.h"

#include <QCoreApplication>

namespace rp {

/// A picture of the tour.
struct TourShot
{
    QString file;    ///< relative to the tour's folder
    QString caption; ///< translated
    QString alt;     ///< translated description
};

/// The scripted learner: predicts wrongly, makes every discovery, answers exercises, challenges and the
/// reflection wrongly and then rightly. Takes the questions, needs and options from the content, so it can
/// walk any lab.
class TourLearner
{
    Q_DECLARE_TR_FUNCTIONS(rp::TourLearner)
public:
    /// Pictures go to `folder`/`prefix`*.png.
    TourLearner(Lab &lab, const QString &folder, const QString &prefix);

    /// True when every act of the lab is done.
    bool walk();
    const std::vector<TourShot> &shots() const { return m_shots; }
    /// What could not be done, one translated sentence.
    QString problem() const { return m_problem; }

private:
    bool walkAct(const ActContent &act);
    void predict(const ActContent &act);
    void discover(const ActContent &act);
    void workOut(const ActContent &act);
    void reflect(const ActContent &act);
    void meetNeed(const QVariantMap &need);
    bool picture(const ActContent &act, const QString &name, const QString &caption, const QString &alt);
    bool leave(const ActContent &act, Step step);
    void settle();

    Lab &m_lab;
    QString m_folder;
    QString m_prefix;
    std::vector<TourShot> m_shots;
    QString m_problem;
};

} // namespace rp
