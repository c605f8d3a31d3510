// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/language.h"
#include "app/root/application.h"

#include <QTemporaryDir>
#include <memory>

namespace rp {

/// Opens and reopens the real lab on one temporary folder, as the program does.
class LabFixture
{
public:
    LabFixture();

    /// Opens the window, closing the one before, and where it starts on the home page goes on from there into
    /// the lab. English unless the options say otherwise.
    Application &open(StartOptions options = {});
    /// The same, but stays where the window starts.
    Application &openAsLeft(StartOptions options = {});
    void close();
    Application &lab() { return *m_lab; }
    const QString &error() const { return m_error; }
    QString folder() const { return m_folder.path(); }

    /// Commits the prediction and goes to a step of act 1 through the controller; from Explore on the
    /// instrument shows keyword spotting.
    void walkTo(Step step);

private:
    QTemporaryDir m_folder;
    Language m_language;
    std::unique_ptr<Application> m_lab;
    QString m_error;
};

/// Answers the question that the window asks in a box; true when there was one.
bool answerQuestion(Application &lab, bool yes);

/// Lets posted events, layouts and queued refreshes run.
void settle();

} // namespace rp
