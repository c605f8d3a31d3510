// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/command_labs.h"

#include "models/text/command_words.h"

#include <ostream>
#include <utility>

namespace rp {

std::optional<CommandLabs> labsForCommand(const QStringList &siteFolders, std::ostream &err)
{
    QString problem;
    std::optional<Catalogue> catalogue = Catalogue::load(&problem);
    if (!catalogue) {
        say(err, problem);
        return std::nullopt;
    }
    LabLibrary library = loadLabs(siteFolders);
    for (const JsonProblem &fault : library.problems)
        say(err, problemText(fault));
    if (!library.problems.empty())
        return std::nullopt;
    return CommandLabs{std::move(*catalogue), std::move(library)};
}

} // namespace rp
