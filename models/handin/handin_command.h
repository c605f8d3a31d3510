// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/hand_in.h"
#include "models/text/command_words.h"

#include <QStringList>
#include <iosfwd>

namespace rp {

extern const CommandForm exportForm;

/// `ridgepoint export --out FILE [--name NAME] [--number NUMBER] [--data-dir DIR]`, given the words after
/// `export`: writes the learner's ledger as a file to hand in. Returns 0 when written, 1 when it can't be
/// written, 2 for wrong usage, 3 when there is no work, or none that can be read.
/// @param place where else sessions of the account are known; of what is found there, notes go into the file
int runExport(const QStringList &words, std::ostream &out, std::ostream &err, const ExportPlace &place = {});

} // namespace rp
