// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/review_book.h"

#include "models/content/option_order.h"
#include "models/json/json_value.h"
#include "models/paper/paper.h"
#include "models/review/recall_json.h"
#include "models/review/review_figures.h"
#include "models/session/ledger.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace rp {

using nlohmann::json;

namespace {

ReviewContent inOrderOf(const Ledger &ledger, ReviewContent content)
{
    for (RecallQuestion &question : content.questions)
        sortForLearner(question.options, &RecallOption::id, ledger.id(), question.id);
    return content;
}

/// Everything that its kind needs is there.
bool isComplete(const RecallQuestion &question, const RecallAnswer &answer)
{
    if (answer.confidence < 1 || answer.confidence > confidenceLevels)
        return false;
    switch (question.kind) {
    case RecallQuestion::Kind::Open:
        return !answer.text.trimmed().isEmpty();
    case RecallQuestion::Kind::Choice:
        return withId(question.options, answer.option);
    case RecallQuestion::Kind::Numeric:
        return entryProblem(question, answer.entries).isEmpty();
    }
    return false;
}

/// Only what belongs to the question, so that nothing strange gets into the record.
RecallAnswer fitted(const RecallQuestion &question, const RecallAnswer &given)
{
    RecallAnswer answer;
    answer.question = question.id;
    answer.confidence = given.confidence;
    if (question.kind == RecallQuestion::Kind::Open)
        answer.text = given.text;
    else if (question.kind == RecallQuestion::Kind::Choice)
        answer.option = given.option;
    for (const RecallQuestion::Field &field : question.fields) {
        if (given.entries.contains(field.id))
            answer.entries.insert(field.id, given.entries.value(field.id));
    }
    return answer;
}

/// The entries as the current language reads them: "0,125" is not the same number in every one.
QMap<QString, double> valuesOf(const RecallQuestion &question, const RecallAnswer &answer)
{
    QMap<QString, double> values;
    for (const RecallQuestion::Field &field : question.fields) {
        const auto value = understood(answer, field);
        if (value && std::isfinite(*value)) // a file can't hold another one
            values.insert(field.id, *value);
    }
    return values;
}

constexpr double day_ms = 86400000.0;

QDateTime dueAfter(const std::optional<RecallCard> &before, const RecallCard &card, bool right)
{
    if (card.isConfidentError)
        return card.last.addSecs(60LL * confidentErrorAfter_min);
    if (!right)
        return card.last.addDays(1);
    int days = intervalAfter_days(card.memory);
    if (before && before->isConfidentError)
        days = std::max(1, days / 2); // the wrong idea was firm, so the right one is asked for sooner
    return card.last.addDays(days);
}

constexpr int exportVersion = 1;

struct Notebook
{
    Q_DECLARE_TR_FUNCTIONS(rp::Notebook)
};

} // namespace

ReviewBook::ReviewBook(const ReviewContent &content, const ReviewFigures &figures, Ledger &ledger,
                       Clock clock, QObject *parent)
    : QObject(parent)
    , m_content(inOrderOf(ledger, content))
    , m_figures(figures)
    , m_ledger(ledger)
    , m_clock(clock ? std::move(clock) : Clock(&QDateTime::currentDateTimeUtc))
    , m_mysteries(content.recordings, ledger.id())
{
    read();
    connect(&m_ledger, &Ledger::replaced, this, [this] {
        read();
        emit changed();
    });
}

QDateTime ReviewBook::now() const
{
    return m_clock().toUTC();
}

void ReviewBook::read()
{
    readRecall();
    readRest();
}

