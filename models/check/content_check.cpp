// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/content_check.h"

#include "models/catalogue/catalogue.h"
#include "models/check/content_new.h"
#include "models/check/lab_loader.h"
#include "models/check/review_loader.h"
#include "models/check/solution_check.h"
#include "models/json/file_reader.h"
#include "models/json/file_writer.h"
#include "models/json/json_schema.h"
#include "models/json/json_value.h"
#include "models/review/review_figures.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <nlohmann/json.hpp>
#include <ostream>

namespace rp {
namespace {

struct Content
{
    Q_DECLARE_TR_FUNCTIONS(rp::ContentCheck)
};

/// "…/lab.schema.json" as "lab.schema.json". A file that declares nothing is taken for what it looks like.
QString declaredSchema(const nlohmann::json &document)
{
    if (!document.is_object())
        return {};
    const auto declared = document.find("$schema");
    if (declared != document.end() && declared->is_string())
        return QString::fromStdString(declared->get<std::string>()).section(QLatin1Char('/'), -1);
    return document.contains("acts") ? QStringLiteral("lab.schema.json")
                                     : QStringLiteral("catalogue.schema.json");
}

/// Also what only shows with the labs and the physics at hand: links that lead nowhere, figures that can't be
/// computed.
QStringList reviewProblems(const QByteArray &bytes, const QString &path, const Catalogue &catalogue)
{
    const LabLibrary labs = loadLabs();
    const ReviewLoad load = loadReview(bytes, path, &labs);
    QStringList sentences;
    for (const JsonProblem &problem : load.problems)
        sentences.append(problemText(problem));
    if (load.review) {
        const ReviewFigures figures(*load.review, catalogue);
        for (const QString &problem : figures.problems())
            sentences.append(problem);
        for (const JsonProblem &problem : noCases(load.review->recordings, path))
            sentences.append(problemText(problem));
    }
    return sentences;
}

/// One remark for each text that looks as if its author took it for HTML: it is shown as it is written.
void findMarkup(const nlohmann::json &value, const QString &pointer, std::vector<JsonProblem> &found)
{
    if (value.is_string()) {
        static const QRegularExpression markup(
            QStringLiteral("</?[a-z][a-z0-9]*(\\s[^<>]*)?/?>|&(#[0-9]+|#x[0-9a-f]+|[a-z]{2,});|<!--"),
            QRegularExpression::CaseInsensitiveOption);
        const QString text = toQString(value.get<std::string>());
        if (const QRegularExpressionMatch match = markup.match(text); match.hasMatch())
            found.push_back({{},
                             pointer,
                             //: %1 is a piece of HTML, such as <b>
                             Content::tr("%1 is shown as it stands, because all texts are plain")
                                 .arg(Format::isolate(match.captured().left(40)))});
    } else if (value.is_structured()) {
        for (const auto &[key, inner] : value.items())
            findMarkup(inner, pointer + QLatin1Char('/') + toQString(key), found);
    }
}

/// What is no fault of a file, and may yet surprise its author; one sentence each.
QStringList remarksOn(const QString &path)
{
    std::vector<JsonProblem> problems;
    std::vector<JsonProblem> found;
    if (const auto document = parseJson(readWholeFile(path).bytes, path, problems))
        findMarkup(*document, QString(), found);
    QStringList sentences;
    for (JsonProblem &remark : found) {
        remark.file = path;
        sentences.append(problemText(remark));
    }
    return sentences;
}

/// Empty when the file is sound, else one sentence for each problem.
QStringList checkFile(const QString &path, const VocabularySource &vocabulary, const Catalogue &catalogue)
{
    const FileReading file = readWholeFile(path);
    if (!file.isRead())
        return {problemText({path, {}, file.reason})};
    const QByteArray &bytes = file.bytes;
    std::vector<JsonProblem> problems;
    const auto document = parseJson(bytes, path, problems);
    if (document) {
        const QString schema = declaredSchema(*document);
        if (schema == QLatin1String("lab.schema.json")) {
            const LabLoad load = loadLab(bytes, path, vocabulary);
            problems = load.lab ? checkSolutions(*load.lab, load.solutions, path, catalogue) : load.problems;
        } else if (schema == QLatin1String("catalogue.schema.json")) {
            QString error;
            if (!Catalogue::load(&error, {path}))
                return {error};
        } else if (schema == QLatin1String("review.schema.json")) {
            return reviewProblems(bytes, path, catalogue);
        } else if (schema == QLatin1String("deck.schema.json")) {
            problems = loadDeck(bytes, path).problems;
        } else {
            problems.push_back({path, QStringLiteral("/$schema"),
                                Content::tr("it must name %1, %2, %3 or %4")
                                    .arg(Format::isolate(QStringLiteral("lab.schema.json")),
                                         Format::isolate(QStringLiteral("review.schema.json")),
                                         Format::isolate(QStringLiteral("catalogue.schema.json")),
                                         Format::isolate(QStringLiteral("deck.schema.json")))});
        }
    }
    QStringList sentences;
    for (const JsonProblem &problem : problems)
        sentences.append(problemText(problem));
    return sentences;
}

int checkFiles(const QStringList &paths, const Catalogue &catalogue, std::ostream &out, std::ostream &err)
{
    const VocabularySource vocabulary = builtInVocabulary(catalogue);
    bool sound = true;
    for (const QString &path : paths) {
        const QStringList problems = checkFile(path, vocabulary, catalogue);
        for (const QString &problem : problems)
            say(err, problem);
        for (const QString &remark : remarksOn(path))
            say(err, remark);
        if (problems.isEmpty())
            say(out, Content::tr("%1: sound.").arg(Format::isolate(path)));
        sound = sound && problems.isEmpty();
    }
    return sound ? exitDone : exitInput;
}

/// False, and said why, where it can't.
bool isWritten(const QString &path, const QByteArray &bytes, std::ostream &err)
{
    const QFileInfo info(path);
    if (info.exists() || info.isSymLink()) {
        //: %1 is a file
        say(err, Content::tr("%1 is there already and is left alone; name a new file.")
                     .arg(Format::isolate(path)));
        return false;
    }
    if (const QString error = writeNewFile(path, bytes); !error.isEmpty()) {
        //: %1 is a file, %2 what the system said
        say(err, Content::tr("%1 can't be written: %2.").arg(Format::isolate(path), error));
        return false;
    }
    return true;
}

/// A deck beside its traces; none is written of which a trace is no case.
int writeDeck(const QString &path, const QStringList &traces, std::ostream &out, std::ostream &err)
{
    const QByteArray bytes = newDeck(traces);
    const DeckLoad load = loadDeck(bytes, path);
    for (const JsonProblem &problem : load.problems)
        say(err, problemText(problem));
    if (!load.problems.empty() || !isWritten(path, bytes, err))
        return exitInput;
    //: %1 is a file, %2 a command line
    say(out, Content::tr("%1 adds %Ln trace(s) to the mystery traces of the review; see it with %2.", nullptr,
                         int(traces.size()))
                 .arg(Format::isolate(path),
                      Format::isolate(
                          QStringLiteral("ridgepoint --content %1").arg(QFileInfo(path).absolutePath()))));
    return exitDone;
}

int writeLab(const QString &path, std::ostream &out, std::ostream &err)
{
    const QFileInfo info(path);
    if (!isWritten(path, newLab(path), err))
        return exitInput;
    //: %1 is a file, %2 a command line
    say(out, Content::tr("%1 is a lab that runs; see it with %2, and edit it.")
                 .arg(Format::isolate(path),
                      Format::isolate(QStringLiteral("ridgepoint --content %1").arg(info.absolutePath()))));
    return exitDone;
}

QStringList contentHelp()
{
    return {
        //: keep the commands as they are; FILE stands for names of files
        Content::tr("Usage: ridgepoint content check FILE… | new FILE | new --trace FILE.deck TRACE… | "
                    "list [--json]"),
        Content::tr("check says what is wrong in labs, reviews, catalogues and decks, and where. new writes "
                    "a small lab "
                    "that runs, to be edited; with --trace a deck of mystery traces, which lie beside it. "
                    "list names the instruments, inputs and figures that a lab can name."),
        Content::tr(
            "The exit status is 0 when all is well, 2 for wrong usage and 3 when a file is faulty or can't "
            "be used.")};
}

bool isContentUsable(const CommandWords &words)
{
    const QString verb = words.files.value(0);
    if (verb == QLatin1String("list"))
        return words.files.size() == 1 && !words.has("--trace");
    if (words.has("--trace"))
        return verb == QLatin1String("new") && !words.has("--json") && words.files.size() >= 3 &&
               words.files.at(1).endsWith(QLatin1String(".deck"), Qt::CaseInsensitive); // else it is not read
    return words.flags.isEmpty() && ((verb == QLatin1String("check") && words.files.size() >= 2) ||
                                     (verb == QLatin1String("new") && words.files.size() == 2));
}

constexpr CommandOption contentOptions[] = {{"--json"}, {"--trace"}};

} // namespace

const CommandForm contentForm{"content", "check|new|list", contentOptions, contentHelp, isContentUsable};

int runContent(const QStringList &args, std::ostream &out, std::ostream &err, const LensesOf &lensesOf)
{
    const auto run = [&lensesOf](const CommandWords &asked, std::ostream &said, std::ostream &blamed) -> int {
        QString error;
        const std::optional<Catalogue> catalogue = Catalogue::load(&error);
        if (!catalogue) {
            say(blamed, error);
            return exitInput;
        }
        const QString verb = asked.files.constFirst();
        if (asked.has("--trace"))
            return writeDeck(asked.files.at(1), asked.files.mid(2), said, blamed);
        if (verb == QLatin1String("new"))
            return writeLab(asked.files.at(1), said, blamed);
        if (verb == QLatin1String("check"))
            return checkFiles(asked.files.mid(1), *catalogue, said, blamed);
        listContent(*catalogue, lensesOf, asked.has("--json") ? ListForm::Json : ListForm::Table, said);
        return exitDone;
    };
    return runCommand(contentForm, args, out, err, run);
}

} // namespace rp
