// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/program/program_view.h"

#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "models/text/spoken_form.h"
#include "views/charts/lines/roofline_chart.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/option_button.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/spoken/news_gate.h"
#include "views/widgets/text_block.h"

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

constexpr int saidLines = 2;
constexpr int leastRows = 3;

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

QString numberOf(int line)
{
    return QLocale().toString(line + 1);
}

void setItems(QListWidget &list, int count)
{
    while (list.count() > count)
        delete list.takeItem(list.count() - 1);
    while (list.count() < count)
        list.addItem(QString());
}

void setItem(QListWidget &list, int row, const QString &text, const QString &spoken)
{
    QListWidgetItem &item = *list.item(row);
    if (item.text() != text)
        item.setText(text);
    if (const QString heard = spokenForm(spoken); item.data(Qt::AccessibleTextRole).toString() != heard)
        item.setData(Qt::AccessibleTextRole, heard);
    const int lines = int(text.count(u'\n')) + 1;
    const int height = std::max(space::target, list.fontMetrics().height() * lines + space::xs);
    item.setSizeHint(
        {list.fontMetrics().horizontalAdvance(text.section(u'\n', 0, 0)) + 2 * space::s, height});
}

} // namespace

ProgramView::ProgramView(Lines lines, Edits edits, QWidget *parent)
    : QWidget(parent)
    , m_lines(makeList(true))
    , m_kernels(makeList(false))
    , m_generated(makeList(true))
    , m_roofline(new RooflineChart(this))
    , m_compile(new Toggle(this))
    , m_edit(new ActionButton(this))
    , m_undo(new ActionButton(this))
    , m_reset(new ActionButton(this))
    , m_said(new TextBlock(this))
    , m_menu(new QMenu(this))
{
    m_lines->setObjectName(QStringLiteral("programLines"));
    m_kernels->setObjectName(QStringLiteral("programKernels"));
    m_generated->setObjectName(QStringLiteral("programGenerated"));
    m_edit->setObjectName(QStringLiteral("editLine"));
    m_edit->setProperty(opensMenu, true);
    m_said->setLines(saidLines);
    m_said->setMaxChars(0);
    build(lines, edits);
    connect(m_lines, &QListWidget::currentRowChanged, this, [this](int line) {
        if (!m_showing)
            chooseLine(line);
    });
    connect(m_lines, &QListWidget::itemActivated, this, &ProgramView::openMenu);
    connect(m_lines, &QWidget::customContextMenuRequested, this, &ProgramView::openMenu);
    connect(m_kernels, &QListWidget::currentRowChanged, this, [this](int kernel) {
        if (!m_showing)
            chooseKernel(kernel);
    });
    const auto choosePoint = [this](const QString &row) { chooseKernel(kernelAt(row)); };
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

QListWidget *ProgramView::makeList(bool isCode)
{
    auto *list = new RowList(this);
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
    auto *both = new QHBoxLayout;
    both->setSpacing(space::s);
    auto *tools = new QWidget(this);
    auto *row = new FlowLayout(space::s, tools);
    for (QWidget *tool : std::initializer_list<QWidget *>{m_compile, m_edit, m_undo, m_reset})
        row->addWidget(tool);
    const bool isOwn = lines == Lines::Own;
    for (QWidget *tool : std::initializer_list<QWidget *>{m_edit, m_undo, m_reset})
        tool->setVisible(isOwn);
    for (QWidget *part : std::initializer_list<QWidget *>{m_lines, m_generated})
        part->setVisible(isOwn);
    tools->setVisible(edits == Edits::Offered);
    m_lines->setContextMenuPolicy(edits == Edits::Offered ? Qt::CustomContextMenu : Qt::NoContextMenu);
    // The lists are read one below the other; the picture has the height. Where there is little, both scroll.
    const auto scrolled = [this, both] {
        auto *scroll = new QScrollArea(this);
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setFocusPolicy(Qt::NoFocus);
        scroll->setWidget(new QWidget);
        both->addWidget(scroll, 1);
        return plainColumn(scroll->widget(), space::xs);
    };
    QVBoxLayout *left = isOwn ? scrolled() : nullptr;
    if (left) {
        left->addWidget(m_lines, 1);
        left->addWidget(tools);
        left->addWidget(m_kernels, 1);
        left->addWidget(m_generated, 1);
    }
    QVBoxLayout *right = scrolled();
    if (!left)
        right->addWidget(tools);
    right->addWidget(m_roofline, 1);
    QVBoxLayout *column = plainColumn(this, space::xs);
    column->addLayout(both, 1);
    column->addWidget(m_said);
    m_said->setVisible(isOwn); // beside the code the height is the picture's, and the list says the same
    // By keys, what a line becomes comes behind it.
    QWidget *before = m_lines;
    for (QWidget *next :
         std::initializer_list<QWidget *>{m_compile, m_edit, m_undo, m_reset, m_kernels, m_generated})
        QWidget::setTabOrder(std::exchange(before, next), next);
}

void ProgramView::setShown(const ProgramShown &shown)
{
    m_shown = shown;
    m_line = std::clamp(m_line, 0, std::max(0, int(shown.lines.size()) - 1));
    m_kernel = kernelOf(m_line);
    showTexts();
    showLit();
}

void ProgramView::setPoints(ResultTable *points, const QString &whole)
{
    m_roofline->setPoints(points, [roofline = m_roofline, whole](const QString &row) {
        const bool isWhole = row == whole;
        RooflinePointLook look{isWhole ? MarkerShape::Star : MarkerShape::Circle};
        look.named = isWhole || row == roofline->emphasizedRow();
        return look;
    });
}

/// The kernel that is chosen, where it holds the line; else the first that does.
int ProgramView::kernelOf(int line) const
{
    const auto &kernels = m_shown.kernels;
    if (m_kernel >= 0 && m_kernel < int(kernels.size()) && kernels[std::size_t(m_kernel)].holds(line))
        return m_kernel;
    const auto found =
        std::find_if(kernels.begin(), kernels.end(),
                     [line](const ProgramShown::Kernel &kernel) { return kernel.holds(line); });
    return found == kernels.end() ? -1 : int(found - kernels.begin());
}

int ProgramView::kernelAt(const QString &row) const
{
    const auto &kernels = m_shown.kernels;
    const auto found = std::find_if(kernels.begin(), kernels.end(),
                                    [&row](const ProgramShown::Kernel &kernel) { return kernel.row == row; });
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
    if (m_line == line && m_kernel == kernel)
        return;
    m_line = line;
    m_kernel = kernel;
    showLit();
    emit lit(line, kernel);
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
    for (int i = 0; i < int(m_shown.kernels.size()); ++i) {
        const ProgramShown::Kernel &kernel = m_shown.kernels[std::size_t(i)];
        if (kernel.holds(line))
            (i == m_kernel ? all : others) << sentenceOf(kernel) << kernel.moves;
    }
    return joinedSentences(all + others);
}

QString ProgramView::spokenLine(int line) const
{
    //: Read aloud: %1 is the number of a line of code, %2 the code.
    return joinedSentences(
        {fillMarkers(tr("Line %1: %2."), {numberOf(line), m_shown.lines[std::size_t(line)].code}),
         becomes(line)});
}

void ProgramView::showTexts()
{
    m_showing = true;
    //: Name of a list: the lines of a program.
    m_lines->setAccessibleName(tr("Lines of code"));
    //: Name of a list: the kernels that lines of code become.
    m_kernels->setAccessibleName(tr("Kernels of these lines"));
    //: Name of a list: lines of code that a compiler writes.
    m_generated->setAccessibleName(tr("The kernel as it is generated"));
    //: A switch. “torch.compile” is a function.
    m_compile->setText(tr("As torch.compile makes it"));
    //: A button that opens a menu: what can be done to a line of code.
    m_edit->setText(tr("Change line %1").arg(numberOf(m_line)));
    m_undo->setText(tr("Undo"));
    //: A button: the lines as they were written at first.
    m_reset->setText(tr("As written"));
    m_compile->setChecked(m_shown.isCompiled);
    m_compile->setEnabled(m_shown.canCompile);
    m_undo->setEnabled(m_shown.canUndo);
    m_reset->setEnabled(m_shown.canReset);
    setItems(*m_kernels, int(m_shown.kernels.size()));
    for (int i = 0; i < m_kernels->count(); ++i) {
        const ProgramShown::Kernel &kernel = m_shown.kernels[std::size_t(i)];
        setItem(*m_kernels, i, QStringLiteral("%1 · %2\n%3").arg(kernel.name, kernel.intensity, kernel.moves),
                joinedSentences({sentenceOf(kernel), kernel.moves}));
    }
    m_showing = false;
}

void ProgramView::showLit()
{
    m_showing = true;
    const bool isThere = m_kernel >= 0 && m_kernel < int(m_shown.kernels.size());
    const ProgramShown::Kernel none;
    const ProgramShown::Kernel &kernel = isThere ? m_shown.kernels[std::size_t(m_kernel)] : none;
    setItems(*m_lines, int(m_shown.lines.size()));
    for (int i = 0; i < m_lines->count(); ++i) {
        const bool isLit = isThere && kernel.holds(i);
        const QString code = m_shown.lines[std::size_t(i)].code;
        QFont font = m_lines->font();
        font.setBold(isLit);
        if (m_lines->item(i)->font() != font)
            m_lines->item(i)->setFont(font);
        setItem(*m_lines, i, (isLit ? litMark : plainMark) + code, spokenLine(i));
    }
    int high = 2 * m_lines->frameWidth() + m_lines->horizontalScrollBar()->sizeHint().height();
    for (int i = 0; i < m_lines->count(); ++i)
        high += m_lines->item(i)->sizeHint().height();
    m_lines->setMaximumHeight(std::max(high, m_lines->minimumHeight())); // what is left, kernels take
    m_lines->setCurrentRow(m_line);
    m_kernels->setCurrentRow(isThere ? m_kernel : -1);
    setItems(*m_generated, int(kernel.code.size()));
    for (int i = 0; i < m_generated->count(); ++i) {
        const auto &[code, said] = kernel.code[std::size_t(i)];
        setItem(*m_generated, i, code, joinedSentences({code, said}));
        m_generated->item(i)->setToolTip(said);
    }
    m_roofline->setEmphasizedRow(kernel.row);
    m_edit->setText(tr("Change line %1").arg(numberOf(m_line)));
    m_said->setText(m_line < int(m_shown.lines.size()) ? spokenLine(m_line) : QString());
    m_showing = false;
}

QMenu *ProgramView::editMenu()
{
    m_menu->clear();
    if (m_line >= int(m_shown.lines.size()))
        return m_menu;
    for (const ProgramShown::Edit &edit : m_shown.lines[std::size_t(m_line)].edits) {
        QAction *action = m_menu->addAction(edit.text);
        action->setCheckable(edit.isSwitch);
        action->setChecked(edit.isOn);
        connect(action, &QAction::triggered, this, [this, line = m_line, key = edit.key] {
            m_menu->hide(); // a tool that presses an entry leaves it open
            emit edited(line, key);
        });
    }
    return m_menu;
}

void ProgramView::openMenu()
{
    if (!m_edit->isVisible())
        return;
    editMenu()->popup(m_edit->mapToGlobal(QPoint(0, m_edit->height())));
}

void ProgramView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        showTexts();
        showLit();
    }
}

} // namespace rp
