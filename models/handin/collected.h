// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/handin_file.h"
#include "models/json/file_reader.h"
#include "models/json/zip_archive.h"

#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

namespace rp {

/// Whose a file is, as the platform says that gave it: Moodle in the name of its folder, Gradescope in the
/// list beside it. Anybody can name a folder, so it is shown where a hand-in has no name of its own.
struct Participant
{
    QString name;
    QString number; ///< the student's own; Moodle says none
    QString id;     ///< which the platform itself has for the participant, or for the submission
    QString key;    ///< one for each participant: the folder's name; empty: nothing is known
    /// The beginning of what Moodle takes feedback by, with its slash where it is a folder; empty: not
    /// Moodle's.
    QString moodle;

    QString collection; ///< in which the key is somebody's: another task has other keys for the same persons

    QString shownNumber() const { return number.isEmpty() ? id : number; }
};

/// What the folders of a path, between slashes, say; names of Gradescope come out of `list`.
Participant participantOf(const QString &path, const QMap<QString, Participant> &list = {});

/// Whom a platform names as the uploaders, in the order of the participants. Of several collections nobody is
/// known by them, and all are empty.
std::vector<QString> uploadersOf(const std::vector<const Participant *> &participants);

/// The submissions that Gradescope's submission_metadata.yml names, by the name of their folder.
QMap<QString, Participant> gradescopeList(const QByteArray &yaml);

/// One file of those that were handed in, found and not yet read.
struct CollectedPlace
{
    QString path;                  ///< on the disk: of the file, or of the archive that has it
    std::optional<ZipEntry> entry; ///< in the archive
    Participant participant;
    bool isNamed = false; ///< by who asks, so that it has to be a hand-in whatever it is called
    QString reason;       ///< translated clause why there is nothing to read; empty: there may be

    QString shown() const; ///< as messages and tables name it
};

/// Walks through what a course platform gives: files as they are named, of folders and of those in them each
/// file, and of an archive each file in it. Archives inside of a folder or archive are files as any other.
/// One folder is listed at a time, its files by name and then its folders; links in it lead to no other one.
/// Hidden files and what the platforms add are passed over, and the same file again; a copy of it is not.
class CollectedWalk
{
public:
    explicit CollectedWalk(QStringList filesAndFolders);
    ~CollectedWalk();
    Q_DISABLE_COPY_MOVE(CollectedWalk)

    std::optional<CollectedPlace> next();

private:
    void enter(const QString &place);
    std::optional<CollectedPlace> nextOfArchive();
    std::optional<CollectedPlace> nextOfFolder();
    bool isNew(const CollectedPlace &place);

    QStringList m_places;
    struct Left
    {
        QString path;
        bool isFolder = false;
    };
    QString m_place;          ///< that is walked through
    std::vector<Left> m_left; ///< of a folder; the next one at the end
    std::unique_ptr<ZipArchive> m_archive;
    QMap<QString, Participant> m_list; ///< of Gradescope
    QSet<QString> m_seen;              ///< files
    QString m_refusal;                 ///< why m_place is not walked through; empty: it is, or is a file
};

/// Any thread may read any of them. What is aside (below) is read as far as it takes to see what it is.
FileReading readCollected(const CollectedPlace &place);
/// The same as a hand-in.
HandinReading readCollectedHandin(const CollectedPlace &place, HandinCheck check = HandinCheck::Everything);

/// One that can't be read as a hand-in is none, and nobody's work is missing then: it was not called one.
bool isAside(const CollectedPlace &place);
/// One translated sentence about such a file.
QString asideText(const QString &file, const QString &reason);

} // namespace rp
