// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_handin.h"

#include "models/handin/handin_file.h"
#include "models/json/json_value.h"
#include "models/session/ledger.h"
#include "models/text/plain_text.h"

#include <nlohmann/json.hpp>

namespace rp {

ClassHandin classHandin(const HandinReading &reading)
{
    constexpr qsizetype ledgerIdSize = 36;
    ClassHandin handin;
    handin.reason = reading.reason;
    const LedgerDocument &document = reading.handin.document;
    handin.learner = plainText(document.id).left(ledgerIdSize);
    handin.name = plainText(reading.handin.name);
    handin.number = plainText(reading.handin.number);
    handin.track = textAt(document.settings, "track");
    handin.isWhole = reading.isSealWhole && reading.isLogWhole;
    handin.confidence = reading.handin.confidence;
    handin.entries = document.log.entries();
    for (const auto &[chapter, section] : document.labs.items()) {
        if (toQString(chapter) == reviewChapter || !section.is_object())
            continue;
        ClassChapter made;
        made.chapter = toQString(chapter);
        made.act = textAt(memberAt(section, "place"), "act");
        made.step = textAt(memberAt(section, "place"), "step");
        made.judged = textAt(memberAt(section, "design"), "track_judged");
        made.verdict = textAt(memberAt(section, "design"), "track_verdict");
        for (size_t part = 0; part < memoParts.size(); ++part)
            made.memo[part] =
                textAt(memberAt(section, "memo"), memoPartKey(memoParts[part]).toStdString().c_str());
        handin.chapters.push_back(std::move(made));
    }
    return handin;
}

} // namespace rp
