// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

class QTcpServer;
class QTcpSocket;

namespace rp::test {

struct HeardRequest
{
    QByteArray verb;
    QByteArray path;
    QHash<QByteArray, QByteArray> headers; ///< names in small letters
    QByteArray body;
};

struct ServedAnswer
{
    enum class Manner
    {
        Whole,
        Cut,            ///< the connection ends in the middle of it
        Silent,         ///< nothing is ever said
        Dripping,       ///< its head comes, and then a byte of its body now and then
        EndlessBody,    ///< as fast as it is read
        EndlessHead,    ///< likewise
        EndlessPatience ///< 100 Continue, over and over
    };
    int status = 200;
    QByteArray body;
    std::vector<std::pair<QByteArray, QByteArray>> headers;
    Manner manner = Manner::Whole;
};

/// A server on this machine alone, which any event loop of its thread serves.
class WebServer : public QObject
{
    Q_OBJECT
public:
    using Answer = std::function<ServedAnswer(const HeardRequest &)>;

    explicit WebServer(Answer answer);
    ~WebServer() override;

    /// Speaks TLS, with a certificate for localhost that nobody has signed. Needs the program openssl.
    /// Returns the certificate's file; empty when there can be none.
    QString useTls(const QString &folder);
    void setAnswer(Answer answer) { m_answer = std::move(answer); }

    QString address(const char *path) const;
    const std::vector<HeardRequest> &heard() const { return m_heard; }
    int connections() const { return m_connections; }

private:
    void listen(std::unique_ptr<QTcpServer> server);
    void read(QTcpSocket *socket, QByteArray &bytes);
    /// Says the words again and again, as long as the socket takes it.
    void sayForEver(QTcpSocket *socket, const QByteArray &head, const QByteArray &words);

    Answer m_answer;
    std::unique_ptr<QTcpServer> m_server;
    std::vector<HeardRequest> m_heard;
    int m_connections = 0;
    bool m_isTls = false;
};

} // namespace rp::test
