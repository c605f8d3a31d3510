// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/lab_loader.h"

#include "models/content/lab_reader.h"
#include "models/json/embedded_content.h"
#include "models/json/file_reader.h"
#include "models/review/mystery.h"
#include "models/review/review_reader.h"
#include "models/session/given_to.h"
#include "models/text/command_words.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <utility>

namespace rp {
namespace {

constexpr char embeddedLabs[] = ":/labs";

enum class Whose
{
    Ours,
    Site,
    Own ///< of whoever opens the program
};

struct LabLoaderText
{
    Q_DECLARE_TR_FUNCTIONS(rp::LabLoader)
};

LabLoad failed(std::vector<JsonProblem> problems)
{
    return {std::nullopt, std::move(problems), {}};
}

/// What an answer refers to: the lab, its questions and what can be chosen there. Texts can be mended.
QString digestOf(const LabContent &lab)
{
    QStringList asked{lab.id};
    const auto add = [&asked](const QuestionContent &question) {
        asked << question.id << QString::number(int(question.kind)) << question.correct
              << QString::number(question.minimum.value_or(0.0))
              << QString::number(question.maximum.value_or(0.0));
        for (const OptionContent &option : question.options)
            asked << option.id;
    };
    for (const ActContent &act : lab.acts) {
        asked << act.id;
        std::for_each(act.predictions.begin(), act.predictions.end(), add);
        std::for_each(act.reflections.begin(), act.reflections.end(), add);
        for (const ExerciseContent &exercise : act.exercises)
            add(exercise.question);
        for (const ChallengeContent &challenge : act.challenges)
            asked << challenge.id;
        for (const DiscoveryContent &discovery : act.discoveries)
            asked << discovery.id;
    }
    const QByteArray text = asked.join(QLatin1Char('\n')).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(16));
}

/// The tests have held it against schema and rules, which need not be done again at each start.
LabLoad loadEmbedded(const QString &path)
{
    const auto document = embeddedJson(path);
    if (!document)
        return loadLabFile(path); // says why
    return {readLab(*document), {}, LabSolutions::read(*document), LabTeaching::read(*document)};
}

/// As the schema has it. What is in a deck is called after it, so that two of them can use the same ids.
DeckLoad readDeck(const QByteArray &bytes, const QString &file)
{
    DeckLoad load;
    const auto document = parseJson(bytes, file, load.problems);
    const auto schema = embeddedSchema(QStringLiteral("deck.schema.json"));
    if (!document || !schema)
        return load;
    load.problems = validateJson(*document, *schema, file);
    if (!load.problems.empty())
        return load;
    const QFileInfo info(file);
    std::vector<MysteryRecording> recordings = readRecordings(*document, info.absolutePath());
    QSet<QString> known;
    for (std::size_t i = 0; i < recordings.size(); ++i) {
        if (known.contains(recordings[i].id))
            load.problems.push_back({file, QStringLiteral("/recordings/%1/id").arg(i),
                                     QCoreApplication::translate("rp::RuleCheck", "the id %1 is used twice")
                                         .arg(Format::isolate(recordings[i].id))});
        known.insert(recordings[i].id);
        recordings[i].id = info.completeBaseName() + QLatin1Char('/') + recordings[i].id;
    }
    if (load.problems.empty())
        load.recordings = std::move(recordings);
    return load;
}

std::vector<JsonProblem> &problemsOf(LabLibrary &library, Whose whose)
{
    return whose == Whose::Site ? library.siteProblems : library.problems;
}

void addFile(LabLibrary &library, const QString &path, Whose whose, const VocabularySource &vocabulary)
{
    LabLoad load = whose == Whose::Ours ? loadEmbedded(path) : loadLabFile(path, vocabulary);
    std::vector<JsonProblem> &problems = problemsOf(library, whose);
    problems.insert(problems.end(), load.problems.begin(), load.problems.end());
    if (!load.lab)
        return;
    const auto same = std::find_if(library.labs.begin(), library.labs.end(),
                                   [&load](const LabContent &lab) { return lab.id == load.lab->id; });
    if (whose == Whose::Site && same != library.labs.end()) {
        problems.push_back({path, QStringLiteral("/id"),
                            //: a reason inside a sentence; %1 is the id of a lab
                            LabLoaderText::tr("there is a lab %1 already; give this one an id of its own")
                                .arg(Format::isolate(load.lab->id))});
        return;
    }
    // The ledger keeps a lab by its chapter.
    const auto taken = std::find_if(library.labs.begin(), library.labs.end(), [&load](const LabContent &lab) {
        return lab.id != load.lab->id && lab.chapter == load.lab->chapter;
    });
    if (taken != library.labs.end()) {
        problems.push_back({path, QStringLiteral("/chapter"),
                            //: a reason inside a sentence; %1 is the number of a chapter, %2 the id of a lab
                            LabLoaderText::tr("the chapter %1 belongs to the lab %2")
                                .arg(load.lab->chapter, Format::isolate(taken->id))});
        return;
    }
    library.solutions.insert(load.lab->id, load.solutions);
    library.teaching.insert(load.lab->id, load.teaching);
    if (whose != Whose::Ours) {
        load.lab->origin = digestOf(*load.lab);
        load.lab->asks = itemMarks(*load.lab);
        load.lab->replacesOwn = same != library.labs.end() && (same->origin.isEmpty() || same->replacesOwn);
        if (load.lab->replacesOwn)
            library.replaced << path;
    }
    if (same == library.labs.end())
        library.labs.push_back(std::move(*load.lab));
    else
        *same = std::move(*load.lab);
}

/// Its traces are read when they are asked for, so that the start does not wait for them.
void addDeck(LabLibrary &library, const QString &path, Whose whose)
{
    const FileReading file = readWholeFile(path);
    DeckLoad load;
    if (file.isRead())
        load = readDeck(file.bytes, path);
    else
        load.problems.push_back({path, {}, file.reason});
    std::vector<JsonProblem> &problems = problemsOf(library, whose);
    problems.insert(problems.end(), load.problems.begin(), load.problems.end());
    for (const MysteryRecording &recording : load.recordings) {
        if (!withId(library.recordings, recording.id)) // what a site has comes first
            library.recordings.push_back(recording);
    }
}

/// Why nothing can be read there, as a translated clause.
QString folderFault(const QString &folder, const SiteLabs &site, Whose whose)
{
    const QFileInfo info(folder);
    if (!info.isDir())
        return LabLoaderText::tr("there is no such folder; check its name");
    // What is embedded is no folder that could be entered.
    if (whose != Whose::Ours && (!info.isReadable() || !info.isExecutable()))
        return LabLoaderText::tr("the folder can't be read; let this account list it");
    return whose == Whose::Site && site.distrust ? site.distrust(folder) : QString();
}

void addFolder(LabLibrary &library, const QString &folder, Whose whose, const VocabularySource &vocabulary,
               const SiteLabs &site)
{
    if (const QString fault = folderFault(folder, site, whose); !fault.isEmpty()) {
        problemsOf(library, whose).push_back({folder, QString(), fault});
        return;
    }
    const QDir dir(folder);
    const QStringList names =
        dir.entryList({QStringLiteral("*.json"), QStringLiteral("*.deck")}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        const QString path = dir.filePath(name);
        const QString fault = whose == Whose::Site && site.distrust ? site.distrust(path) : QString();
        if (!fault.isEmpty())
            library.siteProblems.push_back({path, QString(), fault});
        else if (name.endsWith(QLatin1String(".deck"), Qt::CaseInsensitive)) // as the filter takes them
            addDeck(library, path, whose);
        else
            addFile(library, path, whose, vocabulary);
    }
}

} // namespace

