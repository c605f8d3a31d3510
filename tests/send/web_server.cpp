// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/send/web_server.h"

#include <QFile>
#include <QProcess>
#include <QTimer>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslConfiguration>
#include <QtNetwork/QSslKey>
#include <QtNetwork/QSslServer>
#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>

namespace rp::test {

WebServer::WebServer(Answer answer)
    : m_answer(std::move(answer))
{
    listen(std::make_unique<QTcpServer>());
}

WebServer::~WebServer() = default;

void WebServer::listen(std::unique_ptr<QTcpServer> server)
{
    m_server = std::move(server);
    if (!m_server->listen(QHostAddress::LocalHost))
        qFatal("a test can't listen");
    connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, this, [this] {
        while (QTcpSocket *socket = m_server->nextPendingConnection()) {
            ++m_connections;
            const auto bytes = std::make_shared<QByteArray>();
            connect(socket, &QTcpSocket::readyRead, this, [this, socket, bytes] { read(socket, *bytes); });
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            read(socket, *bytes);
        }
    });
}

QString WebServer::useTls(const QString &folder)
{
    const QString key = folder + QStringLiteral("/key.pem");
    const QString certificate = folder + QStringLiteral("/certificate.pem");
    QProcess openssl;
    openssl.start(QStringLiteral("openssl"),
                  QStringLiteral("req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext "
                                 "subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout %1 -out %2")
                      .arg(key, certificate)
                      .split(u' '));
    if (!openssl.waitForFinished() || openssl.exitCode() != 0)
        return {};
    QFile file(key);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setPrivateKey(QSslKey(&file, QSsl::Rsa));
    configuration.setLocalCertificateChain(QSslCertificate::fromPath(certificate));
    auto server = std::make_unique<QSslServer>();
    server->setSslConfiguration(configuration);
    m_isTls = true;
    listen(std::move(server));
    return certificate;
}

QString WebServer::address(const char *path) const
{
    return QStringLiteral("%1://127.0.0.1:%2%3")
        .arg(m_isTls ? QStringLiteral("https") : QStringLiteral("http"))
        .arg(m_server->serverPort())
        .arg(QLatin1String(path));
}

void WebServer::read(QTcpSocket *socket, QByteArray &bytes)
{
    bytes += socket->readAll();
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    if (end < 0)
        return;
    HeardRequest request;
    const QList<QByteArray> lines = bytes.left(end).split('\n');
    const QList<QByteArray> first = lines.front().trimmed().split(' ');
    request.verb = first.value(0);
    request.path = first.value(1);
    for (const QByteArray &line : lines.mid(1)) {
        const qsizetype colon = line.indexOf(':');
        request.headers.insert(line.left(colon).toLower(), line.mid(colon + 1).trimmed());
    }
    request.body = bytes.mid(end + 4);
    if (request.body.size() < request.headers.value("content-length").toInt())
        return;
    bytes.clear();
    m_heard.push_back(request);
    const ServedAnswer answer = m_answer(request);
    if (answer.manner == ServedAnswer::Manner::Silent)
        return;
    QByteArray said =
        "HTTP/1.1 " + QByteArray::number(answer.status) +
        " As it is\r\nConnection: close\r\nContent-Length: " + QByteArray::number(answer.body.size()) +
        "\r\n";
    for (const auto &[name, value] : answer.headers)
        said += name + ": " + value + "\r\n";
    if (answer.manner == ServedAnswer::Manner::EndlessHead)
        return sayForEver(socket, said, QByteArray("X-More: of the same\r\n").repeated(1'000));
    if (answer.manner == ServedAnswer::Manner::EndlessPatience)
        return sayForEver(socket, {}, QByteArray("HTTP/1.1 100 Continue\r\n\r\n").repeated(1'000));
    if (answer.manner == ServedAnswer::Manner::EndlessBody)
        return sayForEver(socket, "HTTP/1.1 200 OK\r\n\r\n", QByteArray(10'000, ' '));
    if (answer.manner == ServedAnswer::Manner::Dripping) {
        socket->write("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n");
        auto *drip = new QTimer(socket);
        connect(drip, &QTimer::timeout, socket, [socket] { socket->write(" "); });
        drip->start(20);
        return;
    }
    said += "\r\n" + answer.body;
    socket->write(answer.manner == ServedAnswer::Manner::Cut ? said.left(said.size() / 2) : said);
    socket->disconnectFromHost();
}

void WebServer::sayForEver(QTcpSocket *socket, const QByteArray &head, const QByteArray &words)
{
    connect(socket, &QTcpSocket::bytesWritten, this, [socket, words] {
        if (socket->bytesToWrite() < words.size())
            socket->write(words);
    });
    socket->write(head + words);
}

} // namespace rp::test
