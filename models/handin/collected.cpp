// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/collected.h"

#include "models/json/foreign_file.h"
#include "models/text/plain_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

namespace rp {
namespace {

/// What tells the kind of a file.
constexpr qint64 lookedAt_bytes = 4096;
/// A ledger of a whole course is smaller. What is not called *.json is read no further.
constexpr qint64 largestUncalled_bytes = qint64{2} * 1024 * 1024;
/// That is read out of one archive: a small one could be unpacked for days.
constexpr qint64 mostUnpacked_bytes = qint64{4} * 1024 * 1024 * 1024;
constexpr QLatin1String gradescopeName("submission_metadata.yml");

struct CollectedWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::Collected)
};

bool isCalledHandin(const QString &name)
{
    return name.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
}

/// What platforms and desktops put beside the work of learners.
bool isPassedOver(const QString &name)
{
    const QStringList parts = name.split(QLatin1Char('/'));
    return parts.constLast() == gradescopeName ||
           std::any_of(parts.begin(), parts.end(), [](const QString &part) {
               const bool isFolder = part == QLatin1String(".") || part == QLatin1String("..");
               return (part.startsWith(QLatin1Char('.')) && !isFolder) || part == QLatin1String("__MACOSX");
           });
}

/// Ruby's writer of YAML gives each value one line: plain, or between single or double quotes.
QString yamlValue(QString text)
{
    text = text.trimmed();
    if (text.size() < 2 || text.front() != text.back())
        return text;
    if (text.front() == QLatin1Char('\''))
        return text.mid(1, text.size() - 2).replace(QLatin1String("''"), QLatin1String("'"));
    if (text.front() != QLatin1Char('"'))
        return text;
    QString value;
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        if (text[i] != QLatin1Char('\\')) {
            value += text[i];
            continue;
        }
        const QChar kind = text[++i];
        const int digits = kind == QLatin1Char('x') ? 2 : kind == QLatin1Char('u') ? 4 : 0;
        value += digits > 0 ? QChar(char16_t(text.mid(i + 1, digits).toUInt(nullptr, 16))) : kind;
        i += digits;
    }
    return value;
}

/// The list beside a folder of submissions, above it, or in the one folder of an export below it.
QMap<QString, Participant> listNear(const QString &folder)
{
    const QDir dir(folder);
    QStringList places{dir.filePath(gradescopeName), dir.filePath(QStringLiteral("../") + gradescopeName)};
    QDirIterator below(folder, QDir::Dirs | QDir::NoDotAndDotDot);
    for (int left = 8; left > 0 && below.hasNext(); --left)
        places << below.next() + QLatin1Char('/') + gradescopeName;
    for (const QString &place : std::as_const(places)) {
        if (!isPlainFile(place))
            continue;
        if (const FileReading list = readWholeFile(place); list.isRead())
            return gradescopeList(list.bytes);
    }
    return {};
}

} // namespace

Participant participantOf(const QString &path, const QMap<QString, Participant> &list)
{
    // What the platform writes stands before what learners call their own files and folders: the first
    // counts, of the path as of its part. So Moodle takes feedback.
    static const QRegularExpression moodle(QStringLiteral("^(.+?)_(\\d+)_assignsubmission_[a-z]+(?:_|$)"));
    static const QRegularExpression gradescope(QStringLiteral("^submission_(\\d+)$"));
    const QStringList parts = path.split(QLatin1Char('/'));
    Participant found;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString &part = parts[i];
        const bool isFile = i == parts.size() - 1;
        const QString collection = parts.mid(0, i).join(QLatin1Char('/'));
        if (const auto match = moodle.match(part); match.hasMatch()) {
            const QString key = QStringLiteral("%1_%2").arg(match.captured(1), match.captured(2));
            QString start = isFile ? match.captured() : part + QLatin1Char('/');
            return {match.captured(1), {}, match.captured(2), key, start, collection};
        }
        if (isFile)
            continue;
        if (const auto match = gradescope.match(part); match.hasMatch()) {
            const bool isListed = list.contains(part);
            found = list.value(part, {{}, {}, match.captured(1), part, {}, {}});
            found.collection = collection;
            if (isListed) // else a folder of the teacher's may be called so: the last counts
                return found;
        }
    }
    return found;
}

