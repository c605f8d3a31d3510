// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/evidence/memo_field.h"

#include "models/evidence/memo_text.h"
#include "views/widgets/text_block.h"
#include "views/widgets/writing_field.h"

#include <QTextBoundaryFinder>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

/// Chinese and Japanese count characters.
bool isCountedAlone(QChar character)
{
    constexpr char16_t longVowel = 0x30FC; // of no script of its own
    const QChar::Script script = character.script();
    return character.isLetter() && (script == QChar::Script_Han || script == QChar::Script_Hiragana ||
                                    script == QChar::Script_Katakana || character == longVowel);
}

} // namespace

int wordCount(const QString &text)
{
    auto words = int(std::count_if(text.begin(), text.end(), isCountedAlone));
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text);
    for (qsizetype at = 0; at >= 0 && at < text.size(); at = finder.toNextBoundary()) {
        if (!isCountedAlone(text.at(at)) && finder.boundaryReasons() & QTextBoundaryFinder::StartOfItem)
            ++words;
    }
    return words;
}

MemoField::MemoField(MemoPart part, const LabContent &lab, QWidget *parent)
    : Card(2, parent)
    , m_lab(lab)
    , m_part(part)
    , m_guidance(new TextBlock(this))
    , m_edit(new WritingField(this))
    , m_counter(new TextBlock(this))
{
    m_guidance->setQuiet(true);
    m_guidance->setReachable(true);
    m_guidance->setMaxChars(100);
    m_counter->setQuiet(true);
    for (QWidget *each : std::initializer_list<QWidget *>{m_guidance, m_edit, m_counter})
        body()->addWidget(each);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &MemoField::showCount);
    connect(m_edit, &WritingField::edited, this, &MemoField::edited);
    connect(m_edit, &WritingField::cutShort, m_counter, &TextBlock::setText);
    retranslateUi();
}

QString MemoField::text() const
{
    return m_edit->toPlainText();
}

void MemoField::setText(const QString &text)
{
    m_edit->setText(text);
}

void MemoField::retranslateUi()
{
    setHeading(MemoText::heading(m_part));
    m_guidance->setText(MemoText::guidance(m_part, m_lab));
    m_edit->setAccessibleName(MemoText::heading(m_part));
    m_edit->setAccessibleDescription(MemoText::guidance(m_part, m_lab));
    showCount();
}

void MemoField::showCount()
{
    //: Below a text that the learner writes.
    m_counter->setText(tr("%Ln word(s)", nullptr, wordCount(m_edit->toPlainText())));
}

} // namespace rp
