// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/json_value.h"
#include "models/review/recall_json.h"
#include "models/session/ledger.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace rp {

using nlohmann::json;

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

} // namespace rp
