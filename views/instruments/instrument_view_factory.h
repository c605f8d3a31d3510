// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/content_list.h"
#include "views/widgets/panel_intents.h"

#include <vector>

class QWidget;

namespace rp {

class Announcer;
class Instrument;
class LabSession;
class InstrumentView;

/// Keys and translated titles of the pages of an instrument; none for one that has no plan. Makes no widget.
std::vector<InstrumentLens> instrumentLenses(Instrument &instrument);

/// Makes the view of an instrument; null for one that has no plan. Without a session nothing that was
/// predicted is marked.
InstrumentView *makeInstrumentView(Instrument &instrument, const LabSession *session, Announcer &announcer,
                                   QWidget *parent, PanelIntents intents = {});

/// A view of nothing but the picture in which an instrument shows a figure (its bare id), or its main
/// picture; null where there is none. Without a session nothing that was predicted is marked.
InstrumentView *makePictureView(Instrument &instrument, const QString &figure, const LabSession *session,
                                Announcer &announcer, QWidget *parent, PanelIntents intents = {});

} // namespace rp
