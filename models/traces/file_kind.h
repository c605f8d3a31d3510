// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace rp::traces {

enum class FileKind;

/// Whether text can be read as JSON, judged by its first byte that is no space and by what follows it (empty:
/// nothing does).
bool beginsJson(int bracket, std::string_view inside);

/// Text of four bytes a character, with a mark at its start or without. No reader of JSON takes it.
bool isUtf32(std::string_view start);

/// What a file is that isn't JSON, by its first bytes (unpacked, where it is gzip) and the end of its name.
FileKind fileKindOf(std::string_view start, std::string_view path);

} // namespace rp::traces
