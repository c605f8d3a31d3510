// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/mobile/track_mobile_instrument.h"

#include "models/instruments/tracks/mobile/track_mobile_summaries.h"

namespace rp {

TrackMobileInstrument::TrackMobileInstrument(const Catalogue &catalogue, QObject *parent)
    : TrackInstrumentOf(catalogue, parent)
{
    // The tables show designs with both branches too, whatever is chosen.
    const auto assumed = [this](const char *fields) {
        return [this, fields] {
            MobileTrackSettings masked = settings();
            masked.masked = true;
            return reasons(fields, {masked});
        };
    };
    std::vector<ResultColumn> energyColumns = mobileEnergyColumns();
    energyColumns[1].assumption = assumed("blocks,activation_bytes,pj_per_dram_byte,branch_share");
    energyColumns[2].assumption = assumed("blocks,activation_bytes");
    energyColumns[3].assumption = assumed("ops,pj_per_op,branch_share");
    energyColumns[4].assumption =
        assumed("blocks,activation_bytes,ops,pj_per_dram_byte,pj_per_op,branch_share");
    m_energy.setColumns(std::move(energyColumns));
    m_energy.setCaption(
        lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "What the energy of one frame is spent on")));
    m_energy.setSummary([this] { return joinedSentences({mobileEnergySummary(state()), changeSentence()}); });
    std::vector<ResultColumn> timeColumns = mobileTimeColumns();
    timeColumns[1].assumption = assumed("blocks");
    timeColumns[2].assumption = assumed("blocks,activation_bytes,ops,efficiency,dense_flops,branch_share");
    timeColumns[3].assumption = timeColumns[2].assumption;
    m_time.setColumns(std::move(timeColumns));
    m_time.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "Where the time of one frame goes")));
    m_time.setSummary([this] { return joinedSentences({mobileTimeSummary(state()), changeSentence()}); });
    std::vector<ResultColumn> designColumns = mobileDesignColumns();
    designColumns[1].assumption = assumed("blocks,activation_bytes,branch_share");
    designColumns[2].assumption = assumed("blocks,activation_bytes,ops,efficiency,dense_flops,branch_share");
    designColumns[3].assumption =
        assumed("blocks,activation_bytes,ops,pj_per_dram_byte,pj_per_op,branch_share");
    designColumns[4].assumption = designColumns[3].assumption;
    designColumns[5].assumption =
        assumed("blocks,activation_bytes,ops,efficiency,dense_flops,pj_per_dram_byte,"
                "pj_per_op,branch_share,power_budget_w");
    m_designs.setColumns(designColumns);
    m_designs.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "Designs beside each other")));
    m_designs.setSummary([this] { return mobileDesignSummary(mobileDesigns(state(), this->catalogue())); });
    std::vector<ResultColumn> rateColumns = mobileRateColumns();
    for (std::size_t i = 1; i < rateColumns.size(); ++i)
        rateColumns[i].assumption = designColumns[3].assumption;
    m_rates.setColumns(std::move(rateColumns));
    m_rates.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "Power by frame rate")));
    m_rates.setSummary([this] {
        return joinedSentences({mobileRateSummary(state(), this->catalogue()), changeSentence()});
    });
    TrackMobileInstrument::recompute();
}

std::vector<ResultTable *> TrackMobileInstrument::tables() const
{
    return {&m_energy, &m_time, &m_designs, &m_rates, criteria()};
}

std::vector<QString> TrackMobileInstrument::keyFigures() const
{
    return {QStringLiteral("verdict"), QStringLiteral("power_w"), QStringLiteral("hours"),
            QStringLiteral("time_us"), QStringLiteral("energy_j")};
}

void TrackMobileInstrument::fillTables()
{
    const std::vector<MobileDesign> designs = mobileDesigns(state(), catalogue());
    m_energy.setRows(mobileEnergyRows(designs));
    m_time.setRows(mobileTimeRows(designs));
    m_designs.setRows(mobileDesignRows(designs));
    m_rates.setRows(mobileRateRows(state(), catalogue()));
}

} // namespace rp
