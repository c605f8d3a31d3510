// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/network/web_client.h"

#include "models/text/format.h"
#include "models/text/plain_text.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QThread>
#include <QTimer>
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QNetworkAccessManager>
#include <QtNetwork/QNetworkProxy>
#include <QtNetwork/QNetworkReply>
#include <QtNetwork/QNetworkRequest>
#include <QtNetwork/QSslError>

namespace rp {
namespace {

constexpr qsizetype longestBody_bytes = 256 * 1024;
constexpr int interruptionEvery_ms = 100;
constexpr qint64 managersPatience_ms = 4500; ///< a little less than Qt waits

struct ClientWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::WebClient)
};

class ProxyOfSystem : public QNetworkProxyFactory
{
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        const QString host = query.peerHostName();
        if (host == QLatin1String("localhost") || QHostAddress(host).isLoopback())
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        return systemProxyForQuery(query);
    }
};

QNetworkRequest requestOf(const WebRequest &asked, const WebLogin &login, const WebPatience &patience)
{
    using Request = QNetworkRequest;
    Request request(asked.url);
    request.setAttribute(Request::RedirectPolicyAttribute, Request::ManualRedirectPolicy);
    request.setAttribute(Request::Http2AllowedAttribute, false);
    request.setAttribute(Request::CacheLoadControlAttribute, Request::AlwaysNetwork);
    request.setAttribute(Request::CacheSaveControlAttribute, false);
    request.setAttribute(Request::CookieLoadControlAttribute, Request::Manual);
    request.setAttribute(Request::CookieSaveControlAttribute, Request::Manual);
    request.setAttribute(Request::AuthenticationReuseAttribute, Request::Manual);
    request.setTransferTimeout(patience.silence_ms);
    request.setRawHeader("Accept-Encoding", "identity"); // nothing that unpacks to more than came
    request.setRawHeader("User-Agent", "Ridgepoint/" + QCoreApplication::applicationVersion().toLatin1());
    if (!login.user.isEmpty()) {
        const QByteArray told = (login.user + QLatin1Char(':') + login.password).toUtf8().toBase64();
        request.setRawHeader("Authorization", "Basic " + told);
    }
    for (const auto &[name, value] : asked.headers)
        request.setRawHeader(name, value);
    return request;
}

/// What a stranger says, as a part of a sentence: one line, nothing that could be taken for HTML.
QString strangersWords(const QByteArray &bytes, qsizetype most)
{
    const QString said = plainText(QString::fromUtf8(bytes.left(4 * most)), most);
    return said.isEmpty() || said.contains(QLatin1Char('<')) ? QString() : Format::isolate(said);
}

/// An answer came, whatever it says; the rest are failures on the way to it.
bool isAnswered(QNetworkReply::NetworkError error)
{
    return error == QNetworkReply::NoError || error == QNetworkReply::ProtocolInvalidOperationError || // 400
           (error >= QNetworkReply::ContentAccessDenied && error <= QNetworkReply::UnknownContentError) ||
           (error >= QNetworkReply::InternalServerError && error <= QNetworkReply::UnknownServerError);
}

/// Why an answer was not waited for.
enum class GivenUp
{
    Not,
    OutOfTime,
    TooLong
};

WebAnswer answerOf(QNetworkReply &reply, QByteArray body, GivenUp given, const QString &certificate)
{
    WebAnswer answer;
    answer.body = std::move(body);
    if (given == GivenUp::TooLong) {
        //: a clause inside a sentence that names an address
        answer.failure = ClientWords::tr("its answer is too long");
        answer.isLasting = true;
    } else if (!certificate.isEmpty()) {
        //: a clause inside a sentence that names an address; %1 is what the system says of the certificate
        answer.failure = ClientWords::tr("its certificate is not accepted (%1)").arg(certificate);
        answer.isLasting = true;
    } else if (given == GivenUp::OutOfTime || reply.error() == QNetworkReply::OperationCanceledError) {
        answer.failure = ClientWords::tr("it does not answer in time");
    } else if (!isAnswered(reply.error())) {
        answer.failure = reply.errorString();
    } else {
        answer.status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        for (const auto &[name, value] : reply.rawHeaderPairs())
            answer.headers.insert(name.toLower(), value);
    }
    return answer;
}

} // namespace

