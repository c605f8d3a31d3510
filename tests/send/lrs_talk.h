// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/send/lrs_sender.h"
#include "tests/send/fake_lrs.h"

namespace rp::test {

inline constexpr SendPace hasty{3, 1, 5};

/// Sends to a server that answers in this way. A copy of the client's own answers: what it heard.
struct Sent
{
    Delivery delivery;
    std::vector<HeardRequest> heard;
};

inline Sent sendTo(const WebServer::Answer &answer, const nlohmann::json &statements,
                   const WebLogin &login = {}, WebPatience patience = {2'000, 5'000})
{
    const WebServer server(answer);
    WebClient client(login, patience);
    LrsSender sender(client, QUrl(server.address("/xapi/")), hasty);
    Delivery delivery = sender.deliver(statements);
    return {std::move(delivery), server.heard()};
}

inline ServedAnswer just(int status, const QByteArray &body = {})
{
    ServedAnswer answer;
    answer.status = status;
    answer.body = body;
    answer.headers = {{"X-Experience-API-Version", "1.0.3"}};
    return answer;
}

} // namespace rp::test
