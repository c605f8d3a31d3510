// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/send/send_command.h"

#include "models/check/lab_loader.h"
#include "models/handin/grade_tables.h"
#include "models/handin/grade_text.h"
#include "models/handin/grading.h"
#include "models/handin/signs.h"
#include "models/json/embedded_content.h"
#include "models/network/web_address.h"
#include "models/network/web_folder.h"
#include "models/send/outbox.h"
#include "models/store/ledger_files.h"

#include <QCoreApplication>
#include <QDir>
#include <algorithm>
#include <optional>
#include <ostream>
#include <set>
#include <string>

namespace rp {
namespace {

using nlohmann::json;

struct SendWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::SendCommand)
};

/// What the command line asks for, once it is known to make sense.
struct SendOrder
{
    CommandWords words;
    WebAddress lrs; ///< of an outbox that is to choose: no url
    LrsPlace place;
    QString outbox;
    QStringList siteLabs;
};

/// What is to be sent of the files.
struct Prepared
{
    json statements = json::array();
    int status = exitDone;
};

bool isSendUsable(const CommandWords &words)
{
    const QUrl page(words.value("--home-page"));
    return words.files.isEmpty() == words.has("--outbox") &&
           (words.has("--outbox") || !words.value("--lrs").isEmpty()) &&
           (page.isEmpty() || (page.isValid() && !page.isRelative())) &&
           !words.value("--user").contains(QLatin1Char(':'));
}

bool takeAddress(SendOrder &order, const QString &address, std::ostream &err)
{
    order.lrs =
        webAddress(address, order.words.has("--plain-http") ? PlainHttp::Anywhere : PlainHttp::ThisMachine);
    if (!order.lrs.isGood()) {
        //: %1 is an address, %2 a reason
        say(err, SendWords::tr("%1 can't be used: %2.").arg(plainText(address), order.lrs.reason));
        return false;
    }
    const QString named = order.words.value("--user");
    order.place.address = order.lrs.url.toString(QUrl::FullyEncoded);
    order.place.user = !named.isEmpty()            ? named
                       : !order.lrs.user.isEmpty() ? order.lrs.user
                                                   : order.place.user;
    return true;
}

/// exitDone, or why it is not to be had; that is said.
ExitCode takeLogin(const SendOrder &order, WebLogin &login, std::ostream &err)
{
    login = {order.place.user, qEnvironmentVariable(lrsPasswordVariable)};
    if (login.user.isEmpty())
        return exitDone;
    const QString file = order.words.value("--password-file");
    QString reason;
    if (!file.isEmpty())
        login.password = passwordInFile(file, &reason);
    if (!reason.isEmpty()) {
        say(err, SendWords::tr("%1 can't be used: %2.").arg(file, reason));
        return exitInput;
    }
    if (!login.password.isEmpty())
        return exitDone;
    //: %1 is a name, %2 an environment variable, %3 an option
    say(err, SendWords::tr("There is no password for %1; put it into %2, or name a file with %3.")
                 .arg(login.user, QLatin1String(lrsPasswordVariable), QStringLiteral("--password-file")));
    return exitUsage;
}

std::optional<Prepared> prepare(const SendOrder &order, std::ostream &err)
{
    const CommandWords &words = order.words;
    useEmbeddedContent();
    const std::optional<CommandLabs> labs =
        labsForCommand(words.values.value(QStringLiteral("--content")), err, order.siteLabs);
    if (!labs)
        return std::nullopt;
    auto [grades, asides, without] = gradePlaces(labs->library, labs->catalogue, words.files, {true, 0});
    for (const QString &sentence : asides)
        say(err, sentence);
    settleGrades(grades);
    Prepared prepared;
    std::set<std::string> ids; // a store refuses a list with one of them twice
    for (const Grade &grade : grades) {
        if (!grade.isReadable()) {
            say(err, gradeReport(grade));
            prepared.status = exitInput;
        } else if (grade.has(Sign::Scripted)) {
            //: %1 is a file; keep the command as it is
            say(err,
                SendWords::tr("ridgepoint tour made %1, and no learner; it is not sent.").arg(grade.file));
            prepared.status = std::max<int>(prepared.status, exitFailed);
        } else if (grade.weight() == Finding::Weight::Altered) {
            //: %1 is a file; keep the command as it is
            say(err, SendWords::tr("%1 was altered and is not sent; see ridgepoint grade.").arg(grade.file));
            prepared.status = std::max<int>(prepared.status, exitFailed);
        } else if (grade.isContested() || grade.has(Sign::Superseded)) {
            say(err, gradeReport(grade)); // which says what it stands beside: the others are sent
        } else {
            const QByteArray made = xapiStatements(grade, {words.value("--home-page")});
            for (json &statement : json::parse(made.toStdString())) {
                if (ids.insert(statement.at("id").get<std::string>()).second)
                    prepared.statements.push_back(std::move(statement));
            }
        }
    }
    return prepared;
}

