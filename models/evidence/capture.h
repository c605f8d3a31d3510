// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

namespace rp {

class Instrument;
class LabSession;

/// A figure as it was when it was captured.
struct CapturedFigure
{
    QString id;
    QString label;      ///< in the language of that moment
    QString text;       ///< likewise: "33.3 %"
    double value = 0.0; ///< base unit; NaN and infinity are possible
};

/// An answer to one of the act's predictions as it was when something was captured.
struct CapturedAnswer
{
    QString question;
    QString option; ///< empty for a numeric question
    std::optional<double> number;
    QString prompt; ///< in the language of that moment
    QString text;   ///< the answer, likewise
};

/// A control as it showed its value when something was captured.
struct CapturedControl
{
    QString id;
    QString label; ///< in the language of that moment
    QString text;  ///< likewise: "10 µs"
};

/// Evidence: what a learner saw in an instrument at one moment. Frozen, but for its name and whether it is
/// kept.
struct Capture
{
    QString id; ///< "e1", "e2", …: stable within a lab's section of the ledger
    QString lab;
    QString act;
    QString panel;      ///< panel id; empty for an act's only panel
    QString instrument; ///< instrument id
    QString contentVersion;
    QString programVersion;
    QString track;    ///< of the learner at that moment; may be empty
    QString language; ///< code of the language the texts are in
    QString at;       ///< UTC, ISO 8601
    std::vector<CapturedAnswer> answers;
    QVariantMap inputs;                    ///< by bare name, the hidden ones too
    std::vector<CapturedControl> controls; ///< of the inputs those that were on the page, in its order
    std::vector<CapturedFigure> figures;

    // Not frozen
    QString name;         ///< the learner's own words; may be empty
    bool removed = false; ///< taken out of the list, can be taken back
    /// The first control that stood otherwise than at the capture before, of the same instrument. Found when
    /// the book is read, and not kept.
    std::optional<CapturedControl> differs;

    /// What the seal covers: everything but what is not frozen. Equal captures give equal bytes.
    QByteArray frozenJson() const;
    /// The number in the id; 0 when it has none.
    int number() const;
};

/// JSON has no number for infinity and none for "not defined", and null would make them one: a value that is
/// not finite is the object {"number": "Infinity" | "-Infinity" | "NaN"}, for figures, inputs and numeric
/// answers alike. It comes back as that very value.
nlohmann::json toJson(const Capture &capture);
/// Nothing when a field is missing or has another type.
std::optional<Capture> captureFrom(const nlohmann::json &object);
/// A number as captures and memos write it.
nlohmann::json numberToJson(double value);
/// Inputs likewise; equal states of an instrument give equal objects.
nlohmann::json inputsToJson(const QVariantMap &inputs);

/// Freezes the present state of an instrument of an act. Id and time are empty yet.
Capture captureOf(const LabSession &session, const QString &act, const QString &panel,
                  const Instrument &instrument);

} // namespace rp
