// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tour_learner.h"
#include "controllers/evidence_controller.h"
#include "models/evidence/evidence_book.h"
#include "models/evidence/memo.h"
#include "models/evidence/memo_document.h"
#include "models/paper/paper.h"
#include "views/evidence/capture_card.h"
#include "views/evidence/compare_card.h"
#include "views/evidence/evidence_page.h"
#include "views/evidence/memo_page.h"
#include "views/evidence/memo_pdf.h"
#include "views/widgets/action_button.h"

#include <QApplication>
#include <algorithm>
#include <iterator>
#include <utility>

namespace rp {

bool TourLearner::showEvidence()
{
    if (m_lab.evidence().kept().empty())
        return true;
    m_lab.window().showPage(WindowPage::Evidence);
    settle();
    EvidencePage *page = m_lab.window().evidencePage();
    const ActContent &last = m_lab.session().content().acts.back();
    if (!page || !picture(last, QStringLiteral("evidence"), tr("The captured evidence"),
                          tr("Each capture with its prediction and its key figures.")))
        return false;
    // The last instrument, as it stood at first and in the end.
    const std::vector<CaptureCard *> &cards = page->cards();
    if (cards.size() < 2)
        return true;
    for (CaptureCard *card : {cards.at(cards.size() - 2), cards.back()})
        card->setChosen(true);
    page->compareButton()->click();
    settle();
    return picture(*page->comparison(), last, QStringLiteral("comparison"), tr("Two captures side by side"),
                   tr("A table of the inputs and figures of both, first those that differ."));
}

bool TourLearner::writeMemo()
{
    EvidenceController &controller = m_lab.captures();
    controller.signMemo(tr("The learner of the tour"));
    controller.writeMemo(MemoPart::Recommendation, tr("I recommend what meets the rule of my track."));
    controller.writeMemo(MemoPart::Rejected, tr("I reject what only has the higher MFU."));
    controller.writeMemo(MemoPart::ChangeMind, tr("Another baseline, or a measurement on the device."));
    controller.writeMemo(MemoPart::Risk, tr("Many values of the model are assumed."));
    controller.writeMemo(MemoPart::Rationale, tr("The captures show the track's goal missed, then reached."));
    QStringList cited;
    const std::vector<const Capture *> kept = m_lab.evidence().kept();
    for (auto capture = kept.rbegin(); capture != kept.rend() && cited.size() < 2; ++capture)
        cited.prepend((*capture)->id);
    controller.citeInMemo(cited);

    m_lab.window().showPage(WindowPage::Memo);
    settle();
    if (!picture(m_lab.session().content().acts.back(), QStringLiteral("memo"), tr("The decision memo"),
                 tr("Its five parts, and the evidence that it rests on.")))
        return false;
    const MemoDocument memo =
        memoDocument(m_lab.session(), m_lab.workbench(), m_lab.catalogue(), m_lab.evidence(), m_lab.memo());
    const std::pair<const char *, QByteArray> written[] = {
        {"pdf", memoPdf(memo, m_lab.session(), QApplication::font())},
        {"md", paperMarkdown(memoPaper(memo)).toUtf8()},
        {"json", memoJson(memo)}};
    return std::all_of(std::begin(written), std::end(written), [this](const auto &each) {
        const QString suffix = QString::fromLatin1(each.first);
        //: Text of a link; %1 is a kind of file: PDF, MD, JSON.
        return keepFile(QStringLiteral("memo.") + suffix, each.second,
                        tr("The decision memo (%1)").arg(suffix.toUpper()));
    });
}

} // namespace rp
