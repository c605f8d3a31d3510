// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

namespace rp {

/// An address that the program may go to.
struct WebAddress
{
    QUrl url;       ///< without the name
    QString user;   ///< the name in front of the host; may be empty
    QString reason; ///< why it is none, as a translated clause; empty: it is one

    bool isGood() const { return reason.isEmpty(); }
};

/// Where an address may begin with http, so that whoever listens on the way reads all of it.
enum class PlainHttp
{
    ThisMachine,
    Anywhere
};

/// https with a host and, if need be, a name in front of it. What a password or a question in it would give
/// away stands in no address: they end up in logs.
WebAddress webAddress(const QString &text, PlainHttp plain = PlainHttp::ThisMachine);

/// The address of what has this name in a folder; the name is one part of it, whatever letters it has.
QUrl inWebFolder(const QUrl &folder, const QString &name);

/// Does it name a place in the web, so that it is no folder of this machine?
bool isWebAddress(const QString &text);

} // namespace rp
