// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/review_benchmark.h"

#include "app/program.h"
#include "app/root/application.h"
#include "tests/benchmarks/watching_application.h"
#include "views/review/review_page.h"

#include <cstdio>

namespace rp {

int openReview(WatchingApplication &application, Application &lab)
{
    lab.show();
    settle(300);
    for (int round = 0; round < 2; ++round) {
        for (const ReviewTab tab : reviewTabs) {
            const qint64 asked_ns = now_ns();
            lab.window().showReview(tab);
            application.watch({lab.window().reviewPage()->section(tab)});
            waitUntilShown(application);
            if (application.shown_ns() == 0) {
                std::fprintf(stderr, "a section of the review does not show\n");
                return exitFailed;
            }
            std::printf("%.1f\n", static_cast<double>(application.shown_ns() - asked_ns) / 1e3);
            settle(200);
        }
    }
    return 0;
}

} // namespace rp
