// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/lab_session.h"
#include "widgets/disclosure.h"

#include <vector>

namespace rp {

class ActionButton;
class Instrument;
class TextBlock;

/// What there is to find in the instrument: progress in words, each discovery with a symbol and words, and a
/// way to skip the rest, which asks once. Folded, it still shows what was found last.
class DiscoveryList : public Disclosure
{
    Q_OBJECT
public:
    explicit DiscoveryList(const ActContent &act, QWidget *parent = nullptr);

    void refresh(const LabSession &session, const Instrument *instrument);
    QString progress() const;
    TextBlock *latest() const { return m_latest; }
    std::vector<TextBlock *> lines() const { return m_lines; }
    ActionButton *skipButton() const { return m_skip; }
    ActionButton *confirmButton() const { return m_confirm; }
    ActionButton *cancelButton() const { return m_cancel; }

signals:
    void skipConfirmed();

private:
    void makeLines();
    void noteFound(const QString &discovery);
    void showLatest();
    void askSkip(bool ask);

    std::vector<DiscoveryContent> m_discoveries;
    QString m_actId;
    TextBlock *m_latest;
    QString m_latestId;
    QStringList m_found;
    bool m_refreshed = false; ///< what was found before this page came up is no news
    TextBlock *m_progress;
    std::vector<TextBlock *> m_lines;
    ActionButton *m_skip;
    QWidget *m_question;
    TextBlock *m_questionText;
    ActionButton *m_confirm;
    ActionButton *m_cancel;
};

} // namespace rp
