// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "charts/chart_widget.h"
#include "instruments/graph_surgery_instrument.h"
#include "instruments/instrument_controls.h"
#include "instruments/surgery_pages.h"
#include "instruments/surgery_view.h"
#include "map/graph_map.h"
#include "widgets/announcer.h"
#include "widgets/tab_row.h"
#include "widgets/widget_accessibility.h"

#include <QAccessible>
#include <QApplication>
#include <QTest>
#include <QVBoxLayout>
#include <array>
#include <memory>
#include <optional>

namespace surgery_view_fixture {

using namespace rp;

constexpr std::array<const char *, 4> scenarios = {"cloud", "edge", "mobile", "tiny"};
constexpr std::array<const char *, 7> surgeries = {"none_skip", "none_break", "where",    "cond",
                                                   "symbolic",  "hoist",      "custom_op"};
constexpr std::array<const char *, 5> pages = {"map", "before_after", "masking", "baselines", "iron_law"};

inline QString key(const char *text)
{
    return QString::fromLatin1(text);
}

inline QString nameOf(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object)->text(QAccessible::Name);
}

/// The view over the built-in catalogue; what it asks for is done at once, as the controller does it.
class Bench
{
public:
    Bench()
    {
        installWidgetAccessibility();
        installChartAccessibility();
        installMapAccessibility();
        QString error;
        catalogue = Catalogue::load(&error);
        if (!catalogue)
            qFatal("%s", qPrintable(error));
        instrument = std::make_unique<GraphSurgeryInstrument>(*catalogue);
        announcer = new Announcer(&window);
        view = new SurgeryView(*instrument, *announcer, &window);
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(view);
        QObject::connect(view, &InstrumentView::inputChangeRequested, view,
                         [this](const QString &id, const QVariant &value) {
                             asked.append(id);
                             const QString refused = instrument->setInput(id, value);
                             if (!refused.isEmpty())
                                 view->showInputRefusal(id, refused);
                         });
    }

    bool show(const QSize &size = {1280, 1800})
    {
        window.resize(size);
        window.show();
        QApplication::setActiveWindow(&window);
        return QTest::qWaitForWindowExposed(&window);
    }

    void set(const char *input, const QVariant &value)
    {
        const QString error = instrument->setInput(key(input), value);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        QCoreApplication::processEvents(); // charts follow in the next turn of the event loop
    }
    void set(const char *input, const char *choice) { set(input, QVariant(key(choice))); }

    template<typename Page>
    Page *page(const char *tab)
    {
        view->showPage(key(tab));
        QCoreApplication::processEvents();
        return qobject_cast<Page *>(view->page());
    }
    double figure(const char *id) const { return instrument->figure(key(id)); }
    QString figureText(const char *id) const { return instrument->figureText(key(id)); }

    std::optional<Catalogue> catalogue;
    std::unique_ptr<GraphSurgeryInstrument> instrument;
    QWidget window;
    Announcer *announcer = nullptr;
    SurgeryView *view = nullptr;
    QStringList asked;
};

} // namespace surgery_view_fixture
