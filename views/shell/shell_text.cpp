// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/shell_text.h"

#include "models/evidence/evidence_book.h"
#include "models/evidence/memo.h"
#include "models/review/review_book.h"
#include "models/store/ledger_store.h"
#include "models/text/format.h"
#include "views/shell/look/step_text.h"

#include <algorithm>
#include <array>

namespace rp {

namespace {

int keptIn(const EvidenceBook &evidence)
{
    const auto &captures = evidence.captures();
    return static_cast<int>(std::count_if(captures.begin(), captures.end(),
                                          [](const Capture &capture) { return !capture.removed; }));
}

} // namespace

HudItem ShellText::saving(const LedgerStore *store)
{
    const auto item = [](const QString &value, const QString &spoken, bool known) {
        //: Status strip: whether the learner's work is in the file.
        return HudItem{QStringLiteral("saving"), tr("Session"), value, spoken, known};
    };
    if (!store) {
        //: Status strip, under "Session".
        return item(tr("not kept"), tr("Session: presenter mode keeps nothing"), false);
    }
    if (store->hasNotice(LedgerNotice::Kind::WriteFailed)) {
        //: Status strip, under "Session".
        return item(tr("not saved"), tr("Session: not saved, the file can't be written"), true);
    }
    if (store->isReadOnly()) {
        //: Status strip, under "Session".
        return item(tr("read-only"), tr("Session: read-only, nothing is saved"), true);
    }
    //: Status strip, under "Session".
    const QString saving = tr("saving…");
    HudItem kept = store->isDirty() ? item(saving, tr("Session: being saved"), true)
                                    //: Status strip, under "Session".
                                    : item(tr("saved"), tr("Session: saved"), true);
    kept.room = saving;
    return kept;
}

QString ShellText::noticeKey(const LedgerNotice &notice)
{
    // In the order of the kinds.
    static constexpr std::array keys{"locked_elsewhere", "taken_away",     "unreadable",   "newer_version",
                                     "restored",         "altered",        "started_anew", "kept_beside",
                                     "changed_outside",  "overtaken",      "other_window", "made_private",
                                     "earlier_gone",     "exam_elsewhere", "write_failed"};
    static_assert(keys.size() == static_cast<std::size_t>(LedgerNotice::Kind::WriteFailed) + 1);
    return QLatin1String(keys.at(static_cast<std::size_t>(notice.kind)));
}

ShellNotice ShellText::notice(const LedgerNotice &notice)
{
    ShellNotice shown;
    shown.key = noticeKey(notice);
    shown.text = notice.text();
    shown.kind = notice.kind == LedgerNotice::Kind::WriteFailed   ? Notice::Kind::Problem
                 : notice.kind == LedgerNotice::Kind::MadePrivate ? Notice::Kind::Information
                                                                  : Notice::Kind::Warning;
    // What holds until its cause is gone can't be dismissed, and the learner can save elsewhere meanwhile.
    shown.dismissible = !notice.isPersistent();
    shown.offersSaveAs = notice.isPersistent();
    shown.offersTakeOver = notice.offersTakeOver();
    return shown;
}

QString ShellText::about()
{
    const QStringList paragraphs{
        tr("Ridgepoint %1").arg(Format::isolate(QCoreApplication::applicationVersion())),
        tr("A laboratory in which you predict, explore and then understand why machine-learning code runs "
           "slowly."),
        tr("Your answers stay on this computer. Ridgepoint uses no network."),
        tr("Free software under the GNU General Public License, version 3 or later. Made with Qt."),
    };
    return paragraphs.join(QStringLiteral("\n\n"));
}

QString ShellText::pageTitle(const LabSession &session, WindowPage page)
{
    const LabContent &lab = session.content();
    if (page == WindowPage::Home || page == WindowPage::Review)
        return StepText::name(page);
    if (page != WindowPage::Step) {
        //: In the window's title: a page, then the title of its lab.
        return tr("%1 · %2").arg(StepText::name(page), contentText(lab.title));
    }
    const Place place = session.place();
    const auto act = std::find_if(lab.acts.begin(), lab.acts.end(),
                                  [&place](const ActContent &other) { return other.id == place.act; });
    //: In the window's title: a step, the number of its act, then the title of the lab.
    return tr("%1, act %2 · %3")
        .arg(StepText::name(place.step), Format().count(static_cast<double>(act - lab.acts.begin()) + 1.0),
             contentText(lab.title));
}

QString ShellText::evidenceNote(const EvidenceBook &evidence)
{
    //: Sidebar, after "Evidence": how much the learner has captured.
    return tr("%Ln capture(s)", nullptr, keptIn(evidence));
}

QString ShellText::evidenceCount(const EvidenceBook &evidence)
{
    return Format().count(keptIn(evidence));
}

QString ShellText::memoNote(const Memo &memo)
{
    //: Sidebar, after "Decision memo": nothing is written yet.
    return memo.isEmpty() ? tr("empty")
                          //: Sidebar, after "Decision memo": something is written already.
                          : tr("started");
}

QString ShellText::reviewNote(const ReviewBook &review)
{
    const int due = static_cast<int>(review.due().size()) + static_cast<int>(review.dueCauses().size());
    //: Sidebar, after "Review": how many questions are to be answered again now.
    return due > 0 ? tr("%Ln due", nullptr, due) : QString();
}

QString ShellText::reviewCount(const ReviewBook &review)
{
    const auto due = static_cast<std::size_t>(review.due().size()) + review.dueCauses().size();
    return due > 0 ? Format().count(static_cast<double>(due)) : QString();
}

} // namespace rp
