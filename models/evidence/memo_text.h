// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/memo.h"

#include <QCoreApplication>

namespace rp {

struct MemoDocument;
struct MemoExhibit;
struct MemoVerdict;

/// Words of the memo that page and files share, translated.
class MemoText
{
    Q_DECLARE_TR_FUNCTIONS(rp::MemoText)
public:
    static QString title();
    static QString fullTitle(const MemoDocument &memo); ///< with the lab's
    static QString pageNumber(const QString &page, const QString &pages);
    static QString heading(MemoPart part);
    static QString guidance(MemoPart part);          ///< what belongs into that part, a sentence or two
    static QString empty();                          ///< stands for a part in which nothing was written
    static QString byline(const MemoDocument &memo); ///< who, and when
    static QString trackLine(const QString &name, const QString &goal);
    static QString verdictLine(const MemoVerdict &verdict);
    static QString evidenceHeading();
    static QString noEvidence();
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