void ReviewBook::readRecall()
{
    m_answers.clear();
    m_cards.clear();
    m_drafts.clear();
    m_pending.clear();
    const json recall = objectFrom(m_ledger.part(reviewChapter, ledger_part::recall));
    const json &answers = memberAt(recall, "answers");
    for (const json &object : answers.is_array() ? answers : json::array()) {
        const auto answer = answerFrom(object);
        if (!answer || !m_content.question(answer->question))
            continue; // kept in the file
        m_answers.push_back(*answer);
        // The dates are made anew from the answers, so that they can't contradict each other.
        m_cards.insert(answer->question, cardAfter(card(answer->question), *answer));
    }
    readMysteries(recall);
    const json &drafts = memberAt(recall, "drafts");
    const json &pending = memberAt(recall, "pending");
    for (const RecallQuestion &question : m_content.questions) {
        const std::string id = question.id.toStdString();
        if (drafts.is_object() && drafts.contains(id))
            m_drafts.insert(question.id, fitted(question, draftFrom(question.id, drafts[id])));
        if (question.kind != RecallQuestion::Kind::Open || !pending.is_object() || !pending.contains(id))
            continue;
        auto waiting = answerFrom(pending[id], false);
        if (!waiting || waiting->question != question.id)
            continue;
        if (waiting->points.size() != question.keyPoints.size())
            waiting->points.clear(); // of other points
        m_pending.insert(question.id, *waiting);
    }
}

json ReviewBook::recallPart() const
{
    json recall = objectFrom(m_ledger.part(reviewChapter, ledger_part::recall));
    container(recall, "answers", json::array());
    for (const char *key : {"cards", "drafts", "pending"})
        container(recall, key, json::object());
    return recall;
}

bool ReviewBook::settle(const json &recall)
{
    if (!m_ledger.settlePart(reviewChapter, ledger_part::recall, recall))
        return false;
    readRecall();
    emit changed();
    return true;
}

/// With a judged answer and the date that follows from it.
json ReviewBook::withAnswer(json recall, const RecallAnswer &answer) const
{
    recall["answers"].push_back(toJson(answer));
    recall["cards"][answer.question.toStdString()] = toJson(cardAfter(card(answer.question), answer));
    return recall;
}

const RecallAnswer *ReviewBook::latestAnswer(const QString &question) const
{
    const auto it = std::find_if(m_answers.rbegin(), m_answers.rend(),
                                 [&question](const RecallAnswer &a) { return a.question == question; });
    return it == m_answers.rend() ? nullptr : &*it;
}

std::vector<const RecallAnswer *> ReviewBook::latest() const
{
    std::vector<const RecallAnswer *> latest;
    latest.reserve(m_content.questions.size());
    for (const RecallQuestion &question : m_content.questions) {
        if (const RecallAnswer *answer = latestAnswer(question.id))
            latest.push_back(answer);
    }
    return latest;
}

std::optional<RecallCard> ReviewBook::card(const QString &question) const
{
    const auto it = m_cards.constFind(question);
    return it == m_cards.cend() ? std::nullopt : std::optional<RecallCard>(*it);
}

std::optional<RecallAnswer> ReviewBook::pending(const QString &question) const
{
    const auto it = m_pending.constFind(question);
    return it == m_pending.cend() ? std::nullopt : std::optional<RecallAnswer>(*it);
}

RecallAnswer ReviewBook::draft(const QString &question) const
{
    RecallAnswer none;
    none.question = question;
    return m_pending.contains(question) ? none : m_drafts.value(question, none);
}

/// Of the questions that were answered and don't wait to be marked, those that are due, or the others.
QStringList ReviewBook::dated(bool isDue) const
{
    std::vector<RecallCard> cards;
    const QDateTime at = now();
    for (const RecallQuestion &question : m_content.questions) {
        const auto known = card(question.id);
        if (known && (known->due <= at) == isDue && !m_pending.contains(question.id))
            cards.push_back(*known);
    }
    std::stable_sort(cards.begin(), cards.end(), [isDue](const RecallCard &a, const RecallCard &b) {
        return isDue && a.isConfidentError != b.isConfidentError ? a.isConfidentError : a.due < b.due;
    });
    QStringList questions;
    for (const RecallCard &card : cards)
        questions.append(card.question);
    return questions;
}

QStringList ReviewBook::due() const
{
    return dated(true);
}

QStringList ReviewBook::upcoming() const
{
    return dated(false);
}

Calibration ReviewBook::calibration() const
{
    std::vector<Judged> judged;
    judged.reserve(m_answers.size());
    for (const RecallAnswer &answer : m_answers)
        judged.push_back({answer.confidence, answer.right});
    return calibrationOf(judged);
}

