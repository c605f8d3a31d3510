// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/act/figure_cache.h"

#include "models/content/figure_text.h"

#include <QLocale>
#include <algorithm>

namespace rp {

QString FigureCache::resolved(const QString &translated, const Bench &bench)
{
    const QString locale = QLocale().name();
    if (locale != m_locale) {
        m_locale = locale;
        m_texts.clear();
    }
    const auto known = m_texts.constFind(translated);
    if (known != m_texts.constEnd())
        return *known;
    QString text = resolveFigures(translated, bench);
    const auto references = parseFigureReferences(translated).references;
    const bool live = std::any_of(references.begin(), references.end(),
                                  [](const FigureReference &reference) { return reference.live; });
    if (!live)
        m_texts.insert(translated, text);
    return text;
}

} // namespace rp
