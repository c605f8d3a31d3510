// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy/exam.h"

#include "models/text/format.h"

#include <QCoreApplication>
#include <QLocale>

namespace rp {
namespace {

struct ExamWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::Exam)
};

} // namespace

QString Exam::reason() const
{
    if (!until)
        return ExamWords::tr("The rules of this site can't be read. Until they are mended, your answers are "
                             "taken, but what is right and why, and the sources, are not shown.");
    // With the month by its name: 12/1/26 is two days for two readers.
    const QDateTime local = until->toLocalTime();
    const QString end = QLocale().toString(local.date(), QLocale::LongFormat) + QLatin1Char(' ') +
                        QLocale().toString(local.time(), QLocale::ShortFormat);
    //: %1 is a date and a time
    return ExamWords::tr("The exam lasts until %1. Your answers are taken; what is right and why, and the "
                         "sources, are shown afterwards.")
        .arg(Format::isolate(end));
}

std::optional<QDateTime> examTime(const QString &text)
{
    const QDateTime time = QDateTime::fromString(text, Qt::ISODate);
    if (!time.isValid() || time.timeSpec() == Qt::LocalTime)
        return std::nullopt;
    return time.toUTC();
}

} // namespace rp
