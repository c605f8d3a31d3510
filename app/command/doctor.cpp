// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/doctor.h"

#include "app/command/command_line.h"
#include "app/command/language.h"
#include "models/network/web_address.h"
#include "models/network/web_folder.h"
#include "models/store/ledger_files.h"
#include "models/store/ledger_lock.h"
#include "models/text/command_words.h"
#include "models/text/format.h"
#include "models/text/languages.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLocale>
#include <QSysInfo>
#include <QTemporaryFile>
#include <algorithm>
#include <ostream>

namespace rp {
namespace {

using Result = Examination::Result;

struct DoctorWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::Doctor)
};

Examination program()
{
    //: %1 and %2 are versions
    return {Result::Good, DoctorWords::tr("Program"),
            DoctorWords::tr("Ridgepoint %1, Qt %2")
                .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion()))};
}

Examination machine()
{
    return {Result::Good, DoctorWords::tr("System"),
            QStringLiteral("%1, %2 %3, %4")
                .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                     QSysInfo::currentCpuArchitecture())};
}

Examination display()
{
    QStringList set;
    for (const char *name : {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"}) {
        if (!qEnvironmentVariableIsEmpty(name))
            set << QStringLiteral("%1=%2").arg(QLatin1String(name), qEnvironmentVariable(name));
    }
    const QString topic = DoctorWords::tr("Display");
    if (set.isEmpty())
        return {Result::Remark, topic,
                DoctorWords::tr("none is set here: the window can't open, commands work")};
    return {Result::Good, topic, set.join(QLatin1String(", "))};
}

QFontDatabase::WritingSystem writingSystem(const QLocale &locale)
{
    switch (locale.script()) {
    case QLocale::ArabicScript:
        return QFontDatabase::Arabic;
    case QLocale::SimplifiedHanScript:
        return QFontDatabase::SimplifiedChinese;
    case QLocale::JapaneseScript:
        return QFontDatabase::Japanese;
    default:
        return QFontDatabase::Latin;
    }
}

/// Of the languages that are offered: what nobody can choose, nobody lacks.
Examination fonts(const QStringList &offered)
{
    QStringList missing;
    for (const QString &code : offered) {
        const ShippedLanguage &language = shippedLanguage(code);
        const QLocale locale(QString::fromLatin1(language.locale));
        if (QFontDatabase::families(writingSystem(locale)).isEmpty())
            missing << QString::fromUtf8(language.name);
    }
    const QString topic = DoctorWords::tr("Fonts");
    if (missing.isEmpty())
        return {Result::Good, topic, DoctorWords::tr("there are some for every language")};
    //: %1 lists languages, %2 packages
    return {
        Result::Bad, topic,
        DoctorWords::tr("none for %1; install %2")
            .arg(QLocale().createSeparatedList(missing), QStringLiteral("fonts-noto-core fonts-noto-cjk"))};
}

Examination accessibility()
{
    const QString topic = DoctorWords::tr("Accessibility");
    const auto exists = [](const QString &path) { return QFileInfo::exists(path); };
    const QStringList launchers{QStringLiteral("/usr/libexec/at-spi-bus-launcher"),
                                QStringLiteral("/usr/lib/at-spi2-core/at-spi-bus-launcher"),
                                QStringLiteral("/usr/lib/at-spi-bus-launcher")};
    if (std::none_of(launchers.begin(), launchers.end(), exists))
        //: %1 is a package
        return {Result::Remark, topic,
                DoctorWords::tr("screen readers hear nothing of the window; install %1")
                    .arg(QStringLiteral("at-spi2-core"))};
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") &&
        !exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus")))
        return {Result::Remark, topic,
                DoctorWords::tr("there is no session bus here, over which screen readers are told; start the "
                                "program from the desktop")};
    return {Result::Good, topic, DoctorWords::tr("the bus can be reached")};
}

/// Whether a file can be made there; the folder is not made for it.
bool isWritable(QString folder)
{
    while (!QFileInfo::exists(folder) && !QDir(folder).isRoot())
        folder = QFileInfo(folder).absolutePath();
    QTemporaryFile file(folder + QStringLiteral("/ridgepoint"));
    return file.open() && file.write("x") == 1 && file.flush();
}

Examination place(const QString &topic, const QString &folder, const QString &otherwise)
{
    return isWritable(folder)
               ? Examination{Result::Good, topic, DoctorWords::tr("%1 can be written").arg(folder)}
               //: %1 is a folder, %2 what follows from it
               : Examination{Result::Bad, topic,
                             DoctorWords::tr("%1 can't be written: %2").arg(folder, otherwise)};
}

Examination site(const SitePolicy &policy)
{
    //: Heading of a line: what an administrator has decided for all who use the program.
    const QString topic = DoctorWords::tr("Rules of the site");
    if (!policy.isThere())
        return {Result::Good, topic, DoctorWords::tr("none")};
    const QString rules = QStringLiteral("%1: %2").arg(policy.file, QString::fromUtf8(policyJson(policy)));
    if (policy.isFaulty())
        return {Result::Bad, topic, joinedSentences({policyFaultText(policy), rules})};
    if (!policy.copyPasswordFile.isEmpty()) {
        QString reason;
        passwordInFile(policy.copyPasswordFile, &reason);
        if (!reason.isEmpty())
            return {Result::Bad, topic, QStringLiteral("%1: %2").arg(policy.copyPasswordFile, reason)};
    }
    if (policy.exam && !policy.examFolder.isEmpty() && !isWritable(policy.examFolder))
        return {
            Result::Bad, topic,
            DoctorWords::tr("%1 can't be written: %2")
                .arg(policy.examFolder,
                     DoctorWords::tr("no session of an exam is noted; mount it, or let this account write "
                                     "to it"))};
    const QFileInfo copies(policy.copyTo);
    // A folder in the web is not asked from here: whoever runs this may be looking for what goes on the
    // network.
    if (policy.copyTo.isEmpty() || isWebAddress(policy.copyTo) ||
        (copies.isDir() && isWritable(policy.copyTo)))
        return {Result::Good, topic, rules};
    return {Result::Bad, topic,
            DoctorWords::tr("%1 can't be written: %2")
                .arg(policy.copyTo,
                     DoctorWords::tr("no answers are copied; mount it, or let this account write to it"))};
}

Examination log(const SitePolicy &policy)
{
    //: Heading of a line: the file in which the program notes what happens to it.
    const QString topic = DoctorWords::tr("Log");
    if (policy.logFile.isEmpty())
        return {Result::Good, topic, DoctorWords::tr("off; %1 keeps one").arg(QStringLiteral("--log FILE"))};
    return isWritable(QFileInfo(policy.logFile).absolutePath())
               ? Examination{Result::Good, topic, DoctorWords::tr("%1 can be written").arg(policy.logFile)}
               : Examination{Result::Bad, topic,
                             DoctorWords::tr("%1 can't be written: %2")
                                 .arg(policy.logFile, DoctorWords::tr("nothing is noted"))};
}

Examination session(const QString &folder)
{
    const QString path = QDir(folder).filePath(QStringLiteral("ledger.json"));
    const QString topic = DoctorWords::tr("Session");
    const auto ledger = readLedgerFile(path);
    if (!ledger)
        return {Result::Good, topic, DoctorWords::tr("none was begun here")};
    if (ledger->state == LedgerReading::State::Newer)
        return {Result::Bad, topic,
                DoctorWords::tr("%1 was written by a newer version; install that one").arg(path)};
    if (ledger->isUnread) // nothing is known of it, and the program can't mend it
        return {Result::Bad, topic, QStringLiteral("%1: %2").arg(path, ledger->reason)};
    if (ledger->state == LedgerReading::State::Damaged)
        //: %1 is a file, %2 a reason
        return {Result::Remark, topic,
                DoctorWords::tr("%1 is damaged (%2); the program mends what can be verified when it opens")
                    .arg(path, ledger->reason)};
    const auto holder = LedgerLock(path + QStringLiteral(".lock")).holder();
    const QString open = holder ? DoctorWords::tr(", open in a window") : QString();
    return {Result::Good, topic,
            //: %1 is a file, %2 empty or ", open in a window"
            DoctorWords::tr("%1: %Ln entry(s)%2", nullptr, int(ledger->document.log.entries().size()))
                .arg(path, open)};
}

QString mark(Result result)
{
    switch (result) {
    case Result::Good:
        //: Before a line of a report, as short as can be.
        return DoctorWords::tr("ok");
    case Result::Remark:
        //: Before a line of a report: something works less well.
        return DoctorWords::tr("note");
    case Result::Bad:
        //: Before a line of a report: something does not work.
        return DoctorWords::tr("WRONG");
    }
    return {};
}

} // namespace

