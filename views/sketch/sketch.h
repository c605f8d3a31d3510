// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"

#include <QRectF>
#include <QString>
#include <functional>
#include <vector>

namespace rp {

/// The room that a picture is made for, and the moment of its motion.
struct SketchRoom
{
    QSizeF size;        ///< pixels
    double line = 16;   ///< height of a line of text, pixels
    double seconds = 0; ///< since the motion began
    bool small = false; ///< on a tile: without words
};

/// One piece of a picture, placed from left to right; mirrored where languages run to the left.
struct SketchPiece
{
    enum class Kind
    {
        Box,   ///< filled as its meaning says
        Torn,  ///< the same with a torn end: its length says nothing
        Gap,   ///< dashed: here somebody waits
        Frame, ///< an outline
        Line,  ///< from the first corner to the last
        Text
    };
    Kind kind = Kind::Box;
    QRectF place;
    Meaning meaning = Meaning::Neutral;
    QString part; ///< key of the term that it shows; may have none
    QString text;
    Qt::Alignment align = Qt::AlignCenter;
    double letters = 1.0; ///< of the size of texts; from 1.2 on in strong letters
};
using Sketch = std::vector<SketchPiece>;

/// A picture that says what is asked about and never the answer: lengths that would tell it are torn.
struct SketchKind
{
    const char *name;
    Sketch (*draw)(const SketchRoom &room);
    double lasts_s;      ///< of its motion; 0: it stands still, infinity: it goes on
    double begins_s;     ///< the moment of the first frame; that of the only one without motion
    QString (*spoken)(); ///< the same in words, translated
};

/// Null for a name that is none.
const SketchKind *sketchKind(const QString &name);

} // namespace rp
