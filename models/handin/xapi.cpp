// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Experience API 1.0.3: https://github.com/adlnet/xAPI-Spec/blob/1.0.3/xAPI-Data.md
#include "models/handin/grade_tables.h"
#include "models/handin/grade_text.h"
#include "models/session/given_to.h"
#include "models/text/format.h"

#include <QDateTime>
#include <QLocale>
#include <QUuid>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace rp {
namespace {

using nlohmann::ordered_json;

ordered_json verb(const char *name)
{
    return {{"id", std::string("http://adlnet.gov/expapi/verbs/") + name}, {"display", {{"en", name}}}};
}

std::string activityType(const char *name)
{
    return std::string("http://adlnet.gov/expapi/activities/") + name;
}

QByteArray written(const ordered_json &statements)
{
    return QByteArray::fromStdString(statements.dump(1, ' ', false, ordered_json::error_handler_t::replace)) +
           '\n';
}

class Statements
{
public:
    Statements(const Grade &grade, const XapiActor &actor)
        : m_grade(grade)
        , m_language(QLocale().bcp47Name().toStdString())
    {
        const Handin &handin = grade.reading.handin;
        const std::string home =
            actor.homePage.isEmpty() ? "urn:ridgepoint:learners" : actor.homePage.toStdString();
        const QString account = handin.number.isEmpty() ? handin.document.id : plainText(handin.number);
        m_actor = {{"objectType", "Agent"}};
        if (!handin.name.isEmpty())
            m_actor["name"] = plainText(handin.name).toStdString();
        m_actor["account"] = {{"homePage", home}, {"name", account.toStdString()}};
        m_whose = QByteArrayLiteral(" of ") + QByteArray::fromStdString(m_actor["account"].dump());
    }

    ordered_json all(Points points)
    {
        if (!m_grade.isReadable() || m_grade.weight() == Finding::Weight::Altered || m_grade.isContested() ||
            m_grade.has(Sign::Superseded))
            return std::move(m_statements);
        const auto &entries = m_grade.reading.handin.document.log.entries();
        for (const ActGrade &act : m_grade.acts) {
            std::optional<qint64> whole_ms;
            for (std::size_t i = 0; i < entries.size(); ++i) {
                if (entries[i].chapter != act.lab->chapter || entries[i].act != act.act->id)
                    continue;
                const std::optional<qint64> spent_ms =
                    i > 0 ? spentOn(entries[i], entries[i - 1]) : std::nullopt;
                if (spent_ms && act.doneBy && i <= *act.doneBy)
                    whole_ms = whole_ms.value_or(0) + *spent_ms;
                add(act, entries[i], spent_ms);
            }
            if (act.doneBy)
                addCompletion(act, entries[*act.doneBy].at, whole_ms);
            if (points == Points::Correct && act.isBegun() && act.mostRight > 0)
                addScore(act);
        }
        return std::move(m_statements);
    }

private:
    ordered_json text(const QString &said) const { return {{m_language, said.toStdString()}}; }
    static std::string iri(const ActGrade &act, const QString &item = {})
    {
        const QString path = item.isEmpty() ? QStringLiteral("%1:%2").arg(act.lab->id, act.act->id)
                                            : QStringLiteral("%1:%2:%3").arg(act.lab->id, act.act->id, item);
        return "urn:ridgepoint:" + path.toStdString();
    }

    static const QuestionContent *questionOf(const ActContent &act, const CommitEntry &entry)
    {
        if (entry.kind == commit_kind::prediction)
            return findQuestion(act.predictions, entry.item);
        if (entry.kind == commit_kind::reflection)
            return findQuestion(act.reflections, entry.item);
        if (entry.kind != commit_kind::exercise)
            return nullptr;
        const ExerciseContent *exercise = findExercise(act, entry.item);
        return exercise ? &exercise->question : nullptr;
    }

    ordered_json definition(const QuestionContent &question) const
    {
        ordered_json made = {{"type", activityType("cmi.interaction")},
                             {"description", text(contentText(question.prompt))}};
        if (question.kind == QuestionContent::Kind::Numeric) {
            made["interactionType"] = "numeric";
            return made;
        }
        made["interactionType"] = "choice";
        if (!question.correct.isEmpty())
            made["correctResponsesPattern"] = {question.correct.toStdString()};
        ordered_json choices = ordered_json::array();
        for (const OptionContent &option : question.options)
            choices.push_back(
                {{"id", option.id.toStdString()}, {"description", text(contentText(option.text))}});
        made["choices"] = choices;
        return made;
    }

    void put(const QByteArray &seed, const char *verbName, ordered_json object, ordered_json result,
             const ActGrade &act, const QString &at, const QString &content)
    {
        // The namespace is the ledger, the name its seal and the account: the same statement always has the
        // same id, and what was sent without a number another one than what is sent with it.
        const QUuid space(m_grade.reading.handin.document.id);
        const ordered_json group = {{"id", "urn:ridgepoint:" + act.lab->id.toStdString()},
                                    {"definition", {{"type", activityType("course")}}}};
        // Nothing of whoever grades: a statement that says something else under the same id is refused.
        ordered_json context = {{"platform", "Ridgepoint"}};
        context["contextActivities"] = {{"grouping", {group}}};
        if (!content.isEmpty())
            context["revision"] = content.toStdString();
        ordered_json statement = {
            {"id", QUuid::createUuidV5(space, seed + m_whose).toString(QUuid::WithoutBraces).toStdString()},
            {"actor", m_actor},
            {"verb", verb(verbName)},
            {"object", std::move(object)}};
        if (!result.empty())
            statement["result"] = std::move(result);
        statement["context"] = context;
        // A forged entry may hold any text, and one statement that is none makes a store refuse all.
        if (QDateTime::fromString(at, Qt::ISODateWithMs).isValid())
            statement["timestamp"] = at.toStdString();
        statement["version"] = "1.0.3";
        m_statements.push_back(std::move(statement));
    }