bool WebAnswer::isPassing() const
{
    if (status == 0)
        return !isLasting;
    return status == 408 || status == 429 || (status >= 500 && status != 501 && status != 505);
}

QString WebAnswer::text() const
{
    if (status == 0)
        return failure;
    if (status == 401 || status == 403)
        //: a clause inside a sentence that names an address; %1 is a number such as 401
        return ClientWords::tr("it does not accept the name or the password (%1)").arg(status);
    if (status >= 300 && status < 400)
        //: likewise; %1 is a number such as 301, %2 an address
        return ClientWords::tr("it sends us on (%1): use %2")
            .arg(QString::number(status), strangersWords(headers.value("location"), 200));
    const QString said = strangersWords(body, 120);
    //: likewise; %1 is a number such as 500, %2 what the server says about it
    return said.isEmpty() ? ClientWords::tr("it answers with %1").arg(status)
                          : ClientWords::tr("it answers with %1: %2").arg(QString::number(status), said);
}

WebClient::WebClient(WebLogin login, WebPatience patience)
    : m_login(std::move(login))
    , m_patience(patience)
{
}

WebClient::~WebClient() = default;

WebAnswer WebClient::ask(const WebRequest &request)
{
    if (!m_manager) {
        m_manager = std::make_unique<QNetworkAccessManager>();
        m_manager->setProxyFactory(new ProxyOfSystem); // which the manager owns
    }
    std::unique_ptr<QNetworkReply> reply(
        m_manager->sendCustomRequest(requestOf(request, m_login, m_patience), request.verb, request.body));
    QByteArray body;
    QString certificate;
    GivenUp given = GivenUp::Not;
    reply->setReadBufferSize(longestBody_bytes); // where it comes faster than it is read
    QEventLoop loop;
    QTimer watch;
    QTimer end;
    end.setSingleShot(true);
    const auto giveUp = [&](GivenUp why) {
        given = why;
        reply->abort();
    };
    QObject::connect(&end, &QTimer::timeout, reply.get(), [&] { giveUp(GivenUp::OutOfTime); });
    QObject::connect(&watch, &QTimer::timeout, reply.get(), [&] {
        if (QThread::currentThread()->isInterruptionRequested())
            giveUp(GivenUp::OutOfTime);
    });
    QObject::connect(reply.get(), &QNetworkReply::sslErrors, &loop, [&](const QList<QSslError> &errors) {
        certificate = errors.constFirst().errorString();
    });
    const auto take = [&] {
        body += reply->read(longestBody_bytes - body.size());
        if (body.size() >= longestBody_bytes)
            giveUp(GivenUp::TooLong); // no answer to what is asked here has such a length
    };
    QObject::connect(reply.get(), &QNetworkReply::readyRead, &loop, take);
    QObject::connect(reply.get(), &QNetworkReply::finished, &loop, &QEventLoop::quit);
    watch.start(interruptionEvery_ms);
    end.start(m_patience.whole_ms);
    if (!reply->isFinished())
        loop.exec();
    if (reply->isOpen()) // no more when it was given up
        body += reply->read(longestBody_bytes - body.size());
    WebAnswer answer = answerOf(*reply, std::move(body), given, certificate);
    reply.reset();
    if (given != GivenUp::Not && !letGo()) {
        answer.failure = ClientWords::tr("its answer is too long");
        answer.isLasting = true;
    }
    return answer;
}

/// Qt reads a head in a thread of the manager's, byte by byte for as long as there are any, and meanwhile
/// hears of no abort: the manager waits five seconds for it, and then leaves it. False when it had to; the
/// next request needs another manager in any case.
bool WebClient::letGo()
{
    QElapsedTimer waited;
    waited.start();
    m_manager.reset();
    return waited.elapsed() < managersPatience_ms;
}

} // namespace rp
