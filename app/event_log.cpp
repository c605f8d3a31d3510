// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/event_log.h"

#include "app/root/application.h"
#include "models/json/file_writer.h"
#include "models/session/ledger.h"
#include "models/store/ledger_notice.h"
#include "models/store/ledger_store.h"
#include "models/text/format.h"
#include "views/shell/shell_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSysInfo>
#include <QThread>
#include <cstdio>
#include <utility>

namespace rp {
namespace {

constexpr qsizetype longestDetail = 400;
constexpr QLatin1String logName("eventLog");

/// Of the learner's own choices only these are noted, by their keys.
bool isNoted(const QString &setting)
{
    return setting == QLatin1String("language") || setting == QLatin1String("theme") ||
           setting == QLatin1String("text_scale") || setting == QLatin1String("sound") ||
           setting == QLatin1String("voice");
}

/// Which one, and where it lies. Who holds a ledger is a name, so only what the system said of a file is
/// told.
QString textOf(const LedgerNotice &notice)
{
    QStringList parts{ShellText::noticeKey(notice), notice.file};
    if (!notice.aside.isEmpty())
        parts << notice.aside;
    if (notice.kind == LedgerNotice::Kind::WriteFailed || notice.kind == LedgerNotice::Kind::Unreadable)
        parts << notice.detail;
    return parts.join(QLatin1String(", "));
}

} // namespace

EventLog::EventLog(const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path)
{
    setObjectName(logName);
    QDir().mkpath(QFileInfo(path).absolutePath());
}

EventLog::~EventLog()
{
    if (!m_isListening)
        return;
    note(QStringLiteral("end"));
    qInstallMessageHandler(m_before);
}

/// No link: the site may have the log in a folder that others can write to, and nobody needs one.
bool EventLog::openLog(QFile &file) const
{
    return !QFileInfo(m_path).isSymLink() && openToAppend(file, m_path);
}

QString EventLog::problem() const
{
    if (QFile file; openLog(file))
        return {};
    //: %1 is a file; keep --log
    return tr("Nothing can be noted in %1; name another file with --log.").arg(Format::isolate(m_path));
}

void EventLog::note(const QString &event, const QString &detail)
{
    QFile file;
    if (!openLog(file))
        return; // it must hold up nothing
    if (file.size() > largest_bytes) {
        file.close();
        const QByteArray path = QFile::encodeName(m_path);
        if (std::rename(path.constData(), (path + ".1").constData()) != 0 || !openLog(file))
            return;
    }
    const QStringList words{QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs), event,
                            detail.simplified().left(longestDetail)};
    file.write(words.join(QLatin1Char(' ')).trimmed().toUtf8() + '\n');
}

/// A handler is a bare function, so the log is looked for where it was put: below the application.
void EventLog::hear(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const QCoreApplication *application = QCoreApplication::instance();
    const bool isHere = application && QThread::currentThread() == application->thread();
    auto *log = isHere ? application->findChild<EventLog *>(logName, Qt::FindDirectChildrenOnly) : nullptr;
    if (!log)
        return;
    if (type != QtDebugMsg && type != QtInfoMsg)
        log->note(QStringLiteral("qt"),
                  QStringLiteral("%1: %2").arg(QLatin1String(context.category), message));
    if (log->m_before)
        log->m_before(type, context, message);
}

void EventLog::listen()
{
    if (std::exchange(m_isListening, true))
        return;
    setParent(QCoreApplication::instance());
    m_before = qInstallMessageHandler(hear);
    note(QStringLiteral("start"), QStringLiteral("ridgepoint %1, Qt %2, %3, %4, %5")
                                      .arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion()),
                                           QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(),
                                           QGuiApplication::platformName()));
}

void EventLog::follow(Application &program)
{
    const LabSession &opened = program.session();
    note(QStringLiteral("lab"), opened.content().id);
    connect(&program.ledger(), &Ledger::settingChanged, this, [this, &program](const QString &key) {
        const QString value = program.ledger().setting(key).toString();
        if (key == QLatin1String("lab"))
            note(key, value);
        else if (isNoted(key))
            note(QStringLiteral("setting"), QStringLiteral("%1=%2").arg(key, value));
    });
    const LedgerStore *store = program.store();
    if (!store)
        return;
    const auto noteNotices = [this, store] {
        for (const LedgerNotice &notice : store->notices())
            note(QStringLiteral("notice"), textOf(notice));
    };
    note(QStringLiteral("session"), store->filePath());
    noteNotices();
    connect(store, &LedgerStore::noticesChanged, this, noteNotices);
    connect(store, &LedgerStore::saved, this, [this] { note(QStringLiteral("saved")); });
}

} // namespace rp
