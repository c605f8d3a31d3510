// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace rp {

struct MemoDocument;

/// The memo as a Markdown file (UTF-8), in the language of its texts.
QByteArray memoMarkdown(const MemoDocument &memo);

} // namespace rp
