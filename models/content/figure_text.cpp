// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/figure_text.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace rp {
namespace {

struct Placeholders
{
    Q_DECLARE_TR_FUNCTIONS(rp::Placeholders)
};

bool isName(const QString &text)
{
    static const QRegularExpression name(QStringLiteral("^[a-z][a-z0-9_]*$"));
    return name.match(text).hasMatch();
}

/// "figure" or "panel.figure", for what was measured with a variant behind it: "figure@variant".
bool isQualifiedName(const QString &text, bool isMeasured)
{
    const PanelName name = PanelName::parse(text);
    static const QRegularExpression variant(QStringLiteral("@[a-z0-9_]*$"));
    return isName(isMeasured ? QString(name.name).remove(variant) : name.name) &&
           (!text.contains(QLatin1Char('.')) || isName(name.panel));
}

QVariant valueOf(const QString &text)
{
    if (text == QLatin1String("true") || text == QLatin1String("false"))
        return text == QLatin1String("true");
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber ? QVariant(number) : QVariant(text);
}

/// "workload=kws,mode=eager" into a map; false when it is anything else.
bool readInputs(const QString &text, QVariantMap &inputs)
{
    const QStringList pairs = text.split(QLatin1Char(','));
    for (const QString &pair : pairs) {
        const qsizetype equals = pair.indexOf(QLatin1Char('='));
        const QString name = pair.left(equals).trimmed();
        const QString value = equals < 0 ? QString() : pair.mid(equals + 1).trimmed();
        if (!isName(name) || value.isEmpty() || inputs.contains(name))
            return false;
        inputs.insert(name, valueOf(value));
    }
    return true;
}

bool readReference(const QString &inside, FigureReference &reference)
{
    const qsizetype bar = inside.indexOf(QLatin1Char('|'));
    reference.live = bar < 0;
    const QString figure = (bar < 0 ? inside : inside.left(bar)).trimmed();
    reference.figure = FigureRef::parse(figure);
    // What a machine had is had at settings of its own, never where the instrument stands.
    return isQualifiedName(figure, !reference.live) &&
           (reference.live || readInputs(inside.mid(bar + 1), reference.inputs));
}

} // namespace

FigureReferences parseFigureReferences(const QString &text)
{
    FigureReferences found;
    qsizetype from = 0;
    while (true) {
        static const QRegularExpression brace(QStringLiteral("[{}]"));
        const qsizetype open = text.indexOf(brace, from);
        if (open < 0)
            return found;
        const qsizetype close = text.indexOf(brace, open + 1);
        if (text.at(open) == QLatin1Char('}') || close < 0 || text.at(close) == QLatin1Char('{')) {
            found.error = Placeholders::tr("a brace of a figure placeholder has no partner");
            return found;
        }
        FigureReference reference;
        reference.begin = open;
        reference.length = close - open + 1;
        if (!readReference(text.mid(open + 1, reference.length - 2), reference)) {
            found.error = Placeholders::tr("the figure placeholder %1 is malformed")
                              .arg(Format::isolate(text.mid(open, reference.length)));
            return found;
        }
        found.references.push_back(reference);
        from = close + 1;
    }
}

QString resolveFigures(const QString &translated, const Bench &bench)
{
    const FigureReferences found = parseFigureReferences(translated);
    if (!found.error.isEmpty())
        return translated;
    QString text = translated;
    // From the end, so that the positions before stay valid.
    for (auto it = found.references.rbegin(); it != found.references.rend(); ++it) {
        if (!bench.hasFigure(it->figure))
            continue;
        putIn(text, it->begin, it->length,
              it->live ? bench.figureText(it->figure) : bench.figureTextFor(it->inputs, it->figure));
    }
    return text;
}

} // namespace rp
