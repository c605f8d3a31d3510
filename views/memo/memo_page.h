// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/lab_page.h"
#include "memo/memo.h"

namespace rp {

class Announcer;
class EvidenceBook;
class LabSession;
class Workbench;
struct Catalogue;

/// The decision memo that ends a lab: five fields, the evidence it rests on, and its exports. What is typed
/// is asked to be kept with every change. The page itself writes the exported files, since that changes no
/// model. The models must outlive it; the session is only read, but the charts of an export are made by
/// instrument views, which take it.
class MemoPage : public LabPage
{
    Q_OBJECT
public:
    MemoPage(LabSession &session, const Workbench &workbench, const Catalogue &catalogue,
             const EvidenceBook &book, const Memo &memo, Announcer &announcer, QWidget *parent = nullptr);

signals:
    void textEdited(rp::MemoPart part, const QString &text);
    void authorEdited(const QString &author);
    void evidenceChosen(const QStringList &captures); ///< ids, in the order of the list
    void exported(const QString &path);               ///< a file was written

protected:
    void retranslateUi() override;

private:
    LabSession &m_session;
    const Workbench &m_workbench;
    const Catalogue &m_catalogue;
    const EvidenceBook &m_book;
    const Memo &m_memo;
    Announcer &m_announcer;
};

} // namespace rp
