// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace rp {

/// Replaces the file as a whole or not at all. Empty when done, else a translated clause or what the system
/// said. The one way in which the program writes a file: QSaveFile by itself takes a full disk for success.
QString replaceFile(const QString &path, const QByteArray &bytes);

} // namespace rp
