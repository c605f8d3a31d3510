// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/program/program_view.h"

#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "models/text/spoken_form.h"
#include "views/charts/lines/roofline_chart.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/low_column.h"
#include "views/widgets/option_button.h"
#include "views/widgets/page_scroll.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/spoken/news_gate.h"

#include <QEvent>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

constexpr int leastRows = 3;
constexpr int fewLines = 5; ///< of code, all in view at any size of text
/// Narrower than so many characters, lists and picture stand below each other; it has so many lines then.
constexpr int besideChars = 60;
constexpr int pictureLines = 14;

/// Of code that is lit: a mark of its own, since colour does not tell alone.
const QString litMark = QStringLiteral("\u25b8 ");
const QString plainMark = QStringLiteral("  ");

/// The current row has a ring while the list has the keyboard: colour alone says only which it is.
class RowList : public QListWidget
{
public:
    using QListWidget::QListWidget;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QListWidget::paintEvent(event);
        if (!hasFocus() || currentRow() < 0)
            return;
        QPainter painter(viewport());
        drawFocusRing(painter, visualItemRect(currentItem()).adjusted(1, 1, -1, -1), palette());
    }
};

int rowHeight(const QListWidget &list, int lines)
{
    return std::max(space::target, list.fontMetrics().height() * lines + space::xs);
}

/// What each row shows, and what is read of it aloud and under the pointer. Who reads a row stays there.
void setRows(QListWidget &list, const std::vector<std::pair<QString, QString>> &rows)
{
    while (list.count() > int(rows.size()))
        delete list.takeItem(list.count() - 1);
    while (list.count() < int(rows.size()))
        list.addItem(QString());
    for (int i = 0; i < list.count(); ++i) {
        const auto &[text, spoken] = rows[std::size_t(i)];
        QListWidgetItem &item = *list.item(i);
        item.setText(text);
        item.setToolTip(spoken);
        item.setData(Qt::AccessibleTextRole, spokenForm(spoken));
        item.setSizeHint({list.fontMetrics().horizontalAdvance(text.section(u'\n', 0, 0)) + 2 * space::s,
                          rowHeight(list, int(text.count(u'\n')) + 1)});
    }
}

} // namespace

