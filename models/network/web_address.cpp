// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/network/web_address.h"

#include <QCoreApplication>
#include <QtNetwork/QHostAddress>

namespace rp {
namespace {

struct AddressWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::WebAddress)
};

bool isThisMachine(const QString &host)
{
    return host == QLatin1String("localhost") || QHostAddress(host).isLoopback();
}

QString addressFault(const QUrl &url, PlainHttp plain)
{
    if (!url.isValid() || url.host().isEmpty())
        //: a reason inside a sentence that names an address
        return AddressWords::tr("it is no address; write it like %1")
            .arg(QStringLiteral("https://example.org/folder"));
    const bool isPlain = url.scheme() == QLatin1String("http");
    if (!isPlain && url.scheme() != QLatin1String("https"))
        return AddressWords::tr("it has to begin with https://");
    if (isPlain && plain == PlainHttp::ThisMachine && !isThisMachine(url.host()))
        return AddressWords::tr("http:// is open to all who listen; use https://");
    if (!url.password(QUrl::FullyEncoded).isEmpty() || url.hasQuery() || url.hasFragment())
        //: keep ? and # as they are
        return AddressWords::tr("leave out the password, and what follows a ? or #");
    return {};
}

} // namespace

WebAddress webAddress(const QString &text, PlainHttp plain)
{
    QUrl url(text, QUrl::StrictMode);
    WebAddress address;
    address.reason = addressFault(url, plain);
    if (!address.isGood())
        return address;
    address.user = url.userName(QUrl::FullyDecoded);
    url.setUserInfo(QString());
    address.url = url;
    return address;
}

QUrl inWebFolder(const QUrl &folder, const QString &name)
{
    QString path = folder.path(QUrl::FullyEncoded);
    if (!path.endsWith(QLatin1Char('/')))
        path += QLatin1Char('/');
    QUrl found = folder;
    found.setPath(path + QString::fromLatin1(QUrl::toPercentEncoding(name)), QUrl::TolerantMode);
    return found;
}

bool isWebAddress(const QString &text)
{
    return text.startsWith(QLatin1String("https://")) || text.startsWith(QLatin1String("http://"));
}

} // namespace rp