std::vector<QString> uploadersOf(const std::vector<const Participant *> &participants)
{
    std::vector<QString> uploaders;
    std::optional<QString> collection;
    bool isOne = true;
    for (const Participant *one : participants) {
        uploaders.push_back(one->key);
        if (one->key.isEmpty())
            continue;
        isOne = isOne && (!collection || *collection == one->collection);
        collection = one->collection;
    }
    return isOne ? uploaders : std::vector<QString>(participants.size());
}

QMap<QString, Participant> gradescopeList(const QByteArray &yaml)
{
    static const QRegularExpression submission(QStringLiteral("^(submission_(\\d+)):\\s*$"));
    static const QRegularExpression value(QStringLiteral("^\\s+(?:- )?:?(name|sid): *(.*)$"));
    QMap<QString, Participant> list;
    QString folder;
    for (const QByteArray &bytes : yaml.split('\n')) {
        const QString line = QString::fromUtf8(bytes);
        if (const auto match = submission.match(line); match.hasMatch()) {
            folder = match.captured(1);
            list[folder].key = folder;
            list[folder].id = match.captured(2);
        } else if (const auto said = value.match(line); said.hasMatch() && !folder.isEmpty()) {
            Participant &one = list[folder];
            QString &place = said.captured(1) == QLatin1String("name") ? one.name : one.number;
            if (place.isEmpty()) // of several who handed in together the first
                place = yamlValue(said.captured(2));
        }
    }
    return list;
}

QString CollectedPlace::shown() const
{
    return entry ? QStringLiteral("%1/%2").arg(path, entry->name) : path;
}

CollectedWalk::CollectedWalk(QStringList filesAndFolders)
    : m_places(std::move(filesAndFolders))
{
}

CollectedWalk::~CollectedWalk() = default;

void CollectedWalk::enter(const QString &place)
{
    m_place = place;
    m_list.clear();
    m_refusal.clear();
    if (QFileInfo(place).isDir()) {
        m_list = listNear(place);
        m_left.push_back({place, true});
        return;
    }
    const bool isCalledArchive = place.endsWith(QLatin1String(".zip"), Qt::CaseInsensitive);
    if (!isPlainFile(place) ||
        (!isCalledArchive && !ZipArchive::isOne(readFileStart(place, lookedAt_bytes).bytes)))
        return;
    // Its list of names may stand anywhere in it; and what takes too long to read is not begun.
    ZipArchive first(place);
    qint64 read_bytes = 0;
    // Of many lists the platform's is the outermost, and the only one that is read.
    std::optional<ZipEntry> list;
    const auto depth = [](const ZipEntry &entry) { return entry.name.count(QLatin1Char('/')); };
    while (const std::optional<ZipEntry> entry = first.next()) {
        if (entry->name.section(QLatin1Char('/'), -1) == gradescopeName &&
            (!list || depth(*entry) < depth(*list)))
            list = entry;
        const qint64 most = isCalledHandin(entry->name) ? largestFile_bytes : largestUncalled_bytes;
        read_bytes += entry->size_bytes > most ? lookedAt_bytes : entry->size_bytes;
    }
    if (list)
        m_list = gradescopeList(first.read(*list).bytes);
    if (read_bytes > mostUnpacked_bytes)
        //: a reason inside a sentence that names the archive; %1 is a size such as 4 GiB
        m_refusal = CollectedWords::tr("what is read of the archive is larger than %1 unpacked; unpack it "
                                       "and name its folder")
                        .arg(QLocale().formattedDataSize(mostUnpacked_bytes, 0));
    else
        m_archive = std::make_unique<ZipArchive>(place);
}

