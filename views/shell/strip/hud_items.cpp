// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/strip/hud_items.h"

#include "models/catalogue/catalogue.h"
#include "models/instruments/tracks/common/track_instrument.h"
#include "models/instruments/tracks/track_verdicts.h"
#include "models/instruments/workbench.h"
#include "models/session/ledger.h"
#include "models/session/taken.h"
#include "models/text/format.h"
#include "views/shell/parts/step_text.h"

#include <algorithm>

namespace rp {
namespace {

const QString executionMode = QStringLiteral("execution_mode");

bool hasInstrument(const LabContent &lab, const char *instrument)
{
    return std::any_of(lab.acts.begin(), lab.acts.end(), [instrument](const ActContent &act) {
        return std::any_of(act.panels.begin(), act.panels.end(), [instrument](const PanelContent &panel) {
            return panel.instrument == QLatin1String(instrument);
        });
    });
}

/// The lab that an instrument is of, when that is not the open one.
const LabContent *labElsewhere(const HudInput &input, const char *instrument)
{
    if (!input.labs || hasInstrument(input.session.content(), instrument))
        return nullptr;
    const auto lab =
        std::find_if(input.labs->begin(), input.labs->end(),
                     [instrument](const LabContent &other) { return hasInstrument(other, instrument); });
    return lab == input.labs->end() ? nullptr : &*lab;
}

/// Design fields of every lab, those of the open one before the others'. In presenter mode only the open
/// one's: where the other labs stand there, nobody has predicted anything.
QVariantMap designOf(const HudInput &input)
{
    QVariantMap design = input.session.design();
    if (!input.ledger || input.session.isPresenter())
        return design;
    const QStringList chapters = input.ledger->chapters();
    for (const QString &chapter : chapters) {
        const QVariantMap other = input.ledger->design(chapter);
        for (auto it = other.cbegin(); it != other.cend(); ++it) {
            if (!design.contains(it.key()))
                design.insert(it.key(), it.value());
        }
    }
    return design;
}

} // namespace

std::vector<HudItem> HudItems::of(const HudInput &input)
{
    const QVariantMap design = designOf(input);
    const auto toldBy = [&](const char *instrument) {
        return told(input.session, instrument) ? design : QVariantMap();
    };
    return {context(input),
            track(input, design),
            progress(input),
            fusion(input, design),
            payBack(input, toldBy("compilation_return")),
            breakEven(input, toldBy("compilation_return")),
            keywordSpotting(input, toldBy("dispatch_tax"))};
}

bool HudItems::told(const LabSession &session, const char *instrument)
{
    if (!session.isPresenter())
        return true; // an instrument gives no figures before its act's predictions are made
    const Place place = session.place();
    bool later = false; // acts behind the one that is shown
    for (const ActContent &act : session.content().acts) {
        const bool has = std::any_of(act.panels.begin(), act.panels.end(), [&](const PanelContent &panel) {
            return panel.instrument == QLatin1String(instrument);
        });
        const bool here = act.id == place.act;
        if (has) {
            const bool past = here ? place.step > Step::Predict : !later;
            return past ||
                   std::all_of(act.predictions.begin(), act.predictions.end(), [&](const auto &question) {
                       return session.prediction(act.id, question.id).has_value();
                   });
        }
        later = later || here;
    }
    return true;
}

HudItem HudItems::missing(const HudInput &input, const char *instrument, const QString &key,
                          const QString &title, const QString &where, const QString &comesFrom)
{
    const LabContent *other = labElsewhere(input, instrument);
    //: Status strip: a value that is not known yet; %1 is where it will come from, such as "Act 2".
    const QString value = tr("not yet (%1)").arg(other ? labNumberText(other->chapter) : where);
    //: Screen reader, status strip: %1 is the title of another lab.
    const QString from = other ? tr("It comes from “%1”.").arg(contentText(other->title)) : comesFrom;
    //: Screen reader, status strip: title, and a sentence on where the value will come from.
    return {key, title, value, tr("%1: not yet. %2").arg(title, from), false};
}

HudItem HudItems::found(const QString &key, const QString &title, const QString &value)
{
    //: Screen reader, status strip: title and value.
    return {key, title, value, tr("%1: %2").arg(title, value), true};
}

HudItem HudItems::context(const HudInput &input)
{
    //: Status strip: where the model runs, cloud or edge.
    const QString title = tr("Context");
    const ContextEntry *entry = input.catalogue.contexts.find(input.context);
    return found(QStringLiteral("context"), title, entry ? contentText(entry->name) : input.context);
}

/// The track's own instrument judges what the learner has set there, once that can be used. Until then the
/// modes and the fusion chosen in the earlier acts decide.
TrackVerdict HudItems::verdict(const HudInput &input, const QVariantMap &design)
{
    std::vector<Instrument *> usable;
    if (input.workbench) {
        for (Instrument *instrument : input.workbench->instruments()) {
            if (input.session.instrumentOpen(input.workbench->actOf(*instrument)))
                usable.push_back(instrument);
        }
    }
    TrackVerdict own = trackVerdict(input.track, usable);
    if (own.known)
        return own;
    const QVariant mode = design.value(executionMode);
    if (!mode.isValid())
        return {};
    const bool fusion = design.value(QStringLiteral("fusion_enabled")).toBool();
    return trackVerdict(input.track, mode.toString(), fusion, input.catalogue);
}

HudItem HudItems::track(const HudInput &input, const QVariantMap &design)
{
    const QString key = QStringLiteral("track");
    const TrackEntry *entry = input.catalogue.tracks.find(input.track);
    if (!entry) {
        //: Status strip: the persona with one goal that the learner has chosen.
        return missing(input, "", key, tr("Track"), tr("choose one"), tr("Choose a track in the toolbar."));
    }
    const QString name = contentText(entry->name);
    const TrackVerdict verdict = HudItems::verdict(input, design);
    if (!verdict.known && !design.contains(executionMode)) {
        return missing(input, "dispatch_tax", key, name, StepText::name(Step::Explore),
                       tr("The verdict needs an execution mode, which you choose in the Explore step."));
    }
    if (!verdict.known)
        return missing(input, "fusion_explorer", key, name, tr("Act 2"),
                       tr("The verdict comes from the later acts."));
    //: Status strip: does the design reach the goal of the track? %1 is the figure that decides.
    HudItem item = found(key, name,
                         verdict.pass ? tr("goal reached, %1").arg(verdict.figure)
                                      //: Status strip, as above.
                                      : tr("goal missed, %1").arg(verdict.figure));
    //: Screen reader, status strip: name of the track, verdict, and the sentence with the figure that
    //: decides.
    item.spoken = verdict.pass ? tr("Track %1: goal reached. %2").arg(name, verdict.sentence)
                               //: Screen reader, status strip, as above.
                               : tr("Track %1: goal missed. %2").arg(name, verdict.sentence);
    return item;
}

HudItem HudItems::progress(const HudInput &input)
{
    const QString act = input.session.place().act;
    int number = 0;
    for (const ActContent &content : input.session.content().acts) {
        ++number;
        if (content.id == act)
            break;
    }
    const Format format;
    //: Status strip: number of the act.
    const QString title = tr("Act %1").arg(format.count(number));
    //: Status strip: steps done, of all steps of the act.
    const QString value =
        tr("%1 of %2 steps")
            .arg(format.count(StepText::stepsDone(input.session, act)), format.count(stepCount));
    HudItem item = found(QStringLiteral("progress"), title, value);
    item.spoken =
        tr("%1: %2 of %3 steps done")
            .arg(title, format.count(StepText::stepsDone(input.session, act)), format.count(stepCount));
    return item;
}

HudItem HudItems::fusion(const HudInput &input, const QVariantMap &design)
{
    const QString key = QStringLiteral("fusion");
    //: Status strip: kernel fusion.
    const QString title = tr("Fusion");
    const QVariant value = design.value(QStringLiteral("fusion_enabled"));
    if (!value.isValid())
        return missing(input, "fusion_explorer", key, title, tr("Act 2"),
                       tr("You decide it in Act 2, in the fusion explorer."));
    //: Status strip: kernel fusion is on or off.
    return found(key, title, value.toBool() ? tr("on") : tr("off"));
}

HudItem HudItems::payBack(const HudInput &input, const QVariantMap &design)
{
    const QString key = QStringLiteral("roi");
    //: Status strip: whether the time spent compiling is won back.
    const QString title = tr("Compiling pays");
    const QVariant value = design.value(QStringLiteral("compilation_roi_positive"));
    if (!value.isValid())
        return missing(input, "compilation_return", key, title, tr("Act 2"),
                       tr("It comes from the break-even timeline of Act 2."));
    //: Status strip, answer to "Compiling pays". The sign stands for gain or loss.
    return found(key, title, value.toBool() ? tr("+ yes") : tr("− no"));
}

HudItem HudItems::breakEven(const HudInput &input, const QVariantMap &design)
{
    const QString key = QStringLiteral("break_even");
    //: Status strip: after how many inferences compiling is paid back.
    const QString title = tr("Break-even");
    const QVariant value = design.value(QStringLiteral("breakeven_inferences"));
    if (!design.contains(QStringLiteral("breakeven_inferences")))
        return missing(input, "compilation_return", key, title, tr("Act 2"),
                       tr("It comes from the break-even timeline of Act 2."));
    if (value.isNull())
        //: Status strip, answer to "Break-even": the time spent compiling is not won back, however long it
        //: runs.
        return found(key, title, tr("never"));
    //: Status strip; %1 is the number of inferences after which compiling is paid back.
    return found(key, title, tr("%1 inferences").arg(Format().count(value.toDouble())));
}

HudItem HudItems::keywordSpotting(const HudInput &input, const QVariantMap &design)
{
    const QString key = QStringLiteral("kws");
    //: Status strip: math utilization of the keyword-spotting model.
    const QString title = tr("KWS math utilization");
    const QVariant eager = design.value(QStringLiteral("kws_utilization_eager_pct"));
    const QVariant compiled = design.value(QStringLiteral("kws_utilization_compiled_pct"));
    if (!eager.isValid() && !compiled.isValid()) {
        return missing(input, "dispatch_tax", key, title, StepText::name(Step::Explore),
                       tr("It is measured when you run keyword spotting in the Explore step of Act 1."));
    }
    const Format format;
    const auto text = [&format](const QVariant &percent) {
        return percent.isValid() ? format.percent(percent.toDouble() / 100.0) : tr("not yet");
    };
    //: Status strip: utilization in eager mode, then compiled. The arrow points in reading direction.
    HudItem item = found(key, title, tr("%1 → %2").arg(text(eager), text(compiled)));
    //: Screen reader, status strip.
    item.spoken =
        tr("Keyword spotting, math utilization: eager %1, compiled %2").arg(text(eager), text(compiled));
    return item;
}

} // namespace rp
