// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/second_lab.h"

#include "models/session/taken.h"

#include <QFile>

namespace rp {

SecondLab::SecondLab()
{
    QFile ours(QStringLiteral(RIDGEPOINT_SOURCE_DIR "/resources/labs/lab07.json"));
    if (!ours.open(QIODevice::ReadOnly))
        qFatal("lab07.json can't be read");
    m_document = nlohmann::json::parse(ours.readAll().toStdString());
    m_document["id"] = id().toStdString();
    m_document["chapter"] = "90";
    m_document["title"] = title().toStdString();
    m_document["memo"] = false;
    m_document["acts"].erase(m_document["acts"].begin() + 1, m_document["acts"].end());
    m_document["takes"] = {{{"from", "7"},
                            {"field", "fusion_enabled"},
                            {"title", taken().toStdString()},
                            {"act", "act1"},
                            {"input", "mode"},
                            {"values", {{"true", "compiled"}, {"false", "eager"}}},
                            {"otherwise", "It starts in eager mode."}}};
    write(m_document);
}

StartOptions SecondLab::options() const
{
    StartOptions options;
    options.contentDirs = QStringList{folder()};
    return options;
}

void SecondLab::write(const nlohmann::json &document) const
{
    QFile file(m_folder.filePath(QStringLiteral("lab90.json")));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("the second lab can't be written");
    file.write(document.dump().c_str());
}

} // namespace rp
