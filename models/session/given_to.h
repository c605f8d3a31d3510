// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <optional>

namespace rp {

struct CommitEntry;
struct LabContent;
struct QuestionContent;

/// The version, and of a lab that a site brought also what it asks: "3", "3 site:5f0c…".
QString contentMark(const LabContent &lab);
/// What an entry says of the content that it was made in: the mark of the lab, and of one that a site brought
/// also what is asked in its place, so that another question elsewhere leaves the answer what it is:
/// "3 site:5f0c… 81d4…".
QString contentMark(const LabContent &lab, const CommitEntry &entry);
/// That of the lab, out of an entry's.
QString labMark(const QString &content);

/// A digest of what each place of a lab asks that answers can be given to. Texts can be mended.
QHash<QString, QString> itemMarks(const LabContent &lab);
/// Lets a lab ask in the place of an entry what the entry says that it was asked, where it says so.
void askAs(LabContent &lab, const CommitEntry &entry);

/// The entry counts for this lab: it was made in it (or, of the program's own, in any version of it; of one
/// that a site brought, in any that asks the same in its place), and it is a possible answer to what is asked
/// under that name.
bool wasGivenTo(const LabContent &lab, const CommitEntry &entry);

/// Whether an answer is right: what the entry says, else, of one that was given in an exam, what the lab
/// does. None for what can't be right or wrong.
std::optional<bool> verdictOn(const LabContent &lab, const CommitEntry &entry);

/// Finite, and in the range that a numeric question asks for.
bool isInRange(const QuestionContent &question, double number);

} // namespace rp
