// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memo/memo_field.h"

#include "memo/memo_text.h"
#include "widgets/text_block.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBoundaryFinder>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {
namespace {

constexpr int fewestLines = 4;
constexpr int mostLines = 16; // from then on it scrolls inside

} // namespace

int wordCount(const QString &text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text);
    int words = 0;
    for (qsizetype at = 0; at >= 0 && at < text.size(); at = finder.toNextBoundary()) {
        if (finder.boundaryReasons() & QTextBoundaryFinder::StartOfItem)
            ++words;
    }
    return words;
}

MemoField::MemoField(MemoPart part, QWidget *parent)
    : Card(2, parent)
    , m_part(part)
    , m_guidance(new TextBlock(this))
    , m_edit(new QPlainTextEdit(this))
    , m_counter(new TextBlock(this))
{
    m_guidance->setQuiet(true);
    m_guidance->setReachable(true);
    m_guidance->setMaxChars(100);
    m_counter->setQuiet(true);
    m_edit->setTabChangesFocus(true);
    for (QWidget *part_ : std::initializer_list<QWidget *>{m_guidance, m_edit, m_counter})
        body()->addWidget(part_);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        showCount();
        fit();
        if (!m_showing)
            emit edited(m_edit->toPlainText());
    });
    retranslateUi();
    fit();
}

QString MemoField::text() const
{
    return m_edit->toPlainText();
}

void MemoField::setText(const QString &text)
{
    if (m_edit->toPlainText() == text)
        return;
    m_showing = true;
    m_edit->setPlainText(text);
    m_showing = false;
}

void MemoField::retranslateUi()
{
    setHeading(MemoText::heading(m_part));
    m_guidance->setText(MemoText::guidance(m_part));
    m_edit->setAccessibleName(MemoText::heading(m_part));
    m_edit->setAccessibleDescription(MemoText::guidance(m_part));
    showCount();
}

void MemoField::showCount()
{
    //: Below a text that the learner writes.
    m_counter->setText(tr("%n word(s)", nullptr, wordCount(m_edit->toPlainText())));
}

void MemoField::fit()
{
    int lines = 0;
    for (QTextBlock block = m_edit->document()->begin(); block.isValid(); block = block.next())
        lines += std::max(1, block.lineCount());
    const int frame = 2 * (m_edit->frameWidth() + int(m_edit->document()->documentMargin()));
    m_edit->setFixedHeight(
        std::clamp(lines + 1, fewestLines, mostLines) * m_edit->fontMetrics().lineSpacing() + frame);
}

void MemoField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    Card::changeEvent(event);
}

void MemoField::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    fit();
}

} // namespace rp
