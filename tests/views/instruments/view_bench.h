// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/models/session/watched.h"
#include "tests/views/steps/stage_part.h"
#include "views/charts/bars/meter_canvas.h"
#include "views/charts/chart_widget.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/page/instrument_controls.h"
#include "views/instruments/page/instrument_page.h"
#include "views/instruments/page/instrument_view.h"
#include "views/map/graph_map.h"
#include "views/widgets/intents.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/value_slider.h"
#include "views/widgets/widget_accessibility.h"

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

namespace view_bench {

inline QString nameOf(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object)->text(QAccessible::Name);
}

/// An instrument of its own over the built-in catalogue.
template<typename Shown>
class OverCatalogue
{
public:
    const rp::Catalogue &catalogue = builtInCatalogue();
    Shown shown{catalogue};
};

/// An instrument's view in a window of its own; what it asks for is done at once, as the controller does it.
/// What holds the instrument is a base class before this one, so that it outlives the view.
template<typename Shown>
class ViewBench
{
public:
    /// @param session that predictions are read from, if any
    /// @param computer where it can be measured
    ViewBench(Shown &shown, const QSize &size, const rp::LabSession *session = nullptr,
              const rp::ThisComputer *computer = nullptr)
        : instrument(&shown)
    {
        rp::installWidgetAccessibility();
        rp::installChartAccessibility();
        rp::installMeterAccessibility();
        rp::installMapAccessibility();
        announcer = new rp::Announcer(&window);
        view = rp::makeInstrumentView(shown, session, *announcer, &window, {&intents, {}, computer});
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(view);
        QObject::connect(&intents, &rp::Intents::inputChangeRequested, view,
                         [this](const rp::InputRef &input, const QVariant &value) {
                             asked.append(input.name);
                             const QString refused = instrument->setInput(input.name, value);
                             if (!refused.isEmpty())
                                 view->showInputRefusal(input.name, refused);
                         });
        window.resize(size);
    }

    bool show()
    {
        window.show();
        QApplication::setActiveWindow(&window);
        return QTest::qWaitForWindowExposed(&window);
    }
    bool show(const QSize &size)
    {
        window.resize(size);
        return show();
    }

    void set(const char *input, const QVariant &value) const
    {
        const QString error = instrument->setInput(key(input), value);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        QCoreApplication::processEvents(); // charts follow in the next turn of the event loop
    }
    void set(const char *input, const char *choice) const { set(input, QVariant(key(choice))); }
    void set(std::initializer_list<std::pair<const char *, QVariant>> inputs) const
    {
        for (const auto &[id, value] : inputs)
            QCOMPARE(instrument->setInput(key(id), value), QString());
        QCoreApplication::processEvents();
    }

    /// The page under a tab, brought to the front.
    rp::InstrumentPage *page(const char *tab) const
    {
        view->showPage(key(tab));
        QCoreApplication::processEvents();
        return view->page();
    }
    /// The widget of a part, brought to the front.
    template<typename Widget>
    Widget *part(const char *id) const
    {
        return rp::test::partOf<Widget>(*view, id);
    }
    template<typename Control>
    Control *control(const char *input) const
    {
        return qobject_cast<Control *>(view->control(key(input)));
    }
    rp::ValueSlider *slider(const char *input) const { return control<rp::ValueSlider>(input); }
    /// Types a value as a learner does.
    void type(const char *input, const QString &text) const
    {
        QLineEdit *entry = slider(input)->entry();
        entry->setFocus();
        entry->selectAll();
        QTest::keyClicks(entry, text);
        QTest::keyClick(entry, Qt::Key_Return);
    }
    double figure(const char *id) const { return instrument->figure(key(id)); }
    QString figureText(const char *id) const { return instrument->figureText(key(id)); }

    Shown *instrument;
    rp::Intents intents;
    QWidget window;
    rp::Announcer *announcer = nullptr;
    rp::InstrumentView *view = nullptr;
    QStringList asked;
};

} // namespace view_bench
