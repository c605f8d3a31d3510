// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_reader.h"
#include "models/instruments/contract/background_job.h"

namespace rp {

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
