// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/sketch/sketch_painter.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QTimer>

class QToolButton;

namespace rp {

/// A picture that moves while it is seen, unless the desktop wants nothing to move: then it is the frame that
/// the motion begins with, or ends with where it ends. What goes on without end has a button that stops it.
/// Assistive tools are told in words what is on it.
class SketchView : public QLabel
{
    Q_OBJECT
public:
    explicit SketchView(QWidget *parent = nullptr);

    /// By its name; one that is not known shows nothing.
    void setKind(const QString &name);
    bool hasPicture() const { return m_kind != nullptr; }
    void setLight(const SketchLight &light);
    const SketchLight &light() const { return m_light; }
    /// What moves is moving now.
    bool isMoving() const { return m_frames.isActive(); }
    /// Null where nothing goes on without end.
    QToolButton *motionButton() const { return m_motion; }
    Sketch sketch() const; ///< as it is shown now

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    double moment() const; ///< seconds
    bool goesOn() const;
    void setMoving(bool moving);
    void tellMotion();
    void placeButton();
    void retranslateUi();

    const SketchKind *m_kind = nullptr;
    SketchLight m_light;
    QToolButton *m_motion;
    QTimer m_frames;
    QElapsedTimer m_since;
    double m_at_s = 0.0;    ///< where the motion stands while the clock rests
    bool m_stopped = false; ///< by the learner
};

} // namespace rp
