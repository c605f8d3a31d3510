// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy/policy_reach.h"

#include "models/network/web_address.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <vector>
#ifdef Q_OS_UNIX
#include <grp.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/xattr.h>
#endif

namespace rp {
namespace {

struct ReachWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::PolicyReach)
};

/// Stands for the name of nobody in particular; accounts are not called so.
constexpr QLatin1String nobodysName("LEARNER_NAME");

QString nobodysHome()
{
    return QStringLiteral("/home/") + nobodysName;
}

#ifdef Q_OS_UNIX

std::optional<struct stat> statOf(const QString &path)
{
    struct stat found = {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return std::nullopt;
    return found;
}

/// As the kernel chooses: the owner's rights, else the group's, else those of all others.
bool isGranted(const struct stat &file, const Learner &learner, unsigned bits)
{
    if (learner.uid == 0u)
        return true;
    unsigned rights = file.st_mode;
    if (learner.uid == file.st_uid)
        rights >>= 6;
    else if (learner.groups.contains(file.st_gid))
        rights >>= 3;
    return (rights & bits) == bits;
}

constexpr unsigned mayRead = 4;
constexpr unsigned mayWrite = 2;
constexpr unsigned mayEnter = 1;

QString accountName(uint uid)
{
    const passwd *entry = ::getpwuid(uid);
    return entry ? QString::fromLocal8Bit(entry->pw_name) : QString::number(uid);
}

QString chmodCommand(const char *change, const QString &path)
{
    return QStringLiteral("chmod %1 %2").arg(QLatin1String(change), path);
}

/// The file and the folders above it, without the root.
QStringList partsOf(const QString &path)
{
    QStringList parts;
    for (QString part = QDir::cleanPath(path); part.size() > 1; part = QFileInfo(part).absolutePath())
        parts.prepend(part);
    return parts;
}

/// By the name, and by where links lead.
QStringList waysTo(const QString &path)
{
    QStringList parts = partsOf(QFileInfo(path).absoluteFilePath());
    for (const QString &part : partsOf(QFileInfo(path).canonicalFilePath())) {
        if (!parts.contains(part))
            parts << part;
    }
    return parts;
}

QString unread(const QString &path, const Learner &learner, const char *change = "o+r")
{
    //: %1 is a file, %2 an account or “learners”, %3 a command
    return ReachWords::tr("%1 can't be read by %2; mend it with %3.")
        .arg(path, learner.text(), chmodCommand(change, path));
}

QString unwritable(const QString &path, const Learner &learner, const char *change)
{
    //: %1 is a file or a folder, %2 an account or “learners”, %3 a command
    return ReachWords::tr("%1 can't be written by %2; mend it with %3.")
        .arg(path, learner.text(), chmodCommand(change, path));
}

QString changeable(const QString &path, const QString &who, const QString &mend)
{
    //: what should be root's alone; %1 is a file or a folder, %2 an account or “learners”, %3 a command
    return ReachWords::tr("%1 can be changed by %2; mend it with %3.").arg(path, who, mend);
}

/// The first folder above it that does not let the learner through; empty: there is none.
QString closedFolder(const QString &path, const Learner &learner)
{
    for (const QString &part : waysTo(path)) {
        const auto found = statOf(part);
        if (part != path && found && S_ISDIR(found->st_mode) && !isGranted(*found, learner, mayEnter)) {
            //: %1 is a folder, %2 an account or “learners”, %3 a command
            return ReachWords::tr("%1 can't be entered by %2; mend it with %3.")
                .arg(part, learner.text(), chmodCommand("o+x", part));
        }
    }
    return {};
}

/// Why it is not root's alone. Of nobody in particular it is not known which groups help, so that any group
/// but root's does.
QString notRootsAlone(const QString &path, const struct stat &found, const Learner &learner)
{
    const bool isOwn = learner.isAnyone() ? found.st_uid != 0 : found.st_uid == learner.uid;
    if (isOwn)
        return changeable(path, accountName(found.st_uid), QStringLiteral("chown root %1").arg(path));
    if (isGranted(found, learner, mayWrite))
        return changeable(path, learner.text(), chmodCommand("go-w", path));
    if (learner.isAnyone() && (found.st_mode & S_IWGRP) != 0 && found.st_gid != 0) {
        const group *entry = ::getgrgid(found.st_gid);
        return changeable(path,
                          entry ? QString::fromLocal8Bit(entry->gr_name) : QString::number(found.st_gid),
                          chmodCommand("g-w", path));
    }
    return {};
}

/// Why it may be the learner's work. Of nobody in particular it is not known which accounts are learners', so
/// that a folder of a teacher's, or of a group of teachers, is nobody's.
QString inLearnersHand(const QString &path, const Learner &learner)
{
    const auto found = statOf(path);
    if (found && learner.uid == found->st_uid)
        return changeable(path, learner.text(), QStringLiteral("chown root %1").arg(path));
    return found && isGranted(*found, learner, mayWrite)
               ? changeable(path, learner.text(), chmodCommand("go-w", path))
               : QString();
}

/// Of a folder with labs, or one of them, that is there.
QStringList labFaults(const QString &path, const Learner &learner)
{
    const auto found = statOf(path);
    if (!found)
        return {};
    const bool isFolder = S_ISDIR(found->st_mode);
    QStringList faults{closedFolder(path, learner)};
    if (!isGranted(*found, learner, isFolder ? mayRead | mayEnter : mayRead))
        faults << unread(path, learner, isFolder ? "o+rx" : "o+r");
    for (const QString &part : waysTo(path))
        faults << inLearnersHand(part, learner);
    faults.removeAll(QString());
    return faults;
}

/// What the policy names, and what the learner's account does with it.
struct NamedPlace
{
    enum class Use
    {
        Session, ///< a folder that is made where it is missing
        Drop,    ///< a folder that has to be there, and be written into
        Note,    ///< a file that is made where it is missing
        Secret   ///< a file that is read
    };
    QString path;
    Use use = Use::Drop;
};

std::vector<NamedPlace> placesOf(const SitePolicy &policy)
{
    std::vector<NamedPlace> places;
    const auto add = [&places](const QString &path, NamedPlace::Use use) {
        if (!path.isEmpty())
            places.push_back({path, use});
    };
    add(policy.dataDir ? policy.dataDir->value : QString(), NamedPlace::Use::Session);
    add(isWebAddress(policy.copyTo) ? QString() : policy.copyTo, NamedPlace::Use::Drop);
    add(policy.examFolder, NamedPlace::Use::Drop);
    add(policy.copyPasswordFile, NamedPlace::Use::Secret);
    add(policy.logFile, NamedPlace::Use::Note);
    return places;
}

/// Of a path behind the name of nobody in particular, what stands before that; empty: all of it is known.
QString knownPart(const QString &path)
{
    if (path.startsWith(nobodysHome()))
        return QStringLiteral("/");
    const QStringList parts = partsOf(path);
    const auto found = std::find_if(parts.begin(), parts.end(), [](const QString &part) {
        return QFileInfo(part).fileName().contains(nobodysName);
    });
    return found == parts.end() ? QString() : QFileInfo(*found).absolutePath();
}

/// Who may write into a folder may rename what others have in it, unless it is sticky.
QString openFolder(const QString &path)
{
    for (const QString &part : waysTo(path)) {
        const auto found = statOf(part);
        if (found && S_ISDIR(found->st_mode) && (found->st_mode & S_IWOTH) != 0 &&
            (found->st_mode & S_ISVTX) == 0)
            return changeable(part, ReachWords::tr("everyone"), chmodCommand("+t", part));
    }
    return {};
}

QString missing(const QString &folder)
{
    //: %1 is a folder, %2 a command
    return ReachWords::tr("%1 is not there; mount it, or make it with %2.")
        .arg(folder, QStringLiteral("install -d -o root -g root -m 1733 %1").arg(folder));
}

/// Whether it could be made: the first folder above it that is there can be written.
bool canBeMade(const QString &path, const Learner &learner)
{
    QString above = QFileInfo(path).absolutePath();
    while (!statOf(above) && above.size() > 1)
        above = QFileInfo(above).absolutePath();
    const auto found = statOf(above);
    return found && isGranted(*found, learner, mayWrite | mayEnter);
}

QString useFault(const NamedPlace &place, const Learner &learner)
{
    using Use = NamedPlace::Use;
    const auto found = statOf(place.path);
    const QString above = QFileInfo(place.path).absolutePath();
    switch (place.use) {
    case Use::Secret:
        return found && !isGranted(*found, learner, mayRead) ? unread(place.path, learner)
               : found                                       ? QString()
                       //: %1 is a file
                       : ReachWords::tr("%1 is not there; put the password into it.").arg(place.path);
    case Use::Note:
        if (found ? isGranted(*found, learner, mayWrite) : canBeMade(place.path, learner))
            return {};
        if (!found && !statOf(above))
            return missing(above);
        return found ? unwritable(place.path, learner, "o+w") : unwritable(above, learner, "1733");
    case Use::Session:
        if (!found && canBeMade(place.path, learner))
            return {};
        if (!found && statOf(above))
            return unwritable(above, learner, "1733");
        [[fallthrough]];
    case Use::Drop:
        if (!found)
            return missing(place.use == Use::Drop ? place.path : above);
        return isGranted(*found, learner, mayWrite | mayEnter) ? QString()
                                                               : unwritable(place.path, learner, "1733");
    }
    return {};
}

QString folderFault(const NamedPlace &place, const Learner &learner)
{
    const QString known = learner.isAnyone() ? knownPart(place.path) : QString();
    const QString looked = known.isEmpty() ? place.path : known;
    QString fault = closedFolder(place.path, learner);
    if (fault.isEmpty() && known.isEmpty())
        fault = useFault(place, learner);
    else if (fault.isEmpty() && !statOf(known))
        fault = missing(known);
    return fault.isEmpty() ? openFolder(looked) : fault;
}

#endif

bool hasAccessList(const QString &path)
{
#ifdef Q_OS_LINUX
    const QByteArray name = QFile::encodeName(path);
    return ::getxattr(name.constData(), "system.posix_acl_access", nullptr, 0) > 0;
#else
    Q_UNUSED(path)
    return false;
#endif
}

} // namespace

