// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/handin_walk.h"

#include "models/handin/handin_file.h"
#include "models/handin/recall_counts.h"
#include "models/json/json_value.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"

#include <charconv>
#include <cmath>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace rp {
namespace {

using Text = std::string_view;

/// A string as it stands between its quotes, in ASCII.
QString decoded(Text raw)
{
    if (raw.find('\\') == Text::npos)
        return QString::fromLatin1(raw.data(), qsizetype(raw.size()));
    const std::string quoted = '"' + std::string(raw) + '"';
    const auto read = nlohmann::json::parse(quoted, nullptr, false);
    return read.is_string() ? toQString(read.get_ref<const std::string &>()) : QString();
}

/// Walks over JSON of one line in ASCII. Each function begins at a value and is false where the text is none,
/// as far as it was looked at; what nobody asks for is passed over by its brackets.
class OneLineWalk
{
public:
    explicit OneLineWalk(Text text)
        : m_at(text.data())
        , m_end(m_at + text.size())
    {
    }

    bool isAtEnd() const { return m_at == m_end; }

    /// `member` is given each name and must pass over its value.
    template<typename Member>
    bool object(const Member &member)
    {
        if (!take('{'))
            return false;
        if (take('}'))
            return true;
        do {
            Text name;
            if (!string(name) || !take(':') || !member(name))
                return false;
        } while (take(','));
        return take('}');
    }
    template<typename Element>
    bool list(const Element &element)
    {
        if (!take('['))
            return false;
        if (take(']'))
            return true;
        do {
            if (!element())
                return false;
        } while (take(','));
        return take(']');
    }
    bool string(Text &found)
    {
        if (!take('"'))
            return false;
        const char *start = m_at;
        while (m_at != m_end && *m_at != '"') {
            if (*m_at == '\\' && ++m_at == m_end)
                return false;
            ++m_at;
        }
        found = Text(start, size_t(m_at - start));
        return take('"');
    }
    bool text(QString &found)
    {
        Text raw;
        if (!string(raw))
            return skip();
        found = decoded(raw);
        return true;
    }
    bool number(std::optional<double> &found)
    {
        double value = 0.0;
        const auto [end, error] = std::from_chars(m_at, m_end, value);
        if (error != std::errc())
            return skip();
        m_at = end;
        found = value;
        return true;
    }
    bool truth(std::optional<bool> &found)
    {
        if (m_at != m_end && (*m_at == 't' || *m_at == 'f'))
            found = *m_at == 't';
        return skip();
    }
    bool skip()
    {
        int depth = 0;
        do {
            if (m_at == m_end)
                return false;
            const char c = *m_at;
            Text passed;
            if (c == '"') {
                if (!string(passed))
                    return false;
            } else if (c == '{' || c == '[') {
                ++depth;
                ++m_at;
            } else if (c == '}' || c == ']') {
                if (depth-- == 0)
                    return false;
                ++m_at;
            } else if (depth > 0) {
                ++m_at;
            } else {
                const char *start = m_at;
                while (m_at != m_end && *m_at != ',' && *m_at != '}' && *m_at != ']')
                    ++m_at;
                return m_at != start;
            }
        } while (depth > 0);
        return true;
    }

private:
    bool take(char wanted)
    {
        if (m_at == m_end || *m_at != wanted)
            return false;
        ++m_at;
        return true;
    }

    const char *m_at;
    const char *m_end;
};

class HandinWalk
{
public:
    explicit HandinWalk(Text text)
        : m_walk(text)
    {
    }

