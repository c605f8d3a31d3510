// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QRandomGenerator;

namespace rp::test {

/// One to four changes of bytes, text or JSON values; the same seed gives the same ones.
QByteArray mutated(const QByteArray &bytes, QRandomGenerator &random);

} // namespace rp::test