int ReviewBook::score() const
{
    const auto answers = latest();
    return int(std::count_if(answers.begin(), answers.end(),
                             [](const RecallAnswer *answer) { return answer->right; }));
}

bool ReviewBook::setDraft(const RecallAnswer &draft)
{
    const RecallQuestion *question = m_content.question(draft.question);
    if (!question || m_pending.contains(draft.question) || draft.confidence < 0 ||
        draft.confidence > confidenceLevels)
        return false;
    const RecallAnswer kept = fitted(*question, draft);
    json recall = recallPart();
    if (isEmptyDraft(kept))
        recall["drafts"].erase(kept.question.toStdString());
    else
        recall["drafts"][kept.question.toStdString()] = draftToJson(kept);
    if (!m_ledger.setPart(reviewChapter, ledger_part::recall, recall))
        return false;
    m_drafts.insert(kept.question, kept);
    emit changed();
    return true;
}

bool ReviewBook::lockIn(const QString &question)
{
    const RecallQuestion *asked = m_content.question(question);
    if (!asked || m_pending.contains(question))
        return false;
    RecallAnswer answer = fitted(*asked, draft(question));
    if (!isComplete(*asked, answer))
        return false;
    answer.at = now();
    answer.contentVersion = m_content.version;
    json recall = recallPart();
    recall["drafts"].erase(question.toStdString());
    if (asked->kind == RecallQuestion::Kind::Open) {
        recall["pending"][question.toStdString()] = toJson(answer);
        return settle(recall);
    }
    if (asked->kind == RecallQuestion::Kind::Choice) {
        answer.right = answer.option == asked->correct;
    } else {
        answer.values = valuesOf(*asked, answer);
        const RecallJudgement judgement = judgeAnswer(*asked, answer, m_figures);
        answer.right = judgement.right;
        answer.convention = judgement.convention;
    }
    return settle(withAnswer(std::move(recall), answer));
}

bool ReviewBook::setPendingPoints(const QString &question, const std::vector<bool> &points)
{
    const RecallQuestion *asked = m_content.question(question);
    const auto waiting = m_pending.find(question);
    if (!asked || waiting == m_pending.end() || points.size() != asked->keyPoints.size())
        return false;
    json recall = recallPart();
    recall["pending"][question.toStdString()]["points"] = points;
    if (!m_ledger.setPart(reviewChapter, ledger_part::recall, recall))
        return false;
    waiting->points = points;
    emit changed();
    return true;
}

bool ReviewBook::mark(const QString &question, const std::vector<bool> &points)
{
    const RecallQuestion *asked = m_content.question(question);
    const auto waiting = pending(question);
    if (!asked || !waiting || points.size() != asked->keyPoints.size())
        return false;
    RecallAnswer answer = *waiting;
    answer.points = points;
    answer.right = std::count(points.begin(), points.end(), true) >= asked->pointsNeeded;
    json recall = recallPart();
    recall["pending"].erase(question.toStdString());
    return settle(withAnswer(std::move(recall), answer));
}

bool ReviewBook::deleteRecall()
{
    if (m_ledger.isReadOnly())
        return false;
    // The scores go first, because settling the part writes both files; the controller writes the new ones.
    QVariantMap design = m_ledger.design(reviewChapter);
    for (QVariant &value : design)
        value = QVariant();
    m_ledger.setDesign(reviewChapter, design);
    return settle(json::object());
}

int intervalAfter_days(const fsrs::Memory &memory)
{
    const double days = fsrs::interval_days(memory.stability_days, desiredRetention);
    return int(std::clamp(std::round(days), 1.0, double(longestInterval_days)));
}

RecallCard cardAfter(const std::optional<RecallCard> &before, const RecallAnswer &answer)
{
    RecallCard card;
    card.question = answer.question;
    card.last = answer.at;
    double elapsed_days = 0.0;
    std::optional<fsrs::Memory> memory;
    if (before) {
        memory = before->memory;
        elapsed_days = std::max(0.0, double(before->last.msecsTo(answer.at)) / day_ms);
        card.repetitions = before->repetitions;
        card.lapses = before->lapses;
    }
    card.memory = fsrs::next(memory, elapsed_days, gradeOf(answer.right, answer.confidence));
    ++card.repetitions;
    card.lapses += answer.right ? 0 : 1;
    card.isConfidentError = !answer.right && answer.confidence >= confidentFrom;
    card.due = dueAfter(before, card, answer.right);
    return card;
}

