// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantMap>
#include <memory>
#include <vector>

namespace rp {

class Instrument;
class Predictions;

/// What the learner has chosen of some inputs since this was made, and before, as far as something to find
/// asked for it: a picture draws that and nothing else.
class ChosenInputs
{
public:
    /// The instrument must outlive it.
    ChosenInputs(const Instrument &instrument, std::shared_ptr<Predictions> predictions, QStringList inputs);

    /// Whether these values of some of the inputs were chosen together; always where nothing is held back.
    bool contain(const QVariantMap &values) const;

private:
    void note();

    const Instrument &m_instrument;
    std::shared_ptr<Predictions> m_predictions;
    QStringList m_inputs;
    std::vector<QVariantMap> m_chosen;
    QObject m_context; ///< ends the connection
};

} // namespace rp
