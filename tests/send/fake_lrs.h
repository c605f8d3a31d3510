// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/send/web_server.h"

#include <QUrlQuery>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace rp::test {

/// An LRS that checks the protocol: Experience API 1.0.3, parts two and three.
class FakeLrs
{
public:
    /// What is wrong with requests and statements so far, for people.
    const QStringList &complaints() const { return m_complaints; }
    const std::map<std::string, nlohmann::json> &stored() const { return m_stored; }
    void store(const nlohmann::json &statement) { m_stored[statement["id"]] = statement; }

    /// Whom it lets in: "Basic …"; empty: everybody.
    void setLogin(const QByteArray &login) { m_login = login; }
    /// A word in a statement that it refuses with 400.
    void setDislike(const std::string &word) { m_dislike = word; }
    /// Whoever may write need not be let read.
    void setReadable(bool readable) { m_isReadable = readable; }

    ServedAnswer answer(const HeardRequest &request);

private:
    ServedAnswer say(int status, const nlohmann::json &body = nullptr) const;
    ServedAnswer show(const std::string &id) const;
    /// What it has of an agent, a page at a time.
    ServedAnswer list(const QUrlQuery &query);
    void checkResult(const nlohmann::json &result);
    ServedAnswer take(const nlohmann::json &statements, bool isSingle);
    void check(const nlohmann::json &statement);
    void demand(bool isGood, const char *what);

    std::map<std::string, nlohmann::json> m_stored;
    QStringList m_complaints;
    QByteArray m_login;
    std::string m_dislike;
    bool m_isReadable = true;
};

/// Statements as the program makes them, with ids of their own.
nlohmann::json someStatements(int count, int from = 0);

} // namespace rp::test
