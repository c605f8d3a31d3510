// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QWidget>
#include <vector>

namespace rp {

class MappedSlider;

/// Where the label of a mark stands, in pixels from the leading edge.
struct MarkLabel
{
    double at = 0.0;    ///< the tick
    double width = 0.0; ///< of the text
    double left = 0.0;
    int row = 0; ///< 0 or 1 below the ticks; -1: no room, only the tick is drawn
};

/// Places labels (at and width given, in rising order) below their ticks inside `room`, so that none touches
/// another: in a second row where the first is full. The outermost two come first, since they say how far the
/// scale goes.
void placeMarkLabels(std::vector<MarkLabel> &labels, double room, double gap);

/// The ticks below a slider with their labels. Pressing one goes to the nearest mark; with the keyboard that
/// is Page Up and Page Down on the slider, whose description names the marks.
class SliderMarks : public QWidget
{
    Q_OBJECT
public:
    explicit SliderMarks(MappedSlider &slider, QWidget *parent = nullptr);

    /// To be called when the slider's marks have changed.
    void refresh();
    /// To be called when the slider has moved: the mark that it stands at is set off.
    void followValue();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QFont labelFont(bool current) const;
    const std::vector<MarkLabel> &placed(int width) const;
    std::vector<MarkLabel> place(int width) const;
    qsizetype markAtValue() const;

    MappedSlider &m_slider;
    mutable QHash<int, std::vector<MarkLabel>> m_placed; ///< by width, until the marks change
    qsizetype m_setOff = -1; ///< number of the mark that was last set off; -1: none
};

} // namespace rp
