// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace rp {

/// One of the five questions that make up the flexibility of a stage.
struct RubricQuestion
{
    QString key;     ///< "f1"
    QString name;    ///< translated: "F1, language coverage"
    QString meaning; ///< translated, one sentence
};

std::vector<RubricQuestion> rubricQuestions();

} // namespace rp
