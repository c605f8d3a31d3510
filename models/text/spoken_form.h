// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

/// A text as it is to be heard: "10 µs" as "10 microseconds", "2 TB/s" as "2 TB per second", "(µs)" as
/// "(microseconds)". Voices spell the signs of units out, or leave them out. Digits, % and × are what voices
/// of the language say, which translations decide. Only for names, descriptions, values and announcements;
/// what is shown stays as it is written. Of a text that is spoken already, it changes nothing.
QString spokenForm(const QString &text);

} // namespace rp
