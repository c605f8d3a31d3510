// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/termed_text.h"

#include <QLabel>
#include <vector>

class QAbstractButton;
class QTextLayout;

namespace rp {

/// A text with large letters whose terms are underlined. A term is pointed at by hovering it, by the focus,
/// or by pressing it, after which it stays; Escape or another press lets it go. The text is a tab stop before
/// its terms, and reads itself out.
class TermText : public QLabel
{
    Q_OBJECT
public:
    explicit TermText(QWidget *parent = nullptr);

    void setMarked(const QString &marked);
    QString plain() const { return m_text.plain; }
    /// What assistive tools are told of a term when it has the focus.
    void describe(const QString &key, const QString &about);
    /// In the order of the text; their object names are the keys.
    const std::vector<QAbstractButton *> &terms() const { return m_buttons; }
    QString lit() const { return m_lit; } ///< key; empty: none

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void litChanged(const QString &key); ///< empty: nothing is pointed at any more

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QFont letters() const;
    double layOut(QTextLayout &layout, double width) const; ///< returns the height
    void place();
    void light();

    TermedText m_text;
    std::vector<QAbstractButton *> m_buttons;
    QString m_hovered;
    QString m_focused;
    QString m_pressed;
    QString m_lit;
};

} // namespace rp
