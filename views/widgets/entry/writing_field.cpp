// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/entry/writing_field.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QTextDocument>
#include <algorithm>

namespace rp {

namespace {

constexpr int fewestLines = 4;
constexpr int mostLines = 14; ///< longer texts scroll

} // namespace

WritingField::WritingField(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_showing)
            emit edited(text());
    });
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &WritingField::fitHeight);
    fitHeight();
}

void WritingField::setText(const QString &text)
{
    if (text == toPlainText())
        return;
    m_showing = true;
    setPlainText(text);
    m_showing = false;
}

void WritingField::fitHeight()
{
    // The layout of plain text counts its height in lines.
    const int lines = std::clamp(qRound(document()->size().height()), fewestLines, mostLines);
    const QMargins margins = contentsMargins() + viewportMargins();
    const int height = lines * fontMetrics().lineSpacing() + 2 * qRound(document()->documentMargin()) +
                       2 * frameWidth() + margins.top() + margins.bottom();
    if (height != minimumHeight() || height != maximumHeight())
        setFixedHeight(height);
}

void WritingField::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
}

void WritingField::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void WritingField::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    update(); // the ring is drawn with the frame
}

void WritingField::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    update();
    emit left();
}

} // namespace rp
