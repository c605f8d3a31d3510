// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/check/lab_rules.h"
#include "models/content/lab_content.h"
#include "models/content/lab_solutions.h"
#include "models/json/json_schema.h"
#include "models/review/review_content.h"

#include <QStringList>
#include <iosfwd>

namespace rp {

/// A lab, or the reasons why there is none (and never both).
struct LabLoad
{
    std::optional<LabContent> lab;
    std::vector<JsonProblem> problems;
    LabSolutions solutions = {}; ///< of the lab
    LabTeaching teaching = {};   ///< likewise
};

/// Reads one lab: parsed, checked against lab.schema.json, then cross-checked (lab_rules.h). `file` is only
/// used to name the file in problems. Without a vocabulary, what the lab names of its instruments is not
/// checked.
LabLoad loadLab(const QByteArray &bytes, const QString &file, const VocabularySource &vocabulary = {});
/// The same from a file or resource path.
LabLoad loadLabFile(const QString &path, const VocabularySource &vocabulary = {});

/// Labs that whoever looks after the machines offers beside ours, see SitePolicy::content.
struct SiteLabs
{
    QStringList folders;
    /// Why a file or folder can't speak for the site, see authorityFault(); null: whoever wrote it is
    /// trusted.
    QString (*distrust)(const QString &path) = nullptr;
};

/// All labs by id, in order of chapter.
struct LabLibrary
{
    std::vector<LabContent> labs;
    std::vector<JsonProblem> problems;     ///< of files that were left out
    std::vector<JsonProblem> siteProblems; ///< likewise, of the site's
    QStringList replaced;                  ///< files that took the place of one of our own labs

    QMap<QString, LabSolutions> solutions;    ///< by lab
    QMap<QString, LabTeaching> teaching;      ///< likewise
    std::vector<MysteryRecording> recordings; ///< of decks (`*.deck`) in the folders

    const LabContent *lab(const QString &id) const;
};

/// A deck of mystery traces, or the reasons why there is none: checked against deck.schema.json, and each
/// recording read: a cause must follow from it. `file` is where it lies; its traces lie beside it.
struct DeckLoad
{
    std::vector<MysteryRecording> recordings;
    std::vector<JsonProblem> problems;
};
DeckLoad loadDeck(const QByteArray &bytes, const QString &file);
/// One problem for each recording that can't be read, or of which no cause follows.
std::vector<JsonProblem> noCases(const std::vector<MysteryRecording> &recordings, const QString &file);

/// The embedded labs, then those of each folder of the site, then of each of one's own, in turn (`*.json`, by
/// name). A lab of a site has an id of its own; one's own with a known id replaces the earlier one. Answers
/// given to either count for it alone. A faulty file, or one whose chapter another lab has, is left out and
/// its problems are reported; the lab it would have replaced stays.
LabLibrary loadLabs(const QStringList &ownFolders = {}, const VocabularySource &vocabulary = {},
                    const SiteLabs &site = {});

/// What a command needs that reads the work of learners.
struct CommandLabs
{
    Catalogue catalogue;
    LabLibrary library;
};

/// The catalogue, and our labs with those of some folders. Nothing when one of these is faulty; that is said,
/// and what is faulty in the folders of the site, without which the command goes on.
std::optional<CommandLabs> labsForCommand(const QStringList &ownFolders, std::ostream &err,
                                          const QStringList &siteFolders = {});

} // namespace rp
