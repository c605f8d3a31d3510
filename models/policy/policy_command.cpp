// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy/policy_command.h"

#include "models/json/embedded_content.h"
#include "models/policy/policy_place.h"
#include "models/text/command_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <ostream>

namespace rp {
namespace {

struct PolicyCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::PolicyCommand)
};

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

/// What is no fault, and yet seldom meant.
QStringList remarksOn(const SitePolicy &policy, const QStringList &knownLabs)
{
    QStringList remarks;
    for (const QString &lab : policy.labs) {
        if (!QFileInfo::exists(QStringLiteral(":/labs/%1.json").arg(lab)) && !knownLabs.contains(lab)) {
            //: %1 is the id of a lab such as lab07, %2 an option
            remarks << PolicyCommandWords::tr("The program itself has no lab %1; it is offered only where %2 "
                                              "names a folder that has it.")
                           .arg(lab, QStringLiteral("--content"));
        }
    }
    const bool isDated = policy.exam && policy.exam->until;
    if (isDated && !policy.examAt(QDateTime::currentDateTimeUtc())) {
        //: %1 is a date and a time
        remarks << PolicyCommandWords::tr("The exam was over at %1: nothing is held back.")
                       .arg(policy.exam->until->toString(Qt::ISODate));
    }
    if (policy.exam && !policy.examFolder.isEmpty() && !QFileInfo(policy.examFolder).isDir()) {
        //: %1 is a folder
        remarks << PolicyCommandWords::tr("The folder of the exam, %1, is not there: mount or make it first.")
                       .arg(policy.examFolder);
    }
    return remarks;
}

} // namespace

int runPolicy(const QStringList &words, const QStringList &folders, std::ostream &out, std::ostream &err,
              const std::function<OfferedLabs(const SitePolicy &)> &labsOf)
{
    if (asksForHelp(words)) {
        say(out, policyHelp(folders));
        return exitDone;
    }
    const bool isUsable = words.value(0) == QLatin1String("check") && words.size() <= 2 &&
                          (words.size() == 1 || !words.at(1).isEmpty()) &&
                          !words.value(1).startsWith(QLatin1Char('-'));
    if (!isUsable) {
        say(err, policyUsage());
        return exitUsage;
    }
    useEmbeddedContent();
    const SitePolicy policy =
        words.size() == 2 ? readPolicy(words.at(1), currentAccount()) : policyInForce(folders);
    if (!policy.isThere()) {
        say(out, PolicyCommandWords::tr("There are no rules of a site here; the learner decides."));
        return exitDone;
    }
    // A faulty lab is left out, and loosens nothing: the rest holds as it is written.
    const OfferedLabs labs = labsOf && !policy.content.isEmpty() ? labsOf(policy) : OfferedLabs();
    for (const JsonProblem &fault : policy.faults)
        say(err, problemText(fault));
    for (const JsonProblem &fault : labs.faults)
        say(err, problemText(fault));
    for (const QString &remark : remarksOn(policy, labs.ids))
        say(err, remark);
    const bool isFaulty = policy.isFaulty() || !labs.faults.empty();
    if (isFaulty)
        say(err, PolicyCommandWords::tr("Until this is mended, what follows holds:"));
    else
        say(err, PolicyCommandWords::tr("Nothing is wrong with %1. What follows from it:").arg(policy.file));
    say(out, QString::fromUtf8(policyJson(policy, 2)));
    return isFaulty ? exitInput : exitDone;
}

} // namespace rp
