// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "charts/chart_widget.h"
#include "instruments/fusion_explorer_instrument.h"
#include "instruments/fusion_pages.h"
#include "instruments/fusion_view.h"
#include "instruments/instrument_controls.h"
#include "widgets/announcer.h"
#include "widgets/widget_accessibility.h"

#include <QAccessible>
#include <QApplication>
#include <QTest>
#include <QVBoxLayout>
#include <memory>
#include <optional>

namespace fusion_view_fixture {

using namespace rp;

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
        QString error;
        catalogue = Catalogue::load(&error);
        if (!catalogue)
            qFatal("%s", qPrintable(error));
        instrument = std::make_unique<FusionExplorerInstrument>(*catalogue);
        announcer = new Announcer(&window);
        view = new FusionView(*instrument, *announcer, &window);
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

    bool show(const QSize &size = {1200, 2200})
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

    template<typename Page>
    Page *page(const char *topic)
    {
        set("topic", key(topic));
        return qobject_cast<Page *>(view->page());
    }
    template<typename Control>
    Control *control(const char *input) const
    {
        return qobject_cast<Control *>(view->controls()->control(key(input)));
    }
    QString figureText(const char *figure) const { return instrument->figureText(key(figure)); }

    std::optional<Catalogue> catalogue;
    std::unique_ptr<FusionExplorerInstrument> instrument;
    QWidget window;
    Announcer *announcer = nullptr;
    FusionView *view = nullptr;
    QStringList asked;
};

} // namespace fusion_view_fixture
