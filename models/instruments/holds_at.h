// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QVariantMap>
#include <map>
#include <memory>

namespace rp {

class Bench;
class Instrument;
struct Catalogue;
struct DiscoveryContent;

/// Where a control stands, translated: "Launch cost = 10 µs", and of a choice what is chosen alone. It may
/// be one that is not there now.
QString settingText(const Instrument &instrument, const QString &inputId, const QVariant &value);

/// At which settings the figures of a text hold. Keeps what it has worked out about the figures' own
/// settings, which don't change.
class HoldsAt
{
public:
    /// The catalogue must outlive it.
    explicit HoldsAt(const Catalogue &catalogue);
    ~HoldsAt();

    /// The settings of which the instruments stand otherwise now, where it makes a difference to the figures
    /// of the (already translated) text: "Launch cost = 10 µs, GPU speed = 1× and 2×". Empty where the text
    /// speaks of what is on the screen.
    QString settings(const QString &translated, const Bench &bench);
    /// What was found, figures filled in, as it is told in the moment of finding it: with its settings where
    /// it does not speak of what is on the screen. Translated.
    QString found(const DiscoveryContent &discovery, const Bench &bench);

private:
    Instrument *other(const QString &instrument);
    QVariantMap inputsFor(const QString &instrument, const QVariantMap &named);

    const Catalogue &m_catalogue;
    std::map<QString, std::unique_ptr<Instrument>> m_others; ///< of each kind one to try things on
    QHash<QString, QVariantMap> m_first;                     ///< inputs of a fresh one
    QHash<QString, QVariantMap> m_inputs;                    ///< by what names them
};

} // namespace rp
