// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

class Notes;
struct Catalogue;

/// Why a value of the catalogue is an assumption, and after that what a machine had in its place, where that
/// was measured: "Measured on NVIDIA H100: 2 µs. From the start of a very small kernel …". Translated; empty
/// where the value is no assumption and nothing was measured.
/// @param notes of an entry or of constants of this catalogue
/// @param field as in its files; empty: the entry as a whole
QString assumptionText(const Catalogue &catalogue, const Notes &notes, const QString &field = {});

} // namespace rp
