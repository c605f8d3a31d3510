// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/golden/journey/tree_text.h"

#include "views/widgets/spoken/reading_order.h"

#include <QAccessible>
#include <QMainWindow>
#include <QMetaEnum>
#include <QWidget>
#include <algorithm>

namespace golden {

namespace {

/// A trace has hundreds; these and their number tell a difference.
constexpr int mostRows = 16;

QString oneLine(QString text)
{
    return text.replace(u'\\', QLatin1String("\\\\")).replace(u'\n', QLatin1String("\\n"));
}

QString statesOf(const QAccessible::State &state)
{
    const std::pair<bool, const char *> all[] = {
        {state.disabled, "disabled"},  {state.checked, "checked"},     {state.checkStateMixed, "mixed"},
        {state.selected, "selected"},  {state.expanded, "expanded"},   {state.collapsed, "collapsed"},
        {state.readOnly, "read only"}, {state.hasPopup, "has a menu"}, {state.focused, "focus"},
        {state.invalid, "invalid"}};
    QStringList names;
    for (const auto &[isSet, name] : all) {
        if (isSet)
            names << QLatin1String(name);
    }
    return names.join(QLatin1String(", "));
}

QString roleAndName(QAccessibleInterface &from)
{
    const char *role = QMetaEnum::fromType<QAccessible::Role>().valueToKey(from.role());
    return QStringLiteral("%1 “%2”").arg(role ? QLatin1String(role) : QLatin1String("role of its own"),
                                         oneLine(from.text(QAccessible::Name)));
}

class Reader
{
public:
    explicit Reader(QStringList &lines)
        : m_lines(lines)
    {
    }

    void read(QAccessibleInterface *from, int depth)
    {
        if (!from || !from->isValid() || from->state().invisible)
            return;
        const bool speaks = std::any_of(std::begin(texts), std::end(texts), [from](const auto &kind) {
            return !from->text(kind.first).isEmpty();
        });
        if (speaks)
            add(*from, depth);
        QAccessibleTableInterface *table = from->tableInterface();
        if (table && from->role() != QAccessible::Tree) {
            addRows(*table, depth + 1);
            return;
        }
        for (int child = 0; child < from->childCount(); ++child)
            read(from->child(child), depth + (speaks ? 1 : 0));
    }

private:
    static constexpr std::pair<QAccessible::Text, const char *> texts[] = {
        {QAccessible::Name, nullptr},
        {QAccessible::Value, "value"},
        {QAccessible::Description, "description"},
        {QAccessible::Help, "help"},
        {QAccessible::Accelerator, "key"}};

    void add(QAccessibleInterface &from, int depth)
    {
        const QString indent(2 * depth, u' ');
        QString line = indent + roleAndName(from);
        if (const QString states = statesOf(from.state()); !states.isEmpty())
            line += QStringLiteral(" (%1)").arg(states);
        m_lines << line;
        for (const auto &[kind, name] : texts) {
            const QString text = from.text(kind);
            if (name && !text.isEmpty())
                m_lines << QStringLiteral("%1  %2: %3").arg(indent, QLatin1String(name), oneLine(text));
        }
    }

    void addRows(QAccessibleTableInterface &table, int depth)
    {
        const int rows = table.rowCount();
        for (int row = 0; row < std::min(rows, mostRows); ++row) {
            QStringList cells;
            for (int column = 0; column < table.columnCount(); ++column) {
                QAccessibleInterface *cell = table.cellAt(row, column);
                cells << (cell ? oneLine(cell->text(QAccessible::Name)) : QStringLiteral("(nothing)"));
            }
            m_lines << QString(2 * depth, u' ') + cells.join(QLatin1String(" | "));
        }
        if (rows > mostRows)
            m_lines << QStringLiteral("%1rows: %2").arg(QString(2 * depth, u' ')).arg(rows);
    }

    QStringList &m_lines;
};

} // namespace

QStringList treeOf(QWidget &window)
{
    QStringList lines;
    Reader(lines).read(QAccessible::queryAccessibleInterface(&window), 0);
    if (auto *main = qobject_cast<QMainWindow *>(&window))
        rp::followReadingOrder(*main->centralWidget()); // as the window does before each Tab
    lines << QStringLiteral("Tab goes through");
    for (QWidget *at = window.nextInFocusChain(); at != &window; at = at->nextInFocusChain()) {
        const bool isStop = (at->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && at->isEnabled() &&
                            at->isVisible() && at->window() == &window && !at->focusProxy();
        QAccessibleInterface *stop = isStop ? QAccessible::queryAccessibleInterface(at) : nullptr;
        if (stop)
            lines << QStringLiteral("  ") + roleAndName(*stop);
    }
    return lines;
}

} // namespace golden
