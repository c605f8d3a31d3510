// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/figure_frame.h"

#include "models/text/bound_units.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "models/text/spoken_form.h"
#include "views/charts/data_table.h"
#include "views/charts/figure_picture.h"
#include "views/charts/figure_plot.h"
#include "views/widgets/menu_button.h"
#include "views/widgets/text_block.h"
#include "views/widgets/text_room.h"

#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int smallestTarget = 24; ///< pixels, for pointers
constexpr int stageLines = 2;      ///< of the sentence below a figure
constexpr double leastLines = 5.8; ///< of a figure that has to do with the room there is
/// A label whose height may be fixed, for a slot. Then layouts need not measure its text, which changes with
/// each step of a slider.
class SlotLabel : public QLabel
{
public:
    using QLabel::QLabel;

    // The figure is wider than any word.
    QSize sizeHint() const override { return isFixed() ? QSize(0, minimumHeight()) : QLabel::sizeHint(); }
    QSize minimumSizeHint() const override { return isFixed() ? sizeHint() : QLabel::minimumSizeHint(); }
    int heightForWidth(int width) const override
    {
        return isFixed() ? minimumHeight() : QLabel::heightForWidth(width);
    }

private:
    bool isFixed() const { return minimumHeight() == maximumHeight(); }
};

QLabel *makeLabel(QWidget *parent)
{
    auto *label = new SlotLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    return label;
}

template<typename Button>
Button *makeButton(const QString &name, QWidget *parent)
{
    auto *button = new Button(parent);
    button->setAutoDefault(false);
    button->setMinimumSize(smallestTarget, smallestTarget);
    button->setObjectName(name);
    return button;
}

/// Room once taken by a changing sentence is kept, so that the figure does not jump from value to value.
void setSteadyText(QLabel *label, const QString &text)
{
    label->setAccessibleName(text);
    label->setText(withBoundUnits(text));
    const int needed = label->heightForWidth(std::max(1, label->width()));
    if (label->isVisible() && needed > label->minimumHeight() && needed <= label->maximumHeight())
        label->setMinimumHeight(needed);
}

/// The figure keeps its height while its sentence changes. Who reads a value off it, by keys or by a press,
/// is shown all that is said of it, in a slot that grows to the longest so far.
void showInSlot(QLabel &status, bool isRead, int width, bool roomAsBefore)
{
    const QString whole = withBoundUnits(status.accessibleName());
    if (roomAsBefore && status.toolTip().isEmpty() && takesSameRoom(status.text(), whole, status.font()))
        return status.setText(whole);
    const int slot = status.fontMetrics().lineSpacing() * stageLines;
    status.setText(isRead ? whole : inLines(whole, status.font(), width, stageLines));
    status.setToolTip(status.text() == whole ? QString() : whole);
    const int needed = std::max(slot, status.QLabel::heightForWidth(width)); // some scripts have high lines
    status.setFixedHeight(isRead ? std::max(needed, status.height()) : needed);
}

} // namespace

FigureFrame::FigureFrame(const QString &kind, QWidget *parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    buildHeader();
    m_menu = new FigureMenu(this);
    connect(m_menu, &FigureMenu::copyAsked, this, &FigureFrame::copyCsv);
    connect(m_menu, &FigureMenu::exportAsked, this, &FigureFrame::askExport);
    connect(m_menu, &FigureMenu::keysAsked, this, &FigureFrame::showKeys);
    m_menuButton->setMenu(m_menu);
    m_takeaway = makeLabel(this);
    m_takeaway->hide();
    m_column->addWidget(m_takeaway);
}

FigureFrame::~FigureFrame()
{
    // The parts go after this body, and losing the focus must not call back into it.
    disconnect(m_figure, nullptr, this, nullptr);
}

