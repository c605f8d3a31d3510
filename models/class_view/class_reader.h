// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_figures.h"
#include "models/instruments/contract/background_job.h"

#include <QStringList>
#include <functional>
#include <string>

namespace rp {

/// Files that several others have to do with, see models/handin/same_work.h.
struct ClassWork
{
    QString file;
    QStringList others;    ///< left out for it, or of other learners
    bool isShared = false; ///< other learners have the session, too; each of them counts
};

/// What was read of some files.
struct ClassReading
{
    ClassFigures figures;
    qint64 files = 0;   ///< that were found, without those that are no hand-ins and are not called so
    qint64 refused = 0; ///< of them, those that can't be read
    std::vector<ClassWork> works;
};

/// What is told of a few files as soon as they are read.
struct ClassBatch
{
    qint64 files = 0;
    std::string ndjson;                               ///< when asked for
    std::vector<std::pair<QString, QString>> refused; ///< file, translated clause why
    QStringList altered;                              ///< files that count, as far as they verify
    QStringList asides;  ///< translated sentences about files that are no hand-ins
    bool isAnew = false; ///< lines of JSON that were told before are void: all that count come once more
};

struct ClassOptions
{
    bool namesAreShown = false;
    bool wantsNdjson = false;
    int threads = 0; ///< 0: as many as the machine has, at most eight
};

/// How many files readClass() would find. `goOn` is asked now and then; false ends the counting.
qint64 countClassFiles(const QStringList &filesAndFolders, const std::function<bool()> &goOn);

/// Reads the hand-ins that CollectedWalk finds and forgets each. Where a learner has several files, those
/// that count are read once more, for figures can't be taken back. `hear` is called in the order of the
/// files, by one thread at a time; false ends the reading.
ClassReading readClass(const QStringList &filesAndFolders, const ClassRows &rows, const ClassOptions &options,
                       const std::function<bool(const ClassBatch &)> &hear);

/// What a job has read. Names are in it, so that they can be shown when they are asked for.
struct ClassFound
{
    ClassReading reading;
    QString firstRefused; ///< a file that can't be read; empty: there is none
    QString reason;       ///< translated clause why
};

/// Reads one class at a time beside the window.
class ClassJob : public BackgroundJob
{
    Q_OBJECT
public:
    /// The library must outlive it.
    explicit ClassJob(const LabLibrary &library, QObject *parent = nullptr);
    ~ClassJob() override; ///< ends what is being read

    /// Starts; what was being read is given up without a word.
    void start(const QStringList &places);

signals:
    void loaded(const std::shared_ptr<const rp::ClassFound> &found);
    void failed(); ///< there is not the memory for it

private:
    std::shared_ptr<const ClassFound> read(const QStringList &places, const Beside &beside) const;

    ClassRows m_rows;
};

} // namespace rp
