// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

class CommitLog;

/// Every answer and every try at a challenge of `now` stands unchanged in `next`, so that going on with
/// `next` takes nothing back.
bool keepsAnswers(const CommitLog &now, const CommitLog &next);

} // namespace rp
