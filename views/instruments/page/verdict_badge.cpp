// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/verdict_badge.h"

#include "models/text/sentences.h"
#include "views/charts/chart_theme.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/contrast.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"
#include "views/widgets/text_room.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QTextBoundaryFinder>
#include <QVBoxLayout>
#include <utility>

namespace rp {

namespace {

constexpr int edge = 6;
constexpr int lines = 2;          ///< of the word and of the sentences
constexpr int tallLines = 44;     ///< of a window in which the sentences have one line more
constexpr int sentenceChars = 60; ///< with less room, the sentences are only told
constexpr int severalChars = 40;  ///< no page is as narrow
constexpr int lineChars = 95;     ///< of a line, where they stand in full
constexpr int wordChars = 32;     ///< of a line of the word beside them

QString symbolOf(Meaning rating)
{
    switch (rating) {
    case Meaning::Good:
        return QStringLiteral("✓");
    case Meaning::Failure:
        return QStringLiteral("✕");
    case Meaning::Neutral:
        return QStringLiteral("•");
    default:
        return QStringLiteral("!");
    }
}

} // namespace

VerdictBadge::VerdictBadge(QWidget *parent)
    : QFrame(parent)
    , m_column(new QVBoxLayout(this))
    , m_symbol(new TextBlock(this))
    , m_word(new HeadingLabel(2, this))
    , m_sentences(new TextBlock(this))
    , m_mark(new AssumptionMark(this))
{
    m_symbol->setTextStyle(1.2, QFont::Bold);
    m_symbol->setText(symbolOf(m_rating));
    m_word->setTextStyle(1.0, QFont::Bold);
    m_word->setLines(lines);
    m_word->setMaxChars(wordChars);
    m_sentences->setMaxChars(0);
    m_sentences->setLines(lines);
    m_sentences->setInMiddle();
    m_column->setContentsMargins(space::s + edge, space::xs, space::s, space::xs);
    m_column->setSpacing(space::xs);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::s);
    row->addWidget(m_symbol, 0, Qt::AlignVCenter);
    row->addWidget(m_word, 0, Qt::AlignVCenter);
    row->addWidget(m_mark, 0, Qt::AlignVCenter);
    row->addWidget(m_sentences, 1);
    row->addStretch();
    m_column->addLayout(row);
    // Whoever may grow shares what is left over, and the word would begin far from its symbol.
    m_symbol->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void VerdictBadge::setWhole()
{
    m_whole = true;
    m_word->setLines(0);
    m_word->setMaxChars(0);
    m_sentences->setLines(0);
    m_sentences->setMaxChars(lineChars);
    m_sentences->setStop();
    m_column->addWidget(m_sentences);
    m_sentences->setVisible(!m_sentences->text().isEmpty());
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // as high as its width asks for
}

void VerdictBadge::setVerdict(Meaning rating, const QString &word, const QStringList &sentences,
                              const QString &subject)
{
    if (m_rating != rating) {
        m_rating = rating;
        m_symbol->setText(symbolOf(rating));
        update();
    }
    m_full = word;
    m_subject = subject;
    if (accessibleName() != word)
        setAccessibleName(word);
    m_said = joinedSentences(sentences);
    if (m_whole) {
        m_word->setText(m_full);
        m_sentences->setText(m_said);
        m_sentences->setVisible(!m_said.isEmpty());
        return;
    }
    fit();
    if (toolTip() != m_said)
        setToolTip(m_said); // which is what it is described by
}

/// As many whole sentences as have room, one at least: of one that breaks off in the middle nothing is known.
QString VerdictBadge::fitting(int lineCount)
{
    const QFont font = m_sentences->font();
    const int width = m_sentences->width() - space::s; // the block keeps a hair at both sides
    const bool isAsBefore = m_fit.font == font && m_fit.width == width && m_fit.lineCount == lineCount &&
                            takesSameRoom(m_said, m_fit.said, font);
    if (isAsBefore)
        return m_said.left(m_fit.length);
    QTextBoundaryFinder ends(QTextBoundaryFinder::Sentence, m_said);
    ends.toEnd();
    QString shown = m_said;
    for (qsizetype end = ends.toPreviousBoundary(); end > 0; end = ends.toPreviousBoundary()) {
        const QString drawn = drawnText(shown, layoutDirection());
        if (inLines(drawn, font, width, lineCount) == drawn)
            break;
        shown = m_said.left(end).trimmed();
    }
    m_fit = {m_said, font, width, lineCount, shown.size()};
    return shown;
}

void VerdictBadge::setAssumption(const QString &subject, const QString &reason)
{
    m_mark->setSubject(subject);
    m_mark->setReason(reason);
}

void VerdictBadge::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

void VerdictBadge::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    window()->installEventFilter(this); // twice is once
    fit();
}

bool VerdictBadge::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Resize && object == window())
        fit();
    return QFrame::eventFilter(object, event);
}

void VerdictBadge::fit()
{
    if (m_whole)
        return;
    const bool wide = width() >= fontMetrics().averageCharWidth() * sentenceChars;
    m_sentences->setVisible(wide);
    m_word->setText(wide && !m_subject.isEmpty() && !m_said.isEmpty() ? m_subject : m_full);
    const bool tall = window()->height() >= fontMetrics().lineSpacing() * tallLines;
    const int lineCount = tall ? lines + 1 : lines;
    m_sentences->setLines(lineCount);
    m_sentences->setText(fitting(lineCount));
    m_word->setMaxChars(wide ? wordChars : 0);
    // Alone in the row it has one line, because the picture needs the height; one of several needs two.
    const bool isOfSeveral = width() < fontMetrics().averageCharWidth() * severalChars;
    // Beside sentences, which keep the height, a short word stands in the middle.
    QFont bold = m_word->font();
    bold.setBold(true);
    const bool isShort =
        m_wordWidth.of(m_word->text(), bold) < m_word->fontMetrics().averageCharWidth() * wordChars;
    m_word->setLines(isOfSeveral || (wide && !isShort) ? lines : 1);
}

void VerdictBadge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor tint = chartThemeFor(palette()).mark(m_rating).fill;
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(mixed(palette().color(QPalette::Window), tint, 0.7), 1.0));
    painter.setBrush(mixed(palette().color(QPalette::Base), tint, 0.08));
    painter.drawRoundedRect(area, 4, 4);
    const double x = layoutDirection() == Qt::RightToLeft ? area.right() - edge : area.left();
    painter.fillRect(QRectF(x, area.top() + 1, edge, area.height() - 2), tint);
}

} // namespace rp
