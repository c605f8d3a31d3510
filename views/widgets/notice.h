// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QPushButton;

namespace rp {

class FlowLayout;
class TextBlock;

/// A bar with a symbol, a sentence, and up to a few actions. Kind is told by symbol and word, not by colour
/// alone. It does not speak by itself: give the sentence to the Announcer when it appears.
class Notice : public QFrame
{
    Q_OBJECT
public:
    enum class Kind
    {
        Information,
        Success,
        Warning,
        Problem
    };
    explicit Notice(Kind kind, QWidget *parent = nullptr);

    void setKind(Kind kind);
    Kind kind() const { return m_kind; }
    void setText(const QString &text);
    QString text() const { return m_text; }
    /// The text as spoken: kind in words, then the sentence.
    QString spokenText() const;
    /// Adds a button; the notice owns it.
    QPushButton *addAction(const QString &label);
    void clearActions();
    /// Shows a close button that hides the notice.
    void setDismissible(bool dismissible);

signals:
    void dismissed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();

    Kind m_kind;
    QString m_text;
    TextBlock *m_symbol;
    TextBlock *m_label;
    QWidget *m_actions;
    FlowLayout *m_actionLayout;
    QPushButton *m_close;
};

} // namespace rp
