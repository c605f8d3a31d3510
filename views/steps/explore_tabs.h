// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/tab_row.h"

#include <vector>

namespace rp {

class LabSession;
class PanelPage;
struct ActContent;

/// In the key of a tab, between panel and page.
inline constexpr QChar exploreTabSign = u'/';

/// Key of the tab of a page of the panel in view.
QString exploreTabKey(const QString &panel, const QString &page);

/// All pages of the panel that is shown, and a tab for each other panel of the act, with what is done there.
/// @param page of the panel `shown`; null while there is none
std::vector<TabEntry> exploreTabs(const ActContent &act, const PanelPage *page, const QString &shown,
                                  const LabSession &session);

/// What to find next, for the foot of the page.
QString taskNote(const QString &task);

} // namespace rp
