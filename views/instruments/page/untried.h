// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVariantMap>
#include <vector>

namespace rp {

class Instrument;
class LabSession;

/// Choices of an input whose results a picture must not give away: something that is left to find in the act
/// asks for them, with the other inputs as they are now, and the learner has not made the instrument show
/// them yet; of a toggle, its id: what it switches on. While there is one, those that nothing asks for wait
/// with it. The present choice never does, nor does any without a session or while presenting.
QStringList untriedChoices(const Instrument &instrument, const LabSession *session, const QString &act,
                           const QString &inputId);

/// Whether pictures of an act hold anything back: not without a session, while presenting, or for who has
/// passed over what there is to find.
bool holdsBack(const LabSession *session, const QString &act);

/// What was asked of the instrument's inputs by all that the learner has made it show in an act.
std::vector<QVariantMap> metInputs(const Instrument &instrument, const LabSession *session,
                                   const QString &act);

/// Inputs that anything to find in the act names; empty without a session.
QStringList askedInputs(const Instrument &instrument, const LabSession *session, const QString &act);

} // namespace rp
