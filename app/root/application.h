// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/command_line.h"
#include "app/command/language.h"
#include "app/root/open_lab.h"
#include "app/root/own_trace.h"
#include "app/root/projection.h"
#include "app/root/teacher_room.h"
#include "models/policy/site_policy.h"
#include "views/shell/look/look.h"
#include "views/shell/look/shortcut_registry.h"
#include "views/shell/main_window.h"
#include "views/widgets/spoken/screen_reader.h"
#include "views/widgets/spoken/voice.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QTimer>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace rp {

class ChartSound;
class ExamWatch;
class ExportLock;
class HandingIn;
class KioskWatch;
class Instrument;
class LedgerStore;
class OwnVoice;
class PolicyWatch;
class ReviewBook;
class ReviewController;
class ReviewFigures;
class ThisComputer;
class WorkCopies;
struct Catalogue;
struct LabLibrary;
struct ReviewContent;
struct PageLink;
struct StepLink;

/// Keys of the messages in the window's notices; the same key replaces the earlier one.
namespace noticeKey {
inline constexpr QLatin1String message("message"); ///< what came of the last thing asked for
inline constexpr QLatin1String content("content");
inline constexpr QLatin1String siteContent("site_content"); ///< labs of the site that are left out
inline constexpr QLatin1String replaced("replaced");        ///< labs of the course that others stand in for
inline constexpr QLatin1String policy("policy");            ///< of the site, which has a fault
inline constexpr QLatin1String gate("gate");                ///< what comes before the step in view
inline constexpr QLatin1String locked("locked");            ///< a step that was asked for, until it opens
inline constexpr QLatin1String copies("copies");            ///< of the work
inline constexpr QLatin1String exam("exam");
inline constexpr QLatin1String examFolder("exam_folder"); ///< can't be used
inline constexpr QLatin1String voice("voice");            ///< that is on and can't speak
} // namespace noticeKey

/// How the program is to be opened. What is set here overrides the ledger and is not written to it. Where the
/// policy forbids what the rest asks for, open() says so and opens nothing.
struct StartOptions
{
    QString dataDir;         ///< folder of the ledger; empty: the user's own
    QStringList contentDirs; ///< folders with more labs, see loadLabs()
    std::optional<QString> language;
    std::optional<ThemeChoice> theme;
    std::optional<int> textPercent;
    bool presenter = false;
    std::optional<PlaceArgument> open;
    NamedValues sets;                      ///< inputs of the act in `open`, the values as they were typed
    QString trace;                         ///< a file to open in a window of its own; empty: none
    std::function<QDateTime()> clock = {}; ///< the time for what is due and for exams; empty: the system's
    SitePolicy policy = {};                ///< what it sets stands above all else here
    QStringList policyFolders = {};        ///< where a policy is watched for; empty: it stays as it is
    std::function<SitePolicy()> policyAgain = {}; ///< the one in force now, asked when it has changed
    /// The account's folder for what was seen of sessions, see AccountIndex; empty: there is none.
    QString stateFolder = {};
    /// Why a file or folder with labs of the site can't speak for it, see SiteLabs; null: all can.
    QString (*distrustLab)(const QString &path) = nullptr;
    /// The login name that goes into a session with the first entry that is made on it; empty: none does.
    QString account = {};
    std::optional<std::chrono::milliseconds> kioskIdle = {}; ///< in place of the site's minutes
    std::function<std::unique_ptr<Voice>()> voice = voiceThroughQtTextToSpeech;
    std::function<bool()> screenReader = isScreenReaderRunning; ///< whether one runs

    static StartOptions from(const CommandLine &line);
};