QString Learner::text() const
{
    //: in a sentence such as “FILE can't be read by learners”
    return isAnyone() ? ReachWords::tr("learners") : account.name;
}

Learner anyLearner()
{
    return {{nobodysName, nobodysHome()}, std::nullopt, {}};
}

std::optional<Learner> learnerNamed(const QString &name)
{
#ifdef Q_OS_UNIX
    const QByteArray local = name.toLocal8Bit();
    const passwd *entry = ::getpwnam(local.constData());
    if (!entry)
        return std::nullopt;
    Learner found{
        {QString::fromLocal8Bit(entry->pw_name), QString::fromLocal8Bit(entry->pw_dir)}, entry->pw_uid, {}};
    const gid_t first = entry->pw_gid;
    int count = 64;
    std::vector<gid_t> groups(static_cast<std::size_t>(count));
    while (::getgrouplist(local.constData(), first, groups.data(), &count) < 0 &&
           count > static_cast<int>(groups.size()))
        groups.resize(static_cast<std::size_t>(count));
    groups.resize(static_cast<std::size_t>(std::clamp(count, 0, static_cast<int>(groups.size()))));
    for (const gid_t one : groups)
        found.groups << one;
    return found;
#else
    Q_UNUSED(name)
    return std::nullopt;
#endif
}

