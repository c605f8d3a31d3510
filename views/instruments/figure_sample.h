// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_content.h"

#include <QPixmap>
#include <QString>
#include <memory>
#include <optional>

class QWidget;

namespace rp {

class FigureFrame;
class Instrument;
class LabSession;

/// A small picture of what an instrument's view shows, in the window's own colours and letters. Made by a
/// view of its own that is never shown, so it is the very drawing of the page, and the page is left alone.
class FigureSample
{
public:
    /// The instrument must outlive it. Without a session nothing that was predicted is marked.
    FigureSample(Instrument &instrument, const LabSession *session);
    ~FigureSample();

    bool isValid() const { return m_figure != nullptr; }
    QString caption() const;
    /// What the picture shows, in a sentence.
    QString sentence() const;
    /// What its chart shows; nothing for a map.
    std::optional<ChartContent> chartContent() const;
    /// At least as large as the texts need, and then scaled to fit `size`, which is in device-independent
    /// pixels, for a screen with this pixel ratio.
    QPixmap picture(const QSize &size, double pixelRatio);

private:
    std::unique_ptr<QWidget> m_host;
    FigureFrame *m_figure = nullptr;
};

} // namespace rp
