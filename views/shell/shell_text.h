// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/hud_items.h"
#include "shell/notice_area.h"

#include <QCoreApplication>

namespace rp {

class LedgerStore;
struct LedgerNotice;

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
};

} // namespace rp
