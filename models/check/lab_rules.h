// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "models/content/lab_solutions.h"
#include "models/json/json_schema.h"

#include <QMap>
#include <QStringList>
#include <concepts>
#include <functional>
#include <memory>

namespace rp {

class InputRanges;
class Instrument;
struct Catalogue;

/// What a lab file may name of an instrument.
struct InstrumentVocabulary
{
    QStringList figures;
    QStringList inputs;
    QMap<QString, QStringList> choices;       ///< keys of the choice inputs
    std::shared_ptr<InputRanges> ranges = {}; ///< of the numbers; null: not known
};
InstrumentVocabulary vocabularyOf(const Instrument &instrument);

/// Where the names come from that a lab file may use. A default one knows nothing, and nothing is wrong then.
struct VocabularySource
{
    /// The vocabulary of an instrument id, or nothing when there is no such instrument.
    using Instruments = std::function<std::optional<InstrumentVocabulary>(const QString &instrumentId)>;

    VocabularySource() = default;
    template<std::invocable<const QString &> Source>
    VocabularySource(Source source, QStringList someTracks = {}) // NOLINT(google-explicit-constructor)
        : instruments(std::move(source))
        , tracks(std::move(someTracks))
    {
    }

    Instruments instruments;
    QStringList tracks;   ///< empty: not known
    QStringList contexts; ///< likewise
    QStringList devices;  ///< likewise
    /// The same with the devices of a lab, which an instrument's choices may depend on; may be missing.
    std::function<VocabularySource(const LabContent &lab)> ofLab;
};
/// That of the program's own instruments, tracks, contexts and devices. The catalogue must outlive it.
VocabularySource builtInVocabulary(const Catalogue &catalogue);

/// What lab.schema.json can't say: ids are unique, the correct option exists, numeric questions have a range,
/// what an answer is held against has a number on every option, figure placeholders are well formed, a
/// challenge has what its kind needs, terms in the message of a brief are explained in its reading, named
/// panels exist and are there on every track of what names them. What is taken over from other labs must name
/// an act and an input of this one. With a vocabulary also: instruments, figures, inputs, choices, tracks,
/// contexts and devices exist, and numbers can be set: those of a figure beside the others that it names, all
/// else under some settings. Pointers are those of the JSON file.
std::vector<JsonProblem> checkLabRules(const LabContent &lab, const QString &file,
                                       const VocabularySource &vocabulary = {},
                                       const LabTeaching &teaching = {});

} // namespace rp
