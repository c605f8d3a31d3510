// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentences of the fusion explorer that explain instead of telling what a table shows.
#include "models/instruments/fusion/fusion_inputs.h"
#include "models/instruments/fusion/fusion_sentences.h"
#include "models/instruments/fusion/fusion_tables.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

namespace rp {

namespace {

QString gigaFlop(double flops)
{
    //: an amount of arithmetic, in billions of floating-point operations; %1 is a number
    return QCoreApplication::translate("rp::Fusion", "%1 GFLOP").arg(Format().significant(flops / 1e9));
}

} // namespace

QString conventionSentence(const FusionState &state, const Catalogue &catalogue)
{
    const ConventionEntry *entry = catalogue.conventions.find(state.settings.convention);
    return entry ? contentText(entry->summary) : QString();
}

QString cacheSentence(const FusionState &state, const Catalogue &catalogue)
{
    const Format format;
    const std::optional<double> &l2_bytes = state.result.machine.l2_bytes;
    if (!l2_bytes) {
        return QCoreApplication::translate("rp::Fusion",
                                           "No L2 cache is listed for this device. Every pass is "
                                           "counted as traffic to memory.");
    }
    const QString tensor = format.bytes(state.settings.elements * elementBytes(state.settings));
    if (fitsInL2(state.settings, state.result.machine, catalogue)) {
        //: %1 and %2 are amounts of data
        return QCoreApplication::translate("rp::Fusion",
                                           "Fits into L2: two tensors of %1 fit into the L2 cache of "
                                           "%2. Most of the traffic shown may never reach HBM, so "
                                           "take the bars as an upper limit.")
            .arg(tensor, format.bytes(*l2_bytes));
    }
    //: %1 and %2 are amounts of data
    return QCoreApplication::translate("rp::Fusion",
                                       "Larger than L2: two tensors of %1 do not fit into the L2 cache "
                                       "of %2. Every pass goes through HBM.")
        .arg(tensor, format.bytes(*l2_bytes));
}

QString speedupSentence(const FusionState &state, const Catalogue &catalogue)
{
    const Format format;
    QString steps;
    QString library;
    for (const FusionLevel &level : fusionLevels(state.settings, catalogue)) {
        if (level.key == QLatin1String("semi")) {
            //: %1 is a granularity ("Dropout in steps"), %2 a factor such as 5×
            steps =
                QCoreApplication::translate("rp::Fusion", "%1: traffic and launches both fall by %2, so the "
                                                          "wall time can gain as much.")
                    .arg(levelLabel(level.key, catalogue), format.factor(level.traffic_ratio, 0));
        } else if (level.key == QLatin1String("library")) {
            //: %1 is a granularity ("Library kernels"), %2 a factor such as 3×
            library =
                QCoreApplication::translate("rp::Fusion", "%1: traffic and launches both fall by %2, and the "
                                                          "wall time cannot gain more than that from them.")
                    .arg(levelLabel(level.key, catalogue), format.factor(level.traffic_ratio, 0));
        }
    }
    const QString second = QCoreApplication::translate(
        "rp::Fusion",
        "If the fused kernel also uses the bandwidth better, the wall time gains more. That is a second "
        "effect. It is assumed here, and it has its own control.");
    return joinedSentences({steps, library, second});
}

QString attentionSentence(const Catalogue &catalogue)
{
    const Format format;
    const AttentionConstants &published = catalogue.attention;
    const QString counted = QCoreApplication::translate(
        "rp::Fusion",
        "The curves count what one head reads from HBM and writes to it in one forward pass. The "
        "footprint is what has to be held in memory at one time.");
    //: %1 and %2 are factors such as 10×, %3 and %4 numbers of tokens
    const QString quoted =
        QCoreApplication::translate("rp::Fusion",
                                    "The often quoted saving of %1 to %2 is one of the footprint, at lengths "
                                    "of %3 to %4. It is not one of the traffic.")
            .arg(format.factor(published.quoted_low, 0), format.factor(published.quoted_high, 0),
                 format.count(published.quoted_low_sequence), format.count(published.quoted_high_sequence));
    //: %1 is a number of tokens, %2 to %3 amounts of data, %4 and %5 durations, %6 and %7 amounts of
    //: arithmetic such as 66.6 GFLOP
    const QString measured = fillMarkers(
        QCoreApplication::translate("rp::Fusion",
                                    "The published measurement counts a whole model, GPT-2 medium at a "
                                    "length of %1, forward and backward. Traffic fell from %2 to %3 and "
                                    "time from %4 to %5, although the arithmetic rose from %6 to %7."),
        {format.count(published.published_sequence), format.bytes(published.published_standard_bytes),
         format.bytes(published.published_flash_bytes), format.duration_us(published.published_standard_us),
         format.duration_us(published.published_flash_us), gigaFlop(published.published_standard_flops),
         gigaFlop(published.published_flash_flops)});
    return joinedSentences({counted, quoted, measured});
}

} // namespace rp
