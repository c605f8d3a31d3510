// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"
#include "views/instruments/page/instrument_reader.h"
#include "views/instruments/page/page_plan.h"
#include "views/widgets/notice.h"

#include <QFont>

namespace rp {

/// Length of a line of prose, in average characters.
inline constexpr int proseChars = 110;

/// How a text looks and when it shows.
struct TextLook
{
    int chars = 0; ///< of a line; 0: the usual length
    double size = 1.0;
    QFont::Weight weight = QFont::Normal;
    double paragraphGap = 0.0; ///< in lines; 0: the usual one
    bool hiddenWhenEmpty = false;
};
/// A reachable text.
Part textPart(const char *id, Wording text, const TextLook &look = {});
Part headingPart(const char *id, int level, Wording text);

/// What of a figure stands on its tile.
struct TilePlan
{
    const char *figure;
    Wording remark = {};
    std::function<bool()> waits = {}; ///< for the learner to ask for it: it tells no value
};
/// Up to four figures as tiles with their assumptions.
Part figuresPart(const char *id, const InstrumentReader &reader, const std::vector<TilePlan> &tiles);

/// A table of the instrument, beside a chart that may have the same heading. Without the rows that wait until
/// the learner has found them.
Part tablePart(const char *id, ResultTable *table, std::function<QStringList()> waiting = {});
/// The same in place of a picture: with all the room there is, and scrolling inside.
Part tablePicture(const char *id, ResultTable *table);

/// What a badge says. A judgement assumes what the figure `assumed` does.
struct Judgement
{
    Meaning rating = Meaning::Neutral;
    QString word;
    QStringList sentences;
    QString subject = {}; ///< of the assumption
    QString assumption = {};
    bool isInSentences = false; ///< they begin with the judgement: beside them the subject is enough
};
Part verdictPart(const char *id, std::function<Judgement()> judgement);

Part noticePart(const char *id, std::function<std::pair<Notice::Kind, QString>()> said);

/// The mark of an assumption; hidden when there is none.
Part assumptionPart(const char *id, Wording subject, Wording reason);

/// An input of the instrument as buttons beside what it changes.
Part inputChoicePart(const char *id, const InstrumentReader &reader, const char *input);

/// A choice that only the page knows, kept in `chosen`.
struct ChoicePlan
{
    Wording label;
    Wording help = {};
    std::function<std::vector<std::pair<QString, QString>>()> entries; ///< keys and translated texts
    std::shared_ptr<QString> chosen;
};
Part choicePart(const char *id, const ChoicePlan &plan);

// What puts parts together.
Part column(int spacing, std::vector<Part> parts, int stretch = 0);
Part line(std::vector<Part> parts);
/// @param chars room that they need beside each other, in average characters
Part row(int chars, std::vector<Part> parts, int spacing = space::l, const char *id = "");
Part card(Wording heading, std::vector<Part> parts);
/// The same part, where it stands and how much room it gets.
Part placed(Part part, int stretch, Qt::Alignment alignment = {});

} // namespace rp
