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
        for (const ActGrade &act : m_grade.acts) {
            QString reflectedAt;
            for (const CommitEntry &entry : m_grade.reading.handin.document.log.entries()) {
                if (entry.chapter != act.lab->chapter || entry.act != act.act->id)
                    continue;
                add(act, entry);
                if (entry.kind == commit_kind::reflection)
                    reflectedAt = entry.at;
            }
            if (act.stepsDone() == stepCount)
                addCompletion(act, reflectedAt);
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

    void add(const ActGrade &act, const CommitEntry &entry)
    {
        const bool isAttempt = entry.kind == commit_kind::attempt;
        const QuestionContent *question = questionOf(*act.asked, entry);
        if (!question && (!isAttempt || !findChallenge(*act.asked, entry.item)))
            return;
        ordered_json result = ordered_json::object();
        if (const std::optional<bool> isRight = verdictOn(*act.lab, entry))
            result["success"] = *isRight;
        const QString response = entry.number && entry.option.isEmpty()
                                     ? QString::number(*entry.number, 'g', QLocale::FloatingPointShortest)
                                     : entry.option;
        result["response"] = response.toStdString();
        ordered_json object = {{"objectType", "Activity"}, {"id", iri(act, entry.item)}};
        object["definition"] =
            question ? definition(*question) : ordered_json{{"type", activityType("simulation")}};
        put(entry.seal, isAttempt ? "attempted" : "answered", std::move(object), std::move(result), act,
            entry.at, entry.content);
    }

    void addCompletion(const ActGrade &act, const QString &at)
    {
        ordered_json object = {{"objectType", "Activity"}, {"id", iri(act)}};
        object["definition"] = {{"type", activityType("lesson")},
                                {"name", text(contentText(act.act->title))}};
        put(QByteArrayLiteral("completed ") + act.lab->id.toUtf8() + '/' + act.act->id.toUtf8(), "completed",
            std::move(object), {{"completion", true}}, act, at, {});
    }

    void addScore(const ActGrade &act)
    {
        ordered_json object = {{"objectType", "Activity"}, {"id", iri(act)}};
        object["definition"] = {{"type", activityType("lesson")},
                                {"name", text(contentText(act.act->title))}};
        const ordered_json score = {{"scaled", double(act.pointsRight) / act.mostRight},
                                    {"raw", act.pointsRight},
                                    {"min", 0},
                                    {"max", act.mostRight}};
        // It may grow, and says something else then.
        const QString seed = QStringLiteral("scored %1/%2 %3/%4 %5")
                                 .arg(act.lab->id, act.act->id)
                                 .arg(act.pointsRight)
                                 .arg(act.mostRight)
                                 .arg(act.at);
        put(seed.toUtf8(), "scored", std::move(object), {{"score", score}}, act, act.at, {});
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
