// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/words.h"

#include <QFile>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace rp::test {

/// A lab that the program knows nothing of, made of instruments that it has: tests/data/labs.
inline QString thirdLabFolder()
{
    return QStringLiteral(RIDGEPOINT_TEST_DATA "/labs");
}

inline QString thirdLabFile()
{
    return thirdLabFolder() + QStringLiteral("/lab12.json");
}

/// Read once: it never changes.
const LabContent &thirdLab();

inline nlohmann::json thirdLabJson()
{
    QFile file(thirdLabFile());
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("the third lab is missing");
    return nlohmann::json::parse(file.readAll().toStdString());
}

inline const QString twelve = QStringLiteral("12");

} // namespace rp::test
