// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy/policy_reach.h"

#include "models/json/file_owner.h"
#include "models/network/web_address.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <utility>
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

/// Gives the rights to the class that counts for the learner, and takes none from anybody. Where all others
/// may write, nobody may take away what is another's.
QString grantCommand(const QString &path, const struct stat &file, const Learner &learner, unsigned bits)
{
    const bool isOwner = learner.uid == file.st_uid;
    const bool isMember = !isOwner && learner.groups.contains(file.st_gid);
    QByteArray change = isOwner ? "u+" : isMember ? "g+" : "o+";
    for (const auto &[bit, letter] : {std::pair{mayRead, 'r'}, {mayWrite, 'w'}, {mayEnter, 'x'}}) {
        if ((bits & bit) != 0)
            change += letter;
    }
    const bool isForOthers = !isOwner && !isMember && S_ISDIR(file.st_mode);
    if (isForOthers && (bits & mayWrite) != 0 && (file.st_mode & S_ISVTX) == 0)
        change += ",+t";
    return chmodCommand(change.constData(), path);
}

/// Folders that all programs of a machine share: what is opened there for learners is open in many ways. What
/// somebody has made in there for this program is none.
bool isOfSystem(const QString &path, const struct stat &file)
{
    const QString clean = QDir::cleanPath(path);
    const QString top = clean.section(QLatin1Char('/'), 1, 1);
    const QStringList shared{QStringLiteral("etc"), QStringLiteral("usr"), QStringLiteral("var")};
    return file.st_uid == 0 && !clean.contains(QLatin1String("/ridgepoint")) &&
           (clean.count(QLatin1Char('/')) < 2 || shared.contains(top));
}

/// As the handbook has it.
QString installCommand(const char *how, const QString &folder)
{
    return QStringLiteral("install -d %1 %2").arg(QLatin1String(how), folder);
}

constexpr const char *forRootAlone = "-o root -g root -m 1733";
constexpr const char *forTeachers = "-o root -g teachers -m 3753";

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

QString unread(const QString &path, const struct stat &file, const Learner &learner, unsigned bits = mayRead)
{
    //: %1 is a file, %2 an account or “learners”, %3 a command
    return ReachWords::tr("%1 can't be read by %2; mend it with %3.")
        .arg(path, learner.text(), grantCommand(path, file, learner, bits));
}

QString unwritable(const QString &path, const Learner &learner, const QString &mend)
{
    //: %1 is a file or a folder, %2 an account or “learners”, %3 a command
    return ReachWords::tr("%1 can't be written by %2; mend it with %3.").arg(path, learner.text(), mend);
}

