// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/continuum/continuum_moves.h"

#include <QStringList>

namespace rp {

namespace {

constexpr QChar between = u';';
constexpr QChar equals = u'=';
constexpr qsizetype longestHistory = 4096;

void takeLastBack(ContinuumSettings &settings)
{
    const ContinuumMove last = settings.moves.back();
    settings.moves.pop_back();
    storeSetting(settings, last.input, last.before);
}

void toStart(ContinuumSettings &settings, const Catalogue &catalogue)
{
    const ContinuumSettings start = defaultContinuumSettings(catalogue);
    settings.moves.clear();
    const QStringList ids = crossingInputs();
    for (const QString &id : ids)
        storeSetting(settings, id, settingValue(start, id));
}

std::optional<ContinuumMove> moveFrom(const QString &text, const ContinuumSettings &settings)
{
    const qsizetype at = text.indexOf(equals);
    ContinuumMove move;
    move.input = text.left(at);
    if (at < 0 || !isCrossingInput(move.input))
        return std::nullopt;
    move.before = text.mid(at + 1);
    if (settingValue(settings, move.input).typeId() != QMetaType::Double)
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
        if (settingValue(settings, last.input) == last.before)
            return false;
        takeLastBack(settings);
    }
    ContinuumSettings start = settings;
    toStart(start, catalogue);
    return !whole || start == settings;
}

} // namespace

void makeMove(ContinuumSettings &settings, const QString &inputId, const QVariant &value)
{
    const QVariant before = settingValue(settings, inputId);
    storeSetting(settings, inputId, value);
    const QVariant after = settingValue(settings, inputId);
    if (after == before)
        return;
    std::vector<ContinuumMove> &moves = settings.moves;
    if (moves.empty() || moves.back().input != inputId)
        moves.push_back({inputId, before});
    else if (moves.back().before == after)
        moves.pop_back();
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
                                                    const Catalogue &catalogue, const ValueAccepted &accepted)
{
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
