// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery.h"
#include "views/charts/lines/roofline_chart.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/picture_links.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/surgery/surgery_pages.h"
#include "views/instruments/surgery/surgery_stage.h"
#include "views/widgets/spoken/announcer.h"

#include <QCoreApplication>
#include <memory>

namespace rp {

namespace {

struct StagePage
{
    Q_DECLARE_TR_FUNCTIONS(rp::SurgeryStagePage)
public:
    using Chosen = std::shared_ptr<QString>;

    static Part pictureChoice(const Chosen &picture)
    {
        const auto entries = [] {
            return std::vector<std::pair<QString, QString>>{
                //: A picture that can be chosen: what runs, in boxes.
                {QStringLiteral("map"), tr("Map")},
                //: A picture that can be chosen: the kernels of a program, and a roofline.
                {QStringLiteral("kernels"), tr("Kernels and roofline")}};
        };
        //: Name of two radio buttons: which picture is shown.
        return choicePart("picture",
                          {.label = [] { return tr("Picture"); }, .entries = entries, .chosen = picture});
    }
    static Part stage(const SurgeryInstrument &instrument, const Chosen &picture)
    {
        const auto choice = std::make_shared<Part>(pictureChoice(picture));
        const auto make = [&instrument, choice](InstrumentView &view, QWidget *parent) {
            using Tools = SurgeryStage::Tools;
            auto *made =
                new SurgeryStage(instrument, view.takesInput() ? Tools::Offered : Tools::None, parent);
            QObject::connect(made, &SurgeryStage::chosen, &view, [&view](const QString &surgery) {
                view.request(QStringLiteral("surgery"), surgery);
            });
            QObject::connect(made, &SurgeryStage::announce, &view.announcer(), &Announcer::say);
            QObject::connect(made, &SurgeryStage::programMade, &view, [&view](ProgramView *program) {
                PictureLinks::of(view).add(*program->roofline());
            });
            made->setChoice(choice->make(view, made));
            return made;
        };
        return madePart<SurgeryStage>(
            Part::Kind::Picture, "stage", make, [picture, choice](SurgeryStage &stage) {
                choice->show(*stage.choice());
                const bool asKernels = *picture == QLatin1String("kernels");
                stage.setPicture(asKernels ? SurgeryStage::Picture::Kernels : SurgeryStage::Picture::Map);
                stage.showValues();
            });
    }
    //: Tab: the lines of a program, and what runs, in boxes.
    static QString title() { return tr("Code and map"); }
};

} // namespace

PagePlan surgeryStagePage(const SurgeryInstrument &instrument)
{
    const auto cause = [&instrument] { return instrument.causeSentence(); };
    const auto picture = std::make_shared<QString>(QStringLiteral("map"));
    return {.key = "map",
            .title = &StagePage::title,
            .picture = StagePage::stage(instrument, picture),
            .notes = {textPart("cause", cause, {proseChars})},
            .sentence = [&instrument] { return instrument.takeaway(); }};
}

} // namespace rp