Learner learnerHere()
{
#ifdef Q_OS_UNIX
    if (::geteuid() == 0)
        return anyLearner();
    if (auto found = learnerNamed(currentAccount().name))
        return *found;
    Learner nameless{currentAccount(), ::geteuid(), {}};
    nameless.groups << ::getegid();
    return nameless;
#else
    return {currentAccount(), 0u, {}}; // nothing is judged there
#endif
}

QStringList placeFaults(const QString &policy, const Learner &learner)
{
    QStringList faults;
#ifdef Q_OS_UNIX
    if (learner.uid == 0u)
        return faults;
    if (const QString closed = closedFolder(policy, learner); !closed.isEmpty())
        faults << closed;
    const auto file = statOf(policy);
    if (file && !isGranted(*file, learner, mayRead))
        faults << unread(policy, learner);
    for (const QString &part : waysTo(policy)) {
        const auto found = statOf(part);
        const QString fault = found ? notRootsAlone(part, *found, learner) : QString();
        if (!fault.isEmpty())
            faults << fault;
    }
#else
    Q_UNUSED(policy)
    Q_UNUSED(learner)
#endif
    return faults;
}

QStringList folderFaults(const SitePolicy &policy, const Learner &learner)
{
    QStringList faults;
#ifdef Q_OS_UNIX
    for (const NamedPlace &place : placesOf(policy)) {
        const QString fault = folderFault(place, learner);
        if (!fault.isEmpty() && !faults.contains(fault))
            faults << fault;
    }
#else
    Q_UNUSED(policy)
    Q_UNUSED(learner)
#endif
    return faults;
}

QStringList contentFaults(const SitePolicy &policy, const Learner &learner)
{
    QStringList faults;
#ifdef Q_OS_UNIX
    if (learner.uid == 0u)
        return faults;
    for (const QString &folder : policy.content) {
        if (learner.isAnyone() && !knownPart(folder).isEmpty())
            continue;
        faults += labFaults(folder, learner);
        const auto found = statOf(folder);
        if (!found || !isGranted(*found, learner, mayRead | mayEnter))
            continue;
        const QDir dir(folder);
        const QStringList labs = dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
        for (const QString &lab : labs)
            faults += labFaults(dir.filePath(lab), learner);
    }
    faults.removeDuplicates();
#else
    Q_UNUSED(policy)
    Q_UNUSED(learner)
#endif
    return faults;
}

QStringList accessListRemarks(const SitePolicy &policy, const Learner &learner)
{
    QStringList remarks;
#ifdef Q_OS_UNIX
    QStringList parts = waysTo(policy.file);
    for (const NamedPlace &place : placesOf(policy)) {
        const QString known = learner.isAnyone() ? knownPart(place.path) : QString();
        parts += waysTo(known.isEmpty() ? place.path : known);
    }
    for (const QString &folder : policy.content) {
        if (!learner.isAnyone() || knownPart(folder).isEmpty())
            parts += waysTo(folder);
    }
    parts.removeDuplicates();
    for (const QString &part : parts) {
        if (hasAccessList(part)) {
            //: %1 is a file or a folder, %2 a command
            remarks << ReachWords::tr("%1 has an access list (ACL), which is not judged here; look at it "
                                      "with %2.")
                           .arg(part, QStringLiteral("getfacl %1").arg(part));
        }
    }
#else
    Q_UNUSED(policy)
    Q_UNUSED(learner)
#endif
    return remarks;
}

} // namespace rp