    /// Since the entry before. None over a pause, or where somebody came from another lab.
    static std::optional<qint64> spentOn(const CommitEntry &entry, const CommitEntry &before)
    {
        const QDateTime from = QDateTime::fromString(before.at, Qt::ISODateWithMs);
        const QDateTime to = QDateTime::fromString(entry.at, Qt::ISODateWithMs);
        if (before.chapter != entry.chapter || !from.isValid() || !to.isValid())
            return std::nullopt;
        const qint64 passed_ms = from.msecsTo(to);
        return passed_ms >= 0 && passed_ms < longestPause_ms ? std::optional(passed_ms) : std::nullopt;
    }

    /// ISO 8601, to a hundredth of a second, behind which stores don't compare.
    static void addDuration(ordered_json &result, std::optional<qint64> spent_ms)
    {
        constexpr double msPerSecond = 1000.0;
        if (spent_ms)
            result["duration"] =
                QStringLiteral("PT%1S").arg(double(*spent_ms) / msPerSecond, 0, 'f', 2).toStdString();
    }

    static ordered_json scoreOf(int raw, int most)
    {
        return {{"scaled", double(raw) / most}, {"raw", raw}, {"min", 0}, {"max", most}};
    }

    void add(const ActGrade &act, const CommitEntry &entry, std::optional<qint64> spent_ms)
    {
        const bool isAttempt = entry.kind == commit_kind::attempt;
        const LabContent &then = act.then ? *act.then : *act.lab;
        const ActContent &asked = *then.act(act.act->id);
        const QuestionContent *question = questionOf(asked, entry);
        if (!question && (!isAttempt || !findChallenge(asked, entry.item)))
            return;
        ordered_json result = ordered_json::object();
        std::optional<bool> isRight;
        if (act.uncheckable.count(entry.item) == 0)
            isRight = verdictOn(then, entry);
        if (isRight)
            result["success"] = isRight.value_or(false);
        if (isRight.value_or(false) && (isAttempt || entry.kind == commit_kind::exercise) &&
            act.told.count(entry.item) > 0)
            result["extensions"] = {{"urn:ridgepoint:answer-taken", true}};
        // A prediction gives no point. Of the tries at a challenge the one that solves it does.
        const auto scored = act.scored.find(entry.item);
        if (isRight && entry.kind != commit_kind::prediction && scored != act.scored.end())
            result["score"] = scoreOf(isRight.value_or(false) && scored->second ? 1 : 0, 1);
        const QString response = entry.number && entry.option.isEmpty()
                                     ? QString::number(*entry.number, 'g', QLocale::FloatingPointShortest)
                                     : entry.option;
        result["response"] = response.toStdString();
        addDuration(result, spent_ms);
        ordered_json object = {{"objectType", "Activity"}, {"id", iri(act, entry.item)}};
        object["definition"] =
            question ? definition(*question) : ordered_json{{"type", activityType("simulation")}};
        put(entry.seal, isAttempt ? "attempted" : "answered", std::move(object), std::move(result), act,
            entry.at, entry.content);
    }

    void addCompletion(const ActGrade &act, const QString &at, std::optional<qint64> whole_ms)
    {
        ordered_json result = {{"completion", true}};
        addDuration(result, whole_ms);
        ordered_json object = {{"objectType", "Activity"}, {"id", iri(act)}};
        object["definition"] = {{"type", activityType("lesson")},
                                {"name", text(contentText(act.act->title))}};
        put(QByteArrayLiteral("completed ") + act.lab->id.toUtf8() + '/' + act.act->id.toUtf8(), "completed",
            std::move(object), std::move(result), act, at, {});
    }

    void addScore(const ActGrade &act)
    {
        ordered_json object = {{"objectType", "Activity"}, {"id", iri(act)}};
        object["definition"] = {{"type", activityType("lesson")},
                                {"name", text(contentText(act.act->title))}};
        // It may grow, and says something else then.
        const QString seed = QStringLiteral("scored %1/%2 %3/%4 %5")
                                 .arg(act.lab->id, act.act->id)
                                 .arg(act.pointsRight)
                                 .arg(act.mostRight)
                                 .arg(act.at);
        put(seed.toUtf8(), "scored", std::move(object), {{"score", scoreOf(act.pointsRight, act.mostRight)}},
            act, act.at, {});
    }

    const Grade &m_grade;
    std::string m_language;
    ordered_json m_actor;
    QByteArray m_whose; ///< the account, as a part of ids
    ordered_json m_statements = ordered_json::array();
};

} // namespace

QByteArray xapiStatements(const Grade &grade, const XapiActor &actor, Points points)
{
    return written(Statements(grade, actor).all(points));
}

QByteArray xapiStatements(const std::vector<Grade> &grades, const XapiActor &actor, Points points)
{
    std::set<std::string> ids;
    ordered_json statements = ordered_json::array();
    for (const Grade &grade : grades) {
        for (ordered_json &statement : Statements(grade, actor).all(points)) {
            if (ids.insert(statement.at("id").get<std::string>()).second)
                statements.push_back(std::move(statement));
        }
    }
    return written(statements);
}

} // namespace rp
