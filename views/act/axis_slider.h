// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/act/axis_place.h"

#include <QWidget>
#include <functional>

namespace rp {

/// One large axis with one mark that is put, dragged with the pointer, or moved with the keys: Left and Right
/// (Shift, Page Up and Page Down for more at once), Home and End. Before the learner
/// has put it, it is a question mark that stands at no answer. A slider for assistive tools, in the unit that
/// its texts are written in.
class AxisSlider : public QWidget
{
    Q_OBJECT
public:
    explicit AxisSlider(AnswerAxis axis, QWidget *parent = nullptr);

    const AnswerAxis &axis() const { return m_axis; }
    /// Writes a value with its unit.
    void setTextFor(std::function<QString(double)> textFor);
    QString valueText() const; ///< empty without a mark
    const QString &name() const { return m_name; }
    /// Its name for assistive tools, the line that is shown as long as there is no mark, what its keys do,
    /// and a remark that is shown beside a mark.
    void setTexts(const QString &name, const QString &invitation, const QString &help,
                  const QString &remark = {});
    std::optional<double> value() const { return m_value; }
    /// Shows a mark, or none; emits nothing.
    void setValue(std::optional<double> value);
    /// As if the learner had moved there: emits moved().
    void request(double value);
    void step(int steps); ///< by keys and by assistive tools

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void moved(double value);
    /// A key of its own moved nothing, for it stands at an end.
    /// @param told its value, and which end that is
    void heldAtEnd(const QString &told);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    AxisPlace place() const;
    bool moveBy(const QKeyEvent &event);
    double lineHeight() const;
    void paintStops(QPainter &painter, const AxisPlace &place, const ChartTheme &theme) const;
    void paintUntouched(QPainter &painter, const AxisPlace &place, const ChartTheme &theme) const;
    void describe();
    void putAt(const QPointF &at);

    AnswerAxis m_axis;
    std::function<QString(double)> m_textFor;
    std::optional<double> m_value;
    QString m_name;
    QString m_invitation;
    QString m_help;
    QString m_remark;
};

/// Installs the accessible interfaces of this folder; more calls do nothing.
void installAxisAccessibility();

} // namespace rp
