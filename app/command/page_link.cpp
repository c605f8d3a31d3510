// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/page_link.h"

#include <QLocale>
#include <QRegularExpression>
#include <QUrl>

namespace rp {
namespace {

constexpr QLatin1String linkScheme("ridgepoint:");

QString placeText(const PlaceArgument &place)
{
    if (place.isHome)
        return QStringLiteral("home");
    if (place.review)
        return QStringLiteral("review/") + reviewTabKey(*place.review);
    if (place.place.act.isEmpty())
        return place.lab;
    return QStringLiteral("%1/%2/%3").arg(place.lab, place.place.act, stepKey(place.place.step));
}

QString settingOf(const NamedValue &set)
{
    return QStringLiteral("%1=%2").arg(set.name.text(), set.value.toString());
}

/// A word that a shell takes as it is.
QString quoted(QString word)
{
    static const QRegularExpression plain(
        QRegularExpression::anchoredPattern(QStringLiteral("[A-Za-z0-9_./=:+-]+")));
    if (plain.match(word).hasMatch())
        return word;
    return QLatin1Char('\'') + word.replace(QLatin1Char('\''), QLatin1String("'\\''")) + QLatin1Char('\'');
}

} // namespace

bool isLink(const QString &word)
{
    return word.startsWith(linkScheme, Qt::CaseInsensitive);
}

std::optional<PageLink> linkFromUri(const QString &uri)
{
    const QString rest = uri.mid(linkScheme.size());
    QString path = rest.section(QLatin1Char('?'), 0, 0);
    // Browsers and the like make ridgepoint:lab07 longer.
    while (path.startsWith(QLatin1Char('/')))
        path.remove(0, 1);
    while (path.endsWith(QLatin1Char('/')))
        path.chop(1);
    const auto place = placeFromArgument(QUrl::fromPercentEncoding(path.toUtf8()));
    if (!isLink(uri) || !place)
        return std::nullopt;
    PageLink link{*place, {}};
    const QStringList sets = rest.section(QLatin1Char('?'), 1).split(QLatin1Char('&'), Qt::SkipEmptyParts);
    for (const QString &one : sets) {
        const auto set = settingFromArgument(QUrl::fromPercentEncoding(one.toUtf8()));
        if (!set)
            return std::nullopt;
        link.sets.push_back(*set);
    }
    if (!link.sets.empty() && (!place->isOfLab() || place->place.act.isEmpty()))
        return std::nullopt;
    return link;
}

QString uriOf(const PageLink &link)
{
    const auto encoded = [](const QString &text) {
        return QString::fromLatin1(QUrl::toPercentEncoding(text, "/.:="));
    };
    QString uri = linkScheme + encoded(placeText(link.place));
    QLatin1Char before('?');
    for (const NamedValue &set : link.sets) {
        uri += before + encoded(settingOf(set));
        before = QLatin1Char('&');
    }
    return uri;
}

QString commandOf(const PageLink &link)
{
    QString command = QStringLiteral("ridgepoint --open ") + quoted(placeText(link.place));
    for (const NamedValue &set : link.sets)
        command += QStringLiteral(" --set ") + quoted(settingOf(set));
    return command;
}

std::optional<NamedValue> settingFromArgument(const QString &text)
{
    const qsizetype equals = text.indexOf(QLatin1Char('='));
    const PanelName name = PanelName::parse(text.left(equals));
    if (equals <= 0 || name.name.isEmpty() || equals == text.size() - 1)
        return std::nullopt;
    return NamedValue{name, text.mid(equals + 1)};
}

QString settingText(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Bool:
        return value.toBool() ? QStringLiteral("on") : QStringLiteral("off");
    case QMetaType::Double:
        return QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    default:
        return value.toString();
    }
}

} // namespace rp
