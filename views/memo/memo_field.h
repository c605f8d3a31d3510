// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memo/memo.h"
#include "widgets/card.h"

class QPlainTextEdit;

namespace rp {

class TextBlock;

/// One part of the memo: its heading, what belongs into it, and the text. Tab leaves the text; it grows with
/// what is written.
class MemoField : public Card
{
    Q_OBJECT
public:
    explicit MemoField(MemoPart part, QWidget *parent = nullptr);

    MemoPart part() const { return m_part; }
    QString text() const;
    /// Shows the model's text, unless it is the one shown: the place of the cursor stays.
    void setText(const QString &text);
    void retranslateUi();

    QPlainTextEdit *edit() const { return m_edit; }
    TextBlock *counter() const { return m_counter; }

signals:
    void edited(const QString &text); ///< by the learner, with every change

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showCount();
    void fit();

    MemoPart m_part;
    TextBlock *m_guidance;
    QPlainTextEdit *m_edit;
    TextBlock *m_counter;
    bool m_showing = false;
};

/// Words of a text in any script: where words are not spaced, as in Chinese, what a reader takes for one.
int wordCount(const QString &text);

} // namespace rp
