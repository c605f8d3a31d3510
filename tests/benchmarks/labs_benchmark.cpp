// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/labs_benchmark.h"

#include "app/program.h"
#include "app/root/application.h"
#include "tests/benchmarks/lab_walk.h"
#include "tests/benchmarks/watching_application.h"
#include "views/home/home_page.h"
#include "views/instruments/page/instrument_page.h"
#include "views/instruments/page/instrument_view.h"
#include "views/steps/explore_page.h"
#include "views/widgets/action_button.h"

#include <cstdio>
#include <functional>

namespace rp {

namespace {

const QString firstLab = QStringLiteral("lab07");
const QString secondLab = QStringLiteral("lab11");

/// What is painted when the lab's instrument is in view: its page, at once with the picture on it.
const QWidget *instrumentShown(Application &lab)
{
    const ExplorePage *page = explorePage(lab);
    const InstrumentView *view = page ? page->instrumentView() : nullptr;
    return view ? view->page() : nullptr;
}

/// Times what leads to a page, which may only then be made: nothing is painted before the events run again.
bool timePage(WatchingApplication &application, const std::function<const QWidget *()> &go)
{
    const qint64 began_ns = now_ns();
    const QWidget *page = go();
    if (!page)
        return false;
    application.watch({page});
    waitUntilShown(application);
    if (application.shown_ns() == 0)
        return false;
    std::printf("%.1f\n", static_cast<double>(application.shown_ns() - began_ns) / 1e3);
    settle(100);
    return true;
}

} // namespace

int changeLabs(WatchingApplication &application, Application &lab, int rounds)
{
    lab.window().resize(1366, 900);
    lab.show();
    for (const QString &id : {secondLab, firstLab}) {
        beginLab(lab, id);
        predict(lab);
        settle(500);
        settle(200);
    }
    const auto open = [&](const QString &id) {
        return timePage(application, [&] {
            lab.openLab(id);
            return instrumentShown(lab);
        });
    };
    const auto goHome = [&] {
        return timePage(application, [&]() -> const QWidget * {
            lab.window().showPage(WindowPage::Home);
            return lab.window().homePage()->continueButton(); // the page itself lies under what scrolls on it
        });
    };
    for (int i = 0; i < rounds; ++i) {
        if (!open(secondLab) || !goHome() || !open(firstLab)) {
            std::fprintf(stderr, "round %d: a page was not painted\n", i);
            return exitFailed;
        }
    }
    return 0;
}

} // namespace rp
