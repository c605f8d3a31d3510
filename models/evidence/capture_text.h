// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/capture_scene.h"

#include <QCoreApplication>
#include <QStringList>

namespace rp {

struct ActContent;
struct LabContent;

/// What is said about a capture, translated: the same on the page, in a comparison and in a memo.
class CaptureText
{
    Q_DECLARE_TR_FUNCTIONS(rp::CaptureText)
public:
    /// The learner's own name for it, else "Capture 2: Compile time 60 s", the first "Capture 1: Pay-back".
    static QString title(const Capture &capture, const LabContent &lab);
    /// What is said and shown when it has been made.
    static QString made(const Capture &capture, const LabContent &lab);
    /// Act and panel: "The dispatch tax · Kernel fusion".
    static QString where(const Capture &capture, const LabContent &lab);
    /// Local time in the short form of the language.
    static QString when(const Capture &capture);
    /// Name of the track it was captured on; empty when none was chosen.
    static QString track(const Capture &capture, const Catalogue &catalogue);
    /// Question and answer, in the present language where the question has not changed since.
    static std::vector<CapturedControl> predictions(const Capture &capture, const LabContent &lab);
    /// What has become of it, one sentence each; none when it is fresh.
    static QStringList remarks(const CaptureCheck &check, const CaptureScene &scene);
    /// The same in a word or two, for a badge; none when it is fresh.
    static QStringList badges(const CaptureCheck &check);
    /// Said of captures that are not in the file any more; empty for 0.
    static QString missing(int count);
};

/// The figures for which one captures the instrument come first, then those that the act asks about, then the
/// instrument's others. At most `most` ids.
std::vector<QString> keyFigures(const CaptureScene &scene, const LabContent &lab, std::size_t most);

} // namespace rp
