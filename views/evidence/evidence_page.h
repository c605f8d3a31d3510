// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/lab_page.h"

namespace rp {

class Announcer;
class EvidenceBook;
class LabSession;
struct Catalogue;

/// Everything that was captured in the lab: a list, what has become of each capture since, and two or more
/// of them side by side. Reads the models, which must outlive it, and emits what the learner asks for.
class EvidencePage : public LabPage
{
    Q_OBJECT
public:
    EvidencePage(const LabSession &session, const Catalogue &catalogue, const EvidenceBook &book,
                 Announcer &announcer, QWidget *parent = nullptr);

    /// Puts the focus on a capture in the list, for instance the one just made.
    void showCapture(const QString &id);

signals:
    void reopenRequested(const QString &capture);
    void renameRequested(const QString &capture, const QString &name);
    void removeRequested(const QString &capture);
    void restoreRequested(const QString &capture);

protected:
    void retranslateUi() override;

private:
    const LabSession &m_session;
    const Catalogue &m_catalogue;
    const EvidenceBook &m_book;
    Announcer &m_announcer;
};

} // namespace rp
