// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "step_fixture.h"

#include "charts/line_chart.h"
#include "instruments/compilation_return_instrument.h"
#include "instruments/instrument_controls.h"
#include "instruments/return_view.h"
#include "widgets/value_slider.h"

#include <QLineEdit>

namespace return_panel {

using rp::Announcer;
using rp::ChartAnnotation;
using rp::ChartSeries;
using rp::CompilationReturnInstrument;
using rp::InstrumentView;
using rp::Ledger;
using rp::Meaning;
using rp::ReturnView;
using rp::Step;
using rp::ValueSlider;
using step_fixture::Act;

inline QString key(const char *text)
{
    return QString::fromLatin1(text);
}

inline QString plain(QString text)
{
    text.remove(QChar(0x2068)).remove(QChar(0x2069));
    return text.replace(QChar(QChar::Nbsp), u' ');
}

/// The panel of act 2 in a window of its own, with a session behind it; what it asks for is done.
class Panel
{
public:
    explicit Panel(Step step = Step::Explore, const char *predicted = "ten_thousand")
        : act(Ledger::Mode::Learner, key("act2"))
    {
        act.goTo(step, key(predicted));
        instrument = qobject_cast<CompilationReturnInstrument *>(
            act.workbench.bench(key("act2")).instrument(key("roi")));
        if (!instrument)
            throw std::runtime_error("act 2 has no panel \"roi\"");
        announcer = new Announcer(&window);
        view = new ReturnView(*instrument, *act.session, *announcer, &window);
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(view);
        QObject::connect(view, &InstrumentView::inputChangeRequested, instrument,
                         [this](const QString &id, const QVariant &value) {
                             const QString refused = instrument->setInput(id, value);
                             if (!refused.isEmpty())
                                 view->showInputRefusal(id, refused);
                         });
        window.resize(1200, 1400);
        window.show();
    }

    void set(std::initializer_list<std::pair<const char *, QVariant>> inputs) const
    {
        for (const auto &[id, value] : inputs)
            QCOMPARE(instrument->setInput(key(id), value), QString());
    }
    ValueSlider *slider(const char *id) const
    {
        return qobject_cast<ValueSlider *>(view->controls()->control(key(id)));
    }
    /// Types a value as a learner does.
    void type(const char *id, const QString &text) const
    {
        QLineEdit *entry = slider(id)->entry();
        entry->setFocus();
        entry->selectAll();
        QTest::keyClicks(entry, text);
        QTest::keyClick(entry, Qt::Key_Return);
    }
    const ChartAnnotation *mark(const char *id) const
    {
        for (const ChartAnnotation &found : view->timeline()->content().annotations) {
            if (found.key == key(id))
                return &found;
        }
        return nullptr;
    }
    Meaning savingIsDrawnAs() const
    {
        for (const ChartSeries &series : view->timeline()->content().series) {
            if (series.key == key("saved_s"))
                return series.meaning;
        }
        return Meaning::Neutral;
    }

    Act act;
    QWidget window;
    Announcer *announcer = nullptr;
    CompilationReturnInstrument *instrument = nullptr;
    ReturnView *view = nullptr;
};

} // namespace return_panel
