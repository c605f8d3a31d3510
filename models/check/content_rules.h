// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/figure_text.h"
#include "models/json/json_schema.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QSet>
#include <utility>
#include <vector>

namespace rp {

/// What the rules of labs and of the review check alike.
class ContentRules
{
public:
    explicit ContentRules(QString file)
        : m_file(std::move(file))
    {
    }
    virtual ~ContentRules() = default;
    ContentRules(const ContentRules &) = delete;
    ContentRules &operator=(const ContentRules &) = delete;

protected:
    /// What is wrong with a figure that a text names.
    virtual void checkReference(const FigureReference &reference, const QString &pointer) = 0;

    void add(const QString &pointer, const QString &reason)
    {
        m_problems.push_back({m_file, pointer, reason});
    }

    void checkText(const QString &text, const QString &pointer)
    {
        const FigureReferences found = parseFigureReferences(text);
        if (!found.error.isEmpty())
            add(pointer, found.error);
        for (const FigureReference &reference : found.references)
            checkReference(reference, pointer);
    }

    void checkTexts(const std::vector<QString> &texts, const QString &pointer)
    {
        for (size_t i = 0; i < texts.size(); ++i)
            checkText(texts[i], QStringLiteral("%1/%2").arg(pointer).arg(i));
    }

    template<typename Entries>
    void checkIds(const Entries &entries, const QString &pointer)
    {
        QSet<QString> known;
        for (size_t i = 0; i < entries.size(); ++i) {
            if (known.contains(entries[i].id))
                add(QStringLiteral("%1/%2/id").arg(pointer).arg(i),
                    QCoreApplication::translate("rp::RuleCheck", "the id %1 is used twice")
                        .arg(Format::isolate(entries[i].id)));
            known.insert(entries[i].id);
        }
    }

    std::vector<JsonProblem> takeProblems() { return std::move(m_problems); }

private:
    QString m_file;
    std::vector<JsonProblem> m_problems;
};

} // namespace rp
