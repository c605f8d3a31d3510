// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

/// Makes the embedded labs, review and schemas readable (:/labs, :/review, :/schemas). A static library's
/// resources are linked only when something asks for them, so whoever reads them calls this first; more than
/// once does no harm.
void useEmbeddedContent();

} // namespace rp
