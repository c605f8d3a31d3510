// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/memo.h"
#include "views/widgets/card.h"

namespace rp {

class TextBlock;
class WritingField;
struct LabContent;

/// One part of the memo: its heading, what belongs into it, and the text.
class MemoField : public Card
{
    Q_OBJECT
public:
    /// The lab must outlive it.
    MemoField(MemoPart part, const LabContent &lab, QWidget *parent = nullptr);

    MemoPart part() const { return m_part; }
    QString text() const;
    /// Shows the model's text, and emits nothing.
    void setText(const QString &text);
    void retranslateUi();

    WritingField *edit() const { return m_edit; }
    TextBlock *counter() const { return m_counter; }

signals:
    void edited(const QString &text); ///< by the learner, with every change

private:
    void showCount();

    const LabContent &m_lab;
    MemoPart m_part;
    TextBlock *m_guidance;
    WritingField *m_edit;
    TextBlock *m_counter;
};

/// Words of a text; of Chinese and Japanese, where words are not spaced, the characters, as one counts there.
int wordCount(const QString &text);

} // namespace rp
