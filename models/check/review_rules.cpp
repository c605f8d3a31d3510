// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/review_rules.h"

#include "models/check/content_rules.h"
#include "models/check/lab_loader.h"
#include "models/review/typed_numbers.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace rp {

/// One run of checkReviewRules() over one review.
class ReviewCheck : public ContentRules
{
    Q_DECLARE_TR_FUNCTIONS(rp::ReviewCheck)
public:
    ReviewCheck(const ReviewContent &review, QString file, const LabLibrary *labs)
        : ContentRules(std::move(file))
        , m_review(review)
        , m_labs(labs)
    {
    }

    std::vector<JsonProblem> run()
    {
        checkText(m_review.title, QStringLiteral("/title"));
        checkText(m_review.summary, QStringLiteral("/summary"));
        checkMap();
        checkModels();
        checkPairs();
        checkQuestions();
        checkTasks();
        checkFigures();
        return takeProblems();
    }

private:
    void checkReference(const FigureReference &reference, const QString &pointer) override;
    void checkFigure(const QString &figure, const QString &unit, const QString &pointer);
    void checkLink(const StepLink &link, const QString &pointer);
    void checkConcept(const QString &id, const QString &pointer);
    bool isJoined(const QString &a, const QString &b) const;
    void checkMap();
    void checkPath(const ConceptPath &path, const QString &pointer);
    void checkModels();
    void checkPairs();
    void checkQuestions();
    void checkNumeric(const RecallQuestion &question, const QString &pointer);
    void checkChoice(const RecallQuestion &question, const QString &pointer);
    void checkOpen(const RecallQuestion &question, const QString &pointer);
    void checkTasks();
    void checkBands();
    void checkFigures();

    const ReviewContent &m_review;
    const LabLibrary *m_labs;
};

namespace {

QString at(const QString &list, size_t index)
{
    return QStringLiteral("%1/%2").arg(list).arg(index);
}

} // namespace

void ReviewCheck::checkReference(const FigureReference &reference, const QString &pointer)
{
    const QString figure = reference.figure.text();
    if (!reference.live)
        add(pointer, tr("the figure %1 takes no inputs").arg(Format::isolate(figure)));
    checkFigure(figure, {}, pointer);
}

/// @param unit empty: any
void ReviewCheck::checkFigure(const QString &figure, const QString &unit, const QString &pointer)
{
    const auto found = m_review.figures.constFind(figure);
    if (found == m_review.figures.cend())
        add(pointer, tr("there is no figure %1").arg(Format::isolate(figure)));
    else if (!unit.isEmpty() && found->unit != unit)
        //: a reason inside a sentence; %1 the name of a figure, %2 and %3 the names of units
        add(pointer, tr("the figure %1 has the unit %2, and %3 is needed")
                         .arg(Format::isolate(figure), Format::isolate(found->unit), Format::isolate(unit)));
}

void ReviewCheck::checkLink(const StepLink &link, const QString &pointer)
{
    const QString place = pointer + QStringLiteral("/link");
    checkText(link.title, place + QStringLiteral("/title"));
    if (link.lab.isEmpty())
        return; // no link at all
    if (!link.panel.isEmpty() && link.step != QLatin1String("explore"))
        add(place + QStringLiteral("/panel"),
            tr("only the step %1 has panels").arg(Format::isolate(QStringLiteral("explore"))));
    if (!m_labs)
        return;
    const LabContent *lab = m_labs->lab(link.lab);
    const ActContent *act = lab ? lab->act(link.act) : nullptr;
    if (!lab)
        add(place + QStringLiteral("/lab"), tr("there is no lab %1").arg(Format::isolate(link.lab)));
    else if (!act)
        add(place + QStringLiteral("/act"), tr("there is no act %1").arg(Format::isolate(link.act)));
    else if (!link.panel.isEmpty() && !findPanel(*act, link.panel))
        add(place + QStringLiteral("/panel"), tr("there is no panel %1").arg(Format::isolate(link.panel)));
}

