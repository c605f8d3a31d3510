// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QUrl>
#include <memory>
#include <utility>
#include <vector>

class QNetworkAccessManager;

namespace rp {

/// Whom a server takes us for. It is told in the first request already (Basic, RFC 7617).
struct WebLogin
{
    QString user; ///< empty: nobody
    QString password;
};

/// How long a server may take.
struct WebPatience
{
    int silence_ms = 30'000; ///< in which not a byte comes or goes
    int whole_ms = 60'000;   ///< also where a byte comes now and then
};

struct WebRequest
{
    QByteArray verb; ///< "POST"
    QUrl url;
    std::vector<std::pair<QByteArray, QByteArray>> headers;
    QByteArray body;
};

struct WebAnswer
{
    int status = 0;                        ///< of HTTP; 0: no whole answer came
    QHash<QByteArray, QByteArray> headers; ///< names in small letters
    QByteArray body;                       ///< less than 256 KiB: a longer one is a failure
    QString failure;                       ///< a translated clause, where no answer came
    bool isLasting = false;                ///< another try would end in the same failure

    /// The server may take it later.
    bool isPassing() const;
    /// Why it is no success, as a translated clause; for any status.
    QString text() const;
};

/// One request after the other. Certificates are checked, no redirect is followed, nothing is kept: neither
/// cookies nor copies. The system's proxy is used, but not for this machine.
///
/// Blocks the thread that calls it, so nothing with a window calls it from the thread of the windows; ends
/// soon after the thread's requestInterruption(). Belongs to the thread that first asks.
class WebClient
{
public:
    explicit WebClient(WebLogin login = {}, WebPatience patience = {});
    ~WebClient();
    WebClient(const WebClient &) = delete;
    WebClient &operator=(const WebClient &) = delete;

    WebAnswer ask(const WebRequest &request);

private:
    bool letGo();

    WebLogin m_login;
    WebPatience m_patience;
    std::unique_ptr<QNetworkAccessManager> m_manager;
};

} // namespace rp
