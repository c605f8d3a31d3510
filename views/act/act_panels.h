// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"

namespace rp {

class LabSession;

/// The act as it is on the learner's track: what belongs to other tracks is left out, and so is what belongs
/// to panels that are.
ActContent actOnTrack(const ActContent &act, const LabSession &session);

// What of an act's content belongs to which of its panels. Ids are those of PanelContent.

/// Where a discovery is made: the panel it names, else the one its first need is about.
QString panelOf(const ActContent &act, const DiscoveryContent &discovery);
/// `named` itself, or the first panel's id when it is empty.
QString panelOr(const ActContent &act, const QString &named);
/// Title of a panel, translated; empty for an act with one panel, whose things need no telling apart.
QString panelTitle(const ActContent &act, const QString &panel);

/// `asked`, and the questions of the act's other panels, translated.
QStringList panelQuestions(const ActContent &act, const QString &asked);

/// The formulas and sources shown with a panel: its own, and those that name none.
std::vector<FormulaContent> formulasOf(const ActContent &act, const QString &panel);
std::vector<SourceContent> sourcesOf(const ActContent &act, const QString &panel);

} // namespace rp
