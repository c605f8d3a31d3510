// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/memo.h"
#include "models/instruments/workbench.h"

#include <QObject>
#include <QStringList>

namespace rp {

class EvidenceBook;
class Instrument;
class LabSession;
class WizardController;
struct PanelContent;

/// Captures, names, removes and re-opens evidence, and writes the decision memo, on the learner's behalf.
/// Each slot either does what was asked, or emits refused() with one translated sentence.
class EvidenceController : public QObject
{
    Q_OBJECT
public:
    EvidenceController(LabSession &session, const Workbench &workbench, EvidenceBook &book, Memo &memo,
                       WizardController &wizard, QObject *parent = nullptr);

public slots:
    /// The current act's panel as it stands. Refused while its instruments are locked.
    void capture(const QString &panel);
    void rename(const QString &capture, const QString &name);
    void remove(const QString &capture);
    void restore(const QString &capture);
    /// Goes to the Explore step that a capture came from and sets its inputs again. Refused while that step
    /// is locked, or when the instrument does not take them any more.
    void reopen(const QString &id);

    void writeMemo(rp::MemoPart part, const QString &text);
    void signMemo(const QString &author);
    void citeInMemo(const QStringList &captures);
    /// What would flip the recommendation first, as the learner thinks. It is named once for each capture,
    /// and of the one that the memo is tested by.
    void nameTrigger(const QString &capture, const QString &input);

signals:
    void refused(const QString &sentence);
    void said(const QString &sentence); ///< translated, for the announcer
    void captured(const QString &capture);
    void reopened(const QString &act, const QString &panel);

private:
    const PanelContent *panelHere(const QString &act, const QString &panel) const;
    void answer(bool recorded);
    void refuseAnother();
    void answerTyping(bool recorded);
    void setRemoved(const QString &capture, bool removed);
    bool setInputs(Instrument &instrument, const QVariantMap &inputs);

    LabSession &m_session;
    const Workbench &m_workbench;
    EvidenceBook &m_book;
    Memo &m_memo;
    WizardController &m_wizard;
    bool m_typingRefused = false;
};

} // namespace rp