void ReviewCheck::checkConcept(const QString &id, const QString &pointer)
{
    if (!m_review.findConcept(id))
        add(pointer, tr("there is no concept %1").arg(Format::isolate(id)));
}

bool ReviewCheck::isJoined(const QString &a, const QString &b) const
{
    return std::any_of(m_review.edges.begin(), m_review.edges.end(), [&](const ConceptEdge &edge) {
        return (edge.from == a && edge.to == b) || (edge.from == b && edge.to == a);
    });
}

void ReviewCheck::checkMap()
{
    const QString concepts = QStringLiteral("/concepts");
    checkIds(m_review.concepts, concepts);
    for (size_t i = 0; i < m_review.concepts.size(); ++i) {
        const ReviewConcept &entry = m_review.concepts[i];
        checkText(entry.title, at(concepts, i) + QStringLiteral("/title"));
        checkTexts(entry.about, at(concepts, i) + QStringLiteral("/about"));
        checkLink(entry.link, at(concepts, i));
    }
    for (size_t i = 0; i < m_review.edges.size(); ++i) {
        const QString place = at(QStringLiteral("/edges"), i);
        checkConcept(m_review.edges[i].from, place + QStringLiteral("/from"));
        checkConcept(m_review.edges[i].to, place + QStringLiteral("/to"));
        checkText(m_review.edges[i].text, place + QStringLiteral("/text"));
    }
    checkIds(m_review.paths, QStringLiteral("/paths"));
    for (size_t i = 0; i < m_review.paths.size(); ++i)
        checkPath(m_review.paths[i], at(QStringLiteral("/paths"), i));
}

void ReviewCheck::checkPath(const ConceptPath &path, const QString &pointer)
{
    checkText(path.title, pointer + QStringLiteral("/title"));
    checkText(path.about, pointer + QStringLiteral("/about"));
    for (int i = 0; i < path.concepts.size(); ++i) {
        const QString place = at(pointer + QStringLiteral("/concepts"), size_t(i));
        checkConcept(path.concepts[i], place);
        if (i > 0 && !isJoined(path.concepts[i - 1], path.concepts[i]))
            add(place, tr("no edge joins %1 and %2")
                           .arg(Format::isolate(path.concepts[i - 1]), Format::isolate(path.concepts[i])));
    }
}

void ReviewCheck::checkModels()
{
    checkIds(m_review.memory, QStringLiteral("/memory"));
    for (size_t i = 0; i < m_review.memory.size(); ++i) {
        const MemoryLevel &level = m_review.memory[i];
        const QString place = at(QStringLiteral("/memory"), i);
        checkText(level.title, place + QStringLiteral("/title"));
        checkText(level.about, place + QStringLiteral("/about"));
        checkText(level.source.text, place + QStringLiteral("/source"));
        checkFigure(level.size, QStringLiteral("bytes"), place + QStringLiteral("/size"));
        checkFigure(level.bandwidth, QStringLiteral("bytes_s"), place + QStringLiteral("/bandwidth"));
    }
    checkTexts(m_review.memoryCaveats, QStringLiteral("/memory_caveats"));
    checkFigure(m_review.ridge.bandwidth, QStringLiteral("bytes_s"), QStringLiteral("/ridge/bandwidth"));
    checkFigure(m_review.ridge.ridge, QStringLiteral("intensity"), QStringLiteral("/ridge/ridge"));
    checkTexts(m_review.attainable, QStringLiteral("/attainable"));
    checkIds(m_review.capture, QStringLiteral("/capture"));
    for (size_t i = 0; i < m_review.capture.size(); ++i) {
        const CaptureForm &form = m_review.capture[i];
        const QString place = at(QStringLiteral("/capture"), i);
        checkText(form.title, place + QStringLiteral("/title"));
        checkText(form.captures, place + QStringLiteral("/captures"));
        checkText(form.cost, place + QStringLiteral("/cost"));
        checkText(form.use, place + QStringLiteral("/use"));
    }
    checkIds(m_review.loop, QStringLiteral("/loop"));
    for (size_t i = 0; i < m_review.loop.size(); ++i) {
        const LoopStage &stage = m_review.loop[i];
        const QString place = at(QStringLiteral("/loop"), i);
        checkText(stage.title, place + QStringLiteral("/title"));
        checkText(stage.question, place + QStringLiteral("/question"));
        checkText(stage.about, place + QStringLiteral("/about"));
        checkLink(stage.link, place);
    }
}

