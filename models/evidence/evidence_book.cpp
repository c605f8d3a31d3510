// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/evidence_book.h"

#include "models/content/lab_content.h"
#include "models/session/ledger.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QHash>
#include <QSet>
#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

using nlohmann::json;

const QString partKey = QStringLiteral("evidence");
const QString listKey = QStringLiteral("captures");

QString sealOf(const Capture &capture)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(capture.frozenJson(), QCryptographicHash::Sha256).toHex());
}

bool isOfSamePanel(const Capture &one, const Capture &other)
{
    return one.act == other.act && one.panel == other.panel && one.instrument == other.instrument;
}

void findDifferences(std::vector<Capture> &captures)
{
    for (auto at = captures.begin(); at != captures.end(); ++at) {
        at->differs.reset();
        const auto before =
            std::find_if(std::make_reverse_iterator(at), captures.rend(),
                         [&at](const Capture &capture) { return isOfSamePanel(capture, *at); });
        if (before == captures.rend())
            continue;
        for (const CapturedControl &control : at->controls) {
            const bool isSame = std::any_of(before->controls.begin(), before->controls.end(),
                                            [&control](const CapturedControl &known) {
                                                return known.id == control.id && known.text == control.text;
                                            });
            if (!isSame) {
                at->differs = control;
                break;
            }
        }
    }
}

} // namespace

struct EvidenceBook::Unread
{
    std::vector<json> entries;
    QHash<QString, bool> altered; ///< what is known of it by id; what is frozen changes in read() only
};

EvidenceBook::EvidenceBook(const LabContent &lab, Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_lab(lab)
    , m_ledger(ledger)
    , m_unread(std::make_unique<Unread>())
{
    read();
    connect(&m_ledger, &Ledger::replaced, this, [this] {
        read();
        emit changed();
    });
}

EvidenceBook::~EvidenceBook() = default;

void EvidenceBook::read()
{
    m_captures.clear();
    m_unread->entries.clear();
    m_unread->altered.clear();
    const json part = m_ledger.part(m_lab.chapter, partKey);
    if (!part.is_object() || !part.contains("captures") || !part["captures"].is_array())
        return;
    QSet<QString> ids; // a file from elsewhere may hold any number of them
    for (const json &object : part["captures"]) {
        std::optional<Capture> capture = captureFrom(object);
        if (!capture || ids.contains(capture->id)) {
            m_unread->entries.push_back(object);
            continue;
        }
        ids.insert(capture->id);
        m_captures.push_back(std::move(*capture));
    }
    findDifferences(m_captures);
}

bool EvidenceBook::write(const std::vector<Capture> &captures)
{
    json list = json::array();
    for (const Capture &capture : captures)
        list.push_back(toJson(capture));
    for (const json &entry : m_unread->entries)
        list.push_back(entry);
    return m_ledger.setPart(m_lab.chapter, partKey, {{"captures", std::move(list)}});
}

std::vector<const Capture *> EvidenceBook::kept() const
{
    std::vector<const Capture *> kept;
    kept.reserve(m_captures.size());
    for (const Capture &capture : m_captures) {
        if (!capture.removed)
            kept.push_back(&capture);
    }
    return kept;
}

bool EvidenceBook::isFull() const
{
    return kept().size() >= size_t(mostCaptures);
}

bool EvidenceBook::isUsedUp() const
{
    return m_captures.size() + m_unread->entries.size() >= size_t(mostMade);
}

const Capture *EvidenceBook::find(const QString &id) const
{
    const auto it = std::find_if(m_captures.begin(), m_captures.end(),
                                 [&id](const Capture &capture) { return capture.id == id; });
    return it == m_captures.end() ? nullptr : &*it;
}

bool EvidenceBook::isAltered(const QString &id) const
{
    const Capture *capture = find(id);
    if (!capture)
        return true;
    const auto known = m_unread->altered.constFind(id);
    if (known != m_unread->altered.cend())
        return *known;
    const CommitEntry *sealed = m_ledger.log().find(commit_kind::capture, m_lab.chapter, capture->act, id);
    const bool altered = !sealed || sealed->option != sealOf(*capture);
    m_unread->altered.insert(id, altered);
    return altered;
}

int EvidenceBook::missing() const
{
    QSet<QString> ids;
    for (const Capture &capture : m_captures)
        ids.insert(capture.id);
    const auto &entries = m_ledger.log().entries();
    return int(std::count_if(entries.begin(), entries.end(), [this, &ids](const CommitEntry &entry) {
        return entry.kind == commit_kind::capture && entry.chapter == m_lab.chapter &&
               !ids.contains(entry.item);
    }));
}

QString EvidenceBook::add(Capture capture)
{
    if (m_ledger.isReadOnly() || isFull() || isUsedUp())
        return {};
    // Also past what was sealed once: a number is never given twice.
    int last = 0;
    for (const Capture &other : m_captures)
        last = std::max(last, other.number());
    for (const CommitEntry &entry : m_ledger.log().entries()) {
        if (entry.kind == commit_kind::capture && entry.chapter == m_lab.chapter)
            last = std::max(last, QStringView(entry.item).mid(1).toInt());
    }
    capture.id = QStringLiteral("e%1").arg(last + 1);
    capture.at = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    CommitEntry sealed;
    sealed.kind = commit_kind::capture;
    sealed.chapter = m_lab.chapter;
    sealed.act = capture.act;
    sealed.item = capture.id;
    sealed.option = sealOf(capture);
    sealed.content = capture.contentVersion;
    sealed.at = capture.at;
    // The seal is what gets everything written at once, so it comes last.
    const json written = toJson(capture);
    m_captures.push_back(std::move(capture));
    if (!m_ledger.appendToPart(m_lab.chapter, partKey, listKey, written) || !m_ledger.commit(sealed)) {
        m_captures.pop_back();
        return {};
    }
    findDifferences(m_captures);
    emit changed();
    return sealed.item;
}

template<typename Change>
bool EvidenceBook::change(const QString &id, Change change)
{
    std::vector<Capture> captures = m_captures;
    const auto it = std::find_if(captures.begin(), captures.end(),
                                 [&id](const Capture &capture) { return capture.id == id; });
    if (it == captures.end())
        return false;
    change(*it);
    if (!write(captures))
        return false;
    m_captures = std::move(captures);
    emit changed();
    return true;
}

bool EvidenceBook::rename(const QString &id, const QString &name)
{
    return change(id, [&name](Capture &capture) { capture.name = name.simplified(); });
}

bool EvidenceBook::setRemoved(const QString &id, bool removed)
{
    if (!removed && isFull())
        return false;
    return change(id, [removed](Capture &capture) { capture.removed = removed; });
}

} // namespace rp
