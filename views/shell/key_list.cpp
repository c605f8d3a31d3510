// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/key_list.h"

#include "views/widgets/spacing.h"
#include "views/widgets/text_room.h"

#include <QEvent>
#include <QHeaderView>
#include <QResizeEvent>
#include <QStyledItemDelegate>
#include <algorithm>

namespace rp {

namespace {

constexpr int keysPart = 2; ///< of five, for the keys where not all fits into one line
constexpr int allParts = 5;

/// A tree view has its delegate measure each text as one line.
class BrokenRows final : public QStyledItemDelegate
{
public:
    explicit BrokenRows(KeyList *list)
        : QStyledItemDelegate(list)
        , m_list(list)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int room = isHeading(index) ? m_list->viewport()->width()
                                          : m_list->columnWidth(index.column()) - indentOf(index);
        QStyleOptionViewItem broken(option);
        broken.rect = QRect(0, 0, std::max(1, room), 1);
        broken.features |= QStyleOptionViewItem::WrapText;
        return QStyledItemDelegate::sizeHint(broken, index);
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem indented(option);
        const int indent = indentOf(index);
        const bool mirrored = option.direction == Qt::RightToLeft;
        indented.rect.adjust(mirrored ? 0 : indent, 0, mirrored ? -indent : 0, 0);
        QStyledItemDelegate::paint(painter, indented, index);
    }

private:
    bool isHeading(const QModelIndex &index) const
    {
        return m_list->isFirstColumnSpanned(index.row(), index.parent());
    }
    int indentOf(const QModelIndex &index) const
    {
        return isHeading(index) || index.column() > 0 ? 0 : m_list->indentation();
    }

    KeyList *m_list;
};

} // namespace

KeyList::KeyList(QWidget *parent)
    : QTreeWidget(parent)
{
    setRootIsDecorated(false);
    setColumnCount(2);
    setUniformRowHeights(false);
    setWordWrap(true);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    setIndentation(space::l);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // else its coming would change the room
    setItemDelegate(new BrokenRows(this));
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(1);
}

void KeyList::fit()
{
    const QFontMetrics metrics = fontMetrics();
    const int margin = 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1) + 1;
    int widestText = header()->sectionSizeHint(0);
    int widestKeys = header()->sectionSizeHint(1);
    int widestKey = widestKeys;
    for (QTreeWidgetItemIterator item(this); *item; ++item) {
        if ((*item)->isFirstColumnSpanned())
            continue;
        const QString keys = (*item)->text(1);
        widestText =
            std::max(widestText, indentation() + metrics.horizontalAdvance((*item)->text(0)) + margin);
        widestKeys = std::max(widestKeys, metrics.horizontalAdvance(keys) + margin);
        widestKey = std::max(widestKey, widestPart(keys, metrics) + margin);
    }
    const int room = viewport()->width();
    const int keys = widestText + widestKeys <= room
                         ? widestKeys
                         : std::min(widestKeys, std::max(widestKey, room * keysPart / allParts));
    header()->resizeSection(0, std::max(1, room - keys));
    header()->resizeSection(1, keys);
    doItemsLayout(); // the heights of rows follow from the widths
}

void KeyList::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void KeyList::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

} // namespace rp
