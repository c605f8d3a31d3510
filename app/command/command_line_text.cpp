// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/command_line.h"

#include "models/text/format.h"
#include "views/shell/settings/setting.h"

namespace rp {

namespace {

QString valuesFor(const char *value)
{
    return valuesOf(QLatin1String(value)).join(QLatin1String(", "));
}

QString stepKeys()
{
    QStringList keys;
    for (int step = 0; step < stepCount; ++step)
        keys << stepKey(static_cast<Step>(step));
    return keys.join(QLatin1String(", "));
}

QString reviewSections()
{
    QStringList keys;
    for (const ReviewTab tab : reviewTabs)
        keys << reviewTabKey(tab);
    return keys.join(QLatin1String(", "));
}

} // namespace

QString CommandLineText::usageError(const UsageError &error)
{
    switch (error.kind) {
    case UsageError::Kind::UnknownOption:
        return tr("There is no option %1; see ridgepoint --help.").arg(error.option);
    case UsageError::Kind::UnexpectedWord:
        return tr("There is no command %1; see ridgepoint --help.").arg(error.option);
    case UsageError::Kind::MissingValue:
        return tr("The option %1 needs a value; see ridgepoint --help.").arg(error.option);
    case UsageError::Kind::UnknownLanguage:
        //: %1 is what was given, %2 lists what is possible.
        return tr("There is no language %1; choose one of %2.").arg(error.value, valuesFor("LANG"));
    case UsageError::Kind::UnknownTheme:
        //: %1 is what was given, %2 lists what is possible.
        return tr("There is no theme %1; choose one of %2.").arg(error.value, valuesFor("THEME"));
    case UsageError::Kind::BadTextScale: {
        const Format format;
        //: %1 is what was given, %2 and %3 are the smallest and largest percentage.
        return tr("The text size %1 can't be used; give a whole number from %2 to %3.")
            .arg(error.value, format.count(smallestText), format.count(largestText));
    }
    case UsageError::Kind::BadSize:
        //: %1 is what was given, %2 an example.
        return tr("The size %1 can't be used; write it like %2.")
            .arg(error.value, QStringLiteral("1280x800"));
    case UsageError::Kind::BadPlace:
        //: %1 is what was given, %2 an example, %3 lists the steps of an act, %4 the sections of the review.
        return tr("There is no place %1; write it like %2 (steps: %3), home, or review/SECTION (sections: "
                  "%4).")
            .arg(error.value, QStringLiteral("lab07/act1/explore"), stepKeys(), reviewSections());
    case UsageError::Kind::BadSetting:
        //: %1 is what was given, %2 an example.
        return tr("The setting %1 can't be used; write it like %2.")
            .arg(error.value, QStringLiteral("workload=gpt2"));
    case UsageError::Kind::MissingAct:
        //: %1 is an option, %2 another one with an example
        return tr("%1 sets an instrument of an act; name that act with %2.")
            .arg(QStringLiteral("--set"), QStringLiteral("--open lab07/act2"));
    case UsageError::Kind::MissingOutDir:
        return tr("The tour needs a folder for its pictures: %1.")
            .arg(QStringLiteral("ridgepoint tour --out DIR"));
    case UsageError::Kind::MissingOutFile:
        return tr("The guide for teachers needs a file: %1.")
            .arg(QStringLiteral("ridgepoint teach --out FILE"));
    case UsageError::Kind::NotForCommand:
        //: %1 is an option such as --open, %2 a command such as tour
        return tr("The option %1 has no meaning for %2; leave it out.").arg(error.option, error.value);
    }
    return {};
}

QString CommandLineText::help()
{
    const auto row = [](const char *usage, const QString &what) {
        return QStringLiteral("  %1 %2").arg(QString::fromUtf8(usage), -28).arg(what);
    };
    const QStringList lines{
        tr("Ridgepoint: predict, explore and understand why machine-learning code runs slowly."),
        QString(),
        tr("Open the window:"),
        QStringLiteral("  ridgepoint [OPTION…] [FILE|LINK]"),
        row("FILE", tr("a trace of the PyTorch profiler, shown in a window of its own")),
        row("LINK", tr("a page, as the window copies it: %1")
                        .arg(QStringLiteral("ridgepoint:lab07/act2?workload=gpt2"))),
        row("--data-dir DIR", tr("keep the session in DIR")),
        row("--content DIR", tr("labs from DIR as well; one with a known name takes the place of ours")),
        row("--lang LANG", tr("language: %1").arg(valuesFor("LANG"))),
        row("--theme THEME", tr("colours: %1").arg(valuesFor("THEME"))),
        row("--text-scale PERCENT", tr("text size from %1 to %2").arg(smallestText).arg(largestText)),
        row("--open LAB/ACT/STEP",
            tr("go to a step that is open, such as %1").arg(QStringLiteral("lab07/act1/explore"))),
        row("--open LAB", tr("go on in a lab where it was left")),
        row("--open home", tr("go to the page with all labs")),
        row("--open review/SECTION",
            tr("go to the review of the course; sections: %1").arg(reviewSections())),
        row("--set INPUT=VALUE",
            tr("let an instrument of that act begin so, such as %1").arg(QStringLiteral("workload=gpt2"))),
        row("--presenter", tr("for projecting: every step is open, nothing is saved")),
        row("--log FILE", tr("note what happens in FILE, for whoever looks after the program; no answers")),
        row("--version", tr("say the version")),
        row("--help", tr("say this")),
        QString(),
        tr("Without a window:"),
        row("ridgepoint compute …", tr("answer a function of the models; see compute --help")),
        row("ridgepoint content check …",
            tr("check lab, review and catalogue files, and write labs; see content --help")),
        row("ridgepoint trace read FILE…",
            tr("figures of a trace of the PyTorch profiler; see trace --help")),
        row("ridgepoint measure", tr("what this computer does, measured in seconds; see measure --help")),
        row("ridgepoint export --out FILE", tr("write the work to hand in as one file; see export --help")),
        row("ridgepoint grade FILE…", tr("check what was handed in; see grade --help")),
        row("ridgepoint send FILE…",
            tr("send what was handed in to a Learning Record Store; see send --help")),
        row("ridgepoint class DIR", tr("what a class has handed in, in figures; see class --help")),
        row("ridgepoint ledger read|write", tr("share with the notebook course; see ledger --help")),
        row("ridgepoint policy check …", tr("check the rules of a site; see policy --help")),
        row("ridgepoint doctor", tr("what this machine lacks, as one page for whoever looks after it")),
        row("ridgepoint tour --out DIR", tr("a scripted learner walks through the lab and leaves pictures in "
                                            "DIR; --lang and --theme can be given more than once")),
        row("  --size WIDTHxHEIGHT", tr("size of its window in pixels")),
        row("ridgepoint teach --out FILE",
            tr("the guide for teachers with all answers, as HTML or PDF by the "
               "ending of FILE; --lab and --lang choose")),
        row("  --handout", tr("instead, the questions to print for a class, without answers")),
        QString(),
        tr("Exit status: 0 done, 1 a check failed or the output can't be written, 2 the command line can't "
           "be "
           "used, 3 the input can't be used."),
    };
    return lines.join(QLatin1Char('\n'));
}

} // namespace rp
