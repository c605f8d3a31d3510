// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/map_text.h"

#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QPainter>
#include <QTextLayout>
#include <QTextOption>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace rp {

namespace {

struct Lines
{
    double widest = 0.0;
    double height = 0.0;
    int count = 0;
};

/// Breaks the layout into lines of a width.
Lines breakLines(QTextLayout &layout, double width)
{
    Lines lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const int room = line.textStart() + line.textLength();
        const auto end = static_cast<int>(phraseEnd(layout.text(), line.textStart(), room));
        if (end < room)
            line.setNumColumns(end - line.textStart(), width);
        line.setPosition({0.0, lines.height});
        lines.height += std::ceil(line.height());
        lines.widest = std::max(lines.widest, line.naturalTextWidth());
        ++lines.count;
    }
    layout.endLayout();
    return lines;
}

/// The least width at which a text of several lines has no more of them, so that none holds a single word
/// while the one above is full.
double balancedWidth(QTextLayout &layout, double width)
{
    const Lines lines = breakLines(layout, width);
    double enough = std::ceil(lines.widest) + 1.0;
    if (lines.count < 2 || lines.widest > width)
        return enough;
    double tooNarrow = enough / lines.count;
    while (enough - tooNarrow > 2.0) {
        const double tried = std::floor((enough + tooNarrow) / 2.0);
        const Lines now = breakLines(layout, tried);
        (now.count == lines.count && now.widest <= tried ? enough : tooNarrow) = tried;
    }
    return enough;
}

struct Kept
{
    QString text;
    QFont font;
    double width;
    Qt::LayoutDirection direction;
    Qt::Alignment alignment;
    std::shared_ptr<const QTextLayout> layout;
    QSizeF size;
};

std::vector<Kept> &keptTexts()
{
    static std::vector<Kept> texts;
    return texts;
}

/// Fonts must go before the application does.
void forgetTexts()
{
    keptTexts().clear();
}

void keep(Kept text)
{
    constexpr std::size_t mostTexts = 200;
    std::vector<Kept> &texts = keptTexts();
    if (texts.empty())
        qAddPostRoutine(forgetTexts);
    if (texts.size() >= mostTexts)
        texts.clear();
    texts.push_back(std::move(text));
}

/// Without the Arabic letter mark, which few fonts have: the one it is borrowed from has higher lines.
QString drawn(QString text)
{
    return text.remove(QChar(0x061C));
}

} // namespace

MapText::MapText() = default;
MapText::~MapText() = default;
MapText::MapText(MapText &&other) noexcept = default;
MapText &MapText::operator=(MapText &&other) noexcept = default;

MapText::MapText(const QString &text, const QFont &font, double width, Qt::LayoutDirection direction,
                 Qt::Alignment alignment)
{
    if (text.isEmpty())
        return;
    const std::vector<Kept> &texts = keptTexts();
    const auto known = std::find_if(texts.begin(), texts.end(), [&](const Kept &kept) {
        return kept.text == text && kept.width == width && kept.direction == direction &&
               kept.alignment == alignment && kept.font == font;
    });
    if (known != texts.end()) {
        m_layout = known->layout;
        m_size = known->size;
        return;
    }
    const Qt::Alignment wanted = alignment;
    const auto layout = std::make_shared<QTextLayout>(drawn(text), font);
    layout->setCacheEnabled(true);
    if (direction == Qt::RightToLeft && alignment.testFlag(Qt::AlignLeft))
        alignment = Qt::AlignRight;
    QTextOption option(alignment | Qt::AlignAbsolute);
    option.setTextDirection(direction);
    option.setWrapMode(QTextOption::WordWrap);
    layout->setTextOption(option);
    const double wide = balancedWidth(*layout, width);
    m_size = {wide, breakLines(*layout, wide).height};
    m_layout = layout;
    keep({text, font, width, direction, wanted, m_layout, m_size});
}

void MapText::draw(QPainter &painter, const QPointF &topLeft, const QColor &color) const
{
    if (!m_layout)
        return;
    painter.setPen(color);
    m_layout->draw(&painter, topLeft);
}

} // namespace rp
