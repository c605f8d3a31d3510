// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"

#include <QCoreApplication>
#include <vector>

namespace rp {

class FigureCache;
class Workbench;
struct Catalogue;

/// What the status strip is told.
struct HudInput
{
    const LabSession &session;
    const Catalogue &catalogue;
    QString track;                        ///< catalogue key; empty while none is chosen
    const Workbench *workbench = nullptr; ///< its track's instrument judges the goal
    QString context = {};                 ///< catalogue key
    FigureCache *figures = nullptr;       ///< for what was found
};

/// One entry of the status strip.
struct HudItem
{
    QString key;    ///< stable, untranslated: "goal"
    QString title;  ///< translated: "Goal"
    QString value;  ///< translated: "not chosen yet"
    QString spoken; ///< a whole sentence
    bool known = false;
    QString room = {};  ///< a longer value that this one changes with: what stands beside it does not move
    bool spare = false; ///< goes where there is no room for all; assistive tools have it all the same
    bool operator==(const HudItem &) const = default;
};

/// What the learner works for, how far they are and what they have found. Whether the goal is reached is the
/// track's own instrument's to say, so that strip and page can't disagree; it is told for the setting that
/// the instrument shows, while it is on the page, and never with a figure: that might answer a question that
/// is open. What was found answers none, and stays as it was found, wherever the controls stand by now.
class HudItems
{
    Q_DECLARE_TR_FUNCTIONS(rp::HudItems)
public:
    static std::vector<HudItem> of(const HudInput &input);
    /// The first of them: the only one that an instrument has a part in.
    static HudItem goal(const HudInput &input);

private:
    static HudItem progress(const HudInput &input);
    static HudItem context(const HudInput &input);
    static std::vector<HudItem> found(const HudInput &input);
};

} // namespace rp
