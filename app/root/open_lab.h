// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/workbench.h"
#include "models/session/lab_session.h"

#include <QMap>
#include <QObject>
#include <memory>

namespace rp {

class EvidenceBook;
class EvidenceController;
class LedgerStore;
class MainWindow;
class Memo;
class ReviewBook;
class SettingsController;
class WizardController;
struct Catalogue;
struct LabParts;

/// What of a lab stands only in the window while nothing can be recorded.
struct UnrecordedLab
{
    Place place;
    QMap<QString, QVariantMap> inputs; ///< by act
};

/// What belongs to the lab that is open: its session, instruments and controllers. Opening another lab makes
/// another of these; what the learner did is in the ledger, which both share.
class OpenLab : public QObject
{
    Q_OBJECT
public:
    /// Content and ledger must outlive it.
    OpenLab(const LabContent &content, const Catalogue &catalogue, Ledger &ledger);
    ~OpenLab() override;

    LabSession &session() const { return *m_session; }
    const Catalogue &catalogue() const { return *m_catalogue; } ///< as this lab sees it
    const Workbench &workbench() const { return m_workbench; }
    WizardController &wizard() const { return *m_wizard; }
    SettingsController &settings() const { return *m_settings; }
    EvidenceBook &evidence() const { return *m_evidence; }
    Memo &memo() const { return *m_memo; }
    EvidenceController &captures() const { return *m_captures; }

    LabParts parts(const std::vector<LabContent> &labs, LedgerStore *store, const ReviewBook *review) const;
    /// Connects the lab that the window shows, which must be this one, with its controllers. The connections
    /// go with the view or with the controllers.
    void connectTo(MainWindow &window) const;

    UnrecordedLab unrecorded() const;
    /// Goes back there as far as the gates are open.
    void restore(const UnrecordedLab &left) const;

private:
    void connectSteps(MainWindow &window) const;
    void connectEvidence(MainWindow &window) const;

    const LabContent &m_content;
    Ledger &m_ledger;
    // In order of dependence: each needs those above it and is destroyed before them.
    std::unique_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<LabSession> m_session;
    Workbench m_workbench;
    std::unique_ptr<WizardController> m_wizard;
    std::unique_ptr<SettingsController> m_settings;
    std::unique_ptr<EvidenceBook> m_evidence;
    std::unique_ptr<Memo> m_memo;
    std::unique_ptr<EvidenceController> m_captures;
};

} // namespace rp
