// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/content_new.h"

#include "models/check/lab_loader.h"
#include "models/json/embedded_content.h"
#include "models/json/file_reader.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

constexpr qsizetype longestNewId = 40; // that a site's policy can name
constexpr int firstNewChapter = 90;

/// "My Lab 42.json" as "my_lab_42".
QString idFrom(const QString &path)
{
    static const QRegularExpression others(QStringLiteral("[^a-z0-9]+"));
    const QString name = QFileInfo(path).completeBaseName().toLower();
    QString id = name.split(others, Qt::SkipEmptyParts).join(u'_');
    if (id.isEmpty())
        return QStringLiteral("lab");
    if (id.front() < u'a')
        id.prepend(QLatin1String("lab_"));
    return id.left(longestNewId);
}

/// "42" of "my_lab_42"; empty: it has none.
QString chapterFrom(const QString &id)
{
    static const QRegularExpression number(QStringLiteral("(?<![0-9])0*([1-9][0-9]{0,3})$"));
    return number.match(id).captured(1);
}

bool isChapterTaken(const LabLibrary &library, const QString &chapter)
{
    return std::any_of(library.labs.begin(), library.labs.end(),
                       [&chapter](const LabContent &lab) { return lab.chapter == chapter; });
}

} // namespace

QByteArray newDeck(const QStringList &traces)
{
    nlohmann::ordered_json deck = {{"$schema", "deck.schema.json"}, {"recordings", nlohmann::json::array()}};
    for (const QString &trace : traces) {
        const QString name = QFileInfo(trace).fileName();
        deck["recordings"].push_back(
            {{"id", QStringLiteral("trace_%1").arg(deck["recordings"].size() + 1).toStdString()},
             {"file", name.toStdString()}});
    }
    return QByteArray::fromStdString(deck.dump(2)) + '\n';
}

QByteArray newLab(const QString &path)
{
    const LabLibrary library = loadLabs();
    const QByteArray bytes = readWholeFile(QStringLiteral(":/templates/lab.json")).bytes;
    auto lab = nlohmann::ordered_json::parse(bytes.toStdString(), nullptr, false);
    if (!lab.is_object())
        return {};
    QString id = idFrom(path);
    if (library.lab(id))
        id = (QLatin1String("own_") + id).left(longestNewId);
    QString chapter = chapterFrom(id);
    for (int free = firstNewChapter; chapter.isEmpty() || isChapterTaken(library, chapter); ++free)
        chapter = QString::number(free);
    lab["id"] = id.toStdString();
    lab["chapter"] = chapter.toStdString();
    return QByteArray::fromStdString(lab.dump(2)) + '\n';
}

} // namespace rp
