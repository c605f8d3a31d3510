// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"

namespace rp {

/// Why a place can't be opened and what opens it, one translated sentence.
QString lockedText(const LabSession &session, const Place &place);

/// Nothing was recorded, and what records it, one translated sentence.
QString readOnlyText();

/// There is no such hint, or not yet, one translated sentence.
QString noHintText();

/// A refusal in one translated sentence; empty for Refusal::None. `place` is what Locked is about.
QString refusalText(const LabSession &session, Refusal refusal, const Place &place);

/// The same for an answer that may be given again, of which `record` was known.
QString answerRefusalText(const LabSession &session, Refusal refusal, const Place &place,
                          const std::optional<ReflectionRecord> &record);

/// The same for a try at a challenge.
QString challengeRefusalText(const LabSession &session, Refusal refusal, const Place &place,
                             const QString &challenge);

} // namespace rp
