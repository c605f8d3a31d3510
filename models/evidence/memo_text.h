// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/memo.h"

#include <QCoreApplication>

namespace rp {

struct EvidencePair;
struct LabContent;
struct MemoDocument;
struct MemoExhibit;
struct MemoVerdict;
struct StressTest;

/// Words of the memo that page and files share, translated.
class MemoText
{
    Q_DECLARE_TR_FUNCTIONS(rp::MemoText)
public:
    static QString title();
    static QString fullTitle(const MemoDocument &memo); ///< with the lab's
    static QString pageNumber(const QString &page, const QString &pages);
    static QString heading(MemoPart part);
    /// What belongs into that part, a sentence or two: the lab's own, or what holds for all.
    static QString guidance(MemoPart part, const LabContent &lab);
    static QString empty();                          ///< stands for a part in which nothing was written
    static QString byline(const MemoDocument &memo); ///< who, and when
    static QString trackLine(const QString &name, const QString &goal);
    static QString verdictLine(const MemoVerdict &verdict);
    static QString evidenceHeading();
    static QString noEvidence();
    static QString
    pairLine(const EvidencePair &pair); ///< what is missing, or in what they differ; may be empty
    static QString stressHeading();
    /// What flips the recommendation first.
    static QString stressLine(const StressTest &test);
    /// What became of the input that the learner named; `label` is its own.
    static QString triggerLine(const StressTest &test, const QString &named, const QString &label);
    static QString stressAxis(const StressTest &test);
    /// Of the table: input, as captured, where it flips, the figure at both ends of the range.
    static QStringList stressColumns();
    static QString neverFlips();
    static QString stressEnd(double ratio, const QString &at);
    static QString exhibitHeading(const QString &title, int number);
    static QString exhibitLine(const MemoExhibit &exhibit); ///< where and when
    static QString remark(const QString &remark);           ///< with its warning sign
    static QString assumption(const QString &figures, const QString &reason);
    static QString predictionsHeading();
    static QString inputsHeading();
    static QString figuresHeading();
    static QString assumptionsHeading();
    static QString valueHeading(); ///< of the second column of inputs and figures
    static QString handOffHeading();
    static QString handOffNote();
    static QString fieldHeading();
    static QString footer(const MemoDocument &memo);
};

} // namespace rp
