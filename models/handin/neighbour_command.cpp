// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/neighbour_command.h"

#include "models/json/file_reader.h"
#include "models/json/file_writer.h"
#include "models/session/ledger.h"
#include "models/session/neighbour_ledger.h"
#include "models/store/ledger_files.h"
#include "models/store/ledger_loading.h"
#include "models/store/ledger_store.h"
#include "models/text/command_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <ostream>

namespace rp {
namespace {

struct NeighbourWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::NeighbourCommand)
};

QStringList ledgerHelp()
{
    return {
        //: keep the command as it is
        NeighbourWords::tr("Usage: ridgepoint ledger read|write [--data-dir DIR] [FILE]"),
        NeighbourWords::tr(
            "For the notebook course, whose labs keep a ledger of their own; FILE is %1 unless "
            "it is named.")
            .arg(QStringLiteral("~/.mlsys/ledger.json")),
        NeighbourWords::tr("read takes over the track and what earlier labs decided; what was decided here "
                           "stays. write adds what was decided here; all else in the file stays."),
        NeighbourWords::tr(
            "The newer labs of the course (2026) count a chapter only when their own model can "
            "repeat its evidence: what is written here is kept there and doesn’t count, and their "
            "evidence is neither changed nor taken over. What a browser keeps is out of reach."),
        NeighbourWords::tr(
            "The exit status is 0 when done, 1 when it can't be written, 2 for wrong usage and "
            "3 when a file can't be used; nothing has changed then.")};
}

int refuse(std::ostream &err, const QString &sentence, ExitCode status = exitInput)
{
    say(err, sentence);
    return status;
}

QString cantBeRead(const QString &file, const QString &reason)
{
    //: %1 is a file, %2 a reason
    return NeighbourWords::tr("%1 can't be read: %2.").arg(file, reason);
}

QString cantBeWritten(const QString &file, const QString &reason)
{
    //: %1 is a file, %2 a reason
    return NeighbourWords::tr("%1 can't be written: %2.").arg(file, reason);
}

/// What stayed as it was, and why; nothing when the course has saved no evidence.
void sayWhatStayed(std::ostream &out, const QByteArray &document)
{
    const QStringList chapters = chaptersOfEvidence(document);
    if (!chapters.isEmpty())
        //: %1 are numbers of chapters
        say(out, NeighbourWords::tr("Left alone, as evidence of the course’s own model: chapter %1.")
                     .arg(chapters.join(QStringLiteral(", "))));
}

int readNeighbour(const QString &path, const QString &folder, const QString &state, std::ostream &out,
                  std::ostream &err)
{
    const FileReading file = readWholeFile(path);
    if (!file.isRead())
        return refuse(err, cantBeRead(path, file.reason));
    // On a ledger of nobody first: a file that is none should not even make a folder.
    Ledger trial;
    if (const QString error = importNeighbour(trial, file.bytes); !error.isEmpty())
        return refuse(err, error);
    Ledger ledger;
    LedgerStore store(ledger, folder, state);
    store.open();
    if (const QString error = importNeighbour(ledger, file.bytes); !error.isEmpty())
        return refuse(err, error);
    if (!store.flush())
        return refuse(err, cantBeWritten(store.filePath(), NeighbourWords::tr("its folder can't be used")),
                      exitFailed);
    say(out, NeighbourWords::tr("Taken over from %1.").arg(path));
    sayWhatStayed(out, file.bytes);
    return exitDone;
}

/// @param isUsual nobody named the path, so its folder is made
int writeNeighbour(const QString &path, bool isUsual, const QString &folder, std::ostream &out,
                   std::ostream &err)
{
    QString reason;
    const std::optional<LedgerDocument> work = learnersWork(folder, &reason);
    if (!work)
        return refuse(err, cantBeRead(QDir(folder).filePath(QStringLiteral("ledger.json")), reason));
    QByteArray existing;
    const std::optional<FileState> before = fileStateOf(path);
    if (before) {
        const FileReading file = readWholeFile(path);
        if (!file.isRead())
            return refuse(err, cantBeRead(path, file.reason));
        existing = file.bytes;
    }
    Ledger ledger;
    ledger.adopt(*work);
    QString error;
    const QByteArray written = exportNeighbour(ledger, existing, &error);
    if (!error.isEmpty())
        return refuse(err, error);
    // A notebook may be saving at this very moment; what it saved is not to be lost.
    if (fileStateOf(path) != before)
        return refuse(err,
                      cantBeWritten(path, NeighbourWords::tr("another program is writing it; try again")));
    if (isUsual)
        QDir::home().mkpath(QStringLiteral(".mlsys"));
    if (error = replaceFile(path, written); !error.isEmpty())
        return refuse(err, cantBeWritten(path, error), exitFailed);
    say(out, NeighbourWords::tr("Written to %1.").arg(path));
    sayWhatStayed(out, existing);
    return exitDone;
}

bool isLedgerUsable(const CommandWords &words)
{
    const QString verb = words.files.value(0);
    return words.files.size() <= 2 && (verb == QLatin1String("read") || verb == QLatin1String("write"));
}

constexpr CommandOption ledgerOptions[] = {{"--data-dir", "DIR"}};

} // namespace

const CommandForm ledgerForm{"ledger", "read|write", ledgerOptions, ledgerHelp, isLedgerUsable};

int runLedger(const QStringList &words, std::ostream &out, std::ostream &err, const QString &state)
{
    return runCommand(ledgerForm, words, out, err, [&state](const CommandWords &asked, auto &said, auto &no) {
        const QString named = asked.value("--data-dir");
        const QString folder = named.isEmpty() ? usualLedgerFolder() : named;
        const bool isUsual = asked.files.value(1).isEmpty();
        const QString path =
            isUsual ? QDir::home().filePath(QStringLiteral(".mlsys/ledger.json")) : asked.files.at(1);
        return asked.files.constFirst() == QLatin1String("read")
                   ? readNeighbour(path, folder, state, said, no)
                   : writeNeighbour(path, isUsual, folder, said, no);
    });
}

} // namespace rp