/// Of a folder that everything else relies on being closed. `how` makes one for this alone.
QString systemsOwn(const QString &folder, const Learner &learner, const char *how)
{
    //: %1 is a folder such as /var/log, %2 an account or “learners”, %3 a command
    return ReachWords::tr("%1 is a folder of the system and stays closed to %2; make a folder for this with "
                          "%3, and name that one, or for a log a file in it.")
        .arg(folder, learner.text(), installCommand(how, folder + QStringLiteral("/ridgepoint")));
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
                .arg(part, learner.text(), grantCommand(part, *found, learner, mayEnter));
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
    const unsigned bits = isFolder ? mayRead | mayEnter : mayRead;
    if (!isGranted(*found, learner, bits))
        faults << unread(path, *found, learner, bits);
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
        Exam,    ///< likewise, and nobody collects from it
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
    add(policy.examFolder, NamedPlace::Use::Exam);
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

QString missing(const QString &folder, const char *how = forRootAlone)
{
    //: %1 is a folder, %2 a command
    return ReachWords::tr("%1 is not there; mount it, or make it with %2.")
        .arg(folder, installCommand(how, folder));
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

/// Why nothing can be made in a folder that is there; `how` makes another; empty: it can.
QString closedToWork(const QString &folder, const struct stat &file, const Learner &learner, const char *how)
{
    constexpr unsigned bits = mayWrite | mayEnter;
    if (isGranted(file, learner, bits))
        return {};
    return isOfSystem(folder, file) ? systemsOwn(folder, learner, how)
                                    : unwritable(folder, learner, grantCommand(folder, file, learner, bits));
}

/// A session's folder and its files are its learner's, or nobody's in particular: Application refuses others.
QString ofAnother(const QString &folder, const Learner &learner)
{
    if (!learner.uid)
        return {};
    for (const QString &name : {QString(), QStringLiteral("/ledger.json"), QStringLiteral("/ledger.json.bak"),
                                QStringLiteral("/ledger.json.seen")}) {
        const QString path = folder + name;
        const auto found = statOf(path);
        if (found && isUidOfAnother(found->st_uid, *learner.uid)) {
            //: a session; %1 is its folder or a file of it, %2 and %3 are accounts, %4 is a command
            return ReachWords::tr("%1 belongs to %2, and only %3 may own it; mend it with %4.")
                .arg(path, accountName(found->st_uid), learner.text(),
                     QStringLiteral("chown %1 %2").arg(learner.text(), path));
        }
    }
    return {};
}

QString sessionFault(const QString &path, const Learner &learner)
{
    if (const auto found = statOf(path)) {
        QString fault = ofAnother(path, learner);
        if (!fault.isEmpty() || isGranted(*found, learner, mayWrite | mayEnter))
            return fault;
        // Opened to all it would still have to be the learner's.
        return unwritable(path, learner,
                          learner.uid && *learner.uid != found->st_uid
                              ? QStringLiteral("chown %1 %2").arg(learner.text(), path)
                              : grantCommand(path, *found, learner, mayWrite | mayEnter));
    }
    if (canBeMade(path, learner))
        return {};
    const QString above = QFileInfo(path).absolutePath();
    const auto aboveIt = statOf(above);
    if (!aboveIt)
        return missing(above);
    if (!isOfSystem(above, *aboveIt))
        return closedToWork(above, *aboveIt, learner, forRootAlone);
    const QByteArray how =
        learner.uid ? "-o " + learner.text().toLocal8Bit() + " -m 0700" : QByteArray(forRootAlone);
    return missing(path, how.constData());
}

QString noteFault(const QString &path, const Learner &learner)
{
    const auto found = statOf(path);
    if (found ? isGranted(*found, learner, mayWrite) : canBeMade(path, learner))
        return {};
    const QString above = QFileInfo(path).absolutePath();
    const auto aboveIt = statOf(above);
    if (!aboveIt)
        return missing(above);
    if (found && !isOfSystem(path, *found))
        return unwritable(path, learner, grantCommand(path, *found, learner, mayWrite));
    return found ? systemsOwn(above, learner, "-m 1733") : closedToWork(above, *aboveIt, learner, "-m 1733");
}

QString useFault(const NamedPlace &place, const Learner &learner)
{
    using Use = NamedPlace::Use;
    const auto found = statOf(place.path);
    switch (place.use) {
    case Use::Secret:
        return found && !isGranted(*found, learner, mayRead) ? unread(place.path, *found, learner)
               : found                                       ? QString()
                       //: %1 is a file
                       : ReachWords::tr("%1 is not there; put the password into it.").arg(place.path);
    case Use::Note:
        return noteFault(place.path, learner);
    case Use::Session:
        return sessionFault(place.path, learner);
    case Use::Drop:
    case Use::Exam: {
        const char *how = place.use == Use::Drop ? forTeachers : forRootAlone;
        return found ? closedToWork(place.path, *found, learner, how) : missing(place.path, how);
    }
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

/// At a machine that is open to everyone one account does all the work: that whose folder it is.
Learner accountThatWorks(const SitePolicy &policy, const Learner &learner)
{
    const auto found = policy.isKiosk() && policy.dataDir ? statOf(policy.dataDir->value) : std::nullopt;
    if (!learner.isAnyone() || !found || found->st_uid == 0)
        return learner;
    const QString name = accountName(found->st_uid);
    return learnerNamed(name).value_or(Learner{{name, {}}, found->st_uid, {}});
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
        faults << unread(policy, *file, learner);
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
    const Learner working = accountThatWorks(policy, learner);
    for (const NamedPlace &place : placesOf(policy)) {
        const QString fault = folderFault(place, working);
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
