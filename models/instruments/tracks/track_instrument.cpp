// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/track_instrument.h"

namespace rp {

TrackInstrument::TrackInstrument(const QString &id, QObject *parent)
    : Instrument(id, parent)
{
}

QString TrackInstrument::track() const
{
    return id().section(u'_', 1);
}

QVariantMap TrackInstrument::designFields() const
{
    return {
        {QStringLiteral("track_judged"), track()},
        {QStringLiteral("track_verdict"), verdict().pass ? QStringLiteral("pass") : QStringLiteral("fail")},
        {QStringLiteral("track_figure"), figure(headline())}};
}

TrackVerdict trackVerdict(const QString &track, const std::vector<Instrument *> &instruments)
{
    for (const Instrument *instrument : instruments) {
        const auto *judge = qobject_cast<const TrackInstrument *>(instrument);
        if (judge && judge->track() == track)
            return judge->verdict();
    }
    return {};
}

} // namespace rp
