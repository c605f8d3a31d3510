// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_command.h"

#include "models/check/lab_loader.h"
#include "models/class_view/class_reader.h"
#include "models/class_view/class_report.h"
#include "models/class_view/class_tables.h"
#include "models/class_view/class_text.h"
#include "models/handin/grade_text.h"
#include "models/json/file_writer.h"
#include "models/json/own_output.h"
#include "models/paper/paper.h"
#include "models/text/command_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <optional>
#include <ostream>

namespace rp {
namespace {

struct ClassWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::ClassCommand)
};

QStringList classHelp()
{
    const QStringList usage{
        //: keep the command as it is
        ClassWords::tr(
            "Usage: ridgepoint class [--html FILE] [--pdf FILE] [--csv FILE] [--ndjson FILE] [--names] "
            "[--content DIR] DIR|FILE…"),
        //: keep the command as it is
        ClassWords::tr("or: ridgepoint class --window [--theme THEME] [--text-scale PERCENT] [--content DIR] "
                       "DIR|FILE…")};
    return {
        usage.join(QLatin1Char('\n')),
        ClassWords::tr("Reads the work that a class has handed in, with all files of a folder or of a zip "
                       "archive, as Moodle and Gradescope give them, and shows first answers beside the "
                       "truth, misconceptions, times, where learners stand, tracks and memos. Nobody is "
                       "ranked."),
        ClassWords::tr("--html and --pdf write the report with its charts and all memos, --csv the figures, "
                       "--ndjson one line of JSON for each answer and step; without them the report is "
                       "printed."),
        ClassWords::tr("--window shows it in a window, with charts, after a question: it holds the answers."),
        ClassWords::tr("--names shows names and numbers; without it learners go by the beginning of an id."),
        ClassWords::tr("Seals are checked and nothing more; ridgepoint grade checks the rest."),
        ClassWords::tr("The exit status is 0 when done, 1 when the output fails, 2 for wrong usage and 3 "
                       "when a file can't be read; the others count all the same.")};
}

void sayNotWritten(std::ostream &err, const QString &file, const QString &reason)
{
    //: %1 is a file, %2 a reason
    say(err, ClassWords::tr("%1 can't be written: %2. Choose another folder.").arg(file, reason));
}

/// Lines that go out while they come, into a file that appears when all of them are there.
class LinesFile
{
public:
    explicit LinesFile(const QString &path)
        : m_path(path)
    {
        startAnew();
    }
    void startAnew()
    {
        m_file.reset();
        if (!m_path.isEmpty())
            m_file.emplace(m_path);
    }
    bool isGood() const { return error().isEmpty(); }
    QString error() const { return m_file ? m_file->error() : QString(); }
    bool write(const std::string &lines)
    {
        return !m_file || m_file->write(lines.data(), qint64(lines.size()));
    }
    void finish()
    {
        if (m_file)
            m_file->commit();
    }

private:
    const QString m_path;
    std::optional<FileReplacement> m_file; ///< none is wanted
};

/// Says what is wrong with single files. There may be thousands of them.
class Complaints
{
public:
    explicit Complaints(std::ostream &err)
        : m_err(err)
    {
    }
    void hear(const ClassBatch &batch)
    {
        for (const auto &[file, reason] : batch.refused) {
            if (m_left-- > 0)
                //: %1 is a file, %2 a reason
                say(m_err, ClassWords::tr("%1 can't be read: %2.").arg(plainText(file), reason));
        }
        for (const QString &sentence : batch.asides) {
            if (m_left-- > 0)
                say(m_err, sentence);
        }
        for (const QString &file : batch.altered) {
            if (m_left-- > 0)
                //: %1 is a file; keep the command as it is
                say(m_err, ClassWords::tr("%1 was changed outside the program; see ridgepoint grade.")
                               .arg(plainText(file)));
        }
    }
    void hear(const std::vector<ClassWork> &works)
    {
        for (const ClassWork &work : works) {
            if (m_left-- <= 0)
                continue;
            const QString file = plainText(work.file);
            const QString others = fileList(work.others);
            //: %1 is a file, %2 a list of files
            const QString one =
                ClassWords::tr("Of the files of one learner %1 is the fullest and counts; left out: %2.");
            //: %1 is a file, %2 a list of files
            const QString several =
                ClassWords::tr("The work in %1 is shared: %2 holds it, too, and each file counts.");
            say(m_err, (work.isShared ? several : one).arg(file, others));
        }
    }
    ~Complaints()
    {
        if (m_left < 0)
            say(m_err, ClassWords::tr("So are %Ln more file(s).", nullptr, -m_left));
    }
    Q_DISABLE_COPY_MOVE(Complaints)

private:
    std::ostream &m_err;
    int m_left = 100;
};

bool replace(const QString &file, const QByteArray &bytes, std::ostream &err)
{
    const QString error = file.isEmpty() ? QString() : replaceFile(file, bytes);
    if (!error.isEmpty())
        sayNotWritten(err, file, error);
    return error.isEmpty();
}

