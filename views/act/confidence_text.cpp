// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/act/confidence_text.h"

#include "models/review/calibration.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/widgets/segmented_choice.h"

#include <QCoreApplication>
#include <vector>

namespace rp {

namespace {

/// The words of the recall quiz, which asks the same.
struct ConfidenceWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::RecallText)
public:
    static QString level(int confidence, const QString &share);
    static QString said(const QString &level);
    static QString outcome(int confidence, bool isRight);
};

struct ConfidenceForm
{
    Q_DECLARE_TR_FUNCTIONS(rp::RecallForm)
public:
    static QString question();
    static QString missing();
};

QString ConfidenceWords::level(int confidence, const QString &share)
{
    switch (confidence) {
    case 1:
        //: How sure the learner is, the first of five; %1 is a probability such as "10 %".
        return tr("1: a guess, %1").arg(share);
    case 2:
        //: How sure the learner is; %1 is a probability such as "30 %".
        return tr("2: unsure, %1").arg(share);
    case 3:
        //: How sure the learner is: as likely right as wrong; %1 is a probability such as "50 %".
        return tr("3: half sure, %1").arg(share);
    case 4:
        //: How sure the learner is; %1 is a probability such as "70 %".
        return tr("4: rather sure, %1").arg(share);
    default:
        break;
    }
    //: How sure the learner is, the last of five; %1 is a probability such as "90 %".
    return tr("5: sure, %1").arg(share);
}

QString ConfidenceWords::said(const QString &level)
{
    //: %1 is a confidence, such as "4: rather sure, 70 %".
    return tr("Before you saw it you said “%1”.").arg(level);
}

QString ConfidenceWords::outcome(int confidence, bool isRight)
{
    if (confidence >= 4)
        return isRight ? tr("You were sure, and you were right.")
                       : tr("You were sure, and it is not so: from this you can learn most.");
    if (confidence > 2)
        return {};
    return isRight ? tr("You know this better than you thought.")
                   : tr("You knew that you might not know it.");
}

QString ConfidenceForm::question()
{
    return tr("How sure are you that this is right?");
}

QString ConfidenceForm::missing()
{
    return tr("Choose how sure you are first. You can't do it afterwards.");
}

} // namespace

QString confidenceText(int confidence)
{
    return ConfidenceWords::level(confidence, Format().percent(probabilityOf(confidence), 0));
}

QString confidenceSaid(int confidence)
{
    return ConfidenceWords::said(confidenceText(confidence));
}

QString confidenceOutcome(int confidence, bool isRight)
{
    return joinedSentences({confidenceSaid(confidence), ConfidenceWords::outcome(confidence, isRight)});
}

QString confidenceMissing()
{
    return ConfidenceForm::missing();
}

void askConfidence(SegmentedChoice &choice)
{
    std::vector<ChoiceEntry> entries;
    for (int level = 1; level <= confidenceLevels; ++level)
        entries.push_back({QString::number(level), confidenceText(level)});
    choice.setLabel(ConfidenceForm::question());
    choice.setEntries(entries);
}

void askConfidenceBriefly(SegmentedChoice &choice)
{
    std::vector<ChoiceEntry> entries;
    for (int level = 1; level <= confidenceLevels; ++level)
        entries.push_back(
            {QString::number(level), Format().percent(probabilityOf(level), 0), confidenceText(level)});
    choice.setLabel(ConfidenceForm::question());
    choice.setEntries(entries);
}

int confidenceIn(const SegmentedChoice &choice)
{
    return choice.currentKey().toInt();
}

} // namespace rp
