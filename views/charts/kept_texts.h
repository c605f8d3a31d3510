// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QLocale>
#include <QString>
#include <QTextLayout>
#include <memory>

namespace rp {

/// Widths of texts in one font, and the texts as lines that can be drawn. A step of a slider asks for the
/// same texts again and again, and nearly all of them have stayed; to form their letters anew takes longer
/// than to paint the rest of a chart.
class KeptTexts
{
public:
    KeptTexts(const QFont &font, const QLocale &locale);

    /// Those of a font that was used before, or new ones.
    static std::shared_ptr<KeptTexts> of(const QFont &font, const QLocale &locale);

    double lineHeight() const { return m_lineHeight; }
    double xHeight() const { return m_xHeight; }
    double height(bool bold) const { return face(bold).metrics.height(); }
    double advance(const QString &text, bool bold);
    /// Of a text broken into lines no wider than this.
    QSizeF wrapped(const QString &text, double width, bool bold) const;
    /// The text in one line that begins at the left.
    const QTextLayout &line(const QString &text, bool bold, Qt::LayoutDirection direction);

private:
    struct Face
    {
        explicit Face(const QFont &drawn)
            : font(drawn)
            , metrics(drawn)
        {
        }

        QFont font;
        QFontMetricsF metrics;
        QHash<QString, double> advances;
        QHash<QString, std::shared_ptr<QTextLayout>> lines[2]; ///< from the left, from the right
    };
    const Face &face(bool bold) const { return bold ? m_bold : m_plain; }
    Face &face(bool bold) { return bold ? m_bold : m_plain; }

    QLocale m_locale;
    Face m_plain;
    Face m_bold;
    double m_lineHeight;
    double m_xHeight;
};

QFont boldOf(const QFont &font);

} // namespace rp
