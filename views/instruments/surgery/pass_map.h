// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QVariantAnimation>
#include <array>
#include <optional>

namespace rp {

/// What the map of a pass shows; texts are translated.
struct PassShown
{
    enum class State
    {
        Unknown, ///< one box: nobody knows yet where it breaks
        Broken,  ///< three boxes, the middle one marked
        Whole    ///< three boxes in one frame
    };
    struct Box
    {
        QString title; ///< may be empty
        QString text;

        bool operator==(const Box &) const = default;
    };
    State state = State::Unknown;
    std::array<Box, 3> boxes = {};
    QString unknown;             ///< in place of the boxes
    QString frame;               ///< name of the frame
    bool willBeWhole = false;    ///< a tool is over the line: the frame is dashed
    QString counted;             ///< what is counted
    double launches = 0.0;       ///< in one pass
    std::optional<double> would; ///< with the tool that is over the line
    QString graphs;              ///< how many there are
    QString spoken;              ///< all of it, for somebody who does not see the map

    bool operator==(const PassShown &) const = default;
};

/// A pass as three boxes: what comes before the break, the break, and what follows. Boxes grow together into
/// one graph, and fall apart, within 0.8 s; launches count along. Without motion the finished frame stands at
/// once. Letters have the size of the page's; what does not fit is scrolled to.
class PassMap : public QLabel
{
    Q_OBJECT
public:
    explicit PassMap(QWidget *parent = nullptr);

    void setShown(const PassShown &shown);
    const PassShown &shown() const { return m_shown; }
    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }

    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QFont titleFont() const;
    QFont countFont() const;
    int boxWidth() const;
    double boxHeight(const PassShown::Box &box, double width) const;
    double headHeight() const;
    void paintHead(QPainter &painter) const;
    void paintBox(QPainter &painter, const QRectF &area, const PassShown::Box &box, const QColor &outline,
                  bool alarm) const;
    void paintBoxes(QPainter &painter) const;

    PassShown m_shown;
    QVariantAnimation m_motion;
    double m_whole = 0.0;       ///< 0: three parts, 1: one graph
    double m_countedFrom = 0.0; ///< launches when the motion began
};

} // namespace rp
