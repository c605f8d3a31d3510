// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/lab_loader.h"
#include "models/check/review_check.h"

#include <algorithm>

namespace rp {
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

} // namespace rp
