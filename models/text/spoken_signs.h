// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

/// The signs and digits of a text as voices of the current language say them: "٣٣٫٣٪" as "33.3 بالمئة", "−5"
/// as "menos 5". A voice of one language leaves out what another one reads, so each translation decides what
/// is a word; what it keeps as a sign stays as it is written. Part of spokenForm().
QString spokenSigns(QString text);

} // namespace rp
