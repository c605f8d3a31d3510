// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/file_kind.h"

#include "models/traces/notice.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string>

namespace rp::traces {

namespace {

using namespace std::string_view_literals;

struct Signature
{
    std::string_view bytes;
    FileKind kind;
};

constexpr Signature signatures[] = {
    {"PK\x03\x04"sv, FileKind::Zip},
    {"PK\x05\x06"sv, FileKind::Zip},
    {"\x28\xb5\x2f\xfd"sv, FileKind::Zstandard},
    {"\xfd\x37zXZ\0"sv, FileKind::OtherCompression},
    {"BZh"sv, FileKind::OtherCompression},
    {"7z\xbc\xaf\x27\x1c"sv, FileKind::OtherCompression},
    {"\x04\x22\x4d\x18"sv, FileKind::OtherCompression},
    {"\x1f\x8b"sv, FileKind::OtherCompression}, // gzip in gzip
    {"SQLite format 3\0"sv, FileKind::Sqlite},
    {"NVR\0"sv, FileKind::NsightCompute},
    {"%PDF"sv, FileKind::Pdf},
    {"\x89PNG"sv, FileKind::Picture},
    {"\xff\xd8\xff"sv, FileKind::Picture},
    {"GIF8"sv, FileKind::Picture},
    {"\x7f"
     "ELF"sv,
     FileKind::Program},
    {"MZ\x90"sv, FileKind::Program},
    {"\x80\x02"sv, FileKind::Pickle},
    {"\x80\x03"sv, FileKind::Pickle},
    {"\x80\x04"sv, FileKind::Pickle},
    {"\x80\x05"sv, FileKind::Pickle},
};

std::string inSmallLetters(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
    return lower;
}

bool isBlank(char c)
{
    return static_cast<unsigned char>(c) <= ' ';
}

std::string_view withoutSpace(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    return text;
}

/// A list of packets, each with field 1, length-delimited; a length in seven bits a byte comes first.
bool isPerfetto(std::string_view start)
{
    constexpr char packet = 0x0a;
    std::size_t at = 0;
    int packets = 0;
    while (at < start.size() && packets < 8) {
        if (start[at++] != packet)
            return false;
        std::uint64_t length = 0;
        bool isMore = true;
        for (unsigned shift = 0; isMore && shift < 35 && at < start.size(); shift += 7) {
            const auto byte = static_cast<unsigned char>(start[at++]);
            length |= std::uint64_t{byte & 0x7fU} << shift;
            isMore = (byte & 0x80U) != 0;
        }
        // Within a packet, a field's number is never zero.
        if (isMore || length < 2 || (at < start.size() && static_cast<unsigned char>(start[at]) < 0x08))
            return false;
        ++packets;
        at += static_cast<std::size_t>(length);
    }
    return packets > 0;
}

/// A JSON document that is one word, number or string. A string is not looked through.
bool isScalar(std::string_view text)
{
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    if (text == "null" || text == "true" || text == "false")
        return true;
    if (text.size() > 1 && text.front() == '"')
        return text.find('"', 1) == text.size() - 1;
    return !text.empty() && (text.front() == '-' || (text.front() >= '0' && text.front() <= '9')) &&
           text.find_first_not_of("-+.0123456789e") == std::string_view::npos;
}

bool isText(std::string_view start)
{
    return std::none_of(start.begin(), start.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < ' ' && (byte < '\t' || byte > '\r') && byte != 0x1b;
    });
}

/// With a mark at its start, or with a zero in every second byte.
bool isUtf16(std::string_view start)
{
    if (start.starts_with("\xff\xfe") || start.starts_with("\xfe\xff"))
        return true;
    const std::size_t seen = std::min<std::size_t>(start.size(), 64) / 2 * 2;
    std::size_t zeros[2] = {0, 0};
    for (std::size_t i = 0; i < seen; ++i)
        zeros[i % 2] += start[i] == 0 ? 1 : 0;
    return seen > 0 && zeros[0] + zeros[1] == seen / 2 && (zeros[0] == 0 || zeros[1] == 0);
}

} // namespace

