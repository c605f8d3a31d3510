// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/continuum/continuum_moves.h"

#include "models/instruments/continuum/continuum.h"

namespace rp {

namespace {

constexpr QChar between = u';';
constexpr QChar equals = u'=';
constexpr qsizetype longestHistory = 4096;

using Inputs = InputsOf<ContinuumDesign>;
using Row = InputRow<ContinuumDesign>;

bool isCrossing(const Row &row)
{
    return row.follow == recordMove;
}

/// Stores a value and nothing else: no move is recorded.
void put(ContinuumSettings &settings, const Row &row, const QVariant &value)
{
    if (const auto *text = std::get_if<QString ContinuumSettings::*>(&row.held))
        settings.**text = value.toString();
    else if (const auto *number = std::get_if<double ContinuumSettings::*>(&row.held))
        settings.**number = value.toDouble();
}

void takeLastBack(ContinuumSettings &settings)
{
    const ContinuumMove last = settings.moves.back();
    settings.moves.pop_back();
    put(settings, *Inputs::row(last.input), last.before);
}

void toStart(ContinuumSettings &settings, const Catalogue &catalogue)
{
    const ContinuumSettings start = defaultContinuumSettings(catalogue);
    settings.moves.clear();
    for (const Row &row : Inputs::rows()) {
        if (isCrossing(row))
            put(settings, row, Inputs::value(start, row));
    }
}

std::optional<ContinuumMove> moveFrom(const QString &text, const ContinuumSettings &settings)
{
    const qsizetype at = text.indexOf(equals);
    ContinuumMove move;
    move.input = text.left(at);
    if (at < 0 || !isCrossingInput(move.input))
        return std::nullopt;
    move.before = text.mid(at + 1);
    if (Inputs::value(settings, move.input).typeId() != QMetaType::Double)
        return move;
    bool isNumber = false;
    move.before = move.before.toString().toDouble(&isNumber);
    return isNumber ? std::optional(move) : std::nullopt;
}

/// Every move changed something, and together they began at the start.
bool leadsHere(std::vector<ContinuumMove> moves, ContinuumSettings settings, const Catalogue &catalogue)
{
    const bool whole = moves.size() < mostMovesKept;
    settings.moves = std::move(moves);
    while (!settings.moves.empty()) {
        const ContinuumMove &last = settings.moves.back();
        if (Inputs::value(settings, last.input) == last.before)
            return false;
        takeLastBack(settings);
    }
    ContinuumSettings start = settings;
    toStart(start, catalogue);
    return !whole || start == settings;
}

} // namespace

bool isCrossingInput(const QString &inputId)
{
    const Row *row = Inputs::row(inputId);
    return row && isCrossing(*row);
}

void recordMove(ContinuumSettings &after, const ContinuumSettings &before, const Catalogue & /*catalogue*/)
{
    std::vector<ContinuumMove> &moves = after.moves;
    for (const Row &row : Inputs::rows()) {
        const QVariant was = Inputs::value(before, row);
        const QVariant is = Inputs::value(after, row);
        if (!isCrossing(row) || is == was)
            continue;
        const QString input = QString::fromLatin1(row.id);
        if (moves.empty() || moves.back().input != input)
            moves.push_back({input, was});
        else if (moves.back().before == is)
            moves.pop_back();
    }
    if (moves.size() > mostMovesKept)
        moves.erase(moves.begin());
}

void takeMovesBack(ContinuumSettings &settings, std::size_t count, const Catalogue &catalogue)
{
    while (settings.moves.size() > count)
        takeLastBack(settings);
    if (count == 0)
        toStart(settings, catalogue); // also what was forgotten
}

QString historyText(const ContinuumSettings &settings)
{
    QStringList moves;
    for (const ContinuumMove &move : settings.moves)
        moves.append(move.input + equals + move.before.toString());
    return moves.join(between);
}

std::optional<std::vector<ContinuumMove>> movesFrom(const QString &history, const ContinuumSettings &settings,
                                                    const Catalogue &catalogue)
{
    const auto accepted = [&](const QString &input, const QVariant &value) {
        ContinuumSettings tried = settings;
        return Inputs::apply(tried, input, value, catalogue).isEmpty();
    };
    if (history.size() > longestHistory)
        return std::nullopt;
    std::vector<ContinuumMove> moves;
    const QStringList parts = history.split(between, Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const std::optional<ContinuumMove> move = moveFrom(part, settings);
        const bool run = move && !moves.empty() && moves.back().input == move->input;
        if (!move || run || !accepted(move->input, move->before) || moves.size() == mostMovesKept)
            return std::nullopt;
        moves.push_back(*move);
    }
    if (!leadsHere(moves, settings, catalogue))
        return std::nullopt;
    return moves;
}

} // namespace rp
