// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/capture.h"

#include <memory>

namespace rp {

class EvidenceBook;
class Instrument;
struct Catalogue;

/// What has become of a capture's ground since.
struct CaptureCheck
{
    bool altered = false;                ///< changed outside the program
    bool contentChanged = false;         ///< the lab's content has another version now
    bool instrumentMissing = false;      ///< this program has no such instrument, or it refuses the inputs
    std::vector<QString> changedFigures; ///< ids whose value is another one with the same inputs today

    bool isFresh() const
    {
        return !altered && !contentChanged && !instrumentMissing && changedFigures.empty();
    }
};

/// A capture with an instrument of its own in the captured state, so that it is shown in the language of now
/// and held against the model of now, and the instrument that the learner uses stays as it is.
class CaptureScene
{
public:
    /// The catalogue must outlive the scene.
    /// @param lender the instrument of that kind which the learner uses: traces that it has read from files
    /// are no part of a capture, and are taken from there
    CaptureScene(const Capture &capture, const Catalogue &catalogue, const Instrument *lender = nullptr);
    ~CaptureScene();
    CaptureScene(CaptureScene &&) noexcept;
    CaptureScene &operator=(CaptureScene &&) noexcept;

    const Capture &capture() const { return m_capture; }
    /// Null when this program has no such instrument, or it does not take the inputs.
    Instrument *instrument() const { return m_instrument.get(); }
    /// Why not, where the instrument itself says it: one translated sentence, else empty.
    const QString &refusal() const { return m_refusal; }
    /// Figures for which one captures such an instrument, most telling first; none when there is none.
    const std::vector<QString> &keyFigures() const { return m_keyFigures; }
    /// Figures whose value is another one with the same inputs today.
    const std::vector<QString> &changedFigures() const { return m_changed; }

    /// The controls in the present language where there is an instrument, else as captured.
    std::vector<CapturedControl> controls() const;
    /// The frozen values. Texts are in the present language where the model still gives the value, else as
    /// they were captured.
    std::vector<CapturedFigure> figures() const;
    /// Why a figure rests on an assumption, translated; empty when it does not or is not known any more.
    QString assumption(const QString &figure) const;

private:
    Capture m_capture;
    std::unique_ptr<Instrument> m_instrument;
    QString m_refusal;
    std::vector<QString> m_keyFigures;
    std::vector<QString> m_changed;
};

/// The book must be the one that holds the scene's capture.
CaptureCheck checkCapture(const CaptureScene &scene, const EvidenceBook &book);

} // namespace rp
