// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/verdict_title.h"

#include "views/charts/chart_theme.h"
#include "views/widgets/contrast.h"

#include <QEvent>
#include <algorithm>

namespace rp {

namespace {
constexpr int titleLines = 2; ///< whatever it says, the picture below stays where it is
constexpr double leastContrast = 4.5;

/// The colour of a rating, as much of the text's as it takes to be read.
QColor inkOf(Meaning rating, const QPalette &palette)
{
    const QColor ground = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::WindowText);
    const QColor pure = chartThemeFor(palette).mark(rating).fill;
    double share = 0.0;
    while (share < 1.0 && contrastRatio(mixed(pure, text, share), ground) < leastContrast)
        share += 0.05;
    return mixed(pure, text, std::min(share, 1.0));
}

} // namespace

VerdictTitle::VerdictTitle(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void VerdictTitle::setVerdict(const QString &sentence, const QString &word, Meaning rating)
{
    if (m_sentence == sentence && m_word == word && m_rating == rating)
        return;
    m_sentence = sentence;
    m_word = word;
    m_rating = rating;
    showVerdict();
}

void VerdictTitle::showVerdict()
{
    setAccessibleName(m_sentence.arg(m_word));
    const QString word = QStringLiteral("<u style=\"color:%1\">%2</u>")
                             .arg(inkOf(m_rating, palette()).name(), m_word.toHtmlEscaped());
    setText(QStringLiteral("<b>%1</b>").arg(m_sentence.toHtmlEscaped().arg(word)));
}

QSize VerdictTitle::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().lineSpacing() * titleLines};
}

void VerdictTitle::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        showVerdict();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace rp
