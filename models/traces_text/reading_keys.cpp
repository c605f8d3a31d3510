// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces_text/reading_json.h"

#include <array>

/// What a file is and what was met in it, for other programs.
namespace rp {

using namespace traces;

void addUnusable(nlohmann::ordered_json &json, FileKind kind, bool isEmpty)
{
    json["usable"] = false;
    json["unusable"] = !isEmpty && kind == FileKind::OtherJson ? "not_a_trace" : "not_json";
    json["found"] = {{"kinds", {unusableKindKey(isEmpty ? UnusableKind::EmptyFile : unusableKindOf(kind))}}};
}

UnusableKind unusableKindOf(FileKind kind)
{
    switch (kind) {
    case FileKind::OtherJson:
        return UnusableKind::OtherJson;
    case FileKind::CutJson:
    case FileKind::BracketText:
        return UnusableKind::DamagedJson;
    case FileKind::Zip:
    case FileKind::OtherZip:
        return UnusableKind::ZipArchive;
    case FileKind::GitLfsPointer:
        return UnusableKind::GitLfsPointer;
    case FileKind::Html:
    case FileKind::Xml: // pages are written in both
        return UnusableKind::Html;
    case FileKind::Sqlite:
        return UnusableKind::Sqlite;
    case FileKind::DamagedGzip: // nothing came out of it
        return UnusableKind::EmptyFile;
    default:
        return UnusableKind::Other;
    }
}

const char *unusableKindKey(UnusableKind kind)
{
    static constexpr std::array<const char *, static_cast<std::size_t>(UnusableKind::OtherJson) + 1> keys{
        "empty_file", "zip_archive",  "git_lfs_pointer", "html",
        "sqlite",     "damaged_json", "other",           "other_json"};
    return keys[static_cast<std::size_t>(kind)];
}

const char *noticeKey(NoticeKind kind)
{
    static constexpr std::array<const char *, noticeKinds> keys{
        "cut_short",      "damaged_gzip",       "gzip_checksum",      "data_after_the_end", "file_changed",
        "invalid_utf8",   "control_characters", "non_finite_numbers", "duplicate_keys",     "long_text",
        "deep_nesting",   "skipped_text",       "damaged_events",     "not_objects",        "unknown_phases",
        "unusable_times", "unusable_durations", "missing_names",      "numbers_as_text",    "shortened_names",
        "no_events_left", "other_names",        "other_tracks",       "too_many_records",   "unpacks_too_far",
        "other_gpus"};
    return keys[static_cast<std::size_t>(kind)];
}

const char *failureKey(ReadFailure failure)
{
    static constexpr std::array<const char *, static_cast<std::size_t>(ReadFailure::Cancelled) + 1> keys{
        "no_such_file", "no_permission", "is_folder", "not_a_file", "cannot_read",
        "empty",        "not_a_trace",   "too_large", "cancelled"};
    return keys[static_cast<std::size_t>(failure)];
}

const char *fileKindKey(FileKind kind)
{
    static constexpr std::array<const char *, static_cast<std::size_t>(FileKind::OtherTar) + 1> keys{
        "unknown",
        "text",
        "other_json",
        "html",
        "xml",
        "zip",
        "zstandard",
        "compressed",
        "tar",
        "pickle",
        "sqlite",
        "nsight_systems",
        "nsight_compute",
        "perfetto",
        "picture",
        "pdf",
        "program",
        "cut_json",
        "damaged_gzip",
        "zeros",
        "git_lfs_pointer",
        "utf16",
        "text",
        "zip",
        "tar"};
    return keys[static_cast<std::size_t>(kind)];
}

} // namespace rp
