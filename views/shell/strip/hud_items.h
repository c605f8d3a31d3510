// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"

#include <QCoreApplication>
#include <vector>

namespace rp {

class Ledger;
class Workbench;
struct Catalogue;
struct TrackVerdict;

/// What the status strip is told.
struct HudInput
{
    const LabSession &session;
    const Catalogue &catalogue;
    QString context;                      ///< catalogue key
    QString track;                        ///< catalogue key; empty while none is chosen
    const Workbench *workbench = nullptr; ///< its tracks' instruments judge the design once they are open
    const Ledger *ledger = nullptr;       ///< where the other labs of the course left their design
    const std::vector<LabContent> *labs = nullptr; ///< of the course; they tell where a value comes from
};

/// One entry of the status strip.
struct HudItem
{
    QString key;    ///< stable, untranslated: "fusion"
    QString title;  ///< translated: "Fusion"
    QString value;  ///< translated: "not yet"
    QString spoken; ///< a whole sentence, with where a missing value comes from
    bool known = false;
    bool operator==(const HudItem &) const = default;
};

/// The learner's design so far: context, track verdict, act progress, fusion, compile pay-back, break-even,
/// keyword spotting eager → compiled. Figures come from the ledger's design fields, never from constants:
/// those of the lab that is open, else those of the other labs. Progress is that of the lab that is open.
class HudItems
{
    Q_DECLARE_TR_FUNCTIONS(rp::HudItems)
public:
    static std::vector<HudItem> of(const HudInput &input);

private:
    static HudItem context(const HudInput &input);
    static HudItem track(const HudInput &input, const QVariantMap &design);
    static TrackVerdict verdict(const HudInput &input, const QVariantMap &design);
    static HudItem progress(const HudInput &input);
    static HudItem fusion(const HudInput &input, const QVariantMap &design);
    static HudItem payBack(const HudInput &input, const QVariantMap &design);
    static HudItem breakEven(const HudInput &input, const QVariantMap &design);
    static HudItem keywordSpotting(const HudInput &input, const QVariantMap &design);
    /// Whether the figures of an instrument may be shown. In presenter mode every instrument works from the
    /// start, and its figures would answer the predictions of its act before the audience does.
    static bool told(const LabSession &session, const char *instrument);
    /// A value that is not known yet. `where` and `comesFrom` say where it comes from if that is the open
    /// lab; an instrument of another lab is told by that lab's name.
    static HudItem missing(const HudInput &input, const char *instrument, const QString &key,
                           const QString &title, const QString &where, const QString &comesFrom);
    static HudItem found(const QString &key, const QString &title, const QString &value);
};

} // namespace rp