std::vector<Examination> examine(const QString &folder, const SitePolicy &policy, const QString &refusal)
{
    QString data = folder;
    if (data.isEmpty())
        data = policy.dataDir ? policy.dataDir->value : usualLedgerFolder();
    return {program(),
            machine(),
            display(),
            {Result::Good, DoctorWords::tr("Language"),
             QStringLiteral("%1, %2").arg(systemLanguage(), QLocale::system().name())},
            fonts(offeredLanguages(policy)),
            accessibility(),
            site(policy),
            refusal.isEmpty()
                ? place(DoctorWords::tr("Data folder"), data,
                        DoctorWords::tr("name another folder with %1").arg(QStringLiteral("--data-dir")))
                : Examination{Result::Bad, DoctorWords::tr("Data folder"), refusal},
            place(DoctorWords::tr("Temporary files"), QDir::tempPath(),
                  DoctorWords::tr("no copy can be kept there when the other folder fails")),
            log(policy),
            session(data)};
}

int runDoctor(const QStringList &words, std::ostream &out, std::ostream &err, const SitePolicy &policy,
              const QString &refusal)
{
    const CommandWords asked = readCommandWords(doctorForm, words);
    if (!asked.isGood || !asked.files.isEmpty()) {
        //: keep the command as it is
        err << DoctorWords::tr("Usage: ridgepoint doctor [--data-dir DIR]").toStdString() << '\n';
        return 2;
    }
    bool isWell = true;
    for (const Examination &found : examine(asked.value("--data-dir"), policy, refusal)) {
        isWell = isWell && found.result != Result::Bad;
        const QString line =
            QStringLiteral("%1  %2: %3").arg(mark(found.result), -5).arg(found.topic, found.text);
        say(out, line);
    }
    out << DoctorWords::tr("No answers are on this page.").toStdString() << std::endl;
    return out.good() && isWell ? 0 : 1;
}

} // namespace rp
