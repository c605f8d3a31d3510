// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/capture_scene.h"

#include "models/content/lab_content.h"
#include "models/evidence/evidence_book.h"
#include "models/instruments/instrument_factory.h"
#include "models/instruments/trace/trace_workbench.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

/// Far below what a figure shows, far above what another machine's arithmetic differs by.
constexpr double tolerance = 1e-9;

bool sameValue(double one, double other)
{
    if (std::isnan(one) || std::isnan(other))
        return std::isnan(one) && std::isnan(other);
    if (!std::isfinite(one) || !std::isfinite(other))
        return one == other; // NOLINT: infinities are equal or not
    return std::abs(one - other) <= tolerance * std::max(std::abs(one), std::abs(other));
}

} // namespace

CaptureScene::CaptureScene(const Capture &capture, const Catalogue &catalogue, const Instrument *lender)
    : m_capture(capture)
    , m_instrument(makeInstrument(capture.instrument, catalogue))
{
    if (!m_instrument)
        return;
    if (lender)
        lendTraces(*lender, *m_instrument);
    m_instrument->restoreInputs(capture.inputs);
    m_keyFigures = m_instrument->keyFigures();
    // An input that another version had may have gone; those that are there have to be as captured.
    QVariantMap captured = capture.inputs;
    QVariantMap restored = m_instrument->saveInputs();
    captured.removeIf([&](const auto &it) { return !restored.contains(it.key()); });
    restored.removeIf([&](const auto &it) { return !captured.contains(it.key()); });
    if (inputsToJson(restored) != inputsToJson(captured)) {
        for (auto it = captured.cbegin(); it != captured.cend() && m_refusal.isEmpty(); ++it)
            m_refusal = m_instrument->setInput(it.key(), it.value());
        m_instrument.reset();
        return;
    }
    for (const CapturedFigure &figure : m_capture.figures) {
        if (!sameValue(m_instrument->figure(figure.id), figure.value))
            m_changed.push_back(figure.id);
    }
}

CaptureScene::~CaptureScene() = default;
CaptureScene::CaptureScene(CaptureScene &&) noexcept = default;
CaptureScene &CaptureScene::operator=(CaptureScene &&) noexcept = default;

std::vector<CapturedControl> CaptureScene::controls() const
{
    if (!m_instrument)
        return m_capture.controls;
    std::vector<CapturedControl> controls;
    const std::vector<InputSpec> shown = m_instrument->inputs();
    controls.reserve(shown.size());
    for (const InputSpec &spec : shown)
        controls.push_back(
            {spec.id, spec.label, m_instrument->inputText(spec.id, m_instrument->input(spec.id))});
    return controls;
}

std::vector<CapturedFigure> CaptureScene::figures() const
{
    std::vector<CapturedFigure> figures = m_capture.figures;
    if (!m_instrument)
        return figures;
    for (CapturedFigure &figure : figures) {
        if (std::find(m_changed.begin(), m_changed.end(), figure.id) == m_changed.end()) {
            figure.label = m_instrument->figureLabel(figure.id);
            figure.text = m_instrument->figureText(figure.id);
        }
    }
    return figures;
}

QString CaptureScene::assumption(const QString &figure) const
{
    return m_instrument ? m_instrument->figureAssumption(figure) : QString();
}

CaptureCheck checkCapture(const CaptureScene &scene, const EvidenceBook &book)
{
    CaptureCheck check;
    check.altered = book.isAltered(scene.capture().id);
    check.contentChanged = scene.capture().contentVersion != book.lab().contentVersion;
    check.instrumentMissing = !scene.instrument();
    check.changedFigures = scene.changedFigures();
    return check;
}

} // namespace rp
