// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QWidget>
#include <optional>

class QLineEdit;

namespace rp {

class AccessibleComboBox;
class Announcer;

/// Units in which a learner gives a time span.
enum class DurationUnit
{
    Minutes,
    Hours,
    Days
};

/// Seconds of a time span as people type it: a number in `unit` ("23.3"), or numbers with units of their own
/// ("23 h 20 min", "1 day 2 hours"), in the current language or in English. Nothing for what can't be read.
std::optional<double> readDuration(const QString &typed, DurationUnit unit,
                                   const QLocale &locale = QLocale());

/// A field for a number with a choice of minutes, hours and days beside it.
class DurationEntry : public QWidget
{
    Q_OBJECT
public:
    explicit DurationEntry(Announcer &announcer, QWidget *parent = nullptr);

    /// Name of the field for assistive tools.
    void setLabel(const QString &label);
    void setHelp(const QString &help);
    /// What is typed, in seconds; nothing while it can't be read.
    std::optional<double> seconds() const;
    bool isEmpty() const;

    QLineEdit *number() const { return m_number; }
    AccessibleComboBox *unit() const { return m_unit; }

signals:
    void edited();       ///< by the learner
    void enterPressed(); ///< in the field

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();
    void fit();

    QLineEdit *m_number;
    AccessibleComboBox *m_unit;
    QString m_label;
};

} // namespace rp