/// The composition root: makes catalogue, content, ledger and window, and in it the lab that is open, and
/// connects them. Program, tour and tests all open the window through this. Needs a QApplication.
class Application : public QObject
{
    Q_OBJECT
public:
    /// Opens the lab that the options name, else the one that the learner was in, where it was left. A
    /// learner who has been in none starts on the course's home page. Nothing when the catalogue or no lab
    /// can be used, or `open` names no place; *error is then one translated sentence, and *status what the
    /// program ends with.
    static std::unique_ptr<Application> open(const StartOptions &options, Language &language, QString *error,
                                             int *status = nullptr);
    ~Application() override;

    /// The folder that a session is in: the one that was named, the site's, or the usual one.
    static QString folderOfSession(const SitePolicy &site, const QString &named);
    /// Why the site does not let it be used, or that it is another learner's, as a translated sentence;
    /// empty: it may be. `used` empty: that nothing is read there.
    static QString folderRefusal(const SitePolicy &site, const QString &named, const QString &used);

    MainWindow &window() { return *m_window; }
    const LabLibrary &library() const { return *m_library; }

    // Of the lab that is open; another one takes their place with openLab().
    WizardController &wizard() { return m_open->wizard(); }
    SettingsController &settings() { return m_open->settings(); }
    LabSession &session() { return m_open->session(); }
    const Catalogue &catalogue() const { return m_open->catalogue(); }
    const Workbench &workbench() const { return m_open->workbench(); }
    /// The instruments of the current act.
    const Bench &bench() const { return workbench().bench(m_open->session().place().act); }
    /// The first of them; null when the act has none.
    Instrument *instrument() const { return bench().first(); }
    EvidenceBook &evidence() { return m_open->evidence(); }
    Memo &memo() { return m_open->memo(); }
    EvidenceController &captures() { return m_open->captures(); }

    // Of the course; null only when the embedded review is faulty.
    const ReviewBook *review() const { return m_book.get(); }
    ReviewController *reviewing() { return m_reviewing.get(); }

    Ledger &ledger() { return *m_ledger; }
    LedgerStore *store() { return m_store.get(); }
    const ShortcutRegistry &shortcuts() const { return m_shortcuts; }
    const Appearance &appearance() const { return m_appearance; }

    /// Shows the window where it was, at the learner's step or on the home page.
    void show();
    /// Opens a lab of the library where it was left, and shows its step. What was done in the one before
    /// stays in the ledger. An unknown id is ignored.
    void openLab(const QString &id);
    /// Commits an answer that was given outside of its page, and shows the step that comes next.
    void answerFrom(const QString &lab, const QString &act, const QString &question, const QVariant &answer,
                    int confidence);
    /// Another policy is in force: what can be followed at once is, and the rest when the program starts
    /// again (folders, labs, copies and the log).
    void followSite(const SitePolicy &next);
    /// Opens the lab of a link and goes to its step when that is open; else a message says why it is not, and
    /// the learner is where the lab was left.
    void openPlace(const rp::StepLink &link);
    /// Shows the act in view to a class, in the whole screen; nothing of it is kept.
    void project();
    /// The page in view, with what its instruments were set to.
    PageLink linkToPage();
    OwnTrace &ownTrace() { return *m_ownTrace; }
    TeacherRoom &teacherRoom() { return *m_teacherRoom; }
    ClassRoom &classRoom() { return *m_classRoom; }
    HandingIn *handingIn() { return m_handingIn.get(); } ///< null when presenting, and at a kiosk
    /// Whether the site has this machine open to everyone, see KioskWatch.
    bool isKiosk() const { return m_options.policy.isKiosk(); }
    /// Saves everything; true when nothing is left unsaved.
    bool flush();
    /// For a program that is ended from outside and can't ask: saves, if need be outside the folder, and
    /// closes.
    void endNow();
    /// For an action that memory did not suffice for: saves, and tells it.
    void tellNoMemory(const QString &sentence);
    /// Saves, if need be outside the folder; the path then, else empty.
    QString saveSomewhere();

signals:
    /// Nobody is at the machine any more: another of these, with a session of its own, is for the next
    /// learner.
    void learnerLeft();

private:
    Application(const StartOptions &options, Language &language);