ProgramView::ProgramView(Lines lines, Edits edits, QWidget *parent)
    : QWidget(parent)
    , m_lines(makeList("programLines", true))
    , m_kernels(makeList("programKernels", false))
    , m_generated(makeList("programGenerated", true))
    , m_roofline(new RooflineChart(this))
    , m_compile(new Toggle(this))
    , m_edit(new ActionButton(this))
    , m_undo(new ActionButton(this))
    , m_reset(new ActionButton(this))
    , m_menu(new QMenu(this))
{
    m_edit->setObjectName(QStringLiteral("editLine"));
    m_edit->setProperty(opensMenu, true);
    build(lines, edits);
    connect(m_lines, &QListWidget::currentRowChanged, this, &ProgramView::chooseLine);
    connect(m_lines, &QListWidget::itemActivated, this, &ProgramView::openMenu);
    connect(m_lines, &QWidget::customContextMenuRequested, this, &ProgramView::openMenu);
    connect(m_kernels, &QListWidget::currentRowChanged, this, &ProgramView::chooseKernel);
    const auto choosePoint = [this](const QString &row) {
        for (std::size_t i = 0; i < m_shown.kernels.size(); ++i)
            if (m_shown.kernels[i].row == row)
                return chooseKernel(int(i));
    };
    connect(m_roofline, &FigureFrame::pointed, this, choosePoint);
    connect(m_roofline, &ChartWidget::rowChosen, this, choosePoint);
    connect(m_compile, &QAbstractButton::toggled, this, [this](bool on) {
        if (!m_showing)
            emit compileChosen(on);
    });
    connect(m_edit, &QPushButton::clicked, this, &ProgramView::openMenu);
    connect(m_undo, &QPushButton::clicked, this, &ProgramView::undoChosen);
    connect(m_reset, &QPushButton::clicked, this, &ProgramView::resetChosen);
    if (edits == Edits::Offered && lines == Lines::Own) {
        auto *undo =
            new QShortcut(QKeySequence::Undo, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(undo, &QShortcut::activated, m_undo, &QPushButton::click);
    }
}

QListWidget *ProgramView::makeList(const char *name, bool isCode)
{
    auto *list = new RowList(this);
    list->setObjectName(QString::fromLatin1(name));
    list->setTabKeyNavigation(false);
    list->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    list->setMinimumHeight(leastRows * space::target);
    if (isCode) {
        QFont code; // only the family: the size follows the window's
        code.setFamilies({QStringLiteral("monospace")});
        code.setStyleHint(QFont::Monospace);
        list->setFont(code);
        list->setLayoutDirection(Qt::LeftToRight);
    }
    return list;
}

void ProgramView::build(Lines lines, Edits edits)
{
    const bool isOwn = lines == Lines::Own;
    auto *page = new PageScroll(this);
    plainColumn(this, 0)->addWidget(page);
    page->setWidget(new LowColumn);
    m_both = new QBoxLayout(QBoxLayout::LeftToRight, page->widget());
    m_both->setContentsMargins(0, 0, 0, 0);
    m_both->setSpacing(space::s);
    auto *tools = new QWidget(this);
    auto *row = new FlowLayout(space::s, tools);
    for (QWidget *tool : std::initializer_list<QWidget *>{m_compile, m_edit, m_undo, m_reset})
        row->addWidget(tool);
    for (QWidget *tool : std::initializer_list<QWidget *>{m_edit, m_undo, m_reset})
        tool->setVisible(isOwn);
    tools->setVisible(edits == Edits::Offered);
    m_lines->setContextMenuPolicy(edits == Edits::Offered ? Qt::CustomContextMenu : Qt::NoContextMenu);
    // The lists are read one below the other; the picture has the height. Where there is little, both scroll.
    const auto scrolled = [this, page](QWidget *content, bool isThere) {
        auto *scroll = new QScrollArea(page->widget());
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setFocusPolicy(Qt::NoFocus);
        QVBoxLayout *column = plainColumn(content, space::xs);
        scroll->setWidget(content);
        scroll->setVisible(isThere);
        m_both->addWidget(scroll, 1);
        return column;
    };
    QVBoxLayout *left = scrolled(new LowColumn, isOwn);
    QVBoxLayout *right = scrolled(new LowColumn, true);
    left->addWidget(m_lines, 1);
    (isOwn ? left : right)->addWidget(tools);
    left->addWidget(m_kernels, 1);
    left->addWidget(m_generated, 1);
    right->addWidget(m_roofline, 1);
    // By keys, what a line becomes comes behind it.
    QWidget *before = m_lines;
    for (QWidget *next :
         std::initializer_list<QWidget *>{m_compile, m_edit, m_undo, m_reset, m_kernels, m_generated})
        QWidget::setTabOrder(std::exchange(before, next), next);
}

/// Where letters are large, lists and picture stand below each other, each with all of it, and scroll as one.
void ProgramView::fit()
{
    const bool isNarrow = width() < besideChars * fontMetrics().averageCharWidth();
    m_both->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_roofline->setMinimumHeight(isNarrow ? pictureLines * fontMetrics().height() : 0);
    for (int i = 0; i < m_both->count(); ++i) {
        auto &part = static_cast<QScrollArea &>(*m_both->itemAt(i)->widget());
        const int least = leastHeightOf(*part.widget(), width());
        part.setMinimumHeight(isNarrow && !part.isHidden() ? least : 0);
    }
}

void ProgramView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ProgramView::setShown(const ProgramShown &shown)
{
    m_shown = shown;
    m_line = std::clamp(m_line, 0, std::max(0, int(shown.lines.size()) - 1));
    m_kernel = kernelOf(m_line);
    //: Name of a list: the lines of a program.
    m_lines->setAccessibleName(tr("Lines of code"));
    //: Name of a list: the kernels that lines of code become.
    m_kernels->setAccessibleName(tr("Kernels of these lines"));
    //: Name of a list: lines of code that a compiler writes.
    m_generated->setAccessibleName(tr("The kernel as it is generated"));
    //: A switch. “torch.compile” is a function.
    m_compile->setText(tr("As torch.compile makes it"));
    m_undo->setText(tr("Undo"));
    //: A button: the lines as they were written at first.
    m_reset->setText(tr("As written"));
    m_compile->setEnabled(shown.canCompile);
    m_undo->setEnabled(shown.canUndo);
    m_reset->setEnabled(shown.canReset);
    refresh();
}

void ProgramView::setPoints(ResultTable *points, const QString &whole)
{
    m_roofline->setPoints(points, [roofline = m_roofline, whole](const QString &row) {
        const bool isWhole = row == whole;
        return RooflinePointLook{.shape = isWhole ? MarkerShape::Star : MarkerShape::Circle,
                                 .named = isWhole || row == roofline->emphasizedRow()};
    });
}

const ProgramShown::Kernel *ProgramView::litKernel() const
{
    const bool isThere = m_kernel >= 0 && m_kernel < int(m_shown.kernels.size());
    return isThere ? &m_shown.kernels[std::size_t(m_kernel)] : nullptr;
}

/// The kernel that is lit, where it holds the line; else the first that does.
int ProgramView::kernelOf(int line) const
{
    const auto holds = [line](const ProgramShown::Kernel &kernel) { return kernel.holds(line); };
    if (const ProgramShown::Kernel *lit = litKernel(); lit && holds(*lit))
        return m_kernel;
    const auto &kernels = m_shown.kernels;
    const auto found = std::find_if(kernels.begin(), kernels.end(), holds);
    return found == kernels.end() ? -1 : int(found - kernels.begin());
}

void ProgramView::chooseLine(int line)
{
    if (line >= 0 && line < int(m_shown.lines.size()))
        light(line, kernelOf(line));
}

void ProgramView::chooseKernel(int kernel)
{
    if (kernel < 0 || kernel >= int(m_shown.kernels.size()))
        return;
    const ProgramShown::Kernel &chosen = m_shown.kernels[std::size_t(kernel)];
    light(chosen.holds(m_line) ? m_line : chosen.first, kernel);
}

void ProgramView::light(int line, int kernel)
{
    if (m_showing || (m_line == line && m_kernel == kernel))
        return;
    m_line = line;
    m_kernel = kernel;
    refresh();
    emit lit(line);
}

QString ProgramView::sentenceOf(const ProgramShown::Kernel &kernel)
{
    const QString place = kernel.isMemoryBound ? tr("below the ridge") : tr("above the ridge");
    //: Of a line of code: what it becomes. %1 is a kernel by its name, %2 an arithmetic intensity, %3 says on
    //: which side of the ridge point it lies.
    return fillMarkers(tr("%1, %2, %3."), {kernel.name, kernel.intensity, place});
}

QString ProgramView::becomes(int line) const
{
    // Of several kernels the one that is lit comes first.
    QStringList all;
    QStringList others;
    for (const ProgramShown::Kernel &kernel : m_shown.kernels)
        if (kernel.holds(line))
            (&kernel == litKernel() ? all : others) << sentenceOf(kernel) << kernel.moves;
    return joinedSentences(all + others);
}

void ProgramView::refresh()
{
    m_showing = true;
    const ProgramShown::Kernel *shownKernel = litKernel();
    std::vector<std::pair<QString, QString>> lines;
    for (const ProgramShown::Line &line : m_shown.lines) {
        const int number = int(lines.size());
        const bool isLit = shownKernel && shownKernel->holds(number);
        //: Read aloud: %1 is the number of a line of code, %2 the code.
        const QString read = fillMarkers(tr("Line %1: %2."), {QLocale().toString(number + 1), line.code});
        lines.emplace_back((isLit ? litMark : plainMark) + line.code,
                           joinedSentences({read, becomes(number)}));
    }
    setRows(*m_lines, lines);
    QFont font = m_lines->font();
    for (int i = 0; i < m_lines->count(); ++i) {
        font.setBold(shownKernel && shownKernel->holds(i));
        m_lines->item(i)->setFont(font);
    }
    const int frame = 2 * m_lines->frameWidth() + m_lines->horizontalScrollBar()->sizeHint().height();
    const int each = rowHeight(*m_lines, 1);
    m_lines->setMinimumHeight(frame + std::min(m_lines->count(), fewLines) * each);
    m_lines->setMaximumHeight(frame + std::max(m_lines->count(), 1) * each); // what is left, kernels take
    m_lines->setCurrentRow(m_line);
    std::vector<std::pair<QString, QString>> kernels;
    for (const ProgramShown::Kernel &kernel : m_shown.kernels)
        kernels.emplace_back(QStringLiteral("%1 · %2\n%3").arg(kernel.name, kernel.intensity, kernel.moves),
                             joinedSentences({sentenceOf(kernel), kernel.moves}));
    setRows(*m_kernels, kernels);
    m_kernels->setMinimumHeight(std::max(leastRows * space::target, 2 * rowHeight(*m_kernels, 2)));
    m_kernels->setCurrentRow(shownKernel ? m_kernel : -1);
    const ProgramShown::Kernel none;
    setRows(*m_generated, (shownKernel ? *shownKernel : none).code);
    m_roofline->setEmphasizedRow((shownKernel ? *shownKernel : none).row);
    m_compile->setChecked(m_shown.isCompiled);
    //: A button that opens a menu: what can be done to a line of code.
    m_edit->setText(tr("Change line %1").arg(QLocale().toString(m_line + 1)));
    m_showing = false;
    fit();
}

QMenu *ProgramView::editMenu()
{
    m_menu->clear();
    if (m_line >= int(m_shown.lines.size()))
        return m_menu;
    const auto add = [this](const std::vector<ProgramShown::Edit> &edits) {
        for (const ProgramShown::Edit &edit : edits) {
            QAction *action = m_menu->addAction(edit.text);
            action->setCheckable(edit.isSwitch);
            action->setChecked(edit.isOn);
            connect(action, &QAction::triggered, this, [this, line = m_line, key = edit.key] {
                m_menu->hide(); // a tool that presses an entry leaves it open
                emit edited(line, key);
            });
        }
    };
    add(m_shown.lines[std::size_t(m_line)].edits);
    m_menu->addSeparator();
    add(m_shown.toAll);
    return m_menu;
}

void ProgramView::openMenu()
{
    if (m_edit->isVisible())
        editMenu()->popup(m_edit->mapToGlobal(QPoint(0, m_edit->height())));
}

void ProgramView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refresh();
}

} // namespace rp
