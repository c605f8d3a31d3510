// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/memo.h"
#include "views/pages/file_asker.h"
#include "views/pages/lab_page.h"

#include <optional>
#include <vector>

class QLineEdit;

namespace rp {

class ActionButton;
class Announcer;
class Card;
class EvidenceBook;
class Intents;
class LabSession;
class MemoField;
class StressCard;
class TextBlock;
class Toggle;
class Workbench;
struct Catalogue;
struct MemoDocument;

/// What a memo can be exported as.
enum class MemoFormat
{
    Pdf,
    Markdown,
    Json
};

/// The decision memo that ends a lab: five fields, the evidence it rests on, and its exports. What is typed
/// is asked to be kept with every change. The page itself writes the exported files, since that changes no
/// model. The models must outlive it; the session is only read, but the charts of an export are made by
/// instrument views, which take it.
class MemoPage : public LabPage
{
    Q_OBJECT
public:
    MemoPage(const LabSession &session, const Workbench &workbench, const Catalogue &catalogue,
             const EvidenceBook &book, const Memo &memo, Announcer &announcer, Intents &intents,
             QWidget *parent = nullptr);
    ~MemoPage() override;

    /// Writes a whole file or none. On failure returns false and puts one translated sentence that names the
    /// file and a remedy into `error`.
    bool exportTo(const QString &path, MemoFormat format, QString *error);
    /// How files are asked for, instead of by the platform's dialog.
    void setFileAsker(FileAsker asker) { m_askForFile = std::move(asker); }

    MemoField *field(MemoPart part) const { return m_fields[static_cast<std::size_t>(part)]; }
    QLineEdit *authorEntry() const { return m_author; }
    /// One for each capture in the list, in its order.
    const std::vector<Toggle *> &evidenceToggles() const { return m_evidence; }
    ActionButton *exportButton(MemoFormat format) const
    {
        return m_exports[static_cast<std::size_t>(format)];
    }
    TextBlock *verdict() const { return m_verdict; }
    /// What of the evidence is missing, or in what it differs.
    TextBlock *pairLine() const { return m_pair; }
    StressCard *stress() const { return m_stress; }

protected:
    void retranslateUi() override;
    void showEvent(QShowEvent *event) override;

private:
    Card *makeAbout();
    Card *makeEvidence();
    Card *makeExports();
    void showTexts();
    void showMemo();
    void showTrack();
    void fillEvidence();
    void showCited();
    void chooseEvidence();
    void ask(MemoFormat format);
    void startExport(const QString &path, MemoFormat format);
    void write(const QString &path, MemoFormat format);
    void showExporting(bool exporting);

    const LabSession &m_session;
    const Workbench &m_workbench;
    const Catalogue &m_catalogue;
    const EvidenceBook &m_book;
    const Memo &m_memo;
    Announcer &m_announcer;
    Intents &m_intents;
    FileAsker m_askForFile = fileDialog();
    Card *m_aboutCard;
    TextBlock *m_authorLabel;
    QLineEdit *m_author;
    TextBlock *m_track;
    TextBlock *m_verdict;
    std::vector<MemoField *> m_fields;
    Card *m_evidenceCard;
    TextBlock *m_evidenceHelp;
    QWidget *m_evidenceList;
    TextBlock *m_pair;
    StressCard *m_stress;
    std::vector<Toggle *> m_evidence;
    bool m_filling = false;
    std::optional<QStringList> m_cited; ///< what the line about two captures was worked out for
    Card *m_exportCard;
    TextBlock *m_exportHelp;
    TextBlock *m_exporting;
    std::vector<ActionButton *> m_exports;
};

} // namespace rp
