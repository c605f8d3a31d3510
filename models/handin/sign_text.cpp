// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/grade_text.h"

#include "models/text/format.h"

#include <QCoreApplication>

namespace rp {
namespace {

constexpr double usPerMs = 1000.0;

struct SignWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::SignText)
};

QString textOfTimes(const Finding &finding, const QString &place, const QString &file)
{
    const Format format;
    const QString span = format.duration_us(finding.should * usPerMs);
    const int count = int(finding.count);
    switch (finding.sign) {
    case Sign::Quick:
        //: %1 is a place such as "Lab 07, act1, launch_share", %2 a time span
        return SignWords::tr(
                   "%Ln answer(s) in a row, from %1 on, each came less than %2 after the one before.",
                   nullptr, count)
            .arg(place, span);
    case Sign::Even:
        //: %1 is a place such as "Lab 07, act1, launch_share", %2 a time span
        return SignWords::tr("%Ln answer(s) in a row, from %1 on, stand exactly %2 apart.", nullptr, count)
            .arg(place, span);
    case Sign::Fraction:
        //: %1 is a place such as "Lab 07, act1, launch_share"
        return SignWords::tr("%Ln answer(s) in a row, from %1 on, came at the same fraction of a second.",
                             nullptr, count)
            .arg(place);
    default:
        //: %1 is a file
        return SignWords::tr("%1 has the same answers of another session, at the same distances of time.")
            .arg(file);
    }
}

QString textOfCopy(const Finding &finding, const QString &place, const QString &file)
{
    const Format format;
    const int count = int(finding.count);
    switch (finding.sign) {
    case Sign::NoCopy:
        return SignWords::tr("There is no copy of this session.");
    case Sign::CopyAltered:
        //: %1 is a file
        return SignWords::tr("The copy %1 was changed outside the program and tells nothing.").arg(file);
    case Sign::CopyGoesOn:
        //: %1 is a file
        return SignWords::tr("The copy %1 has %Ln entry(s) more, made after this was handed in.", nullptr,
                             count)
            .arg(file);
    case Sign::CopyHasMore:
        //: %1 is a file, %2 a place such as "Lab 07, act1, launch_share"
        return SignWords::tr("The copy %1 has %Ln entry(s) that this lacks, from %2 on.", nullptr, count)
            .arg(file, place);
    case Sign::CopyDiffers:
        //: %1 is a file, %2 a place such as "Lab 07, act1, launch_share"
        return SignWords::tr("The copy %1 differs from this, from %2 on.").arg(file, place);
    case Sign::CopyVoided:
        //: %1 is a file, %2 a place such as "Lab 07, act1, launch_share"
        return SignWords::tr("The copy %1 has what could not be verified here, from %2 on.").arg(file, place);
    case Sign::CopyLacks:
        //: %1 is a file, %2 a place such as "Lab 07, act1, launch_share"
        return SignWords::tr("%2 is dated before the copy %1 was made, and is not in it.").arg(file, place);
    case Sign::CopyLate:
        //: %1 is a file, %2 a time span
        return SignWords::tr("The file of the copy %1 was written %2 after the time that stands in it.")
            .arg(file, format.span_s(finding.count));
    default:
        //: %1 is a file, %2 a time span
        return SignWords::tr("The file of the copy %1 was written %2 before the last entry in it.")
            .arg(file, format.span_s(finding.count));
    }
}

} // namespace

QString signText(const Finding &finding, const QString &place)
{
    const QString file = Format::isolate(plainText(finding.detail));
    switch (finding.sign) {
    case Sign::None:
        return {};
    case Sign::Scripted:
        //: keep the command as it is
        return SignWords::tr("ridgepoint tour made this, and no learner.");
    case Sign::Superseded:
        //: %1 is a file
        return SignWords::tr("This is an earlier state of %1, which counts.").arg(file);
    case Sign::Supersedes:
        //: %1 is a file
        return SignWords::tr("%1 is an earlier state of this and does not count.").arg(file);
    case Sign::Contested:
        //: %1 is a file
        return SignWords::tr(
                   "%1 has other work that would count for the same learner; decide which of them does.")
            .arg(file);
    case Sign::Quick:
    case Sign::Even:
    case Sign::Fraction:
    case Sign::SameTimes:
        return textOfTimes(finding, place, file);
    default:
        return textOfCopy(finding, place, file);
    }
}

} // namespace rp
