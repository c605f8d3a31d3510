// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace rp {

/// Replaces the file as a whole or not at all. Empty when done, else a translated clause or what the system
/// said. The one way in which the program writes a file: QSaveFile by itself takes a full disk for success.
QString replaceFile(const QString &path, const QByteArray &bytes);

/// Whether an errno says that the disk, or the learner's share of it, is full.
bool meansFull(int cause);
/// That it is, as a translated clause.
QString fullText();

} // namespace rp
