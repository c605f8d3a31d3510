// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace rp {

class ExplorePage;
class Application;

/// Answers the questions of the act, right or wrong, and stands in its Explore step.
void predict(Application &lab);
/// Answers what has to be answered, finds nothing, and stands at the questions of the next act.
void leaveAct(Application &lab);
/// Opens a lab where it was left. In one that has not been begun, goes on to its questions.
void beginLab(Application &lab, const QString &id);
/// Null in other steps.
ExplorePage *explorePage(Application &lab);

} // namespace rp