bool isUtf32(std::string_view start)
{
    using namespace std::string_view_literals;
    if (start.starts_with("\xff\xfe\0\0"sv) || start.starts_with("\0\0\xfe\xff"sv))
        return true;
    const std::size_t units = std::min<std::size_t>(start.size(), 64) / 4;
    const auto byte = [start](std::size_t i) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(start[i]));
    };
    const auto isAllText = [units, byte](const std::array<unsigned, 4> &shifts) {
        for (std::size_t i = 0; i < units; ++i) {
            std::uint32_t code = 0;
            for (std::size_t k = 0; k < 4; ++k)
                code |= byte(4 * i + k) << shifts[k];
            // Text that is looked at as something else soon has numbers beyond all letters.
            if (code == 0 || code > 0x10ffff)
                return false;
        }
        return true;
    };
    return units > 1 && (isAllText({0, 8, 16, 24}) || isAllText({24, 16, 8, 0}));
}

/// A word or number, and behind it what may follow one in a list.
bool beginsWithScalar(std::string_view text)
{
    const std::size_t length = std::min(text.find_first_of(" \t\r\n,]"), text.size());
    const std::string_view word = text.substr(0, length);
    const std::string_view rest = withoutSpace(text.substr(length));
    double number = 0.0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool isNumber = read.ec != std::errc::invalid_argument && read.ptr == word.data() + word.size();
    const bool isWord = word == "null" || word == "true" || word == "false";
    return rest.empty() || ((isNumber || isWord) && (rest.front() == ',' || rest.front() == ']'));
}

bool beginsJson(int bracket, std::string_view inside)
{
    if (bracket != '{' && bracket != '[')
        return false;
    if (inside.empty())
        return true;
    const std::string_view sure = bracket == '{' ? "\"}" : "{[]\",";
    return sure.find(inside.front()) != std::string_view::npos ||
           (bracket == '[' && beginsWithScalar(inside));
}

namespace {

/// A page, or what editors of course platforms write: elements without a page around them. XML has any names
/// and begins with the same letter.
bool isHtml(std::string_view text, std::string_view name)
{
    if (text.starts_with("<!doctype html") || text.find("<html") != std::string_view::npos)
        return true;
    if (text.starts_with("<?xml"))
        return false;
    if (name.ends_with(".html") || name.ends_with(".htm"))
        return true;
    const std::string_view element = text.substr(1, text.find_first_of(" \t\r\n/>", 1) - 1);
    constexpr std::string_view known[] = {"body", "br",     "div",  "em",     "h1",    "h2",
                                          "h3",   "head",   "hr",   "img",    "ol",    "p",
                                          "pre",  "script", "span", "strong", "table", "ul"};
    return std::find(std::begin(known), std::end(known), element) != std::end(known);
}

} // namespace

FileKind fileKindOf(std::string_view start, std::string_view path)
{
    // Archives name what they hold, not packed.
    const bool namesTrace = start.find(".json") != std::string_view::npos;
    for (const Signature &signature : signatures) {
        if (start.starts_with(signature.bytes))
            return signature.kind == FileKind::Zip && !namesTrace ? FileKind::OtherZip : signature.kind;
    }
    constexpr std::size_t tarMark = 257;
    if (start.size() > tarMark + 5 && start.substr(tarMark, 5) == "ustar")
        return namesTrace ? FileKind::Tar : FileKind::OtherTar;
    const std::string_view seen = start.substr(0, 4096);
    const std::string text = inSmallLetters(withoutSpace(seen));
    if (text.starts_with("version https://git-lfs.github.com/spec/"))
        return FileKind::GitLfsPointer;
    const std::string name = inSmallLetters(path);
    if (text.starts_with("<") && isHtml(text, name))
        return FileKind::Html;
    for (const char *ending : {".nsys-rep", ".qdrep", ".qdstrm"}) {
        if (name.ends_with(ending))
            return FileKind::NsightSystems;
    }
    if (name.ends_with(".ncu-rep"))
        return FileKind::NsightCompute;
    if (std::all_of(seen.begin(), seen.end(), [](char c) { return c == 0; }))
        return FileKind::ZeroBytes;
    if (!isText(seen) && isPerfetto(start))
        return FileKind::PerfettoProtobuf;
    if (text.starts_with("<"))
        return FileKind::Xml;
    if (isUtf32(seen))
        return FileKind::PlainText; // that is no JSON, which may not be written so
    if (!isText(seen))
        return isUtf16(seen) ? FileKind::Utf16 : FileKind::Unknown;
    return isScalar(text) ? FileKind::OtherJson : FileKind::PlainText;
}

} // namespace rp::traces
