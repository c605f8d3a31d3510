// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace rp {

class Guide;

/// The guide as one file for a browser and for printing: no script, nothing from elsewhere, well formed as
/// XML.
/// @param language code of the language that the texts are in
QByteArray guideHtml(const Guide &guide, const QString &language);

} // namespace rp
