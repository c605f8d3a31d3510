// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"

#include <QCoreApplication>
#include <optional>

namespace rp {

/// The questions that an act asks a class, one at a time, and the pictures that they are about.
class ClassQuestions
{
    Q_DECLARE_TR_FUNCTIONS(rp::ClassQuestions)
public:
    /// Both must outlive it.
    ClassQuestions(const ActContent &act, const Bench &bench)
        : m_act(act)
        , m_bench(bench)
    {
    }

    /// None: the picture that is shown answers no question of the act.
    const QuestionContent *current() const;
    bool hasNext() const { return m_act.predictions.size() > (current() ? 1U : 0U); }
    void next(); ///< the first one again behind the last
    void askNone() { m_at.reset(); }
    /// Stays with a question about that panel, else asks none; returns whether it has changed.
    bool follow(const QString &panel);

    /// The panel whose picture answers the question, and the figure it is about, as in the reveal.
    FigureRef about() const;
    QString title() const; ///< the question, or the act's title
    QString truth() const; ///< "It is: 33.3 %"; may be empty
    QStringList facts() const;

private:
    FigureRef aboutOf(const QuestionContent &question) const;

    const ActContent &m_act;
    const Bench &m_bench;
    std::optional<std::size_t> m_at = 0;
};

} // namespace rp