    bool load(QString *error);
    QString refusalOfSite() const;
    bool offerLabs(QString *error);
    bool isFixed(Setting setting) const;
    Appearance appearanceInForce() const;
    QDateTime now() const;
    void askClockOfExam();
    void watchSite();
    void watchKiosk();
    void readSiteAgain();
    void followExam();
    void openLabAnew();
    void closeAnswers();
    void tellExamFolder();
    void lockExports();
    void tellSite();
    void tellCopies();
    void adviseGate();
    void openLedger();
    bool hasStarted() const;
    const LabContent &lastLab() const;
    const LabContent &firstLab() const;
    void makeLab(const LabContent &content);
    void changeLab(const LabContent &content);
    void makeWindow();
    void connectLab();
    void connectWindow();
    void connectLedger();
    void connectHandIn();
    void rememberLab();
    void applySetting(const QString &key);
    void applyAppearance();
    void tellVoice();
    void goToFirstPlace();
    bool goTo(const Place &place);
    void forgetLocked();
    void followLocked();
    void showInAct(const TracePointer &trace);
    void loadReview();
    void makeReview();
    void connectReview();
    void tellReviewExport(const QString &path);
    void tellContentProblems();
    void tellExport(const QString &path);
    void changeSetting(Setting setting, const QString &key);
    void saveAs(const QString &path);
    void continueFrom(const QString &path);
    void goOnFrom(const QString &path);
    void takeOver();
    void dismissNotice(const QString &key);
    QString faultOfSets() const;
    void applySets();
    void copyLink();
    void restoreGeometry();
    void keepGeometry();

    StartOptions m_options;
    Language &m_language;
    ShortcutRegistry m_shortcuts;
    Appearance m_appearance;
    std::unique_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<LabLibrary> m_library;
    std::unique_ptr<const ReviewContent> m_review; ///< none: the embedded review is faulty
    // In order of dependence: each needs those above it and is destroyed before them.
    std::unique_ptr<Ledger> m_ledger;
    std::unique_ptr<LedgerStore> m_store;
    std::unique_ptr<WorkCopies> m_copies;   ///< none: the site wants none
    std::unique_ptr<ExamWatch> m_examWatch; ///< none when presenting
    std::unique_ptr<PolicyWatch> m_policyWatch;
    std::unique_ptr<ExportLock> m_exportLock; ///< none: everything may be exported
    std::unique_ptr<ReviewFigures> m_figures;
    std::unique_ptr<ReviewBook> m_book;
    std::unique_ptr<ReviewController> m_reviewing;
    std::unique_ptr<ThisComputer> m_computer; ///< for as long as the program runs, whichever lab is open
    std::unique_ptr<OpenLab> m_open;
    std::unique_ptr<Look> m_look;
    std::unique_ptr<OwnVoice> m_voice;
    std::unique_ptr<ChartSound> m_sound;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<KioskWatch> m_kiosk; ///< none: the machine is one learner's
    std::unique_ptr<Projection> m_projection;
    std::unique_ptr<OwnTrace> m_ownTrace;
    std::unique_ptr<TeacherRoom> m_teacherRoom;
    std::unique_ptr<ClassRoom> m_classRoom;
    std::unique_ptr<HandingIn> m_handingIn; ///< none when presenting, and at a kiosk
    bool m_isEnding = false;                ///< nothing is written any more
    QTimer m_exam;                          ///< to look at the clock again
    std::optional<Exam> m_followed;         ///< what the watch was last told
    bool m_isFollowed = false;              ///< and that it was
    qint64 m_clockAhead_s = 0;              ///< of the exam's folder's, when the program started
    std::optional<Place> m_locked;          ///< in the open lab, that was asked for and is said to be locked
    QString m_adopted;                      ///< the lab that a ledger taken over was left in; empty: none yet
    QHash<QString, UnrecordedLab> m_unrecorded; ///< by lab, while the ledger is read-only
};

} // namespace rp
