// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach.h"

#include "app/program.h"
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/check/review_loader.h"
#include "models/json/own_output.h"
#include "models/paper/paper.h"
#include "models/teach/handout.h"
#include "models/teach/teacher_guide.h"
#include "models/text/command_words.h"
#include "models/text/format.h"
#include "views/class_view/guide_file.h"

#include <QApplication>
#include <iostream>

namespace rp {

namespace {

class TeachCommandText
{
    Q_DECLARE_TR_FUNCTIONS(rp::TeachCommand)
public:
    static QString noLab(const QString &asked, const QString &known)
    {
        //: %1 is what was given, %2 lists what there is, such as "lab07, lab11"
        return tr("There is no lab %1; choose one of %2.")
            .arg(Format::isolate(asked), Format::isolate(known));
    }
};

int refuse(const QString &sentence, ExitCode code)
{
    say(std::cerr, sentence);
    std::cerr.flush();
    return code;
}

QString idsOf(const LabLibrary &library)
{
    QStringList ids;
    for (const LabContent &lab : library.labs)
        ids.append(lab.id);
    return ids.join(QLatin1String(", "));
}

} // namespace

int runTeach(const TeachOptions &options, const QString &language)
{
    if (!guideFormat(options.outFile))
        return refuse(GuideFileText::wrongEnding(options.outFile), exitUsage);
    if (const QString refusal = whyNotReplaced(options.outFile); !refusal.isEmpty())
        return refuse(refusal, exitInput);
    const std::optional<CommandLabs> labs = labsForCommand(options.contentDirs, std::cerr, options.siteLabs);
    if (!labs)
        return exitInput;
    const auto &[catalogue, library] = *labs;
    if (!options.lab.isEmpty() && !library.lab(options.lab))
        return refuse(TeachCommandText::noLab(options.lab, idsOf(library)), exitInput);
    const ReviewLoad review = loadReviewWithDecks(library);
    const GuideSource source{library, catalogue, review.review ? &*review.review : nullptr};
    const QString problem =
        saveGuide(options.isHandout ? handout(source, options.lab) : teacherGuide(source, options.lab),
                  options.outFile, language, QApplication::font());
    return problem.isEmpty() ? int(exitDone) : refuse(problem, exitInput);
}

} // namespace rp
