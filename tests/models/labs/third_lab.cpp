// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/labs/third_lab.h"

#include "models/check/lab_loader.h"

namespace rp::test {

const LabContent &thirdLab()
{
    static const LabContent lab = [] {
        LabLoad load = loadLabFile(thirdLabFile(), builtInVocabulary(builtInCatalogue()));
        if (!load.lab)
            throw std::runtime_error(problemText(load.problems.front()).toStdString());
        return std::move(*load.lab);
    }();
    return lab;
}

} // namespace rp::test
