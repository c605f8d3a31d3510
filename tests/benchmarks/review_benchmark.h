// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

class Application;
class WatchingApplication;

/// Prints the microseconds from asking for each section of the review to its picture: first while the
/// sections are made, then again when all are there. An exit status.
int openReview(WatchingApplication &application, Application &lab);

} // namespace rp
