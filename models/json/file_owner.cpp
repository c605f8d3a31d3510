// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/file_owner.h"

#include <QFile>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rp {
namespace {

constexpr unsigned root = 0;
constexpr unsigned nobody = 65534; ///< an owner who has no number here

} // namespace

bool isUidOfAnother(unsigned uid)
{
    return isUidOfAnother(uid, ::geteuid());
}

bool isUidOfAnother(unsigned uid, unsigned own)
{
    return uid != own && own != root && uid != root && uid != nobody;
}

bool belongsToAnother(const QString &path)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 && isUidOfAnother(found.st_uid);
}

bool makePrivate(const QString &path)
{
    constexpr mode_t others = S_IRWXG | S_IRWXO;
    const int descriptor = ::open(QFile::encodeName(path).constData(),
                                  O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    struct stat found = {};
    bool isMended = false;
    if (::fstat(descriptor, &found) == 0 && (S_ISREG(found.st_mode) || S_ISDIR(found.st_mode)) &&
        found.st_uid == ::geteuid() && (found.st_mode & others) != 0) {
        const mode_t kept = S_ISDIR(found.st_mode) ? 07700 : 0600;
        isMended = ::fchmod(descriptor, found.st_mode & kept) == 0 && ::fstat(descriptor, &found) == 0 &&
                   (found.st_mode & others) == 0;
    }
    ::close(descriptor);
    return isMended;
}

QString nameInFiles(const QString &account)
{
    QString name;
    for (const QChar letter : account) {
        const bool isPlain = letter.isLetterOrNumber() || letter == QLatin1Char('.') ||
                             letter == QLatin1Char('-') || letter == QLatin1Char('_');
        name += isPlain ? letter : QLatin1Char('_');
    }
    return name.startsWith(QLatin1Char('.')) ? QLatin1Char('_') + name : name;
}

} // namespace rp