void ReviewBook::readRest()
{
    m_beliefs.clear();
    m_checked.clear();
    const json beliefs = objectFrom(m_ledger.part(reviewChapter, ledger_part::beliefs));
    for (const BeliefContent &belief : m_content.beliefs) {
        const json answer = memberAt(objectFrom(memberAt(beliefs, belief.id.toUtf8().constData())), "answer");
        if (answer.is_boolean())
            m_beliefs.insert(belief.id, answer.get<bool>());
    }
    const json boxes = objectFrom(m_ledger.part(reviewChapter, ledger_part::selfCheck));
    const json &checked = memberAt(boxes, "checked");
    for (const json &item : checked.is_array() ? checked : json::array()) {
        const QString id = item.is_string() ? toQString(item.get<std::string>()) : QString();
        if (withId(m_content.selfCheck, id))
            m_checked.insert(id);
    }
    m_wasChecked = !m_checked.isEmpty() || memberAt(boxes, "used") == true;
}

std::optional<bool> ReviewBook::beliefAnswer(const QString &belief) const
{
    const auto it = m_beliefs.constFind(belief);
    return it == m_beliefs.cend() ? std::nullopt : std::optional<bool>(*it);
}

bool ReviewBook::answerBelief(const QString &belief, bool isTrue)
{
    if (!withId(m_content.beliefs, belief) || m_beliefs.contains(belief))
        return false;
    json beliefs = objectFrom(m_ledger.part(reviewChapter, ledger_part::beliefs));
    beliefs[belief.toStdString()] = {{"answer", isTrue}, {"at", isoText(now()).toStdString()}};
    if (!m_ledger.settlePart(reviewChapter, ledger_part::beliefs, beliefs))
        return false;
    m_beliefs.insert(belief, isTrue);
    emit changed();
    return true;
}

bool ReviewBook::isChecked(const QString &item) const
{
    return m_checked.contains(item);
}

int ReviewBook::checkedCount() const
{
    return int(m_checked.size());
}

const SelfCheckBand *ReviewBook::band() const
{
    if (!m_wasChecked)
        return nullptr;
    const auto it = std::find_if(m_content.bands.begin(), m_content.bands.end(),
                                 [this](const SelfCheckBand &band) { return checkedCount() >= band.from; });
    return it == m_content.bands.end() ? nullptr : &*it;
}

bool ReviewBook::setChecked(const QString &item, bool checked)
{
    if (!withId(m_content.selfCheck, item))
        return false;
    json boxes = objectFrom(m_ledger.part(reviewChapter, ledger_part::selfCheck));
    json &list = container(boxes, "checked", json::array());
    list.erase(std::remove(list.begin(), list.end(), json(item.toStdString())), list.end());
    if (checked)
        list.push_back(item.toStdString());
    boxes["used"] = true;
    if (!m_ledger.setPart(reviewChapter, ledger_part::selfCheck, boxes))
        return false;
    readRest();
    emit changed();
    return true;
}

QString ReviewBook::writing(const QString &prompt) const
{
    const json notebook = objectFrom(m_ledger.part(reviewChapter, ledger_part::notebook));
    return textAt(notebook, prompt.toUtf8().constData());
}

bool ReviewBook::setWriting(const QString &prompt, const QString &text)
{
    if (!withId(m_content.prompts, prompt))
        return false;
    json notebook = objectFrom(m_ledger.part(reviewChapter, ledger_part::notebook));
    notebook[prompt.toStdString()] = text.toStdString();
    if (!m_ledger.setPart(reviewChapter, ledger_part::notebook, notebook))
        return false;
    emit changed();
    return true;
}

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
    for (const MysteryAnswer &answer : mysteryAnswers())
        document["mysteries"].push_back(toJson(answer));
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
