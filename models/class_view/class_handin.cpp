// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_handin.h"

#include "models/class_view/handin_walk.h"
#include "models/handin/grade_text.h"
#include "models/handin/handin_file.h"
#include "models/handin/sealed_text.h"
#include "models/json/json_limits.h"
#include "models/json/json_value.h"
#include "models/session/ledger.h"

#include <algorithm>

namespace rp {
namespace {

constexpr qsizetype ledgerIdSize = 36;

QString textIn(const nlohmann::json &section, const char *object, const std::string &key)
{
    const auto outer = section.find(object);
    if (outer == section.end() || !outer->is_object())
        return {};
    const auto inner = outer->find(key);
    return inner != outer->end() && inner->is_string() ? toQString(inner->get<std::string>()) : QString();
}

ClassHandin fromReading(const HandinReading &reading)
{
    ClassHandin handin;
    handin.reason = reading.reason;
    if (!handin.reason.isEmpty())
        return handin;
    const LedgerDocument &document = reading.handin.document;
    handin.learner = document.id;
    handin.name = reading.handin.name;
    handin.number = reading.handin.number;
    handin.isWhole = reading.isSealWhole && reading.isLogWhole;
    handin.confidence = reading.handin.confidence;
    handin.entries = document.log.entries();
    const auto track = document.settings.find("track");
    if (track != document.settings.end() && track->is_string())
        handin.track = toQString(track->get<std::string>());
    for (const auto &[chapter, section] : document.labs.items()) {
        if (toQString(chapter) == reviewChapter || !section.is_object())
            continue;
        ClassChapter made;
        made.chapter = toQString(chapter);
        made.act = textIn(section, "place", "act");
        made.step = textIn(section, "place", "step");
        made.judged = textIn(section, "design", "track_judged");
        made.verdict = textIn(section, "design", "track_verdict");
        for (size_t part = 0; part < memoParts.size(); ++part)
            made.memo[part] = textIn(section, "memo", memoPartKey(memoParts[part]).toStdString());
        handin.chapters.push_back(made);
    }
    return handin;
}

/// Nothing where only the grader's way of reading can tell.
std::optional<ClassHandin> asWritten(const QByteArray &bytes)
{
    if (!jsonExcess(bytes).isEmpty())
        return std::nullopt;
    const std::optional<SealedText> sealed = sealedText(bytes);
    std::optional<ClassHandin> handin = sealed ? walkHandin(sealed->text) : std::nullopt;
    if (!handin || handinSeal(sealed->text, handin->learner) != sealed->seal)
        return std::nullopt;
    handin->isWhole = true;
    return handin;
}

} // namespace

ClassHandin readClassHandin(const QByteArray &bytes, const QString &file)
{
    std::optional<ClassHandin> walked = asWritten(bytes);
    ClassHandin handin = walked ? std::move(*walked) : fromReading(readHandin(bytes, file));
    handin.learner = plainText(handin.learner).left(ledgerIdSize);
    handin.name = plainText(handin.name);
    handin.number = plainText(handin.number);
    return handin;
}

ClassHandin readClassHandinFile(const QString &path)
{
    return readFileAs(path, readClassHandin);
}

} // namespace rp
