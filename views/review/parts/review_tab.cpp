// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/parts/review_tab.h"

namespace rp {

QString reviewTabKey(ReviewTab tab)
{
    switch (tab) {
    case ReviewTab::Map:
        return QStringLiteral("map");
    case ReviewTab::Models:
        return QStringLiteral("models");
    case ReviewTab::Recall:
        return QStringLiteral("recall");
    case ReviewTab::Beliefs:
        return QStringLiteral("beliefs");
    case ReviewTab::SelfCheck:
        return QStringLiteral("selfcheck");
    case ReviewTab::Writing:
        break;
    }
    return QStringLiteral("writing");
}

std::optional<ReviewTab> reviewTabFromKey(const QString &key)
{
    for (const ReviewTab tab : reviewTabs) {
        if (reviewTabKey(tab) == key)
            return tab;
    }
    return std::nullopt;
}

} // namespace rp
