// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy/exam_record.h"

#include "models/json/file_owner.h"
#include "models/json/json_value.h"
#include "models/policy/exam.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QMessageAuthenticationCode>
#include <QSysInfo>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>
#include <unistd.h>

namespace rp {
namespace {

using nlohmann::json;

constexpr char sealPurpose[] = "ridgepoint exam 1 ";
constexpr qsizetype longestRecord_bytes = 1 << 20;

struct RecordWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::ExamRecord)
};

/// Closed with the descriptor's life.
struct Descriptor
{
    explicit Descriptor(int opened)
        : number(opened)
    {
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor()
    {
        if (number >= 0)
            ::close(number);
    }
    const int number;
};

json unsealed(const ExamClaim &claim)
{
    return {{"ledger", claim.ledger.toStdString()},
            {"machine", claim.machine.toStdString()},
            {"folder", claim.folder.toStdString()},
            {"at", claim.at.toStdString()}};
}

std::string sealOf(const ExamClaim &claim)
{
    const QByteArray key =
        QCryptographicHash::hash(QByteArray(sealPurpose) + claim.ledger.toUtf8(), QCryptographicHash::Sha256);
    const QByteArray text = QByteArray::fromStdString(unsealed(claim).dump(-1, ' ', true));
    return QMessageAuthenticationCode::hash(text, key, QCryptographicHash::Sha256).toHex().toStdString();
}

QByteArray lineOf(const ExamClaim &claim)
{
    json line = unsealed(claim);
    line["seal"] = sealOf(claim);
    return QByteArray::fromStdString(line.dump(-1, ' ', true)) + '\n';
}

/// Lines that were changed outside the program are passed over.
std::vector<ExamClaim> claimsIn(const QByteArray &bytes)
{
    std::vector<ExamClaim> claims;
    for (const QByteArray &line : bytes.split('\n')) {
        const json object = json::parse(line.begin(), line.end(), nullptr, false);
        if (!object.is_object())
            continue;
        const auto text = [&object](const char *key) {
            const auto found = object.find(key);
            return found != object.end() && found->is_string() ? toQString(found->get<std::string>())
                                                               : QString();
        };
        const ExamClaim claim{text("ledger"), text("machine"), text("folder"), text("at")};
        if (text("seal").toStdString() == sealOf(claim))
            claims.push_back(claim);
    }
    return claims;
}

QByteArray readAll(int descriptor)
{
    QByteArray bytes;
    char part[4096];
    while (bytes.size() < longestRecord_bytes) {
        const ssize_t count = ::pread(descriptor, part, sizeof part, off_t(bytes.size()));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            break;
        bytes.append(part, qsizetype(count));
    }
    return bytes;
}

QString whatTheSystemSays()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

} // namespace

ExamClaim ownClaim(const QString &ledger, const QString &folder)
{
    // The id of a machine is for its own programs: others are given a hash of it.
    const QByteArray machine = QSysInfo::machineUniqueId() + QSysInfo::machineHostName().toUtf8();
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray(sealPurpose) + machine, QCryptographicHash::Sha256);
    const QString real = QDir(folder).canonicalPath();
    return {ledger, QString::fromLatin1(hash.toHex().left(16)),
            real.isEmpty() ? QDir::cleanPath(QDir(folder).absolutePath()) : real,
            QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)};
}

QString examRecordName(const Exam &exam, const QString &account)
{
    const QString end = exam.until ? exam.until->toUTC().toString(QStringLiteral("yyyyMMdd'T'HHmmss'Z'"))
                                   : QStringLiteral("open");
    return QStringLiteral("exam-%1-%2-%3.txt").arg(nameInFiles(account)).arg(::getuid()).arg(end);
}

std::vector<ExamClaim> examClaims(const QString &folder, const QString &name)
{
    const QByteArray path = QFile::encodeName(QDir(folder).filePath(name));
    const Descriptor file(::open(path.constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat found = {};
    if (file.number < 0 || ::fstat(file.number, &found) != 0 || !S_ISREG(found.st_mode) ||
        found.st_uid != ::geteuid())
        return {};
    return claimsIn(readAll(file.number));
}

ExamRecord claimExam(const QString &folder, const QString &name, const ExamClaim &own)
{
    ExamRecord record;
    const QByteArray path = QFile::encodeName(QDir(folder).filePath(name));
    const Descriptor file(
        ::open(path.constData(), O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0640));
    if (file.number < 0) {
        record.problem =
            errno == ELOOP ? RecordWords::tr("there is a link in its place") : whatTheSystemSays();
        return record;
    }
    struct stat found = {};
    if (::fstat(file.number, &found) != 0 || !S_ISREG(found.st_mode) || found.st_uid != ::geteuid()) {
        record.problem = RecordWords::tr("something of another account is in its place");
        return record;
    }
    const QByteArray bytes = readAll(file.number);
    record.claims = claimsIn(bytes);
    record.hadOwn = std::any_of(record.claims.begin(), record.claims.end(),
                                [&own](const ExamClaim &claim) { return claim.isSameAs(own); });
    if (record.hadOwn || bytes.size() >= longestRecord_bytes)
        return record;
    // One call, which the kernel puts at the end as a whole: two sessions may claim at once.
    const QByteArray line = (bytes.isEmpty() || bytes.endsWith('\n') ? QByteArray() : "\n") + lineOf(own);
    if (::write(file.number, line.constData(), size_t(line.size())) != ssize_t(line.size()))
        record.problem = whatTheSystemSays();
    return record;
}

} // namespace rp
