// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/paper.h"
#include "models/review/recall_json.h"
#include "models/review/review_book.h"
#include "models/review/review_figures.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

using nlohmann::json;

constexpr int exportVersion = 1;

struct Notebook
{
    Q_DECLARE_TR_FUNCTIONS(rp::Notebook)
};

} // namespace

QByteArray ReviewBook::exportJson() const
{
    const Calibration all = calibration();
    json document;
    document["format"] = "ridgepoint-review";
    document["version"] = exportVersion;
    document["exported_at"] = isoText(now()).toStdString();
    document["content"] = m_content.version.toStdString();
    document["score"] = {{"right", score()}, {"answered", latest().size()}};
    if (all.brier) {
        document["calibration"] = {{"brier_score", *all.brier},
                                   {"mean_confidence", all.meanConfidence},
                                   {"share_right", all.shareRight}};
    }
    document["questions"] = json::object();
    document["answers"] = json::array();
    document["cards"] = json::object();
    document["waiting"] = json::array();
    for (const RecallAnswer &answer : answers())
        document["answers"].push_back(toJson(answer));
    for (const RecallQuestion &question : m_content.questions) {
        const std::string id = question.id.toStdString();
        if (const auto known = card(question.id))
            document["cards"][id] = toJson(*known);
        const auto waiting = pending(question.id);
        if (waiting)
            document["waiting"].push_back(toJson(*waiting));
        if (waiting || card(question.id))
            document["questions"][id] = m_figures.resolve(question.title).toStdString();
    }
    return QByteArray::fromStdString(document.dump(1)) + '\n';
}

QString ReviewBook::notebookMarkdown() const
{
    //: heading of a file with what a learner wrote; %1 the title of the review
    Paper paper(Notebook::tr("Notebook: %1").arg(m_figures.resolve(m_content.title)));
    for (const WritingPrompt &prompt : m_content.prompts) {
        paper.heading(2, m_figures.resolve(prompt.title));
        paper.paragraph(m_figures.resolve(prompt.prompt));
        const QString text = writing(prompt.id);
        //: stands where the learner has written nothing
        paper.paragraph(text.trimmed().isEmpty() ? Notebook::tr("(Nothing written yet.)") : text);
    }
    return paperMarkdown(paper);
}

} // namespace rp
