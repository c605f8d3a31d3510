// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QSizeF>
#include <memory>
#include <vector>

class QPainter;
class QWidget;

namespace rp {

class ChartPicture;
class ChartWidget;
class GraphMap;
class Instrument;
class LabSession;

/// What an instrument's view shows, as a picture for a document: the chart of its main table, or its maps
/// side by side where it has some. Made by a view of its own that is never shown, so it is the very drawing
/// that the learner saw, in the instrument's own state, and every mark and text is drawn anew in the
/// document's resolution.
class ExhibitPicture
{
public:
    /// The instrument must outlive the picture.
    ExhibitPicture(Instrument &instrument, const LabSession &session, const QFont &font);
    ~ExhibitPicture();
    ExhibitPicture(ExhibitPicture &&) noexcept;

    /// There is something to draw.
    bool isValid() const { return m_chart || !m_maps.empty(); }
    QSizeF size() const; ///< device-independent pixels
    void paint(QPainter &painter) const;

private:
    std::unique_ptr<QWidget> m_host;
    std::unique_ptr<ChartPicture> m_picture;
    ChartWidget *m_chart = nullptr;
    std::vector<GraphMap *> m_maps; ///< in reading order
};

} // namespace rp
