// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/act/axis_place.h"

#include <QVariantAnimation>
#include <QWidget>

namespace rp {

/// What was said and what is true on one axis, and the gap between them.
struct RevealedAnswer
{
    AnswerAxis axis;
    double said = 0.0;
    double truth = 0.0;
    QString saidText;  ///< translated: "You said 90 %"
    QString truthText; ///< translated: "It is 33.3 %"
    QString gapText;   ///< translated: "56.7 points too high"; empty where they meet
    QString spoken;    ///< translated, all of it in words
};

/// A picture of it. The truth starts at the learner's mark and moves to its place, for about a second; any
/// key or press ends the motion at once, and there is none where the desktop wants none.
class RevealAxis : public QWidget
{
    Q_OBJECT
public:
    explicit RevealAxis(QWidget *parent = nullptr);

    void setAnswer(const RevealedAnswer &answer);
    const RevealedAnswer &answer() const { return m_answer; }
    /// Lets the truth move to its place; it is there already where nothing may move.
    void reveal();
    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }
    double part() const; ///< of the way that the truth has moved, 0 … 1

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    AxisPlace place() const;
    double lineHeight() const;
    void finish();
    void paintGap(QPainter &painter, const AxisPlace &place, double from, double to,
                  const ChartTheme &theme) const;

    RevealedAnswer m_answer;
    QVariantAnimation m_motion;
};

} // namespace rp