    std::optional<ClassHandin> found()
    {
        const bool isWhole = m_walk.object([this](Text name) { return inHandin(name); });
        // Others have other shapes, which readHandin() knows.
        if (!isWhole || !m_walk.isAtEnd() || m_format != QLatin1String("ridgepoint-handin") ||
            m_version != 1.0 || m_ledgerVersion != double(ledgerSchemaVersion))
            return std::nullopt;
        return std::move(m_found);
    }

private:
    bool inHandin(Text name)
    {
        if (name == "format")
            return m_walk.text(m_format);
        if (name == "schema_version")
            return m_walk.number(m_version);
        if (name == "learner")
            return m_walk.object([this](Text of) {
                return of == "name"     ? m_walk.text(m_found.name)
                       : of == "number" ? m_walk.text(m_found.number)
                                        : m_walk.skip();
            });
        if (name == "ledger")
            return m_walk.object([this](Text of) { return inLedger(of); });
        if (name == "confidence")
            return confidence();
        return m_walk.skip();
    }
    /// Five pairs of whole numbers; what else there may be, the schema names.
    bool confidence()
    {
        std::size_t level = 0;
        const bool isList = m_walk.list([this, &level] {
            if (level == m_found.confidence.size())
                return false;
            LevelCount &counts = m_found.confidence[level++];
            std::int64_t *const into[] = {&counts.answers, &counts.right};
            std::size_t at = 0;
            return m_walk.list([&] {
                std::optional<double> value;
                if (at == std::size(into) || !m_walk.number(value) || !value || *value < 0.0 ||
                    *value > double(mostRecallAnswers) || *value != std::floor(*value))
                    return false;
                *into[at++] = std::int64_t(*value);
                return true;
            }) && at == std::size(into);
        });
        m_found.confidence = possibleCounts(m_found.confidence);
        return isList && level == m_found.confidence.size();
    }
    bool inLedger(Text name)
    {
        if (name == "ledger_id")
            return m_walk.text(m_found.learner);
        if (name == "schema_version")
            return m_walk.number(m_ledgerVersion);
        if (name == "commits")
            return m_walk.list([this] { return commit(); });
        if (name == "settings")
            return m_walk.object(
                [this](Text of) { return of == "track" ? m_walk.text(m_found.track) : m_walk.skip(); });
        if (name == "labs")
            return m_walk.object([this](Text chapter) { return lab(decoded(chapter)); });
        return m_walk.skip();
    }
    bool commit()
    {
        CommitEntry entry;
        const bool isObject = m_walk.object([this, &entry](Text name) { return inCommit(entry, name); });
        if (!isObject || entry.kind.isEmpty() || entry.chapter.isEmpty() || entry.act.isEmpty() ||
            entry.item.isEmpty() || entry.at.isEmpty() || m_found.entries.size() == mostHandinEntries)
            return false;
        m_found.entries.push_back(std::move(entry));
        return true;
    }
    bool inCommit(CommitEntry &entry, Text name)
    {
        if (name == "number")
            return m_walk.number(entry.number);
        if (name == "correct")
            return m_walk.truth(entry.correct);
        if (name == "seal") {
            Text seal;
            const bool isText = m_walk.string(seal);
            entry.seal = QByteArray(seal.data(), qsizetype(seal.size()));
            return isText;
        }
        const std::pair<Text, QString *> texts[] = {{"kind", &entry.kind},     {"chapter", &entry.chapter},
                                                    {"act", &entry.act},       {"item", &entry.item},
                                                    {"option", &entry.option}, {"content", &entry.content},
                                                    {"at", &entry.at}};
        for (const auto &[field, text] : texts) {
            if (name == field)
                return m_walk.text(*text);
        }
        return false;
    }
    bool lab(const QString &chapter)
    {
        if (chapter == reviewChapter)
            return m_walk.skip();
        ClassChapter made;
        made.chapter = chapter;
        const auto inPlace = [&](Text name) {
            return name == "act"    ? m_walk.text(made.act)
                   : name == "step" ? m_walk.text(made.step)
                                    : m_walk.skip();
        };
        const auto inDesign = [&](Text name) {
            return name == "track_judged"    ? m_walk.text(made.judged)
                   : name == "track_verdict" ? m_walk.text(made.verdict)
                                             : m_walk.skip();
        };
        const auto inMemo = [&](Text name) {
            for (size_t part = 0; part < memoParts.size(); ++part) {
                if (decoded(name) == memoPartKey(memoParts[part]))
                    return m_walk.text(made.memo[part]);
            }
            return m_walk.skip();
        };
        const bool isObject = m_walk.object([&](Text name) {
            return name == "place"    ? m_walk.object(inPlace)
                   : name == "design" ? m_walk.object(inDesign)
                   : name == "memo"   ? m_walk.object(inMemo)
                                      : m_walk.skip();
        });
        m_found.chapters.push_back(std::move(made));
        return isObject;
    }

    OneLineWalk m_walk;
    ClassHandin m_found;
    QString m_format;
    std::optional<double> m_version;
    std::optional<double> m_ledgerVersion;
};

} // namespace

std::optional<ClassHandin> walkHandin(const QByteArray &text)
{
    return HandinWalk(Text(text.constData(), size_t(text.size()))).found();
}

} // namespace rp
