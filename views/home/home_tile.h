// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/sketch/sketch.h"

#include <QAbstractButton>

namespace rp {

/// A lab or the review: a picture, a title, and one line on how far the learner has come. All of it is one
/// button.
class HomeTile : public QAbstractButton
{
    Q_OBJECT
public:
    /// @param picture name of the one that it shows
    HomeTile(const QString &id, const QString &picture, QWidget *parent = nullptr);

    const QString &id() const { return m_id; } ///< of the lab; empty: the review
    const QString &title() const { return m_title; }
    const QString &state() const { return m_state; }
    /// @param about for assistive tools and as a tip
    void setTexts(const QString &title, const QString &state, const QString &about);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString m_id;
    const SketchKind *m_picture;
    QString m_title;
    QString m_state;
};

} // namespace rp