void FigureFrame::buildHeader()
{
    m_header = new QHBoxLayout;
    m_header->setSpacing(6);
    m_caption = new TextBlock(this);
    m_caption->setTextStyle(1.0, QFont::Bold);
    m_caption->setMaxChars(0);
    m_header->addWidget(m_caption, 1);
    m_tools = new QHBoxLayout;
    m_tools->setSpacing(4);
    m_tools->addStretch(1);
    m_tableButton = makeButton<QPushButton>(QStringLiteral("dataTableButton"), this);
    m_tableButton->setCheckable(true);
    connect(m_tableButton, &QPushButton::toggled, this, &FigureFrame::setDataTableVisible);
    m_menuButton = makeButton<MenuButton>(m_kind + QStringLiteral("MenuButton"), this);
    m_tools->addWidget(m_tableButton);
    m_tools->addWidget(m_menuButton);
    m_header->addLayout(m_tools);
    m_column->addLayout(m_header);
}

void FigureFrame::setFigure(QWidget *figure, QLayout *around)
{
    m_figure = m_beforeTable = figure;
    m_figure->setObjectName(m_kind + QStringLiteral("Plot"));
    m_column->addLayout(around, 1);
    m_status = makeLabel(this);
    m_status->setObjectName(m_kind + QStringLiteral("Status"));
    m_column->addWidget(m_status);
}

void FigureFrame::retranslateUi()
{
    const FigureWords texts = words();
    m_tableButton->setText(texts.table);
    m_tableButton->setAccessibleDescription(texts.tableHelp);
    m_menuButton->setText(texts.menu);
    m_menuButton->setAccessibleDescription(texts.menuHelp);
    m_menu->setWords(texts);
    nameButtons();
    arrangeHeader();
}

void FigureFrame::nameButtons()
{
    // Several figures share a page, so each button also says whose it is.
    const FigureWords texts = words();
    m_tableButton->setAccessibleName(spokenForm(texts.tableOf.arg(caption())));
    m_menuButton->setAccessibleName(texts.menuOf.arg(caption()));
}

void FigureFrame::setOnStage()
{
    m_onStage = true;
    m_tableButton->hide();
    m_takeaway->hide();
    m_header->setDirection(QBoxLayout::LeftToRight);
    m_header->setAlignment(m_tools, Qt::AlignTop);
    refit();
}

void FigureFrame::setShortSentence(const QString &sentence, const QString &after)
{
    m_short = sentence;
    m_after = after;
    showStatus(m_statusText);
}

void FigureFrame::fitSlots()
{
    for (QLabel *label : {m_takeaway, m_status})
        label->setMinimumHeight(0);
    if (!m_onStage)
        return;
    m_isRead = isWalked();
    showInSlot(*m_status, m_isRead, contentsRect().width(), false);
    m_figure->setMinimumHeight(int(m_status->fontMetrics().lineSpacing() * leastLines));
}

void FigureFrame::arrangeHeader()
{
    if (m_onStage)
        return fitBesideMenu(*m_caption, *m_menuButton, words().menu, width());
    // Buttons go under the caption when they would leave it too little room.
    const int room = width() - m_tools->sizeHint().width();
    const bool narrow = room < fontMetrics().averageCharWidth() * 24;
    m_header->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_header->setAlignment(m_tools, narrow ? Qt::Alignment() : Qt::AlignTop);
}

void FigureFrame::setCaptionText(const QString &caption)
{
    if (m_caption->text() == caption)
        return;
    m_caption->setText(caption);
    nameButtons();
    arrangeHeader();
}

void FigureFrame::pourIn()
{
    if (auto *plot = qobject_cast<FigurePlot *>(m_figure))
        plot->pourIn();
}

QString FigureFrame::caption() const
{
    return m_caption->text();
}

QString FigureFrame::takeaway() const
{
    return m_takeaway->accessibleName();
}

QString FigureFrame::statusText() const
{
    return m_statusText;
}

void FigureFrame::showTakeaway()
{
    const QString sentence = summary();
    m_takeaway->setVisible(!sentence.isEmpty() && !m_onStage);
    if (m_takeaway->accessibleName() == sentence)
        return;
    // On a stage it is told, and never shown.
    m_onStage ? m_takeaway->setAccessibleName(sentence) : setSteadyText(m_takeaway, sentence);
}

/// What is said of a place in the figure, or of the keys that lead to one, is for who walks there: a press
/// that brings the focus here keeps the sentence on the whole.
bool FigureFrame::isWalked() const
{
    const auto *plot = qobject_cast<const FigurePlot *>(m_figure);
    return m_figure->hasFocus() &&
           (!plot || plot->focusedItem() >= 0 || window()->testAttribute(Qt::WA_KeyboardFocusChange));
}

