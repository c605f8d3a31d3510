// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/json_limits.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace rp {
namespace {

struct Limits
{
    Q_DECLARE_TR_FUNCTIONS(rp::JsonLimits)
};

bool isNumberPart(char c)
{
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
}

class Scanner
{
public:
    explicit Scanner(const QByteArray &bytes)
        : m_at(bytes.cbegin())
        , m_end(bytes.cend())
    {
    }

    QString excess()
    {
        while (m_at != m_end && m_excess.isEmpty())
            step();
        return m_excess;
    }

private:
    void step()
    {
        const char c = *m_at;
        if (c == '"')
            return skipText();
        if (c == '-' || (c >= '0' && c <= '9'))
            return readNumber();
        ++m_at;
        if (c == '\n')
            ++m_line;
        else if (c == '[' || c == '{')
            open();
        else if (c == ']' || c == '}')
            --m_depth;
        else if (c == ',')
            count();
        else if (c == '\0') // the library takes it for the end, and says nothing of what follows
            //: %1 the number of a line
            m_excess = Limits::tr("in line %1 stands a zero byte, which no text has; get the file once more")
                           .arg(QLocale().toString(m_line));
    }

    void open()
    {
        count();
        if (++m_depth > json_limit::levels)
            refuse(
                Limits::tr("line %1 goes more than %2 levels deep into lists and objects; write it flatter"),
                json_limit::levels);
    }

    void count()
    {
        if (++m_values > json_limit::values)
            //: %1 the number of a line, %2 a number
            refuse(Limits::tr("up to line %1 there are more than %2 values; leave out what is not needed"),
                   json_limit::values);
    }

    void skipText()
    {
        const char *start = ++m_at;
        for (; m_at != m_end && *m_at != '"'; ++m_at) {
            if (*m_at == '\n')
                ++m_line; // no JSON, but the line is asked for
            if (*m_at == '\\' && m_at + 1 != m_end)
                ++m_at;
        }
        if (m_at - start > json_limit::text_bytes)
            //: %1 the number of a line, %2 a number
            refuse(Limits::tr("a text in line %1 is longer than %2 characters; shorten it"),
                   json_limit::text_bytes);
        if (m_at != m_end)
            ++m_at;
    }

    void readNumber()
    {
        const char *start = m_at;
        while (m_at != m_end && isNumberPart(*m_at))
            ++m_at;
        const QByteArray number = QByteArray::fromRawData(start, m_at - start);
        constexpr qsizetype safeDigits = 18;
        if (number.size() <= safeDigits && !number.contains('e') && !number.contains('E'))
            return;
        // Beyond 64 bits, JSON libraries disagree on what a whole number is, or wrap it around.
        bool fits = true;
        if (number.contains('.') || number.contains('e') || number.contains('E')) {
            // A number too small to be told from zero is none that is too large.
            const double value = number.toDouble(&fits);
            fits = !std::isinf(value) && (fits || number.contains("e-") || number.contains("E-"));
        } else {
            number.toLongLong(&fits);
        }
        if (!fits)
            //: %1 the number of a line
            m_excess = Limits::tr("the number in line %1 is too large; write a smaller one")
                           .arg(QLocale().toString(m_line));
    }

    /// `reason` has %1 for the line and %2 for the limit.
    void refuse(const QString &reason, int limit)
    {
        m_excess = reason.arg(QLocale().toString(m_line), QLocale().toString(limit));
    }

    const char *m_at;
    const char *m_end;
    int m_line = 1;
    int m_depth = 0;
    int m_values = 0;
    QString m_excess;
};

} // namespace

QString jsonExcess(const QByteArray &bytes)
{
    return Scanner(bytes).excess();
}

} // namespace rp
