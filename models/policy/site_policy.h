// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/json/json_schema.h"
#include "models/policy/exam.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace rp {

/// What a site has chosen for its learners.
template<typename Value>
struct SiteChoice
{
    Value value{};
    bool isFixed = false; ///< else it holds until the learner chooses
    bool operator==(const SiteChoice &) const = default;
};

/// Who uses the program, as the system's accounts have it: the environment can be set by everyone.
struct Account
{
    QString name;
    QString home;
};
Account currentAccount();

/// A folder that a policy names, for one account.
struct PolicyFolder
{
    QString path;   ///< absolute
    QString reason; ///< why it is none, as a translated clause; empty: it is one
};

/// A folder of this machine or in the web that a policy names, for one account.
struct PolicyPlaceToCopy
{
    QString place;  ///< an absolute path or an address
    QString user;   ///< of the address; may be empty
    QString reason; ///< as that of a folder
};

/// Takes a leading ~ for the account's home folder and $USER or ${USER} for its name, and nothing else for
/// anything: no other variable, and no path that begins where the program happens to stand.
PolicyFolder policyFolder(const QString &text, const Account &account);

/// Likewise, or an address that begins with https:// (see webAddress()), where $USER is the account's name as
/// well.
PolicyPlaceToCopy policyPlaceToCopy(const QString &text, const Account &account);

/// What whoever looks after the machines decides for everyone who uses them, see
/// resources/schemas/policy.schema.json. What is made without a file is the program as it is anywhere.
///
/// A fault makes nothing looser: then steps stay locked, nothing is projected, copied or exported, and
/// nothing is said of answers, whatever the rest says; what is in order and places or narrows (language,
/// theme, folder, labs, exam, exports) still holds.
struct SitePolicy
{
    QString file;                                ///< what it was read from; empty: there is none
    std::vector<JsonProblem> faults;             ///< empty: it holds as written
    std::optional<SiteChoice<QString>> language; ///< code of one that the program speaks
    QStringList languages;                       ///< codes of those that are offered; empty: all
    std::optional<SiteChoice<QString>> theme;    ///< key
    std::optional<int> textPercent;
    std::optional<SiteChoice<QString>> dataDir; ///< absolute
    QStringList labs;                           ///< ids in their order; empty: all
    QStringList content;                        ///< absolute folders with labs of the site's own
    bool areGatesAdvisory = false;
    bool isPresenterAllowed = true; ///< so is the guide for teachers
    /// Minutes without a hand on a machine that is open to everyone, after which the next learner begins
    /// anew; none: it is not such a machine.
    std::optional<int> kioskIdle_min;
    /// An absolute folder, or the address of one in the web; empty: nothing is copied.
    QString copyTo;
    QString copyUser;                   ///< whom a folder in the web takes us for; empty: nobody
    QString copyPasswordFile;           ///< absolute; empty: there is no password
    std::optional<Exam> exam;           ///< also one that is over
    QString examFolder;                 ///< absolute, where its sessions are noted; empty: none is named
    std::optional<QStringList> exports; ///< endings of the files that may be exported; none: all of them
    QString logFile;                    ///< absolute; empty: none is kept

    /// The exam, while it lasts.
    std::optional<Exam> examAt(const QDateTime &now) const
    {
        return exam && exam->isOn(now) ? exam : std::nullopt;
    }
    /// Whether anything may be opened that shows answers.
    bool areAnswersAllowed(const QDateTime &now) const { return isPresenterAllowed && !examAt(now); }
    /// Where the sessions of an exam are noted: its folder, else the one of this machine into which work is
    /// copied; empty: nowhere.
    QString examPlace() const;
    bool isKiosk() const { return kioskIdle_min.has_value(); }
    bool isThere() const { return !file.isEmpty(); }
    bool isFaulty() const { return !faults.empty(); }
};

/// One of which nothing is known but that it is there, and why it can't be followed.
SitePolicy strictestPolicy(const QString &file, const QString &fault = {});
/// From the bytes of a file of that name, which may hold anything.
SitePolicy policyFrom(const QByteArray &bytes, const QString &file, const Account &account);
/// From a file, whoever may write it; one that can't be read is faulty.
SitePolicy readPolicy(const QString &path, const Account &account);

/// Codes of the languages that learners can choose, in their order.
QStringList offeredLanguages(const SitePolicy &policy);
/// Endings of all the files that learners can export: "csv", "svg", …
QStringList exportEndings();
/// The settings that follow, as JSON, for whoever looks after the machine.
QByteArray policyJson(const SitePolicy &policy, int indent = -1);
/// That the strict rules hold and why, as translated sentences; empty for one without a fault.
QString policyFaultText(const SitePolicy &policy);

} // namespace rp
