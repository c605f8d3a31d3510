// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Links to a page: how an instrument begins where one is opened, and how one is made.
#include "app/command/page_link.h"
#include "app/root/application.h"
#include "controllers/wizard_controller.h"
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/content/lab_content.h"
#include "models/instruments/contract/instrument.h"
#include "models/text/format.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>
#include <utility>

namespace rp {
namespace {

/// The panel that is meant: without a name the first that has such an input. An empty one: none.
Bench::Panel panelFor(const Bench &bench, const PanelName &name)
{
    for (const Bench::Panel &panel : bench.panels()) {
        const bool isMeant = name.panel.isEmpty() || name.panel == panel.id;
        if (isMeant && panel.instrument->input(name.name).isValid())
            return panel;
    }
    return {};
}

/// Of an act for a learner's track.
Bench benchFor(const LabSession &session, const Bench &bench, const QString &act)
{
    const std::vector<const PanelContent *> panels = session.panels(act);
    std::vector<Bench::Panel> there;
    for (const Bench::Panel &panel : bench.panels()) {
        const bool isThere = std::any_of(panels.begin(), panels.end(),
                                         [&panel](const PanelContent *one) { return one->id == panel.id; });
        if (isThere || panel.id.isEmpty())
            there.push_back(panel);
    }
    return Bench(there);
}

/// A text as the input takes it; one that it can't be stays a text, and is refused.
QVariant valueFrom(const Instrument &instrument, const QString &input, const QString &text)
{
    const QVariant now = instrument.input(input);
    if (now.typeId() == QMetaType::Bool) {
        if (text == QLatin1String("on") || text == QLatin1String("true"))
            return true;
        return text == QLatin1String("off") || text == QLatin1String("false") ? QVariant(false)
                                                                              : QVariant(text);
    }
    bool isNumeric = false;
    const double number = text.toDouble(&isNumeric);
    return now.typeId() != QMetaType::QString && isNumeric ? QVariant(number) : QVariant(text);
}

/// All inputs of an act by the names that can be typed.
QStringList inputNames(const Bench &bench)
{
    QStringList names;
    for (const Bench::Panel &panel : bench.panels()) {
        const QStringList ids = panel.instrument->inputIds();
        for (const QString &id : ids)
            names << bench.qualified(panel.id, id).text();
    }
    return names;
}

/// What there is to type for a choice or a switch; empty: the input is a number.
QStringList valueNames(const Instrument &instrument, const QString &input)
{
    if (instrument.input(input).typeId() == QMetaType::Bool)
        return {QStringLiteral("on"), QStringLiteral("off")};
    QStringList keys;
    for (const InputChoice &choice : instrument.inputSpec(input).choices)
        keys << choice.key;
    return keys;
}

} // namespace

/// Tried on instruments of its own, in their order: one value may change what there is for the next.
QString Application::faultOfSets() const
{
    if (m_options.sets.empty() || !m_options.open)
        return {};
    const LabContent *lab = m_library->lab(m_options.open->lab);
    const QString act = m_options.open->place.act;
    const Catalogue catalogue = catalogueFor(*lab, *m_catalogue);
    const Workbench workbench = Workbench::make(*lab, catalogue);
    const Bench &bench = workbench.bench(act);
    for (const NamedValue &set : m_options.sets) {
        const Bench::Panel panel = panelFor(bench, set.name);
        if (!panel.instrument) {
            const QStringList names = inputNames(bench);
            if (names.isEmpty())
                //: %1 is an act, such as act2
                return tr("The act %1 has no instrument that could be set; leave %2 out.")
                    .arg(act, QStringLiteral("--set"));
            //: %1 is an act, such as act2, %2 what was given, %3 lists what there is
            return tr("The act %1 has no setting %2; choose one of %3.")
                .arg(act, set.name.text(), names.join(QLatin1String(", ")));
        }
        const QString text = set.value.toString();
        QString fault =
            panel.instrument->setInput(set.name.name, valueFrom(*panel.instrument, set.name.name, text));
        const QStringList values = valueNames(*panel.instrument, set.name.name);
        if (!fault.isEmpty() && !values.isEmpty() && !values.contains(text))
            //: %1 is a setting, %2 what was given, %3 lists what there is
            return tr("The setting %1 can't be %2; choose one of %3.")
                .arg(set.name.text(), text, values.join(QLatin1String(", ")));
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

/// By the road of a learner's hand, and so not before the gate is open. It waits until then.
void Application::applySets()
{
    const QString act = m_options.open ? m_options.open->place.act : QString();
    if (m_options.sets.empty() || !m_options.open || session().content().id != m_options.open->lab ||
        session().place().act != act || !session().instrumentOpen(act))
        return;
    const NamedValues sets = std::exchange(m_options.sets, {});
    const Bench there = benchFor(session(), workbench().bench(act), act);
    QString shown;
    for (const NamedValue &set : sets) {
        const Bench::Panel panel = panelFor(there, set.name);
        if (!panel.instrument) // not on the learner's track
            continue;
        wizard().setInput({panel.id, set.name.name},
                          valueFrom(*panel.instrument, set.name.name, set.value.toString()));
        shown = shown.isEmpty() ? panel.id : shown;
    }
    if (there.isQualified() && !shown.isEmpty()) {
        wizard().rememberPanel(shown);
        if (session().place().step == Step::Explore && m_window->shownPage() == WindowPage::Step)
            m_window->showInstrument(act, shown);
    }
}

PageLink Application::linkToPage()
{
    PageLink link{PlaceArgument{session().content().id, {}}, {}};
    switch (m_window->shownPage()) {
    case WindowPage::Home:
        link.place = {{}, {}, true};
        return link;
    case WindowPage::Review:
        link.place = {{}, {}, false, m_window->labView()->reviewTab()};
        return link;
    case WindowPage::Step:
        break;
    case WindowPage::Evidence:
    case WindowPage::Memo:
        return link; // no place that could be named
    }
    link.place.place = session().place();
    const QString act = link.place.place.act;
    if (!session().instrumentOpen(act))
        return link;
    // What stands as it would anyway need not be said, and what another learner has not can't be.
    const Workbench usual = Workbench::make(session().content(), catalogue());
    const Bench there = benchFor(session(), workbench().bench(act), act);
    for (const Bench::Panel &panel : there.panels()) {
        Instrument *fresh = usual.bench(act).instrument(panel.id);
        const QStringList ids = fresh ? panel.instrument->inputIds() : QStringList();
        for (const QString &id : ids) {
            const QVariant value = panel.instrument->input(id);
            if (value != fresh->input(id) && fresh->setInput(id, value).isEmpty())
                link.sets.push_back({there.qualified(panel.id, id), settingText(value)});
        }
    }
    return link;
}

void Application::copyLink()
{
    const PageLink link = linkToPage();
    const QString uri = uriOf(link);
    // Both: a page of a course takes the one, a terminal or a launcher the other.
    QGuiApplication::clipboard()->setText(uri + QLatin1Char('\n') + commandOf(link));
    m_window->showMessage(noticeKey::message, Notice::Kind::Success, [uri] {
        //: %1 is a link such as ridgepoint:lab07/act2
        return tr("The link to this page was copied, and the command that opens it: %1")
            .arg(Format::isolate(uri));
    });
}

} // namespace rp
