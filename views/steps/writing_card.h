// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/widgets/card.h"

namespace rp {

class Announcer;
class Intents;
class TextBlock;
class WritingField;

/// Something to write in the learner's own words. It is asked to be kept with every change, so there is
/// nothing to hand in; a line below the field says that it is kept.
class WritingCard : public Card
{
    Q_OBJECT
public:
    WritingCard(const EntryContent &entry, Announcer &announcer, Intents &intents, QWidget *parent = nullptr);

    void refresh(const LabSession &session, const QString &act);
    QString entryId() const { return m_entry.id; }
    WritingField *field() const { return m_field; }
    TextBlock *status() const { return m_status; }

private:
    void showStatus(const LabSession &session, const QString &kept);
    void tellSaved();

    EntryContent m_entry;
    Announcer &m_announcer;
    TextBlock *m_prompt;
    WritingField *m_field;
    TextBlock *m_status;
    QString m_kept; ///< what the session had when last looked at
    bool m_shownOnce = false;
    bool m_toTell = false; ///< edited since it was last said that the text is kept
};

} // namespace rp
