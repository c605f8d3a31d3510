// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"
#include "views/widgets/disclosure.h"

#include <vector>

namespace rp {

class Card;
class TextBlock;

/// The claims the act rests on, each beside the value this model gives, computed when the panel is shown. A
/// list rather than a table, so that long sentences wrap at any text size.
class SourcesPanel : public Disclosure
{
    Q_OBJECT
public:
    /// Whether it lists all claims of an act, or those of one of its panels.
    enum class Scope
    {
        Act,
        Panel
    };
    SourcesPanel(std::vector<SourceContent> sources, Bench bench, Scope scope = Scope::Act,
                 QWidget *parent = nullptr);

    std::size_t count() const { return m_sources.size(); }
    /// Shows why there is nothing to read instead of the claims; empty: the claims.
    void setClosed(const QString &reason);
    void refresh();
    /// One text per source, in order; empty before the panel was opened.
    std::vector<TextBlock *> entries() const { return m_details; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void buildClosed();
    void refreshTexts();
    QString details(const SourceContent &source) const;
    QString modelValue(const SourceContent &source) const;
    QString statusText(SourceContent::Status status) const;

    std::vector<SourceContent> m_sources;
    Bench m_bench;
    Scope m_scope;
    QString m_closed;
    std::vector<Card *> m_cards;
    std::vector<TextBlock *> m_details;
};

} // namespace rp