/// What is known of a place from what waits for it. Who names none means the one that there is.
bool choosePlace(SendOrder &order, const std::vector<OutboxBatch> &waiting, std::ostream &err)
{
    QStringList addresses;
    for (const OutboxBatch &batch : waiting) {
        if (!addresses.contains(batch.place.address))
            addresses << batch.place.address;
    }
    const bool isNamed = !order.place.address.isEmpty();
    if (!isNamed && addresses.size() != 1) {
        //: %1 lists addresses, %2 is an option
        say(err, SendWords::tr("Statements for several addresses wait (%1); choose one with %2.")
                     .arg(addresses.join(QLatin1String(", ")), QStringLiteral("--lrs")));
        return false;
    }
    if (!isNamed && !takeAddress(order, addresses.constFirst(), err))
        return false;
    for (const OutboxBatch &batch : waiting) {
        if (order.place.user.isEmpty() && batch.place.address == order.place.address)
            order.place.user = batch.place.user;
    }
    return true;
}

/// Sends all that waits for a place. The exit status.
int deliverAll(Outbox &outbox, const SendOrder &order, const WebLogin &login, const SendPatience &patience,
               std::ostream &out, std::ostream &err)
{
    WebClient client(login, patience.web);
    LrsSender sender(client, order.lrs.url, patience.pace);
    Delivery all;
    size_t left = 0;
    for (const OutboxBatch &batch : outbox.waiting()) {
        if (batch.place.address != order.place.address)
            continue;
        if (all.isStopped) {
            left += batch.statements.size();
            continue;
        }
        const Delivery known = sender.lookUp(batch.statements);
        const Delivery one = known.left.empty() ? Delivery() : sender.deliver(known.left);
        if (const QString error = outbox.keep(batch, one.left); !error.isEmpty())
            say(err, SendWords::tr("%1 can't be used: %2.").arg(batch.file, error));
        all.taken += one.taken;
        all.there += known.there + one.there;
        all.other += known.other + one.other;
        left += one.left.size();
        all.isStopped = one.isStopped;
        if (!one.problem.isEmpty())
            all.problem = one.problem;
    }
    //: %1 is an address, %2 to %4 are numbers of statements
    say(out, SendWords::tr("%1: %2 sent now, %3 there already, %4 waiting.")
                 .arg(order.place.address)
                 .arg(all.taken)
                 .arg(all.there)
                 .arg(left));
    if (all.other > 0)
        say(err,
            SendWords::tr("%Ln statement(s) were refused, because another work has their id there. The LRS "
                          "keeps what it has, and they are not sent again.",
                          nullptr, all.other));
    if (left == 0)
        return all.other == 0 ? exitDone : exitFailed;
    //: %1 is an address, %2 a clause about it, %3 a folder; keep the command as it is
    say(err, SendWords::tr("Not everything could be sent to %1: %2. It waits in %3; ridgepoint send --outbox "
                           "goes on.")
                 .arg(order.place.address, plainText(all.problem), order.outbox));
    return exitFailed;
}

int show(const SendOrder &order, const json &statements, std::ostream &out, std::ostream &err)
{
    out << statements.dump(1, ' ', false, json::error_handler_t::replace) << '\n';
    //: %1 is an address
    say(err,
        SendWords::tr("Nothing was sent. %Ln statement(s) would go to %1.", nullptr, int(statements.size()))
            .arg(order.place.address));
    return exitDone;
}

int sendFiles(SendOrder &order, Outbox &outbox, const SendPatience &patience, std::ostream &out,
              std::ostream &err)
{
    WebLogin login;
    if (const ExitCode refused = takeLogin(order, login, err); refused != exitDone)
        return refused;
    const std::optional<Prepared> prepared = prepare(order, err);
    if (!prepared)
        return exitInput;
    if (const QString error = outbox.add(order.place, prepared->statements); !error.isEmpty()) {
        say(err, SendWords::tr("%1 can't be used: %2.").arg(order.outbox, error));
        return exitInput;
    }
    return std::max(prepared->status, deliverAll(outbox, order, login, patience, out, err));
}