void ReviewCheck::checkPairs()
{
    checkIds(m_review.pairs, QStringLiteral("/pairs"));
    for (size_t i = 0; i < m_review.pairs.size(); ++i) {
        const FusionPair &pair = m_review.pairs[i];
        const QString place = at(QStringLiteral("/pairs"), i);
        checkText(pair.title, place + QStringLiteral("/title"));
        checkText(pair.about, place + QStringLiteral("/about"));
        checkText(pair.conclusion, place + QStringLiteral("/conclusion"));
        checkText(pair.reason, place + QStringLiteral("/reason"));
    }
}

void ReviewCheck::checkQuestions()
{
    const QString list = QStringLiteral("/questions");
    checkIds(m_review.questions, list);
    for (size_t i = 0; i < m_review.questions.size(); ++i) {
        const RecallQuestion &question = m_review.questions[i];
        const QString place = QStringLiteral("%1/%2").arg(list).arg(i);
        checkText(question.title, place + QStringLiteral("/title"));
        checkText(question.prompt, place + QStringLiteral("/prompt"));
        checkText(question.convention, place + QStringLiteral("/convention"));
        checkTexts(question.answer, place + QStringLiteral("/answer"));
        checkLink(question.link, place);
        if (question.kind == RecallQuestion::Kind::Numeric)
            checkNumeric(question, place);
        else if (question.kind == RecallQuestion::Kind::Choice)
            checkChoice(question, place);
        else
            checkOpen(question, place);
    }
}

void ReviewCheck::checkNumeric(const RecallQuestion &question, const QString &pointer)
{
    if (question.fields.empty() || question.conventions.empty())
        add(pointer, tr("a numeric question needs fields, and a convention under which they are right"));
    checkIds(question.fields, pointer + QStringLiteral("/fields"));
    for (size_t i = 0; i < question.fields.size(); ++i) {
        const RecallQuestion::Field &field = question.fields[i];
        const QString place = QStringLiteral("%1/fields/%2").arg(pointer).arg(i);
        checkText(field.label, place + QStringLiteral("/label"));
        if (!unitLength(field.units, field.unit))
            //: a reason inside a sentence; both are names of units
            add(place + QStringLiteral("/unit"),
                tr("%1 is no unit of %2").arg(Format::isolate(field.unit), Format::isolate(field.units)));
    }
    checkIds(question.conventions, pointer + QStringLiteral("/conventions"));
    for (size_t i = 0; i < question.conventions.size(); ++i) {
        const RecallConvention &convention = question.conventions[i];
        const QString place = QStringLiteral("%1/conventions/%2").arg(pointer).arg(i);
        checkText(convention.text, place + QStringLiteral("/text"));
        for (const RecallQuestion::Field &field : question.fields)
            checkFigure(convention.figures.value(field.id), field.units, place + QStringLiteral("/figures"));
        if (convention.figures.size() != qsizetype(question.fields.size()))
            add(place + QStringLiteral("/figures"), tr("there must be one figure for each field"));
    }
}

void ReviewCheck::checkChoice(const RecallQuestion &question, const QString &pointer)
{
    checkIds(question.options, pointer + QStringLiteral("/options"));
    for (size_t i = 0; i < question.options.size(); ++i) {
        const QString place = QStringLiteral("%1/options/%2").arg(pointer).arg(i);
        checkText(question.options[i].text, place + QStringLiteral("/text"));
        checkText(question.options[i].feedback, place + QStringLiteral("/feedback"));
    }
    if (std::none_of(question.options.begin(), question.options.end(),
                     [&question](const RecallOption &option) { return option.id == question.correct; }))
        add(pointer + QStringLiteral("/correct"),
            tr("there is no option %1").arg(Format::isolate(question.correct)));
}

