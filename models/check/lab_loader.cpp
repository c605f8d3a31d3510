// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/lab_loader.h"

#include "models/content/lab_reader.h"
#include "models/json/embedded_content.h"
#include "models/json/file_reader.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QDir>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

struct Loader
{
    Q_DECLARE_TR_FUNCTIONS(rp::LabLoader)
};

LabLoad failed(std::vector<JsonProblem> problems)
{
    return {std::nullopt, std::move(problems), {}};
}

void addFile(LabLibrary &library, const QString &path, const VocabularySource &vocabulary)
{
    LabLoad load = loadLabFile(path, vocabulary);
    library.problems.insert(library.problems.end(), load.problems.begin(), load.problems.end());
    if (!load.lab)
        return;
    const auto same = std::find_if(library.labs.begin(), library.labs.end(),
                                   [&load](const LabContent &lab) { return lab.id == load.lab->id; });
    // The ledger keeps a lab by its chapter.
    const auto taken = std::find_if(library.labs.begin(), library.labs.end(), [&load](const LabContent &lab) {
        return lab.id != load.lab->id && lab.chapter == load.lab->chapter;
    });
    if (taken != library.labs.end()) {
        library.problems.push_back(
            {path, QStringLiteral("/chapter"),
             //: a reason inside a sentence; %1 is the number of a chapter, %2 the id of a lab
             Loader::tr("the chapter %1 belongs to the lab %2")
                 .arg(load.lab->chapter, Format::isolate(taken->id))});
        return;
    }
    library.solutions.insert(load.lab->id, std::move(load.solutions));
    if (same == library.labs.end())
        library.labs.push_back(std::move(*load.lab));
    else
        *same = std::move(*load.lab);
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
        return failed({{file, QString(), Loader::tr("the schema for labs is missing from the program")}});
    problems = validateJson(*document, *schema, file);
    if (!problems.empty())
        return failed(std::move(problems));
    LabContent lab = readLab(*document);
    problems = checkLabRules(lab, file, vocabulary);
    if (!problems.empty())
        return failed(std::move(problems));
    return {std::move(lab), {}, LabSolutions::read(*document)};
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

LabLibrary loadLabs(const QStringList &siteFolders, const VocabularySource &vocabulary)
{
    useEmbeddedContent();
    LabLibrary library;
    const QStringList folders = QStringList{QStringLiteral(":/labs")} + siteFolders;
    for (const QString &folder : folders) {
        const QDir dir(folder);
        if (!dir.exists()) {
            library.problems.push_back({folder, QString(), Loader::tr("there is no such folder")});
            continue;
        }
        const QStringList names = dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
        for (const QString &name : names)
            addFile(library, dir.filePath(name), vocabulary);
    }
    std::stable_sort(library.labs.begin(), library.labs.end(), [](const LabContent &a, const LabContent &b) {
        return a.chapter.toInt() < b.chapter.toInt();
    });
    return library;
}

} // namespace rp
