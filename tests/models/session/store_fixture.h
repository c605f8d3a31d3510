// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "tests/support/words.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <memory>

namespace rp::test {

inline CommitEntry prediction(const QString &question, const QString &option)
{
    CommitEntry entry;
    entry.kind = commit_kind::prediction;
    entry.chapter = seven;
    entry.act = act1;
    entry.item = question;
    entry.option = option;
    return entry;
}

inline QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

inline bool writeAll(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
}

inline QString optionIn(const Ledger &ledger, const QString &question)
{
    const CommitEntry *found = ledger.log().find(commit_kind::prediction, seven, act1, question);
    return found ? found->option : QString();
}

/// A window's worth: ledger and store on one folder.
struct Window
{
    explicit Window(const QString &folder, const QString &state = {})
        : store(ledger, folder, state)
    {
        store.open();
    }
    Ledger ledger;
    LedgerStore store;
};

/// A folder for one test. Remade by each test's init().
class StoreFolder
{
public:
    StoreFolder()
        : m_folder(m_dir.filePath(QStringLiteral("data")))
    {
    }

    QString path() const { return m_folder; }
    /// A name beside the folder.
    QString beside(const QString &name) const { return m_dir.filePath(name); }
    QString file() const { return m_folder + QStringLiteral("/ledger.json"); }
    QString copy() const { return file() + QStringLiteral(".bak"); }
    QString seen() const { return file() + QStringLiteral(".seen"); }
    QString lock() const { return file() + QStringLiteral(".lock"); }
    /// The account's folder for what was seen, which only those use who name it.
    QString state() const { return m_dir.filePath(QStringLiteral("state")); }
    /// Names of what was set aside.
    QStringList asides() const
    {
        return QDir(m_folder).entryList({QStringLiteral("*.set-aside-*")}, QDir::Files | QDir::Dirs);
    }
    QByteArray firstAside() const { return readAll(m_folder + QLatin1Char('/') + asides().first()); }
    /// A ledger with one committed answer: p1 = a. False when it could not be committed.
    [[nodiscard]] bool commitOne() const
    {
        Window window(m_folder);
        return window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a")));
    }

private:
    QTemporaryDir m_dir;
    QString m_folder;
};

} // namespace rp::test
