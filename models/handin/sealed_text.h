// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <optional>

namespace rp {

/// What the seal of a hand-in covers, taken from the file's bytes without building anything from them.
struct SealedText
{
    QByteArray text; ///< all but the seal, see handinSeal(); JSON if the file was
    QByteArray seal;
};

/// Nothing for a file that has another form than writeHandin() gives it; that may be a whole hand-in all the
/// same, which only readHandin() can tell.
std::optional<SealedText> sealedText(const QByteArray &bytes);

} // namespace rp
