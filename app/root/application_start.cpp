// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the program finds to open, and where the learner starts.
#include "app/root/application.h"
#include "controllers/wizard_controller.h"
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/check/review_loader.h"
#include "models/instruments/trace/trace_workbench.h"
#include "models/session/ledger.h"
#include "models/text/format.h"
#include "views/shell/look/step_text.h"

#include <QScreen>
#include <algorithm>

namespace rp {

namespace {

constexpr QLatin1String labKey("lab");
constexpr QLatin1String geometryKey("window_geometry");
constexpr QSize firstSize(1280, 800);
constexpr QSize smallestSize(1024, 640);
constexpr QSize frameAllowance(8, 40);

/// The ids of labs or acts, for a sentence: "lab07, lab11".
template<typename Entries>
QString idsOf(const Entries &entries)
{
    QStringList ids;
    for (const auto &entry : entries)
        ids << entry.id;
    return ids.join(QLatin1String(", "));
}

} // namespace

bool Application::load(QString *error)
{
    std::optional<Catalogue> catalogue = Catalogue::load(error);
    if (!catalogue)
        return false;
    m_catalogue = std::make_unique<const Catalogue>(std::move(*catalogue));
    // Our own labs name what there is; only those of others are held against the instruments.
    m_library = std::make_unique<LabLibrary>(loadLabs(m_options.contentDirs, builtInVocabulary(*m_catalogue),
                                                      {m_options.policy.content, m_options.distrustLab}));
    if (!offerLabs(error))
        return false;
    const auto &wanted = m_options.open;
    if (m_library->labs.empty() || (wanted && wanted->isOfLab() && !m_library->lab(wanted->lab))) {
        if (!m_library->problems.empty())
            *error = problemText(m_library->problems.front());
        else if (!m_library->siteProblems.empty())
            *error = problemText(m_library->siteProblems.front());
        else if (m_library->labs.empty())
            *error = tr("There is no lab.");
        else
            //: %1 is what was given, %2 lists what there is, such as "lab07, lab11"
            *error = tr("There is no lab %1; choose one of %2.").arg(wanted->lab, idsOf(m_library->labs));
        return false;
    }
    loadReview();
    if (wanted && wanted->review && !m_review) {
        *error = problemText(m_library->problems.back());
        return false;
    }
    const QString act = wanted ? wanted->place.act : QString();
    if (!act.isEmpty() && !m_library->lab(wanted->lab)->act(act)) {
        //: %1 is a lab, %2 what was given, %3 lists what there is, such as "act1, act2"
        *error = tr("The lab %1 has no act %2; choose one of %3.")
                     .arg(wanted->lab, act, idsOf(m_library->lab(wanted->lab)->acts));
        return false;
    }
    return true;
}

bool Application::hasStarted() const
{
    return m_library->lab(m_ledger->setting(labKey).toString()) ||
           std::any_of(m_library->labs.begin(), m_library->labs.end(),
                       [this](const LabContent &lab) { return m_ledger->place(lab.chapter).has_value(); });
}

/// The one the learner was in. Ledgers from before there were several labs tell it by the place that was left
/// in one.
const LabContent &Application::lastLab() const
{
    const std::vector<LabContent> &labs = m_library->labs;
    if (const LabContent *last = m_library->lab(m_ledger->setting(labKey).toString()))
        return *last;
    const auto left = std::find_if(labs.begin(), labs.end(), [this](const LabContent &lab) {
        return m_ledger->place(lab.chapter).has_value();
    });
    return left == labs.end() ? labs.front() : *left;
}

const LabContent &Application::firstLab() const
{
    const bool isAsked = m_options.open && m_options.open->isOfLab();
    return isAsked ? *m_library->lab(m_options.open->lab) : lastLab();
}

/// So that the next start leads back to it.
void Application::rememberLab()
{
    const QString id = session().content().id;
    const WindowPage page = m_window->shownPage();
    const bool isOfCourse = page == WindowPage::Home || page == WindowPage::Review;
    if (!isOfCourse && m_ledger->setting(labKey).toString() != id)
        m_ledger->setSetting(labKey, id);
}

void Application::tellContentProblems()
{
    if (!m_library->replaced.isEmpty()) {
        m_window->showMessage(noticeKey::replaced, Notice::Kind::Information, [this] {
            //: Notice: %Ln labs of the option --content have the name of one of ours; %1 is the file of the
            //: first
            return tr("%Ln lab(s) of your own stand in the place of ours, from %1; what is answered there "
                      "counts "
                      "there alone.",
                      nullptr, int(m_library->replaced.size()))
                .arg(Format::isolate(m_library->replaced.front()));
        });
    }
    if (!m_library->siteProblems.empty()) {
        m_window->showMessage(noticeKey::siteContent, Notice::Kind::Warning, [this] {
            //: Notice: %Ln faults were found in labs that an administrator offers; %1 is a whole sentence on
            //: the first of them
            return tr("%Ln fault(s) in the labs of this site; what is faulty was left out. %1", nullptr,
                      int(m_library->siteProblems.size()))
                .arg(problemText(m_library->siteProblems.front()));
        });
    }
    if (m_library->problems.empty())
        return;
    m_window->showMessage(noticeKey::content, Notice::Kind::Warning, [this] {
        //: Notice: %Ln faults were found in the files or folders of the option --content; %1 is a whole
        //: sentence on the first of them
        return tr("%Ln fault(s) in the labs of your own; what is faulty was left out. %1", nullptr,
                  int(m_library->problems.size()))
            .arg(problemText(m_library->problems.front()));
    });
}

void Application::goToFirstPlace()
{
    if (m_options.open && m_options.open->review) {
        m_window->showReview(*m_options.open->review);
        return;
    }
    const bool isHome = m_options.open ? m_options.open->isHome : !hasStarted();
    if (isHome) {
        m_window->showPage(WindowPage::Home);
        return;
    }
    rememberLab();
    if (m_options.open && !m_options.open->place.act.isEmpty())
        goTo(m_options.open->place);
    applySets();
}

/// In the first act with a workbench for it, where it is open; else a message says why it is not.
void Application::showInAct(const TracePointer &trace)
{
    for (const LabContent &lab : m_library->labs) {
        for (const ActContent &act : lab.acts) {
            for (const PanelContent &panel : act.panels) {
                if (panel.instrument != QLatin1String(TraceDesign::declaration().name.id))
                    continue;
                m_window->activateWindow();
                openLab(lab.id);
                if (!goTo({act.id, Step::Explore}))
                    return;
                m_window->showInstrument(act.id, panel.id);
                if (auto *shown = qobject_cast<TraceInstrument *>(bench().instrument(panel.id))) {
                    shown->hold(trace);
                    wizard().setInput({panel.id, QStringLiteral("trace")}, trace->key);
                }
                return;
            }
        }
    }
    m_window->activateWindow();
    m_window->showMessage(noticeKey::message, Notice::Kind::Warning, [] {
        return tr("None of the labs that are offered here has an instrument for traces.");
    });
}

/// True when it is there; else a message says why not.
bool Application::goTo(const Place &place)
{
    if (session().state(place.act, place.step) != StepState::Locked) {
        forgetLocked();
        wizard().open(place);
        return true;
    }
    m_locked = place;
    m_window->showMessage(noticeKey::locked, Notice::Kind::Warning, [this, place] {
        //: Notice: a step that was asked for is locked; %2 says what has to be done first.
        return tr("The step “%1” can't be opened yet: %2.")
            .arg(StepText::name(place.step), StepText::lockReason(session(), place.act, place.step));
    });
    return false;
}

void Application::forgetLocked()
{
    m_locked.reset();
    m_window->removeMessage(noticeKey::locked);
}

/// What was said of a step does not hold any more once it can be opened, and until then something else may
/// have to be done first.
void Application::followLocked()
{
    if (!m_locked)
        return;
    if (session().state(m_locked->act, m_locked->step) != StepState::Locked)
        forgetLocked();
    else
        m_window->noticeArea()->refresh();
}

void Application::restoreGeometry()
{
    const QString saved = m_ledger->setting(geometryKey).toString();
    if (!saved.isEmpty() && m_window->restoreGeometry(QByteArray::fromBase64(saved.toLatin1())))
        return;
    // The first time: as large as is comfortable, and inside the screen with its frame and title.
    const QSize room = m_window->screen()->availableGeometry().size() - frameAllowance;
    m_window->resize(firstSize.boundedTo(room.expandedTo(smallestSize)));
}

void Application::keepGeometry()
{
    const QString geometry = QString::fromLatin1(m_window->saveGeometry().toBase64());
    if (m_ledger->setting(geometryKey).toString() != geometry)
        m_ledger->setSetting(geometryKey, geometry);
}

} // namespace rp
