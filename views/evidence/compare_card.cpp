// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/evidence/compare_card.h"

#include "models/evidence/capture_text.h"
#include "models/text/format.h"
#include "models/text/spoken_form.h"
#include "views/charts/chart_export.h"
#include "views/evidence/overlay_plot.h"
#include "views/instruments/figure_sample.h"
#include "views/instruments/page/comparison_table.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {
namespace {

/// The capture with what it is of: two of one instrument are told apart by these.
QString drawnName(const CaptureComparison::Side &side, const LabContent &lab)
{
    QString title = CaptureText::title(side.capture, lab);
    QStringList of;
    for (const char *input : {"context", "workload", "mode"}) {
        for (const CapturedControl &control : side.scene->controls()) {
            if (control.id == QLatin1String(input))
                of.append(control.text);
        }
    }
    if (of.isEmpty())
        return title;
    //: Name of a capture in a picture, then what it is of: "Capture 1: Dispatch tax (Cloud, Keyword
    //: spotting)".
    return QCoreApplication::translate("rp::CompareCard", "%1 (%2)")
        .arg(title, QLocale().createSeparatedList(of));
}

/// No column gets narrower than this many average characters; then the table scrolls.
constexpr int narrowestChars = 16;
constexpr int stateChars = 12;

} // namespace

CompareCard::CompareCard(const LabContent &lab, const Catalogue &catalogue, Announcer &announcer,
                         QWidget *parent)
    : Card(2, parent)
    , m_lab(lab)
    , m_comparison(lab, catalogue)
    , m_announcer(announcer)
    , m_summary(new TextBlock(this))
    , m_overlay(new OverlayPlot(this))
    , m_proxy(new RatingProxy(this))
    , m_view(new QTableView(this))
    , m_copy(new ActionButton(this))
    , m_markdown(new ActionButton(this))
    , m_csv(new ActionButton(this))
{
    headingLabel()->setFocusPolicy(Qt::ClickFocus);
    m_summary->setReachable(true);
    m_summary->setMaxChars(110);
    body()->addWidget(m_summary);
    body()->addWidget(m_overlay);
    makeTable();
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(space::s, buttons);
    for (ActionButton *button : {m_copy, m_markdown, m_csv})
        flow->addWidget(button);
    body()->addWidget(buttons);
    for (ActionButton *button : {m_copy, m_markdown})
        button->setProperty("exports", QStringLiteral("md")); // which a site may lock
    m_csv->setProperty("exports", QStringLiteral("csv"));
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_comparison.markdown());
        m_announcer.say(tr("The comparison was copied as Markdown."));
    });
    connect(m_markdown, &QPushButton::clicked, this, [this] { exportAs(QStringLiteral("md")); });
    connect(m_csv, &QPushButton::clicked, this, [this] { exportAs(QStringLiteral("csv")); });
    showTexts();
}

void CompareCard::makeTable()
{
    m_proxy->setPalette(palette());
    m_proxy->setSourceModel(&m_comparison.table());
    m_view->setModel(m_proxy);
    m_view->setTabKeyNavigation(false); // Tab leaves the table
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setCornerButtonEnabled(false);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setWordWrap(true);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setSectionsClickable(false);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setDefaultAlignment(
        static_cast<Qt::Alignment>(Qt::AlignCenter | Qt::TextWordWrap));
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    body()->addWidget(m_view);
}

void CompareCard::compare(std::vector<CaptureComparison::Side> sides)
{
    m_sides = sides;
    m_comparison.compare(std::move(sides));
    showTexts();
    showOverlay();
    fit();
}

void CompareCard::retranslateUi()
{
    m_comparison.retranslate();
    showTexts();
    showOverlay();
    fit();
}

void CompareCard::showOverlay()
{
    m_overlay->hide();
    const bool isPair = m_sides.size() == 2 && m_sides[0].scene && m_sides[1].scene;
    if (!isPair || m_sides[0].capture.instrument != m_sides[1].capture.instrument)
        return;
    std::vector<OverlayPlot::Side> drawn;
    for (const CaptureComparison::Side &side : m_sides) {
        Instrument *instrument = side.scene->instrument();
        const std::optional<ChartContent> content =
            instrument ? FigureSample(*instrument, nullptr).chartContent() : std::nullopt;
        if (!content)
            return;
        drawn.push_back({drawnName(side, m_lab), *content});
    }
    m_overlay->setSides(drawn[0], drawn[1]);
}

void CompareCard::showTexts()
{
    const ResultTable &table = m_comparison.table();
    setHeading(table.caption());
    m_summary->setText(table.summary());
    m_view->setAccessibleName(spokenForm(table.caption()));
    m_view->setAccessibleDescription(spokenForm(table.summary()));
    m_copy->setText(tr("Copy as Markdown"));
    m_markdown->setText(tr("Export as Markdown…"));
    m_csv->setText(tr("Export as CSV…"));
}

/// Columns share the room; rows are as high as their texts, so that nothing is cut.
void CompareCard::fit()
{
    const int columns = m_proxy->columnCount();
    if (columns < 2)
        return;
    const int em = fontMetrics().averageCharWidth();
    const int room = m_view->width() - 2 * m_view->frameWidth();
    const int state = em * stateChars + 2 * space::s;
    const int share = std::max((room - state) / (columns - 1), em * narrowestChars);
    QHeaderView *header = m_view->horizontalHeader();
    int headHeight = space::target;
    for (int column = 0; column < columns; ++column) {
        const int width = column == 1 ? state : share;
        m_view->setColumnWidth(column, width);
        const QString title = m_proxy->headerData(column, Qt::Horizontal).toString();
        headHeight =
            std::max(headHeight, m_view->fontMetrics()
                                     .boundingRect(0, 0, width - space::s, 10000, Qt::TextWordWrap, title)
                                     .height());
    }
    header->setFixedHeight(headHeight + space::m);
    m_view->verticalHeader()->setMinimumSectionSize(space::target);
    m_view->resizeRowsToContents();
    int height = header->height() + 2 * m_view->frameWidth();
    for (int row = 0; row < m_proxy->rowCount(); ++row)
        height += m_view->rowHeight(row);
    const bool scrolls = state + share * (columns - 1) > room;
    m_view->setHorizontalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    m_view->setFixedHeight(height + (scrolls ? m_view->horizontalScrollBar()->sizeHint().height() : 0));
}

void CompareCard::exportAs(const QString &suffix)
{
    const bool csv = suffix == QLatin1String("csv");
    m_askForFile(this,
                 {tr("Export comparison"), QStringLiteral("comparison.") + suffix, suffix,
                  csv ? QStringLiteral("CSV") : QStringLiteral("Markdown")},
                 [this, suffix](const QString &path) { writeTo(path, suffix); });
}

void CompareCard::writeTo(const QString &path, const QString &suffix)
{
    const QString text = suffix == QLatin1String("csv") ? m_comparison.csv() : m_comparison.markdown();
    QString error;
    if (writeExport(path, text.toUtf8(), &error))
        m_announcer.say(
            tr("The comparison was exported to %1.").arg(Format::isolate(QFileInfo(path).fileName())));
    else
        emit failed(error);
}

void CompareCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        m_proxy->setPalette(palette());
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    Card::changeEvent(event);
}

void CompareCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    fit();
}

} // namespace rp
