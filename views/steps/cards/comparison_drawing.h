// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace rp {

/// Two bars on one scale from zero: what was predicted and what the instrument says. A picture with a spoken
/// sentence; the numbers stand beside it as text.
class ComparisonDrawing : public QWidget
{
    Q_OBJECT
public:
    explicit ComparisonDrawing(QWidget *parent = nullptr);

    struct Bar
    {
        QString label;
        QString valueText;
        double value = 0.0;
    };
    /// `full` is the value at the scale's end, > 0.
    void setBars(const Bar &predicted, const Bar &truth, double full, const QString &spoken);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintBar(QPainter &painter, const QRectF &row, const Bar &bar, bool filled) const;

    Bar m_predicted;
    Bar m_truth;
    double m_full = 1.0;
};

} // namespace rp
