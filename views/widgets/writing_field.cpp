// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/writing_field.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QLocale>
#include <QMimeData>
#include <QPainter>
#include <QTextDocument>
#include <algorithm>

namespace rp {

namespace {

constexpr int fewestLines = 4;
constexpr int mostLines = 14; ///< longer texts scroll
constexpr int mostChars = 20000;

} // namespace

WritingField::WritingField(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_room(mostChars)
{
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(document(), &QTextDocument::contentsChange, this,
            [this](int at, int /*removed*/, int added) { m_changedEnd = at + added; });
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (m_showing)
            return;
        holdToRoom();
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
    m_room = std::max(mostChars, document()->characterCount()); // what was kept stays whole
}

/// Whatever way a text came in, by keys, clipboard or assistive tools: what is too much of the last change
/// goes.
void WritingField::holdToRoom()
{
    const int length = document()->characterCount() - 1; // the document ends with a line feed of its own
    const int surplus = length - m_room;
    if (surplus <= 0)
        return;
    const int end = std::min(m_changedEnd, length);
    QTextCursor cursor(document());
    cursor.setPosition(std::max(0, end - surplus));
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    m_showing = true;
    cursor.removeSelectedText();
    m_showing = false;
    tellRoom();
}

void WritingField::tellRoom()
{
    //: Shown and spoken after too much was typed or pasted; %1 is a number of characters.
    emit cutShort(tr("There was not enough room for all of it: a text has up to %1 characters here.")
                      .arg(QLocale().toString(m_room)));
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

void WritingField::setHint(const QString &hint)
{
    m_hint = hint;
    viewport()->update();
}

void WritingField::paintEvent(QPaintEvent *event)
{
    QPlainTextEdit::paintEvent(event);
    if (!document()->isEmpty())
        return;
    QPainter painter(viewport());
    painter.setLayoutDirection(layoutDirection());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const int margin = qRound(document()->documentMargin());
    painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_hint);
}

bool WritingField::canInsertFromMimeData(const QMimeData *source) const
{
    return source && source->hasText();
}

void WritingField::insertFromMimeData(const QMimeData *source)
{
    if (!canInsertFromMimeData(source))
        return;
    // Cut before it is laid out, which may be long for what would be cut afterwards.
    const QString given = source->text();
    QMimeData plain;
    plain.setText(given.left(m_room));
    QPlainTextEdit::insertFromMimeData(&plain);
    if (given.size() > m_room)
        tellRoom();
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

void WritingField::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    emit left();
}

} // namespace rp
