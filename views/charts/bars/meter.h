// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/bars/meter_canvas.h"

#include <QAccessible>
#include <QWidget>

namespace rp {

/// Base of the meters: a bar with its name and its value as text, drawn by a MeterCanvas. The accessibility
/// bus sees name, value and range.
class Meter : public QWidget
{
    Q_OBJECT
public:
    QString name() const { return m_content.name; }
    double value() const { return m_content.fraction; } ///< as a fraction of the bar
    virtual QString spokenText() const = 0;
    virtual QString spokenDescription() const { return spokenText(); }
    const MeterCanvas &canvas() const { return m_canvas; }

    int leastWidth() const;        ///< see MeterCanvas
    int headFor(int width) const;  ///< of name and value, above the bar
    void setLeastHead(int pixels); ///< so that the bars of meters side by side stand on one line

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; } // a long name takes two lines
    int heightForWidth(int width) const override;

protected:
    /// `margin`: pixels round the drawing, for a focus ring.
    Meter(int margin, QWidget *parent);

    /// Lays the content out and shows it.
    void relayout();
    /// Texts that depend on the language are to be made anew.
    virtual void retranslateUi() {}
    void tell(QAccessible::Event type);
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

    MeterContent m_content;

private:
    ChartStyle chartStyle() const;
    QSize margins() const { return {2 * m_margin, 2 * m_margin}; }

    MeterCanvas m_canvas;
    int m_margin;
};

} // namespace rp
