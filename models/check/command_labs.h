// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"

#include <iosfwd>

namespace rp {

/// What a command needs that reads the work of learners.
struct CommandLabs
{
    Catalogue catalogue;
    LabLibrary library;
};

/// The catalogue, and our labs with those of some folders. Nothing when one of them is faulty; that is said.
std::optional<CommandLabs> labsForCommand(const QStringList &siteFolders, std::ostream &err);

} // namespace rp
