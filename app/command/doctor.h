// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/policy/site_policy.h"

#include <QString>
#include <QStringList>
#include <iosfwd>
#include <vector>

namespace rp {

/// One thing that the program needs of a machine.
struct Examination
{
    enum class Result
    {
        Good,
        Remark, ///< something works less well
        Bad     ///< something doesn't work
    };
    Result result = Result::Good;
    QString topic; ///< translated
    QString text;  ///< translated: what was found, and how to mend it
};

/// Looks at platform, fonts, accessibility, policy, writable places and the ledger in `folder` (empty: the
/// one of the site, else the usual one). Reads no answers and leaves nothing behind. Needs a QGuiApplication
/// for the fonts. `refusal`: the sentence with which the window refuses that folder; empty: it does not.
std::vector<Examination> examine(const QString &folder, const SitePolicy &policy = {},
                                 const QString &refusal = {});

/// `ridgepoint doctor [--data-dir DIR]`, given the words after `doctor`: prints one page to send to whoever
/// looks after the machine. Returns 0 when nothing is bad, 1 when something is, 2 for wrong usage.
int runDoctor(const QStringList &words, std::ostream &out, std::ostream &err, const SitePolicy &policy = {},
              const QString &refusal = {});

} // namespace rp