/// What of the report goes into files with charts. False: one of them could not be written.
bool writeReports(const ClassReading &reading, const CommandWords &asked, const CommandLabs &labs,
                  const ClassReportMaker &make, std::ostream &err)
{
    const QString html = asked.value("--html");
    const QString pdf = asked.value("--pdf");
    if (html.isEmpty() && pdf.isEmpty())
        return true;
    const QString locale = QLocale().name();
    const QString language = locale == QLatin1String("C") ? QStringLiteral("en") : locale;
    const bool names = asked.has("--names");
    if (!make) {
        const Paper paper = classReport(reading.figures, labs.library, labs.catalogue, names);
        return pdf.isEmpty() && replace(html, paperHtml(paper, language), err);
    }
    const ClassPiece drawn = drawnClassReport(reading.figures, labs.library, labs.catalogue, names);
    const auto write = [&](const QString &file, ClassReportFile kind) {
        return file.isEmpty() || replace(file, make(drawn, kind, language), err);
    };
    const bool isHtmlOut = write(html, ClassReportFile::Html);
    return write(pdf, ClassReportFile::Pdf) && isHtmlOut;
}

int report(const ClassReading &reading, const CommandWords &asked, const CommandLabs &labs,
           const ClassReportMaker &make, std::ostream &out, std::ostream &err)
{
    const auto isAsked = [&asked](const char *file) { return !asked.value(file).isEmpty(); };
    const bool isWritten = isAsked("--html") || isAsked("--pdf") || isAsked("--csv") || isAsked("--ndjson");
    say(out, isWritten ? ClassText::counted(reading.figures.handins())
                       : plainPaper(classReport(reading.figures, labs.library, labs.catalogue,
                                                asked.has("--names"))));
    out.flush();
    bool isOut = out.good();
    isOut = writeReports(reading, asked, labs, make, err) && isOut;
    if (const QString csv = asked.value("--csv"); !csv.isEmpty())
        isOut = replace(csv, classCsv(reading.figures), err) && isOut;
    return isOut ? exitDone : exitFailed;
}

bool isClassUsable(const CommandWords &words)
{
    return !words.files.isEmpty();
}

int readAndReport(const CommandWords &asked, const ClassReportMaker &make, const QStringList &siteLabs,
                  std::ostream &out, std::ostream &err)
{
    const std::optional<CommandLabs> labs =
        labsForCommand(asked.values.value(QStringLiteral("--content")), err, siteLabs);
    if (!labs)
        return exitInput;

    for (const char *option : {"--html", "--pdf", "--csv", "--ndjson"}) {
        if (const QString refusal = whyNotReplaced(asked.value(option)); !refusal.isEmpty()) {
            say(err, refusal);
            return exitInput;
        }
    }
    const QString ndjson = asked.value("--ndjson");
    LinesFile lines(ndjson);
    ClassReading reading;
    {
        Complaints complaints(err);
        const ClassRows rows(labs->library);
        reading = readClass(asked.files, rows, {asked.has("--names"), !ndjson.isEmpty()},
                            [&](const ClassBatch &batch) {
                                complaints.hear(batch);
                                if (batch.isAnew)
                                    lines.startAnew();
                                return lines.write(batch.ndjson);
                            });
        complaints.hear(reading.works);
    }
    if (reading.files > reading.refused) // else what stood there before stays
        lines.finish();
    if (!lines.isGood()) {
        sayNotWritten(err, ndjson, lines.error());
        return exitFailed;
    }
    if (reading.files == reading.refused) {
        say(err, ClassText::noHandins(asked.files));
        return exitInput;
    }
    const int status = report(reading, asked, *labs, make, out, err);
    return status == exitDone && reading.refused > 0 ? exitInput : status;
}

constexpr CommandOption classOptions[] = {{"--html", "FILE"},   {"--pdf", "FILE"}, {"--csv", "FILE"},
                                          {"--ndjson", "FILE"}, {"--names"},       {"--content", "DIR"}};
constexpr CommandOption classWindowOptions[] = {
    {"--window"}, {"--theme", "THEME"}, {"--text-scale", "PERCENT"}, {"--content", "DIR"}};

} // namespace

const CommandForm classForm{"class", "", classOptions, classHelp, isClassUsable};
const CommandForm classWindowForm{"class", "", classWindowOptions, classHelp, isClassUsable};

bool asksForClassReport(const QStringList &words)
{
    const CommandWords asked = readCommandWords(classForm, words);
    return asked.isGood && !(asked.value("--html").isEmpty() && asked.value("--pdf").isEmpty());
}

int runClass(const QStringList &words, std::ostream &out, std::ostream &err, const ClassReportMaker &make,
             const QStringList &siteLabs)
{
    return runCommand(classForm, words, out, err, [&](const CommandWords &asked, auto &said, auto &blamed) {
        return readAndReport(asked, make, siteLabs, said, blamed);
    });
}

} // namespace rp
