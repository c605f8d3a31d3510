// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"
#include "views/act/axis_place.h"
#include "views/charts/value_axis.h"

#include <QCoreApplication>
#include <QVariantAnimation>
#include <QWidget>

namespace rp {

/// One answer that a class can vote for.
struct VoteBin
{
    QString text;                     ///< translated
    bool isRight = false;             ///< it is the answer, or the answer lies in it
    std::optional<double> value = {}; ///< where it stands on the axis, in the figure's base unit
};

/// What a class can vote for: the options of a question, or five parts of the range of its number.
struct VoteBins
{
    Q_DECLARE_TR_FUNCTIONS(rp::VoteBins)
public:
    /// @param bench the act's instruments, whose figure decides
    static VoteBins of(const QuestionContent &question, const Bench &bench);

    std::vector<VoteBin> all;
    std::optional<ValueAxis> axis; ///< none: the answers have no place on one
    std::optional<double> truth;   ///< on it
};

/// The votes of a class as dots that stack above the axis of the answers, one dot a vote, each stack with its
/// count and the key that adds to it. Answers that have no place on an axis, or too little room there, stand
/// side by side, each in one line once the truth is out. The truth sweeps along the axis to its place, for
/// about a second; it stands there at once where nothing may move. Assistive tools are told all of it in the
/// name.
class VoteDots : public QWidget
{
    Q_OBJECT
public:
    explicit VoteDots(QWidget *parent = nullptr);

    /// What can be voted for, and the votes for each.
    void setVotes(const VoteBins &bins, const std::vector<int> &votes);
    /// Shows which answer is right; `sweeps` lets the truth come to its place.
    void setRevealed(bool revealed, bool sweeps);
    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }
    /// Whether the answers stand on their axis, in a widget as wide as this.
    bool isOnAxis() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    AxisPlace place() const;
    double columnWidth() const;
    double centreOf(std::size_t bin) const;
    double truthX() const;
    double edge() const;
    int labelHeight() const;
    void paintStack(QPainter &painter, std::size_t bin, double x, double size, bool hollow) const;
    void describe();

    VoteBins m_bins;
    std::vector<int> m_votes;
    bool m_revealed = false;
    QVariantAnimation m_motion;
};

} // namespace rp