int sendWaiting(SendOrder &order, Outbox &outbox, const SendPatience &patience, std::ostream &out,
                std::ostream &err)
{
    const std::vector<OutboxBatch> waiting = outbox.waiting();
    if (waiting.empty()) {
        say(out, SendWords::tr("Nothing waits in %1.").arg(order.outbox));
        return exitDone;
    }
    if (!choosePlace(order, waiting, err))
        return exitUsage;
    if (order.words.has("--dry-run")) {
        json statements = json::array();
        for (const OutboxBatch &batch : waiting) {
            if (batch.place.address == order.place.address)
                statements.insert(statements.end(), batch.statements.begin(), batch.statements.end());
        }
        return show(order, statements, out, err);
    }
    WebLogin login;
    const ExitCode refused = takeLogin(order, login, err);
    return refused == exitDone ? deliverAll(outbox, order, login, patience, out, err) : int(refused);
}

int send(SendOrder &order, const SendPatience &patience, std::ostream &out, std::ostream &err)
{
    const bool isOutboxOnly = order.words.has("--outbox");
    if (order.words.has("--dry-run") && !isOutboxOnly) {
        const std::optional<Prepared> prepared = prepare(order, err);
        return prepared ? std::max(prepared->status, show(order, prepared->statements, out, err))
                        : int(exitInput);
    }
    Outbox outbox(order.outbox);
    if (const QString error = outbox.open(); !error.isEmpty()) {
        say(err, SendWords::tr("%1 can't be used: %2.").arg(order.outbox, error));
        return exitInput;
    }
    const int status = isOutboxOnly ? sendWaiting(order, outbox, patience, out, err)
                                    : sendFiles(order, outbox, patience, out, err);
    for (const QString &file : outbox.faults()) {
        //: %1 is a file
        say(err, SendWords::tr("%1 is nothing that can be sent; it is left alone.").arg(file));
    }
    return outbox.faults().isEmpty() ? status : int(exitInput);
}

constexpr CommandOption sendOptions[] = {
    {"--lrs", "URL"},       {"--user", "NAME"},    {"--password-file", "FILE"},
    {"--home-page", "IRI"}, {"--content", "DIR"},  {"--plain-http"},
    {"--dry-run"},          {"--data-dir", "DIR"}, {"--outbox"}};

QStringList sendHelp()
{
    return {
        //: keep the command as it is
        SendWords::tr(
            "Usage: ridgepoint send --lrs URL [--user NAME] [--password-file FILE] [--home-page IRI] "
            "[--content "
            "DIR] [--plain-http] [--dry-run] [--data-dir DIR] FILE… | send --outbox [--lrs URL] …"),
        SendWords::tr("Sends what was done in files that were handed in to a Learning Record Store (LRS), "
                      "as statements of the Experience API 1.0.3. Each statement always has the same id, "
                      "so sending twice changes nothing. A name is sent only where the file has one."),
        //: %1 is an environment variable
        SendWords::tr("The password of NAME is the first line of the password file, or else in %1.")
            .arg(QLatin1String(lrsPasswordVariable)),
        SendWords::tr("What is sent waits on the disk until the LRS has it. --outbox goes on with it, and "
                      "so does the next sending to the same LRS."),
        SendWords::tr("A server that does not answer, or says that it can't now, is asked five times, "
                      "after 1, 2, 4 and 8 seconds, or after as long as it asks for, up to a minute. "
                      "After five minutes in vain it is asked no more."),
        SendWords::tr("--dry-run prints the statements and sends nothing. --plain-http allows http://, "
                      "which is open to all who listen, beyond this machine."),
        SendWords::tr("Work that was altered is not sent; ridgepoint grade tells of it."),
        SendWords::tr("The exit status is 0 when the LRS has everything, 1 when something waits, is "
                      "there otherwise or was altered, 2 for wrong usage and 3 when a file can't be used.")};
}

} // namespace

const CommandForm sendForm{"send", "", sendOptions, sendHelp, isSendUsable};

int runSend(const QStringList &words, std::ostream &out, std::ostream &err, const SendPatience &patience,
            const QStringList &siteLabs)
{
    return runCommand(
        sendForm, words, out, err, [&](const CommandWords &asked, auto &said, auto &blamed) -> int {
            SendOrder order{asked, {}, {}, {}, siteLabs};
            const QString folder = asked.value("--data-dir");
            order.outbox =
                QDir(folder.isEmpty() ? usualLedgerFolder() : folder).filePath(QStringLiteral("outbox"));
            if (const QString address = asked.value("--lrs");
                !address.isEmpty() && !takeAddress(order, address, blamed))
                return exitUsage;
            return send(order, patience, said, blamed);
        });
}

} // namespace rp
