// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/programs/program_run.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace rp {
namespace {

constexpr int longestRun_ms = 700000;

} // namespace

QProcessEnvironment environmentWithoutDisplay()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANG", "LANGUAGE"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), QDir::tempPath()); // else Qt remarks on it
    environment.insert(QStringLiteral("QT_LOGGING_RULES"),
                       QStringLiteral("*.debug=false\n*.info=false\n*.warning=false"));
    return environment;
}

ProgramRun runToEnd(const QString &program, const QStringList &words, const QProcessEnvironment &environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, words);
    process.closeWriteChannel();
    if (!process.waitForFinished(longestRun_ms))
        process.kill();
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

ProgramRun runUnderPolicy(const QString &program, const QStringList &words, const QByteArray &policy,
                          const char *variable)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("ridgepoint/policy.json")));
    if (!QDir(folder.path()).mkdir(QStringLiteral("ridgepoint")) || !file.open(QIODevice::WriteOnly) ||
        file.write(policy) != policy.size())
        qFatal("a test can't write");
    file.close();
    QProcessEnvironment environment = environmentWithoutDisplay();
    for (const char *other : {"XDG_CONFIG_DIRS", "XDG_CONFIG_HOME"})
        environment.remove(QString::fromLatin1(other));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QString::fromLatin1(variable), folder.path());
    return runToEnd(program, words, environment);
}

QStringList wordsOf(const char *text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

} // namespace rp
