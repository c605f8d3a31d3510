// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/network/web_folder.h"

#include "models/json/file_reader.h"
#include "models/json/json_limits.h"
#include "models/network/web_address.h"

#include <QCoreApplication>

namespace rp {
namespace {

struct FolderWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::WebFolder)
};

} // namespace

QString putInWeb(WebClient &client, const QUrl &url, const QByteArray &bytes)
{
    const WebAnswer answer = client.ask({"PUT", url, {{"Content-Type", "application/json"}}, bytes});
    // A page that asks for a login, or a proxy, may say 200 to this as well.
    if (answer.status == 200 && answer.headers.value("content-type").toLower().startsWith("text/html"))
        return FolderWords::tr("a page answers there, and no folder");
    if (answer.status == 200 || answer.status == 201 || answer.status == 204)
        return {};
    if (answer.status == 404 || answer.status == 409)
        //: a clause inside a sentence that names an address
        return FolderWords::tr("there is no such folder");
    return answer.text();
}

QString passwordInFile(const QString &path, QString *reason)
{
    const FileReading file = readWholeFile(path);
    *reason = file.reason;
    const qsizetype end = file.bytes.indexOf('\n');
    const QByteArray line = end < 0 ? file.bytes : file.bytes.left(end);
    if (line.contains('\0')) // at which some server would stop
        *reason = jsonExcess(QByteArray(1, '\0'));
    return QString::fromUtf8(line).remove(QLatin1Char('\r'));
}

std::function<QString(const QString &address, const QByteArray &bytes)>
webWriter(const QString &user, const QString &passwordFile, WebPatience patience)
{
    return [=](const QString &address, const QByteArray &bytes) {
        WebLogin login{user, {}};
        if (!passwordFile.isEmpty()) {
            QString reason;
            login.password = passwordInFile(passwordFile, &reason);
            if (!reason.isEmpty())
                return QStringLiteral("%1: %2").arg(passwordFile, reason);
        }
        WebClient client(login, patience);
        return putInWeb(client, QUrl(address), bytes);
    };
}

} // namespace rp
