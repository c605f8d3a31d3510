// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

struct Catalogue;

namespace test {

/// The catalogue of the program without site files, read once: checking its files takes long. Ends the test
/// with a message when it is faulty.
const Catalogue &builtInCatalogue();

} // namespace test
} // namespace rp
