// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace rp {

class Announcer;
class Instrument;
class LabSession;
class InstrumentView;

/// Makes the view of an instrument by its id; null for an id without a view.
InstrumentView *makeInstrumentView(Instrument &instrument, LabSession &session, Announcer &announcer,
                                   QWidget *parent);

} // namespace rp
