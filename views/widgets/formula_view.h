// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QWidget>

namespace rp {

/// A typeset formula from :/formulas/<id>.svg, drawn in the text colour and in proportion to the text size.
/// Its accessible name is the spoken form. Formulas read left to right in every language.
class FormulaView : public QWidget
{
    Q_OBJECT
public:
    explicit FormulaView(QWidget *parent = nullptr);

    /// Returns false when there is no such drawing; the spoken form is then shown as text.
    bool setFormula(const QString &id);
    QString formulaId() const { return m_id; }
    void setSpoken(const QString &spoken);
    bool hasDrawing() const { return !m_svg.isEmpty(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QSizeF naturalSize() const;
    QSizeF fittedSize(double width) const;

    QString m_id;
    QString m_spoken;
    QByteArray m_svg;
    QSizeF m_viewBox; ///< in 1/1000 em
};

} // namespace rp
