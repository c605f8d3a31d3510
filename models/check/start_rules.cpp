// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a lab starts from: its own devices, and what it takes over from other labs.
#include "models/check/rule_check.h"

#include "models/session/taken.h"

#include <QSet>

namespace rp {
namespace {

/// One step of a JSON pointer.
QString pointerStep(QString key)
{
    return key.replace(QLatin1Char('~'), QLatin1String("~0")).replace(QLatin1Char('/'), QLatin1String("~1"));
}

} // namespace

QStringList RuleCheck::unknownContext(const QString &key) const
{
    if (m_source.contexts.isEmpty() || m_source.contexts.contains(key))
        return {};
    return {tr("there is no context %1").arg(Format::isolate(key))};
}

void RuleCheck::checkContexts(const LabContent &lab)
{
    for (auto it = lab.contexts.cbegin(); it != lab.contexts.cend(); ++it) {
        const QString place = QStringLiteral("/contexts/%1").arg(pointerStep(it.key()));
        addAll(place, unknownContext(it.key()));
        checkText(it->summary, place + QStringLiteral("/summary"));
        if (!m_source.devices.isEmpty() && !m_source.devices.contains(it->device))
            add(place + QStringLiteral("/device"),
                tr("there is no device %1").arg(Format::isolate(it->device)));
    }
}

void RuleCheck::checkTakenContext(const TakeContent &take, const QString &pointer)
{
    for (auto it = take.values.cbegin(); it != take.values.cend(); ++it)
        addAll(QStringLiteral("%1/values/%2").arg(pointer, pointerStep(it.key())),
               unknownContext(it->toString()));
}

void RuleCheck::checkTake(const LabContent &lab, const TakeContent &take, const QString &pointer)
{
    if (take.from == lab.chapter)
        add(pointer + QStringLiteral("/from"), tr("a lab can't take anything over from itself"));
    const ActContent *act = lab.act(take.act);
    if (!act) {
        add(pointer + QStringLiteral("/act"), tr("there is no act %1").arg(Format::isolate(take.act)));
        return;
    }
    m_vocabulary = PanelVocabulary(*act, m_source);
    checkText(take.title, pointer + QStringLiteral("/title"));
    checkText(take.sets, pointer + QStringLiteral("/sets"));
    checkText(take.otherwise, pointer + QStringLiteral("/otherwise"));
    if (Taken::isContext(take)) {
        checkTakenContext(take, pointer);
        return;
    }
    const QStringList reasons = m_vocabulary.input(take.input);
    addAll(pointer + QStringLiteral("/input"), reasons);
    if (!reasons.isEmpty())
        return;
    for (auto it = take.values.cbegin(); it != take.values.cend(); ++it)
        addAll(QStringLiteral("%1/values/%2").arg(pointer, pointerStep(it.key())),
               m_vocabulary.inputValue(take.input, *it));
}

void RuleCheck::checkTakes(const LabContent &lab)
{
    QSet<QString> set;
    for (size_t i = 0; i < lab.takes.size(); ++i) {
        const TakeContent &take = lab.takes[i];
        const QString place = QStringLiteral("/takes/%1").arg(i);
        checkTake(lab, take, place);
        // The context is one for all acts.
        const QString named = take.input.text();
        const QString input = Taken::isContext(take) ? named : take.act + QLatin1Char('/') + named;
        if (set.contains(input))
            add(place + QStringLiteral("/input"),
                tr("the input %1 is set twice").arg(Format::isolate(named)));
        set.insert(input);
    }
    m_vocabulary = PanelVocabulary();
}

} // namespace rp
