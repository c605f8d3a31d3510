// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPixmap>
#include <functional>

namespace rp {

/// The picture of the next step: what the instrument shows, or the question with its empty axis while the
/// answer is open. Assistive tools are told in words what is on it.
class NextPicture : public QLabel
{
    Q_OBJECT
public:
    explicit NextPicture(QWidget *parent = nullptr);

    /// A question and the ends of the axis that its answer is on; empty ends: an axis without numbers.
    void showQuestion(const QString &prompt, const QString &low, const QString &high);
    /// A picture that is drawn anew for each size; `spoken` says what it shows.
    void showDrawing(std::function<QPixmap(const QSize &size, double pixelRatio)> draw,
                     const QString &spoken);

    bool isQuestion() const { return !m_draw; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintQuestion(QPainter &painter) const;

    QString m_prompt;
    QString m_low;
    QString m_high;
    std::function<QPixmap(const QSize &, double)> m_draw;
    QPixmap m_drawn; ///< of the present size and colours
};

} // namespace rp
