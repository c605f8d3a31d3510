// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace rp {

class LabSession;
class Ledger;

// The notebook course keeps one document of its own, ~/.mlsys/ledger.json:
//   {"track": …, "current_step": …, "history": {"7": {design fields}}, "last_updated": …}
// Earlier versions of it kept the history as a list of {"chapter": 7, "design": {…}}; what is written back
// is the object that the course itself makes of one. Later ones save a chapter as evidence,
//   {"schema_version": 1, "lab_id": "v1_07", "track_id": …, "model_id": …, "evidence": {…}, …}
// and their last lab counts a chapter only when the course's own model computes that evidence again. No lab
// of another model can write such a one, so those chapters are neither changed nor taken over, and no member
// is put beside those four: the course drops a ledger that has another one. Numbers may be what Python
// writes: Infinity, -Infinity, NaN. These functions turn bytes into bytes; whether and where that file is
// read or written is the caller's decision, and only ever because the learner asked for it.

/// The document, if it is one of that shape, in the current one: with numbers that JSON doesn't have as
/// texts. Else *error is a translated sentence.
std::optional<nlohmann::json> neighbourDocument(const QByteArray &bytes, QString *error = nullptr);

/// The ledger in that shape, without the review. What `existing` (the neighbour's document, or empty) holds
/// besides is kept: other chapters, other fields of the same chapter, unknown members. Nothing, and *error
/// set to one translated sentence, when `existing` is not such a document.
QByteArray exportNeighbour(const Ledger &ledger, const QByteArray &existing, QString *error);

/// The chapters of the neighbour's document that are evidence of the course itself.
QStringList chaptersOfEvidence(const QByteArray &bytes);

/// Takes track and design fields of numbered chapters over. Fields that the ledger has itself stay as they
/// are, so that what was found here is not replaced by an older figure. Empty when done, else one translated
/// sentence.
[[nodiscard]] QString importNeighbour(Ledger &ledger, const QByteArray &document);

/// Design fields that the notebook course's labs read under the same names of every chapter, made of what
/// this lab's own fields say:
///   act1_prediction  the option (or number) that was committed to the lab's first question, once all of its
///                    act are
///   act1_correct     whether it was right; not of a number, which is only near or far
///   act2_result      calls until the break-even that was asked for, once it is found; of a serving design
///                    tokens per second, null where it does not fit
/// The others are the labs' own, by these names: act2_decision is asked for, constraint_hit is kept of what
/// was found.
QVariantMap courseFields(const LabSession &session, const QVariantMap &design);

} // namespace rp
