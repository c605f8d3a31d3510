// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "command_line.h"
#include "content/json_schema.h"
#include "instruments/bench.h"
#include "language.h"
#include "session/ledger_store.h"
#include "shell/look.h"
#include "shell/main_window.h"
#include "shell/shortcut_registry.h"

#include <QObject>
#include <memory>

namespace rp {

class EvidenceBook;
class EvidenceController;
class Instrument;
class Memo;
class SettingsController;
class WizardController;

/// How the lab is to be opened. What is set here overrides the ledger and is not written to it.
struct LabOptions
{
    QString dataDir;         ///< folder of the ledger; empty: the user's own
    QStringList contentDirs; ///< folders with more labs, see loadLabs()
    std::optional<QString> language;
    std::optional<ThemeChoice> theme;
    std::optional<int> textPercent;
    bool presenter = false;
    std::optional<PlaceArgument> open;

    static LabOptions from(const CommandLine &line);
};

/// The composition root: makes catalogue, content, ledger, session, instruments, controllers and window, and
/// connects them. Program, tour and tests all open the lab through this. Needs a QApplication.
class Lab : public QObject
{
    Q_OBJECT
public:
    /// Nothing when the catalogue or the lab can't be used, or `open` names no place; *error is then one
    /// translated sentence.
    static std::unique_ptr<Lab> open(const LabOptions &options, Language &language, QString *error);
    ~Lab() override;

    MainWindow &window() { return *m_window; }
    WizardController &wizard() { return *m_wizard; }
    SettingsController &settings() { return *m_settings; }
    LabSession &session() { return *m_session; }
    const Catalogue &catalogue() const { return *m_catalogue; }
    const Workbench &workbench() const { return m_workbench; }
    /// The instruments of the current act.
    const Bench &bench() const { return m_workbench.bench(m_session->place().act); }
    /// The first of them; null when the act has none.
    Instrument *instrument() const { return bench().first(); }
    EvidenceBook &evidence() { return *m_evidence; }
    Memo &memo() { return *m_memo; }
    EvidenceController &captures() { return *m_captures; }
    Ledger &ledger() { return *m_ledger; }
    LedgerStore *store() { return m_store.get(); }
    const ShortcutRegistry &shortcuts() const { return m_shortcuts; }
    const Appearance &appearance() const { return m_appearance; }

    /// Shows the window where it was, at the learner's step.
    void show();
    /// Saves everything; true when nothing is left unsaved.
    bool flush();

private:
    Lab(const LabOptions &options, Language &language);

    bool load(QString *error);
    void openLedger();
    void makeControllers();
    void makeWindow();
    void connectWizard();
    void connectSettings();
    void connectEvidence();
    void connectWindow();
    void connectStore();
    void applySetting(const QString &key);
    void applyAppearance();
    void goToOpenPlace();
    void tellContentProblems();
    void tellExport(const QString &path);
    void changeSetting(Setting setting, const QString &key);
    void saveAs(const QString &path);
    void continueFrom(const QString &path);
    void dismissNotice(const QString &key);
    void restoreGeometry();
    void keepGeometry();

    LabOptions m_options;
    Language &m_language;
    ShortcutRegistry m_shortcuts;
    Appearance m_appearance;
    std::optional<Catalogue> m_catalogue;
    std::optional<LabContent> m_content;
    std::vector<JsonProblem> m_contentProblems; ///< of lab files that were left out
    // In order of dependence: each needs those above it and is destroyed before them.
    std::unique_ptr<Ledger> m_ledger;
    std::unique_ptr<LedgerStore> m_store;
    std::unique_ptr<LabSession> m_session;
    Workbench m_workbench;
    std::unique_ptr<WizardController> m_wizard;
    std::unique_ptr<SettingsController> m_settings;
    std::unique_ptr<EvidenceBook> m_evidence;
    std::unique_ptr<Memo> m_memo;
    std::unique_ptr<EvidenceController> m_captures;
    std::unique_ptr<Look> m_look;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace rp