LabLoad loadLab(const QByteArray &bytes, const QString &file, const VocabularySource &vocabulary)
{
    std::vector<JsonProblem> problems;
    const auto document = parseJson(bytes, file, problems);
    if (!document)
        return failed(std::move(problems));
    const auto schema = embeddedSchema(QStringLiteral("lab.schema.json"));
    if (!schema)
        return failed(
            {{file, QString(), LabLoaderText::tr("the schema for labs is missing from the program")}});
    problems = validateJson(*document, *schema, file);
    if (!problems.empty())
        return failed(std::move(problems));
    LabContent lab = readLab(*document);
    LabTeaching teaching = LabTeaching::read(*document);
    problems = checkLabRules(lab, file, vocabulary, teaching);
    if (!problems.empty())
        return failed(std::move(problems));
    return {std::move(lab), {}, LabSolutions::read(*document), std::move(teaching)};
}

DeckLoad loadDeck(const QByteArray &bytes, const QString &file)
{
    DeckLoad load = readDeck(bytes, file);
    if (load.problems.empty())
        load.problems = noCases(load.recordings, file);
    return load;
}

std::vector<JsonProblem> noCases(const std::vector<MysteryRecording> &recordings, const QString &file)
{
    std::vector<JsonProblem> problems;
    QString unread;
    const std::optional<Measured> measured = Measured::load(&unread);
    for (std::size_t i = 0; i < recordings.size(); ++i) {
        const auto read = readMystery(recordings[i], measured ? &*measured : nullptr);
        if (const auto *reason = std::get_if<QString>(&read))
            problems.push_back({file, QStringLiteral("/recordings/%1").arg(i), *reason});
    }
    return problems;
}

LabLoad loadLabFile(const QString &path, const VocabularySource &vocabulary)
{
    const FileReading file = readWholeFile(path);
    if (!file.isRead())
        return failed({{path, QString(), file.reason}});
    return loadLab(file.bytes, path, vocabulary);
}

const LabContent *LabLibrary::lab(const QString &id) const
{
    const auto it =
        std::find_if(labs.begin(), labs.end(), [&id](const LabContent &lab) { return lab.id == id; });
    return it == labs.end() ? nullptr : &*it;
}

LabLibrary loadLabs(const QStringList &ownFolders, const VocabularySource &vocabulary, const SiteLabs &site)
{
    useEmbeddedContent();
    LabLibrary library;
    addFolder(library, QLatin1String(embeddedLabs), Whose::Ours, vocabulary, site);
    for (const QString &folder : site.folders)
        addFolder(library, folder, Whose::Site, vocabulary, site);
    for (const QString &folder : ownFolders)
        addFolder(library, folder, Whose::Own, vocabulary, site);
    std::stable_sort(library.labs.begin(), library.labs.end(), [](const LabContent &a, const LabContent &b) {
        return a.chapter.toInt() < b.chapter.toInt();
    });
    return library;
}

std::optional<CommandLabs> labsForCommand(const QStringList &ownFolders, std::ostream &err,
                                          const QStringList &siteFolders)
{
    QString problem;
    std::optional<Catalogue> catalogue = Catalogue::load(&problem);
    if (!catalogue) {
        say(err, problem);
        return std::nullopt;
    }
    LabLibrary library = loadLabs(ownFolders, builtInVocabulary(*catalogue), {siteFolders, nullptr});
    for (const JsonProblem &fault : library.siteProblems)
        say(err, problemText(fault));
    for (const JsonProblem &fault : library.problems)
        say(err, problemText(fault));
    if (!library.problems.empty())
        return std::nullopt;
    return CommandLabs{std::move(*catalogue), std::move(library)};
}

} // namespace rp
