// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"
#include "views/widgets/card.h"

#include <QHash>
#include <array>
#include <vector>

class QGridLayout;

namespace rp {

class ActionButton;
class Intents;
class Taken;
class TextBlock;
struct TakenEntry;

/// What a lab has taken over from others: a row for each value with what it sets here, or one sentence that
/// it starts at its defaults. Follows what it shows by itself; only a new language is told to refresh().
class TakenCard : public Card
{
    Q_OBJECT
public:
    /// @param benches by act; the instruments on them and `taken` must outlive the card
    TakenCard(const Taken &taken, QHash<QString, Bench> benches, const Intents &intents,
              QWidget *parent = nullptr);

    void refresh();

    /// What each row says, in one reachable text; as many as rows are shown.
    std::vector<TextBlock *> rows() const;
    TextBlock *lead() const { return m_lead; }
    ActionButton *again() const { return m_again; }

private:
    using Row = std::array<TextBlock *, 3>;

    QString labs() const;
    QString sentence(const std::vector<TakenEntry> &entries) const;
    void showRows(const std::vector<TakenEntry> &entries);
    void showRow(const Row &row, const TakenEntry &entry);
    Row makeRow();
    void offer(bool outdated);

    const Taken &m_taken;
    QHash<QString, Bench> m_benches;
    TextBlock *m_lead;
    QWidget *m_table;
    QGridLayout *m_grid;
    std::vector<Row> m_rows; ///< the first one holds the names of the columns
    TextBlock *m_news;
    ActionButton *m_again;
};

} // namespace rp
