// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/evidence/memo_pdf.h"

#include "models/evidence/memo.h"
#include "models/evidence/memo_document.h"
#include "models/instruments/contract/instrument.h"
#include "models/paper/paper.h"
#include "views/charts/chart_export.h"
#include "views/charts/chart_widget.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/main_figure.h"
#include "views/instruments/page/instrument_view.h"
#include "views/map/graph_map.h"
#include "views/paper/paper_pdf.h"
#include "views/widgets/spoken/announcer.h"

#include <QPainter>
#include <QPalette>
#include <QSizeF>
#include <QVBoxLayout>
#include <QWidget>
#include <algorithm>
#include <memory>
#include <vector>

namespace rp {

/// What an instrument's view shows, as a picture for a document: the chart of its main table, or its maps
/// side by side where it has some. Made by a view of its own that is never shown, so it is the very drawing
/// that the learner saw, in the instrument's own state, and every mark and text is drawn anew in the
/// document's resolution.
class ExhibitPicture
{
public:
    /// The instrument must outlive the picture.
    ExhibitPicture(Instrument &instrument, const LabSession &session, const QFont &font);
    ~ExhibitPicture();
    ExhibitPicture(ExhibitPicture &&) noexcept;

    /// There is something to draw.
    bool isValid() const { return m_chart || !m_maps.empty(); }
    QSizeF size() const; ///< device-independent pixels
    void paint(QPainter &painter) const;

private:
    std::unique_ptr<QWidget> m_host;
    std::unique_ptr<ChartPicture> m_picture;
    ChartWidget *m_chart = nullptr;
    std::vector<GraphMap *> m_maps; ///< in reading order
};

namespace {

/// About the width of a chart beside its controls in a window of ordinary size.
constexpr double chartWidth = 660.0;
constexpr QSize hostSize(1100, 900);
constexpr double mapGap = 24.0;

QPalette paperPalette()
{
    QPalette paper(Qt::lightGray);
    for (const auto role : {QPalette::Base, QPalette::Window, QPalette::AlternateBase})
        paper.setColor(role, Qt::white);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        paper.setColor(role, QColor(0x1a, 0x1a, 0x1a));
    return paper;
}

} // namespace

ExhibitPicture::ExhibitPicture(Instrument &instrument, const LabSession &session, const QFont &font)
    : m_host(std::make_unique<QWidget>())
{
    m_host->setPalette(paperPalette());
    m_host->setFont(font);
    auto *announcer = new Announcer(m_host.get());
    InstrumentView *view = makeInstrumentView(instrument, &session, *announcer, m_host.get());
    if (!view)
        return;
    auto *layout = new QVBoxLayout(m_host.get());
    layout->addWidget(view);
    m_host->resize(hostSize);
    m_host->ensurePolished();
    layout->activate();
    const QList<GraphMap *> maps = view->findChildren<GraphMap *>();
    m_maps.assign(maps.cbegin(), maps.cend());
    if (m_maps.empty())
        m_chart = mainChart(*view, instrument);
    if (m_chart)
        m_picture = std::make_unique<ChartPicture>(m_chart->printed(font, chartWidth));
}

ExhibitPicture::~ExhibitPicture()
{
    m_picture.reset(); // refers to the chart
}

ExhibitPicture::ExhibitPicture(ExhibitPicture &&) noexcept = default;

QSizeF ExhibitPicture::size() const
{
    if (m_picture)
        return m_picture->size();
    QSizeF size;
    for (const GraphMap *map : m_maps) {
        const QSizeF each = map->pictureSize();
        size = {size.width() + each.width() + (map == m_maps.front() ? 0.0 : mapGap),
                std::max(size.height(), each.height())};
    }
    return size;
}

void ExhibitPicture::paint(QPainter &painter) const
{
    if (m_picture)
        m_picture->paint(painter);
    const bool mirrored = m_host->layoutDirection() == Qt::RightToLeft;
    double left = 0.0;
    for (std::size_t i = 0; i < m_maps.size(); ++i) {
        const GraphMap *map = m_maps[mirrored ? m_maps.size() - 1 - i : i];
        painter.save();
        painter.translate(left, 0.0);
        map->paintPicture(painter);
        painter.restore();
        left += map->pictureSize().width() + mapGap;
    }
}

QByteArray memoPdf(const MemoDocument &memo, const LabSession &session, const QFont &font)
{
    const Paper paper = memoPaper(memo);
    QFont lettering = font;
    lettering.setPixelSize(13);
    std::vector<PaperPicture> pictures(memo.exhibits.size());
    for (const PaperBlock &block : paper.blocks()) {
        if (block.kind != PaperBlock::Kind::Picture)
            continue;
        const auto number = std::size_t(block.picture);
        const auto drawn =
            std::make_shared<ExhibitPicture>(*memo.exhibits[number].scene.instrument(), session, lettering);
        if (drawn->isValid())
            pictures[number] = {drawn->size(), [drawn](QPainter &painter) { drawn->paint(painter); }};
    }
    return paperPdf(
        paper, memoLook, {memo.author, memo.language, memo.at}, font,
        {{QStringLiteral("memo.md"), paperMarkdown(paper).toUtf8(), QStringLiteral("text/markdown")},
         {QStringLiteral("memo.json"), memoJson(memo), QStringLiteral("application/json")}},
        pictures);
}

} // namespace rp
