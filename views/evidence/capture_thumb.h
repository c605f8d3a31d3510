// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPixmap>

namespace rp {

class CaptureScene;

/// A small picture of what a capture shows. Drawn when it first comes into view: of a hundred captures most
/// are never looked at.
class CaptureThumb : public QLabel
{
    Q_OBJECT
public:
    explicit CaptureThumb(QWidget *parent = nullptr);

    /// The scene must outlive what is shown; null, or one without an instrument: hidden.
    void setScene(const CaptureScene *scene);
    const QPixmap &picture() const { return m_picture; } ///< null until it was in view

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void draw();
    void forget();

    const CaptureScene *m_scene = nullptr;
    QPixmap m_picture;
    bool m_waits = false;
};

} // namespace rp
