// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/figure_frame.h"

#include <QObject>
#include <QPointer>
#include <QVariant>
#include <vector>

namespace rp {

class InstrumentView;

/// What joins the pictures of a view: what one points at lights up in the others, and while a slider or a
/// mark is held the axes of all stay. They are chosen anew when the view shows another thing: a workload, a
/// context. There is one for each view.
class PictureLinks : public QObject
{
    Q_OBJECT
public:
    static PictureLinks &of(InstrumentView &view);
    void add(FigureFrame &picture);

private:
    explicit PictureLinks(InstrumentView &view);
    void light(const FigureFrame &from, const QString &key);
    void hold(bool held);
    void watchSlider();
    QVariantList subject() const;
    void followSubject();

    InstrumentView &m_view;
    QStringList m_subjectInputs;
    QVariantList m_subject; ///< what the pictures are of
    std::vector<QPointer<FigureFrame>> m_pictures;
    QString m_lit;
    bool m_held = false;
};

} // namespace rp
