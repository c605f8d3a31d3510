// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QString>
#include <optional>

namespace rp {

/// Characters of an entry for a number with its unit. Reading one tries every length of it.
inline constexpr int longestEntry = 60;

/// The number at the beginning of what was typed, in the language's own form or with a decimal point, and
/// what follows it without the marks that steer text direction.
struct LeadingNumber
{
    double value = 0.0;
    QString rest;
};
std::optional<LeadingNumber> readLeadingNumber(const QString &typed, const QLocale &locale = QLocale());

/// Reads a number that a learner typed: in the language's own form or with a decimal point, with or without
/// the unit. `sample` is a value as the program writes it ("10 µs"); any unit typed must be the one in it.
std::optional<double> readNumber(const QString &typed, const QString &sample,
                                 const QLocale &locale = QLocale());

/// Written in the direction of the page, as the same number is in sentences and charts. A line edit takes the
/// direction from the first letter in it, which in "10 µs" is that of the unit, and has no other way to be
/// told than the keys for it.
class NumberField : public QLineEdit
{
public:
    explicit NumberField(QWidget *parent)
        : QLineEdit(parent)
    {
        turn();
    }

protected:
    void changeEvent(QEvent *event) override
    {
        QLineEdit::changeEvent(event);
        if (event->type() == QEvent::LayoutDirectionChange)
            turn();
    }

private:
    void turn()
    {
        const int key = isRightToLeft() ? Qt::Key_Direction_R : Qt::Key_Direction_L;
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
        QLineEdit::keyPressEvent(&press);
    }
};

} // namespace rp
