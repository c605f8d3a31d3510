// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/parts/verdict_badge.h"

#include "views/charts/canvas/chart_theme.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int edge = 6;

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
    , m_symbol(new TextBlock(this))
    , m_word(new HeadingLabel(3, this))
    , m_sentences(new TextBlock(this))
    , m_mark(new AssumptionMark(this))
{
    m_symbol->setTextStyle(1.3, QFont::Bold);
    m_symbol->setText(symbolOf(m_rating));
    m_word->setTextStyle(1.3, QFont::Bold);
    m_sentences->setReachable(true);
    m_sentences->setMaxChars(110);
    auto *outer = new QHBoxLayout(this);
    outer->setContentsMargins(space::l + edge, space::m, space::l + edge, space::m);
    outer->setSpacing(space::m);
    outer->addWidget(m_symbol, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout;
    column->setSpacing(space::xs);
    auto *top = new QHBoxLayout;
    top->setSpacing(space::s);
    top->addWidget(m_word, 1);
    top->addWidget(m_mark);
    column->addLayout(top);
    column->addWidget(m_sentences);
    outer->addLayout(column, 1);
}

void VerdictBadge::setVerdict(Meaning rating, const QString &word, const QStringList &sentences)
{
    if (m_rating != rating) {
        m_rating = rating;
        m_symbol->setText(symbolOf(rating));
        update();
    }
    m_word->setText(word);
    setAccessibleName(word);
    QStringList shown = sentences;
    shown.removeAll(QString());
    m_sentences->setText(shown.join(u'\n'));
}

void VerdictBadge::setAssumption(const QString &subject, const QString &reason)
{
    m_mark->setSubject(subject);
    m_mark->setReason(reason);
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