void ReviewCheck::checkOpen(const RecallQuestion &question, const QString &pointer)
{
    checkTexts(question.keyPoints, pointer + QStringLiteral("/key_points"));
    if (question.pointsNeeded < 1 || question.pointsNeeded > int(question.keyPoints.size()))
        add(pointer, tr("an open question needs key points, and how many of them make an answer right"));
}

void ReviewCheck::checkTasks()
{
    checkIds(m_review.beliefs, QStringLiteral("/beliefs"));
    for (size_t i = 0; i < m_review.beliefs.size(); ++i) {
        const BeliefContent &belief = m_review.beliefs[i];
        const QString place = QStringLiteral("/beliefs/%1").arg(i);
        checkText(belief.belief, place + QStringLiteral("/belief"));
        checkTexts(belief.correction, place + QStringLiteral("/correction"));
        checkText(belief.nuance, place + QStringLiteral("/nuance"));
        checkLink(belief.link, place);
    }
    checkIds(m_review.recordings, QStringLiteral("/recordings"));
    checkIds(m_review.selfCheck, QStringLiteral("/self_check"));
    for (size_t i = 0; i < m_review.selfCheck.size(); ++i) {
        const QString place = QStringLiteral("/self_check/%1").arg(i);
        checkText(m_review.selfCheck[i].text, place + QStringLiteral("/text"));
        checkLink(m_review.selfCheck[i].link, place);
    }
    checkBands();
    checkIds(m_review.outlook, QStringLiteral("/outlook"));
    for (size_t i = 0; i < m_review.outlook.size(); ++i) {
        const QString place = QStringLiteral("/outlook/%1").arg(i);
        checkText(m_review.outlook[i].title, place + QStringLiteral("/title"));
        checkText(m_review.outlook[i].text, place + QStringLiteral("/text"));
    }
    checkIds(m_review.prompts, QStringLiteral("/prompts"));
    for (size_t i = 0; i < m_review.prompts.size(); ++i) {
        const WritingPrompt &prompt = m_review.prompts[i];
        const QString place = QStringLiteral("/prompts/%1").arg(i);
        checkText(prompt.title, place + QStringLiteral("/title"));
        checkText(prompt.prompt, place + QStringLiteral("/prompt"));
        checkTexts(prompt.hints, place + QStringLiteral("/hints"));
    }
}

void ReviewCheck::checkBands()
{
    int above = int(m_review.selfCheck.size()) + 1;
    for (size_t i = 0; i < m_review.bands.size(); ++i) {
        const SelfCheckBand &band = m_review.bands[i];
        const QString place = QStringLiteral("/bands/%1").arg(i);
        checkText(band.title, place + QStringLiteral("/title"));
        checkText(band.advice, place + QStringLiteral("/advice"));
        if (band.from >= above)
            add(place + QStringLiteral("/from"), tr("the bands must fall from no more than there are boxes"));
        above = band.from;
    }
    if (above != 0)
        add(QStringLiteral("/bands"), tr("the last band must begin at 0"));
}

void ReviewCheck::checkFigures()
{
    static const QRegularExpression name(QStringLiteral("^[a-z][a-z0-9_]*$"));
    for (auto it = m_review.figures.cbegin(); it != m_review.figures.cend(); ++it) {
        if (!name.match(it.key()).hasMatch())
            add(QStringLiteral("/figures/%1").arg(it.key()),
                tr("%1 can't be named in a text").arg(Format::isolate(it.key())));
    }
}

std::vector<JsonProblem> checkReviewRules(const ReviewContent &review, const QString &file,
                                          const LabLibrary *labs)
{
    return ReviewCheck(review, file, labs).run();
}

} // namespace rp
