// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_reader.h"

#include <QObject>
#include <atomic>
#include <memory>
#include <thread>

namespace rp {

/// What a job has read. Names are in it, so that they can be shown when they are asked for.
struct ClassFound
{
    ClassReading reading;
    QString firstRefused; ///< a file that can't be read; empty: there is none
    QString reason;       ///< translated clause why
};

/// Reads one class at a time beside the window, which never waits for it.
class ClassJob : public QObject
{
    Q_OBJECT
public:
    /// The library must outlive it.
    explicit ClassJob(const LabLibrary &library, QObject *parent = nullptr);
    ~ClassJob() override; ///< ends what is being read

    /// Starts; what was being read is given up without a word.
    void start(const QStringList &places);
    /// Ends it with cancelled().
    void cancel();
    bool isRunning() const { return m_running; }

signals:
    void progressed(double part); ///< 0 to 1
    void loaded(const std::shared_ptr<const rp::ClassFound> &found);
    void failed(); ///< there is not the memory for it
    void cancelled();

private:
    void stop();
    std::shared_ptr<const ClassFound> read(const QStringList &places, int run, const std::atomic<bool> &goOn);
    void tell(int run, double part);
    void finish(int run, const std::shared_ptr<const ClassFound> &found);

    ClassRows m_rows;
    std::thread m_thread;
    std::shared_ptr<std::atomic<bool>> m_goOn;
    int m_run = 0; ///< tells what a thread that was given up still has to say
    bool m_running = false;
};

} // namespace rp
