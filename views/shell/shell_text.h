// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/look/window_page.h"
#include "views/shell/strip/hud_items.h"
#include "views/widgets/notice.h"

#include <QCoreApplication>

namespace rp {

class EvidenceBook;
class LedgerStore;
class Memo;
class ReviewBook;
struct LedgerNotice;

/// A notice as the window shows it.
struct ShellNotice
{
    QString key; ///< stable: "write_failed"
    Notice::Kind kind = Notice::Kind::Information;
    QString text;                ///< translated
    bool offersSaveAs = false;   ///< with a button "Save as…"
    bool offersTakeOver = false; ///< with a button "Take over the ledger"
    bool dismissible = true;     ///< with a close button
    bool operator==(const ShellNotice &) const = default;
};

/// Texts of the window that come from the ledger's store and the program itself.
class ShellText
{
    Q_DECLARE_TR_FUNCTIONS(rp::ShellText)
public:
    /// Whether everything is in the file; a null store is presenter mode.
    static HudItem saving(const LedgerStore *store);
    static ShellNotice notice(const LedgerNotice &notice);
    /// Stable key of a notice of the store: "write_failed".
    static QString noticeKey(const LedgerNotice &notice);
    static QString about();
    /// The page in view, for the window's title: "Explore, act 1 · The compiler lab".
    static QString pageTitle(const LabSession &session, WindowPage page);

    /// Notes beside the names of the pages in the sidebar; the count is what is left of it in the narrow
    /// form.
    static QString evidenceNote(const EvidenceBook &evidence);
    static QString evidenceCount(const EvidenceBook &evidence);
    static QString memoNote(const Memo &memo);
    static QString reviewNote(const ReviewBook &review); ///< what is due; empty: nothing
    static QString reviewCount(const ReviewBook &review);
};

} // namespace rp
