// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy/policy_command.h"

#include "models/json/embedded_content.h"
#include "models/policy/policy_place.h"
#include "models/policy/policy_reach.h"
#include "models/text/command_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <ostream>

namespace rp {
namespace {

constexpr CommandOption policyOptions[] = {{"--user", "NAME"}, {"--help"}};

struct PolicyCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::PolicyCommand)
};

QString policyUsage()
{
    //: keep the command as it is
    return PolicyCommandWords::tr("Usage: ridgepoint policy check [--user NAME] [FILE]");
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
        //: %1 is an option
        PolicyCommandWords::tr("Run by root, it judges what learners get of them: whether they can read the "
                               "file and use the folders that it names, and can change neither. %1 judges "
                               "that for one account and its groups.")
            .arg(QStringLiteral("--user NAME")),
        PolicyCommandWords::tr("The exit status is 0 when nothing is wrong, 2 for wrong usage and 3 when the "
                               "rules can't be followed as they are written.")}
        .join(QLatin1Char('\n'));
}

/// Whether two accounts would work in the same folder.
bool isOneForAll(const SitePolicy &policy, const Account &account)
{
    const Account another{account.name + QLatin1Char('2'), account.home + QLatin1Char('2')};
    return policy.dataDir && !policy.isKiosk() && readPolicy(policy.file, another).dataDir == policy.dataDir;
}

/// What is no fault, and yet seldom meant.
QStringList remarksOn(const SitePolicy &policy, const QStringList &knownLabs, const Account &account)
{
    QStringList remarks;
    if (isOneForAll(policy, account)) {
        //: %1 is a folder, %2 is $USER
        remarks << PolicyCommandWords::tr("%1 is one folder for all accounts, and only the first can use it; "
                                          "write %2 into it.")
                       .arg(policy.dataDir->value, QStringLiteral("$USER"));
    }
    for (const QString &lab : policy.labs) {
        if (!QFileInfo::exists(QStringLiteral(":/labs/%1.json").arg(lab)) && !knownLabs.contains(lab)) {
            //: %1 is the id of a lab such as lab07, %2 a setting
            remarks << PolicyCommandWords::tr("The program itself has no lab %1; it is offered only where %2 "
                                              "names a folder that has it.")
                           .arg(lab, QStringLiteral("content"));
        }
    }
    const bool isDated = policy.exam && policy.exam->until;
    if (isDated && !policy.examAt(QDateTime::currentDateTimeUtc())) {
        //: %1 is a date and a time
        remarks << PolicyCommandWords::tr("The exam was over at %1: nothing is held back.")
                       .arg(policy.exam->until->toString(Qt::ISODate));
    }
    return remarks;
}

/// Whether the file is one that would be in force.
bool isIn(const QString &file, const QStringList &folders)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    return std::any_of(folders.begin(), folders.end(), [&path](const QString &folder) {
        return QDir::cleanPath(folder + QStringLiteral("/ridgepoint/policy.json")) == path;
    });
}

/// As the learner's account would have it; who may read the file is judged apart from that.
SitePolicy policyFor(const QString &file, const QStringList &folders, const Learner &learner,
                     bool isForOthers)
{
    const QString path = file.isEmpty() ? findPolicy(folders) : file;
    if (file.isEmpty() && !isForOthers)
        return policyInForce(folders);
    return path.isEmpty() ? SitePolicy() : readPolicy(path, learner.account);
}

} // namespace

const CommandForm policyForm{"policy", "check", policyOptions};

int runPolicy(const QStringList &words, const QStringList &folders, std::ostream &out, std::ostream &err,
              const std::function<OfferedLabs(const SitePolicy &)> &labsOf)
{
    if (asksForHelp(words)) {
        say(out, policyHelp(folders));
        return exitDone;
    }
    const CommandWords asked = readCommandWords(policyForm, words);
    const QString file = asked.files.value(1);
    const bool isUsable = asked.isGood && asked.files.value(0) == QLatin1String("check") &&
                          asked.files.size() <= 2 && (asked.files.size() == 1 || !file.isEmpty());
    if (!isUsable) {
        say(err, policyUsage());
        return exitUsage;
    }
    const QString user = asked.value("--user");
    const std::optional<Learner> learner = user.isEmpty() ? learnerHere() : learnerNamed(user);
    if (!learner) {
        say(err, PolicyCommandWords::tr("There is no account %1 on this machine; name one that there is.")
                     .arg(user));
        return exitInput;
    }
    useEmbeddedContent();
    const bool isForOthers = !user.isEmpty() || learner->isAnyone();
    SitePolicy policy = policyFor(file, folders, *learner, isForOthers);
    if (!policy.isThere()) {
        say(out, PolicyCommandWords::tr("There are no rules of a site here; the learner decides."));
        return exitDone;
    }
    // A faulty lab is left out, and loosens nothing: the rest holds as it is written.
    const OfferedLabs labs = labsOf && !policy.content.isEmpty() ? labsOf(policy) : OfferedLabs();
    // A draft lies where it lies; what is in force, or asked about by name, has to be in the right hands.
    const bool isPlaced = isForOthers && (file.isEmpty() || !user.isEmpty() || isIn(file, folders));
    const QStringList wrongPlace = isPlaced ? placeFaults(policy.file, *learner) : QStringList();
    const QStringList wrongFolders = folderFaults(policy, *learner);
    const QStringList wrongLabs = isPlaced ? contentFaults(policy, *learner) : QStringList();
    for (const JsonProblem &fault : policy.faults)
        say(err, problemText(fault));
    for (const JsonProblem &fault : labs.faults)
        say(err, problemText(fault));
    for (const QStringList &sentences :
         {wrongPlace, wrongFolders, wrongLabs, accessListRemarks(policy, *learner),
          remarksOn(policy, labs.ids, learner->account)}) {
        for (const QString &sentence : sentences)
            say(err, sentence);
    }
    if (!wrongPlace.isEmpty()) // for the learner, whatever stands in it
        policy = strictestPolicy(policy.file, wrongPlace.constFirst());
    const bool isWrong =
        policy.isFaulty() || !wrongFolders.isEmpty() || !wrongLabs.isEmpty() || !labs.faults.empty();
    if (learner->isAnyone()) {
        //: %1 is an option
        say(err, PolicyCommandWords::tr("This is judged for every account but root, by owners and modes; %1 "
                                        "judges for one.")
                     .arg(QStringLiteral("--user NAME")));
    }
    if (isWrong)
        say(err, PolicyCommandWords::tr("Until this is mended, what follows holds:"));
    else
        say(err, PolicyCommandWords::tr("Nothing is wrong with %1. What follows from it:").arg(policy.file));
    say(out, QString::fromUtf8(policyJson(policy, 2)));
    return isWrong ? exitInput : exitDone;
}

} // namespace rp
