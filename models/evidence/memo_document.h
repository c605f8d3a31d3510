// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/capture_scene.h"
#include "models/evidence/memo_text.h"
#include "models/evidence/stress_test.h"
#include "models/paper/paper.h"

#include <QDateTime>
#include <optional>

namespace rp {

class EvidenceBook;
class LabSession;
class Workbench;

/// What the learner's present choices say about the track's goal.
struct MemoVerdict
{
    bool known = false;
    bool pass = false;
    QString figure;   ///< "20.8 %"
    QString sentence; ///< one translated sentence
};

/// One part of a memo as it is written out.
struct MemoSection
{
    MemoPart part = MemoPart::Recommendation;
    QString heading; ///< translated
    QString text;    ///< the learner's own; may be empty
};

/// A capture that a memo rests on, with all its words in the present language.
struct MemoExhibit
{
    CaptureScene scene;
    CaptureCheck check;
    QString title;
    QString where;
    QString when;
    QString track;
    std::vector<CapturedControl> predictions;
    std::vector<CapturedControl> controls;
    std::vector<CapturedFigure> figures; ///< key figures first
    QStringList assumptions;             ///< one translated line for each figure that rests on one
    QStringList remarks;                 ///< what has become of the capture since
};

/// The stress test of a memo, with the input that the learner named before it was told.
struct MemoStress
{
    QString capture; ///< id
    QString trigger; ///< id of the input named
    QString triggerLabel;
    StressTest test;
};

/// A decision memo ready to be written: what every kind of file says, in the present language.
struct MemoDocument
{
    QString title; ///< translated: "Decision memo"
    QString lab;   ///< title of the lab, translated
    QString labId;
    QString chapter;
    QString contentVersion;
    QString programVersion;
    QString language; ///< code of the language the texts are in
    QDateTime at;     ///< UTC
    QString author;
    QString track;          ///< key; may be empty
    QString trackName;      ///< translated
    QString trackGoal;      ///< a whole sentence
    bool hasTracks = false; ///< the lab has some
    MemoVerdict verdict;
    std::vector<MemoSection> sections;
    std::vector<MemoExhibit> exhibits; ///< in the order cited; removed captures are left out
    QString pairLine;                  ///< see MemoText
    std::optional<MemoStress> stress;
    /// What later labs read of this one: the fields of its ledger entry by their names, as they are written.
    std::vector<CapturedControl> handOff;
};

/// The track that the learner has chosen; empty where nobody has, though a lab begins on one.
QString memoTrack(const LabSession &session);

/// The verdict on the learner's track: by the track's own instrument once the learner may use it, else by
/// what the first acts have decided.
MemoVerdict memoVerdict(const LabSession &session, const Workbench &workbench, const Catalogue &catalogue);

/// The input named and what flips the recommendation; nothing before one was named, or where no evidence can
/// be tested.
std::optional<MemoStress> memoStress(const LabContent &lab, const EvidenceBook &book, const Memo &memo,
                                     const Catalogue &catalogue);

MemoDocument memoDocument(const LabSession &session, const Workbench &workbench, const Catalogue &catalogue,
                          const EvidenceBook &book, const Memo &memo);

/// What PDF and Markdown are made from. Its pictures are numbered as the exhibits are.
Paper memoPaper(const MemoDocument &memo);

} // namespace rp
