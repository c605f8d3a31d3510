// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/code_block.h"

#include "views/widgets/spacing.h"

#include <QPainter>
#include <QStringList>

namespace rp {

CodeBlock::CodeBlock(QWidget *parent)
    : TextBlock(parent)
{
    // Only the family: the size follows the window's.
    QFont code;
    code.setFamilies({QStringLiteral("monospace")});
    code.setStyleHint(QFont::Monospace);
    setFont(code);
    setLayoutDirection(Qt::LeftToRight);
    setParagraphGap(0.0);
    setInset(space::s, 0);
    setFocusPolicy(Qt::TabFocus); // code is read sign by sign
}

void CodeBlock::setLines(const std::vector<QString> &lines, const QString &about)
{
    const QStringList all(lines.cbegin(), lines.cend());
    setText(all.join(QLatin1Char('\n')));
    //: Screen reader: what some lines of code are, a sentence, then the lines.
    setAccessibleName(tr("%1 Code: %2").arg(about, all.join(QLatin1Char('\n'))));
}

void CodeBlock::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(this);
        painter.fillRect(rect(), palette().color(QPalette::AlternateBase));
        painter.fillRect(QRect(0, 0, 3, height()), palette().color(QPalette::Mid));
    }
    TextBlock::paintEvent(event);
}

} // namespace rp
