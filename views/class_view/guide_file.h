// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QFont>
#include <QString>
#include <optional>

namespace rp {

class Paper;

enum class GuideFormat
{
    Html,
    Pdf
};

/// By the file's ending; nothing for another one.
std::optional<GuideFormat> guideFormat(const QString &path);

/// Writes a guide, or a handout, as its ending says. Empty when done, else one translated sentence.
/// @param language code of the language that the texts are in
/// @param font family of the texts of a PDF; its size is not used
QString saveGuide(const Paper &guide, const QString &path, const QString &language, const QFont &font);

class GuideFileText
{
    Q_DECLARE_TR_FUNCTIONS(rp::GuideFile)
public:
    static QString wrongEnding(const QString &path);
    static QString notWritten(const QString &path);
};

} // namespace rp
