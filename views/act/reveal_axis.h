// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/act/axis_place.h"

#include <QRectF>
#include <QVariantAnimation>
#include <QWidget>
#include <optional>

namespace rp {

/// What was said and what is true on one axis, and the gap between them; below it what a machine had, where
/// that was measured.
struct RevealedAnswer
{
    AnswerAxis axis;
    double said = 0.0;
    double truth = 0.0;
    QString saidText;  ///< translated: "You said 90 %"
    QString truthText; ///< translated: "It is 33.3 %", "Model: 33.3 %"
    QString gapText;   ///< translated: "56.7 points too high"; empty where they meet
    QString spoken;    ///< translated: what was said and is true, in words
    struct Twin
    {
        double value = 0.0;
        QString text;      ///< translated: "Measured: 33.2 %"
        QString shownText; ///< the same with machine and day, where there is room for it
        QString spoken;    ///< translated, one sentence
    };
    std::optional<Twin> measured = {};
};

/// A picture of it: the learner's mark is hollow, the truth full, both above the line, and what was measured
/// below it, so that two of a value don't hide each other. The truth starts at the learner's mark and moves
/// to its place, for about a second, and then the machine's is there; any key or press ends the motion at
/// once, and there is none where the desktop wants none.
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
    QString measuredText() const;
    QRectF measuredArea(const AxisPlace &place) const;
    void paintMeasured(QPainter &painter, const AxisPlace &place, const ChartTheme &theme) const;
    void paintGap(QPainter &painter, const AxisPlace &place, double from, double to,
                  const ChartTheme &theme) const;

    RevealedAnswer m_answer;
    QVariantAnimation m_motion;
};

} // namespace rp
