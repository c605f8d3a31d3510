// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows that a learner finds what one found before, and that what is kept has the same bytes: README.md in
// the folder above.
#include "tests/golden/journey/tree_text.h"

#include "app/command/language.h"
#include "app/root/application.h"
#include "app/tour/tour_learner.h"
#include "models/session/ledger_document.h"
#include "models/store/ledger_store.h"
#include "views/shell/look/lab_style.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QCryptographicHash>
#include <QDir>
#include <QTemporaryDir>

#include <cstdio>

namespace {

constexpr int failedCheck = 1;
constexpr int badUsage = 2;
constexpr int badInput = 3;
constexpr QSize windowSize{1366, 768};
constexpr int mostShown = 40; ///< differences of a file
constexpr QLatin1String ledgerId("00000000-0000-4000-8000-000000000000");

int complain(int code, const QString &sentence)
{
    std::fprintf(stderr, "golden_journey: %s\n", qPrintable(sentence));
    return code;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
}

/// One that is the same each time: from its id come the order of options, and all seals.
bool layLedger(const QString &folder)
{
    rp::LedgerDocument document = rp::newLedgerDocument();
    document.id = ledgerId;
    document.log = rp::CommitLog(ledgerId);
    return write(QDir(folder).filePath(QStringLiteral("ledger.json")), rp::writeLedger(document));
}

/// Walks through everything in one language, and leaves in the folder what was found and what is kept.
/// Gives back what went wrong.
QString walk(const QString &code, rp::Language &language, const QDir &out)
{
    const QTemporaryDir data;
    if (!layLedger(data.path()))
        return QStringLiteral("a ledger can't be written to %1").arg(data.path());
    rp::StartOptions options;
    options.dataDir = data.path();
    options.language = code;
    QString error;
    const auto lab = rp::Application::open(options, language, &error);
    if (!lab)
        return error;
    if (auto *style = qobject_cast<rp::LabStyle *>(QApplication::style()))
        style->setStill(true);
    lab->window().setFixedSize(windowSize);
    lab->show();

    QByteArray found;
    const auto keep = [&](QWidget &shown, const QString &path) {
        if (&shown != &lab->window())
            return true; // its tree has been read as a part of the window
        lab->flush();    // or the strip may still say that it is being saved
        found += "== " + QFileInfo(path).completeBaseName().toUtf8() + '\n';
        for (QString line : golden::treeOf(shown))
            found += line.replace(data.path(), QLatin1String("FOLDER")).toUtf8() + '\n';
        return true;
    };
    rp::TourLearner learner(*lab, out.path(), code + u'-', QStringLiteral("cloud"), keep);
    if (!learner.walk())
        return learner.problem();
    const QString problem = QStringLiteral("the folder %1 can't be written").arg(out.path());
    if (!lab->flush() || !write(out.filePath(code + QStringLiteral(".txt")), found) ||
        !write(out.filePath(code + QStringLiteral("-ledger.json")), contentOf(lab->store()->filePath())))
        return problem;
    return QString();
}

/// Of everything that is kept but documents with a date of their own in them.
QByteArray digests(const QDir &out)
{
    QByteArray lines;
    for (const QString &name :
         out.entryList({QStringLiteral("*-*.json"), QStringLiteral("*-*.md")}, QDir::Files, QDir::Name)) {
        const QByteArray digest =
            QCryptographicHash::hash(contentOf(out.filePath(name)), QCryptographicHash::Sha256).toHex();
        lines += name.toUtf8() + ' ' + digest + '\n';
    }
    return lines;
}

/// How many lines of a file differ; the first of them are told, each under the step that it belongs to.
int compare(const QString &name, const QByteArray &before, const QByteArray &after)
{
    if (before == after)
        return 0;
    const QList<QByteArray> was = before.split('\n');
    const QList<QByteArray> now = after.split('\n');
    QByteArray step;
    int differing = 0;
    for (qsizetype i = 0; i < std::max(was.size(), now.size()) && differing < mostShown; ++i) {
        if (now.value(i).startsWith("== "))
            step = now.value(i);
        if (was.value(i) == now.value(i))
            continue;
        ++differing;
        std::printf("%s %s\n-%s\n+%s\n", qPrintable(name), step.constData(), was.value(i).constData(),
                    now.value(i).constData());
    }
    return differing;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
    QCommandLineParser parser;
    const QCommandLineOption out(QStringLiteral("out"), QStringLiteral("Leaves everything in this folder."),
                                 QStringLiteral("DIR"));
    const QCommandLineOption check(QStringLiteral("check"), QStringLiteral("Compares with this folder."),
                                   QStringLiteral("DIR"));
    parser.addOptions({out, check});
    parser.addHelpOption();
    parser.process(app);
    if (!parser.positionalArguments().isEmpty() || !(parser.isSet(out) || parser.isSet(check)))
        return complain(badUsage, QStringLiteral("usage: golden_journey [--out DIR] [--check DIR]"));
    const QTemporaryDir own;
    const QDir folder(parser.isSet(out) ? parser.value(out) : own.path());
    if (!folder.mkpath(QStringLiteral(".")))
        return complain(badInput, QStringLiteral("the folder %1 can't be made").arg(folder.path()));
    // What the account knows of other sessions is none of this one's.
    qputenv("XDG_STATE_HOME", own.path().toLocal8Bit());
    rp::Language language;
    for (const QString &code : {QStringLiteral("en"), QStringLiteral("ar")}) {
        if (const QString problem = walk(code, language, folder); !problem.isEmpty())
            return complain(failedCheck, problem);
    }
    const QString files = QStringLiteral("files.txt");
    if (!write(folder.filePath(files), digests(folder)))
        return complain(badInput, QStringLiteral("the folder %1 can't be written").arg(folder.path()));
    if (!parser.isSet(check))
        return 0;
    int differing = 0;
    for (const QString &name : {QStringLiteral("en.txt"), QStringLiteral("ar.txt"), files})
        differing += compare(name, contentOf(QDir(parser.value(check)).filePath(name)),
                             contentOf(folder.filePath(name)));
    return differing == 0 ? 0 : failedCheck;
}
