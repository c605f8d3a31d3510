// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/timeline/trace_layout.h"

#include <QPixmap>
#include <QWidget>
#include <memory>

namespace rp {

/// The whole of a trace as a strip, with the window in view marked in it. A press or a drag moves the window;
/// the keys of the timeline do the same, so it takes no focus.
class TraceOverview : public QWidget
{
    Q_OBJECT
public:
    explicit TraceOverview(QWidget *parent = nullptr);

    void setLayers(std::shared_ptr<const TraceLayers> layers);
    void setWindow(const TraceWindow &window);
    void setFlags(std::vector<TraceFlag> flags);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void momentChosen(double ns); ///< to be the middle of the window

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void paintTrace();
    void paintFlags(QPainter &painter, const ChartTheme &theme) const;
    void choose(double x);
    double xOf(double ns) const;

    std::shared_ptr<const TraceLayers> m_layers;
    TraceWindow m_window;
    std::vector<TraceFlag> m_flags;
    QPixmap m_picture; ///< of the whole trace; null: to be painted anew
};

} // namespace rp
