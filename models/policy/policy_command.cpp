// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy/policy_command.h"

#include "models/json/embedded_content.h"
#include "models/policy/policy_place.h"

#include <QCoreApplication>
#include <ostream>

namespace rp {
namespace {

enum PolicyStatus : int
{
    Followed = 0,
    WrongPolicyUsage = 2,
    NotFollowed = 3
};

struct PolicyCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::PolicyCommand)
};

/// A terminal has no use for the marks that isolate names in right-to-left text.
void tell(std::ostream &stream, QString text)
{
    for (const QChar mark : {QChar(0x2066), QChar(0x2068), QChar(0x2069)})
        text.remove(mark);
    stream << text.toStdString() << '\n';
}

QString policyUsage()
{
    //: keep the command as it is
    return PolicyCommandWords::tr("Usage: ridgepoint policy check [FILE]");
}

QString policyHelp(const QStringList &folders)
{
    return QStringList{
        policyUsage(),
        //: %1 lists files
        PolicyCommandWords::tr("Checks the rules of a site, and prints what follows from them for this "
                               "account. Without FILE: those in force, the first of %1.")
            .arg(folders.join(QStringLiteral("/ridgepoint/policy.json, ")) +
                 QStringLiteral("/ridgepoint/policy.json")),
        PolicyCommandWords::tr("The exit status is 0 when nothing is wrong, 2 for wrong usage and 3 when the "
                               "rules can't be followed as they are written.")}
        .join(QLatin1Char('\n'));
}

} // namespace

int runPolicy(const QStringList &words, const QStringList &folders, std::ostream &out, std::ostream &err)
{
    if (words.contains(QLatin1String("--help")) || words.contains(QLatin1String("-h"))) {
        tell(out, policyHelp(folders));
        return Followed;
    }
    const bool isUsable = words.value(0) == QLatin1String("check") && words.size() <= 2 &&
                          (words.size() == 1 || !words.at(1).isEmpty()) &&
                          !words.value(1).startsWith(QLatin1Char('-'));
    if (!isUsable) {
        tell(err, policyUsage());
        return WrongPolicyUsage;
    }
    useEmbeddedContent();
    const SitePolicy policy =
        words.size() == 2 ? readPolicy(words.at(1), currentAccount()) : policyInForce(folders);
    if (!policy.isThere()) {
        tell(out, PolicyCommandWords::tr("There are no rules of a site here; the learner decides."));
        return Followed;
    }
    for (const JsonProblem &fault : policy.faults)
        tell(err, problemText(fault));
    if (policy.isFaulty())
        tell(err, PolicyCommandWords::tr("Until this is mended, what follows holds:"));
    else
        tell(err, PolicyCommandWords::tr("Nothing is wrong with %1. What follows from it:").arg(policy.file));
    tell(out, QString::fromUtf8(policyJson(policy, 2)));
    return policy.isFaulty() ? NotFollowed : Followed;
}

} // namespace rp
