// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace rp {

/// A field for a few sentences: plain text of several lines that grows with what is written. Tab leaves it.
class WritingField : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit WritingField(QWidget *parent = nullptr);

    QString text() const { return toPlainText(); }
    /// Replaces the text and emits nothing; the same text leaves cursor and undo as they are.
    void setText(const QString &text);

signals:
    void edited(const QString &text); ///< by the learner, with every change
    void left();                      ///< the keyboard went elsewhere

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void fitHeight();

    bool m_showing = false;
};

} // namespace rp