QString FigureFrame::shownStatus() const
{
    if (!m_onStage || m_statusForAll || isWalked())
        return m_statusText;
    return joinedSentences({shortSentence(), m_after});
}

QString FigureFrame::shortSentence() const
{
    return m_short.isEmpty() ? firstSentence(takeaway()) : m_short;
}

void FigureFrame::showStatus(const QString &text)
{
    m_statusText = text;
    const QString shown = shownStatus();
    if (m_onStage) {
        const bool wasRead = std::exchange(m_isRead, isWalked());
        if (m_status->accessibleName() == shown && wasRead == m_isRead)
            return;
        m_status->setAccessibleName(shown);
        showInSlot(*m_status, m_isRead, contentsRect().width(), wasRead == m_isRead);
    } else if (m_status->accessibleName() != shown) {
        setSteadyText(m_status, shown);
    }
}

void FigureFrame::showKeys()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, words().keys, keyLines().join(QLatin1Char('\n')),
                                QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

QTableView *FigureFrame::dataTable() const
{
    return m_dataTable;
}

bool FigureFrame::isDataTableVisible() const
{
    return m_dataTable && !m_dataTable->isHidden();
}

void FigureFrame::setDataTableVisible(bool visible)
{
    if (visible == isDataTableVisible())
        return;
    if (visible && !m_dataTable)
        buildDataTable();
    m_dataTable->setVisible(visible);
    m_tableButton->setChecked(visible);
    fitDataTable();
    emit dataTableVisibleChanged(visible);
}

void FigureFrame::buildDataTable()
{
    m_dataTable = new DataTable(this);
    m_column->addWidget(m_dataTable);
    QWidget::setTabOrder(m_beforeTable, m_dataTable);
}

void FigureFrame::fitDataTable()
{
    if (!isDataTableVisible())
        return;
    // The figure may be a table for a screen reader too, and has the bare title.
    m_dataTable->setAccessibleName(spokenForm(m_tableButton->accessibleName()));
    m_dataTable->setAccessibleDescription(spokenForm(summary()));
    m_dataTable->fitTo(tableToShow());
}

void FigureFrame::copyCsv()
{
    const ResultTable *table = tableToShow();
    if (!table)
        return;
    QGuiApplication::clipboard()->setText(table->csv());
    emit announce(words().copied);
}

bool FigureFrame::exportCsv(const QString &path, QString *error)
{
    const ResultTable *table = tableToShow();
    return writeExport(path, table ? table->csv().toUtf8() : QByteArray(), error);
}

bool FigureFrame::exportSvg(const QString &path, QString *error)
{
    return writeExport(path, picture(true), error);
}

bool FigureFrame::exportPng(const QString &path, QString *error)
{
    return writeExport(path, picture(false), error);
}

bool FigureFrame::exportWav(const QString &path, QString *error)
{
    return writeExport(path, soundFile(), error);
}

void FigureFrame::askExport(const QString &suffix)
{
    const ResultTable *table = tableToShow();
    askForFile(this, words(), table ? table->id() : m_kind, suffix,
               [this, suffix](const QString &path) { exportTo(path, suffix); });
}

void FigureFrame::exportTo(const QString &path, const QString &suffix)
{
    QString error;
    const bool done = suffix == QLatin1String("csv")   ? exportCsv(path, &error)
                      : suffix == QLatin1String("svg") ? exportSvg(path, &error)
                      : suffix == QLatin1String("wav") ? exportWav(path, &error)
                                                       : exportPng(path, &error);
    if (done) {
        emit announce(words().exported.arg(Format::isolate(QFileInfo(path).fileName())));
        return;
    }
    auto *box = new QMessageBox(QMessageBox::Warning, words().exportTitle, error, QMessageBox::Close, this);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void FigureFrame::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitSlots();
    arrangeHeader();
}

void FigureFrame::refit()
{
    fitSlots();
    arrangeHeader();
    fitDataTable();
}

void FigureFrame::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        refit();
}

} // namespace rp
