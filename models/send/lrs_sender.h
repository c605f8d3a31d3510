// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/network/web_client.h"

#include <QString>
#include <QUrl>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

namespace rp {

/// How often a request is tried, and how long it waits in between: the first time, then twice as long each
/// time, or as long as the server asks for (Retry-After), up to the longest.
struct SendPace
{
    int tries = 5;
    int firstWait_ms = 1'000;
    int longestWait_ms = 60'000;
    int inVain_ms = 300'000; ///< for all requests that brought nothing there, with the waits between them
};

/// What became of some statements.
struct Delivery
{
    int taken = 0; ///< by the LRS, just now
    int there = 0; ///< it had them already
    int other = 0; ///< it has other statements under their ids; sending them again would change nothing
    nlohmann::json left = nlohmann::json::array();
    QString problem;        ///< why some are left, as a translated clause about the address
    bool isStopped = false; ///< there is no use in sending it more
};

/// Sends statements to the statements resource of an LRS: Experience API 1.0.3, part three
/// (https://github.com/adlnet/xAPI-Spec/blob/1.0.3/xAPI-Communication.md). An LRS takes a request as a whole
/// or not at all, so one that it refuses is taken apart to find the statement that it means. Only what it
/// says that it has is taken.
class LrsSender
{
public:
    /// @param client outlives it
    LrsSender(WebClient &client, const QUrl &endpoint, SendPace pace = {});

    Delivery deliver(const nlohmann::json &statements);

    /// Asks what it has of those whom the statements are about, because to one that it has it says “200” as
    /// to a new one. What it has is `there` or `other` and need not be sent; `left` is all that may be new,
    /// which is everything where it does not let itself be read.
    Delivery lookUp(const nlohmann::json &statements);

private:
    void send(const nlohmann::json &statements, Delivery &delivery);
    void takeNamed(const nlohmann::json &statements, const WebAnswer &answer, Delivery &delivery);
    /// By id, what it has of an actor of the wanted ones; what could be read.
    std::map<std::string, nlohmann::json> statementsAbout(const nlohmann::json &actor,
                                                          const std::set<std::string> &wanted);
    void lookAtConflict(const nlohmann::json &statement, const WebAnswer &answer, Delivery &delivery);
    WebAnswer post(const nlohmann::json &statements);
    WebAnswer askPatiently(const WebRequest &request);
    QUrl addressOf(const nlohmann::json &statement) const;
    WebAnswer get(const QUrl &address);

    WebClient &m_client;
    QUrl m_statements;
    SendPace m_pace;
    qint64 m_inVain_ms = 0;
    bool m_isReadable = true; ///< as far as was tried
};

} // namespace rp
