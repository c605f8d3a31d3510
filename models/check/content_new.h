// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace rp {

/// A small lab that can be worked through, to be edited: of each kind of question there is one. Its id is the
/// name of the file as far as an id can be, its chapter the number at the end of that; neither is one of the
/// program's own labs. Empty where the program lacks its template.
QByteArray newLab(const QString &path);

/// A deck of mystery traces that lie beside it, by their names.
QByteArray newDeck(const QStringList &traces);

} // namespace rp
