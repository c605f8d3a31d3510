// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/rendered_texts.h"

#include <QAccessible>
#include <QWidget>

namespace rp {
namespace {

class Reader
{
public:
    explicit Reader(std::vector<RenderedText> &texts)
        : m_texts(texts)
    {
    }

    void readTree(QAccessibleInterface *from)
    {
        if (!from || from->state().invisible)
            return;
        const QString where = nameOf(from->object());
        add(where + QStringLiteral(" name"), from->text(QAccessible::Name));
        add(where + QStringLiteral(" description"), from->text(QAccessible::Description));
        add(where + QStringLiteral(" value"), from->text(QAccessible::Value));
        add(where + QStringLiteral(" help"), from->text(QAccessible::Help));
        if (QAccessibleValueInterface *value = from->valueInterface())
            add(where + QStringLiteral(" value"), value->currentValue().toString());
        if (QAccessibleTextInterface *text = from->textInterface())
            add(where + QStringLiteral(" text"), text->text(0, text->characterCount()));
        for (int i = 0; i < from->childCount(); ++i)
            readTree(from->child(i));
        if (QAccessibleTableInterface *table = from->tableInterface())
            readTable(where, *table);
    }

    void readWidget(const QWidget &widget)
    {
        if (!widget.isVisible())
            return;
        add(nameOf(&widget) + QStringLiteral(" tooltip"), widget.toolTip());
        add(nameOf(&widget) + QStringLiteral(" text"), widget.property("text").toString());
        for (const QObject *child : widget.children()) {
            if (const auto *inner = qobject_cast<const QWidget *>(child))
                readWidget(*inner);
        }
    }

    void add(const QString &where, const QString &text)
    {
        if (!text.isEmpty())
            m_texts.push_back({where, plainText(text)});
    }

private:
    void readTable(const QString &where, QAccessibleTableInterface &table)
    {
        for (int row = 0; row < table.rowCount(); ++row) {
            for (int column = 0; column < table.columnCount(); ++column) {
                if (QAccessibleInterface *cell = table.cellAt(row, column))
                    add(where + QStringLiteral(" cell"), cell->text(QAccessible::Name));
            }
        }
    }

    static QString nameOf(const QObject *object)
    {
        return object ? QStringLiteral("%1 %2").arg(QLatin1String(object->metaObject()->className()),
                                                    object->objectName())
                      : QStringLiteral("item");
    }

    std::vector<RenderedText> &m_texts;
};

} // namespace

QString plainText(QString text)
{
    for (const char16_t mark :
         {u'\u200e', u'\u200f', u'\u061c', u'\u2066', u'\u2067', u'\u2068', u'\u2069', u'\u00ad'})
        text.remove(QChar(mark));
    for (const char16_t space : {u'\u00a0', u'\u202f', u'\u2009'})
        text.replace(QChar(space), QLatin1Char(' '));
    return text;
}

std::vector<RenderedText> renderedTexts(QWidget &window)
{
    std::vector<RenderedText> texts;
    Reader reader(texts);
    reader.add(QStringLiteral("window title"), window.windowTitle());
    reader.readTree(QAccessible::queryAccessibleInterface(&window));
    reader.readWidget(window);
    return texts;
}

} // namespace rp