std::optional<CollectedPlace> CollectedWalk::nextOfArchive()
{
    while (std::optional<ZipEntry> entry = m_archive->next()) {
        if (entry->isFolder() || isPassedOver(entry->name))
            continue;
        Participant whose = participantOf(entry->name, m_list);
        whose.collection.prepend(m_place + QLatin1Char('/'));
        return CollectedPlace{m_place, std::move(*entry), std::move(whose), false, {}};
    }
    const QString reason = m_archive->reason();
    m_archive.reset();
    if (reason.isEmpty())
        return std::nullopt;
    return CollectedPlace{m_place, std::nullopt, {}, true, reason};
}

std::optional<CollectedPlace> CollectedWalk::nextOfFolder()
{
    while (!m_left.empty()) {
        const Left left = std::move(m_left.back());
        m_left.pop_back();
        if (isPassedOver(left.path.mid(m_place.size())))
            continue;
        if (!left.isFolder)
            return CollectedPlace{left.path, std::nullopt, participantOf(left.path, m_list), false, {}};
        const QDir all(left.path);
        constexpr QDir::SortFlags order = QDir::Name | QDir::Reversed;
        for (const QString &name : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, order))
            m_left.push_back({all.filePath(name), true});
        for (const QString &name : all.entryList(QDir::Files, order))
            m_left.push_back({all.filePath(name), false});
    }
    return std::nullopt;
}

std::optional<CollectedPlace> CollectedWalk::next()
{
    while (true) {
        std::optional<CollectedPlace> found;
        if (m_archive)
            found = nextOfArchive();
        else if (!m_left.empty())
            found = nextOfFolder();
        else if (m_places.isEmpty())
            return std::nullopt;
        else if (enter(m_places.takeFirst()); !m_archive && m_left.empty())
            found = CollectedPlace{m_place, std::nullopt, participantOf(m_place), true, m_refusal};
        if (found && isNew(*found))
            return found;
    }
}

bool CollectedWalk::isNew(const CollectedPlace &place)
{
    QString key = QFileInfo(place.path).canonicalFilePath();
    if (key.isEmpty()) // which is not there
        key = place.path;
    if (place.entry)
        key += QLatin1Char('\n') + QString::number(place.entry->number);
    const qsizetype before = m_seen.size();
    m_seen.insert(key);
    return m_seen.size() > before;
}

FileReading readCollected(const CollectedPlace &place)
{
    if (!place.reason.isEmpty())
        return {{}, place.reason};
    const auto archive = place.entry ? std::make_unique<ZipArchive>(place.path) : nullptr;
    if (isAside(place)) { // a film that somebody handed in is not read to its end
        FileReading start = archive ? archive->readStart(*place.entry, lookedAt_bytes)
                                    : readFileStart(place.path, lookedAt_bytes);
        if (!start.isRead())
            return start;
        if (const QString other = foreignFileReason(start.bytes, place.shown()); !other.isEmpty())
            return {{}, other};
        const qint64 size = archive ? place.entry->size_bytes : QFileInfo(place.path).size();
        if (size > largestUncalled_bytes)
            //: a reason inside a sentence that names the file
            return {{}, CollectedWords::tr("it is too large, and its name does not end in .json")};
    }
    return archive ? archive->read(*place.entry) : readWholeFile(place.path);
}

HandinReading readCollectedHandin(const CollectedPlace &place, HandinCheck check)
{
    const FileReading file = readCollected(place);
    if (file.isRead())
        return readHandin(file.bytes, place.shown(), check);
    HandinReading refused;
    refused.reason = file.reason;
    return refused;
}

bool isAside(const CollectedPlace &place)
{
    return !place.isNamed && !isCalledHandin(place.entry ? place.entry->name : place.path);
}

QString asideText(const QString &file, const QString &reason)
{
    //: %1 is a file, %2 a reason
    return CollectedWords::tr("%1 is no hand-in and was left out: %2.")
        .arg(plainText(file, file.size()), reason);
}

} // namespace rp
