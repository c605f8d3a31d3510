// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/surgery/surgery_pages.h"
#include "views/instruments/surgery/surgery_stage.h"
#include "views/widgets/spoken/announcer.h"

#include <QCoreApplication>

namespace rp {

namespace {

struct StagePage
{
    Q_DECLARE_TR_FUNCTIONS(rp::SurgeryStagePage)
public:
    static Part stage(const SurgeryInstrument &instrument)
    {
        const auto make = [&instrument](InstrumentView &view, QWidget *parent) {
            using Tools = SurgeryStage::Tools;
            auto *made =
                new SurgeryStage(instrument, view.takesInput() ? Tools::Offered : Tools::None, parent);
            QObject::connect(made, &SurgeryStage::chosen, &view, [&view](const QString &surgery) {
                view.request(QStringLiteral("surgery"), surgery);
            });
            QObject::connect(made, &SurgeryStage::announce, &view.announcer(), &Announcer::say);
            return made;
        };
        return madePart<SurgeryStage>(Part::Kind::Picture, "stage", make,
                                      [](SurgeryStage &stage) { stage.showValues(); });
    }
    //: Tab: the lines of a program, and what runs, in boxes.
    static QString title() { return tr("Code and map"); }
};

} // namespace

PagePlan surgeryStagePage(const SurgeryInstrument &instrument)
{
    const auto cause = [&instrument] { return instrument.causeSentence(); };
    return {.key = "map",
            .title = &StagePage::title,
            .picture = StagePage::stage(instrument),
            .notes = {textPart("cause", cause, {proseChars})},
            .sentence = [&instrument] { return instrument.takeaway(); }};
}

} // namespace rp
