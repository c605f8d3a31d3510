// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/memo_json.h"

#include "models/evidence/memo_document.h"

#include <nlohmann/json.hpp>

namespace rp {
namespace {

using nlohmann::ordered_json;

constexpr int formatVersion = 1;

ordered_json exhibitJson(const MemoExhibit &exhibit)
{
    ordered_json changed = ordered_json::array();
    for (const QString &figure : exhibit.check.changedFigures)
        changed.push_back(figure.toStdString());
    return {{"title", exhibit.title.toStdString()},
            {"state",
             {{"altered", exhibit.check.altered},
              {"content_changed", exhibit.check.contentChanged},
              {"instrument_missing", exhibit.check.instrumentMissing},
              {"changed_figures", std::move(changed)}}},
            {"capture", ordered_json(toJson(exhibit.scene.capture()))}};
}

ordered_json trackJson(const MemoDocument &memo)
{
    const char *verdict = !memo.verdict.known ? "unknown" : memo.verdict.pass ? "reached" : "missed";
    return {{"key", memo.track.toStdString()},
            {"name", memo.trackName.toStdString()},
            {"goal", memo.trackGoal.toStdString()},
            {"verdict", verdict},
            {"figure", memo.verdict.figure.toStdString()},
            {"sentence", memo.verdict.sentence.toStdString()}};
}

} // namespace

QByteArray memoJson(const MemoDocument &memo)
{
    ordered_json object;
    object["format"] = "ridgepoint-memo";
    object["version"] = formatVersion;
    object["written_at"] = memo.at.toString(Qt::ISODateWithMs).toStdString();
    object["program_version"] = memo.programVersion.toStdString();
    object["language"] = memo.language.toStdString();
    object["lab"] = {{"id", memo.labId.toStdString()},
                     {"chapter", memo.chapter.toStdString()},
                     {"title", memo.lab.toStdString()},
                     {"content_version", memo.contentVersion.toStdString()}};
    object["author"] = memo.author.toStdString();
    object["track"] = trackJson(memo);
    for (const MemoSection &section : memo.sections)
        object["memo"][memoPartKey(section.part).toStdString()] = section.text.toStdString();
    ordered_json &evidence = object["evidence"] = ordered_json::array();
    for (const MemoExhibit &exhibit : memo.exhibits)
        evidence.push_back(exhibitJson(exhibit));
    return QByteArray::fromStdString(object.dump(2)) + '\n';
}

} // namespace rp
