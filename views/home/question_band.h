// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/home/course_overview.h"

#include <QVariant>
#include <QWidget>

namespace rp {

class ActionButton;
class AxisSlider;
class SegmentedChoice;
class SketchView;
class TextBlock;

/// The question that comes next: its picture in motion, the axis that it is answered on, and the button that
/// commits what the mark stands at, once its learner has said how sure he is. Until then nothing is fixed.
class QuestionBand : public QWidget
{
    Q_OBJECT
public:
    explicit QuestionBand(QWidget *parent = nullptr);

    void refresh(const LabOverview &lab);
    SketchView *picture() const { return m_picture; }
    AxisSlider *axis() const { return m_axis; } ///< null where the answers have no place on one
    ActionButton *commitButton() const { return m_commit; }
    SegmentedChoice *sure() const { return m_sure; }
    TextBlock *hint() const { return m_hint; }
    TextBlock *note() const { return m_note; }

signals:
    /// @param answer the id of an option, or a number
    /// @param confidence 1 … 5
    void committed(const QString &act, const QString &question, const QVariant &answer, int confidence);
    void markMoved(const QString &value); ///< by keys, or held at an end; for the announcer

private:
    void makeAxis();
    void follow();
    QString markText() const;

    AskedQuestion m_asked;
    QString m_lab;
    int m_actNumber = 1;
    int m_minutes = 0;
    SketchView *m_picture;
    QWidget *m_answer; ///< axis and button
    TextBlock *m_hint;
    AxisSlider *m_axis = nullptr;
    SegmentedChoice *m_sure;
    ActionButton *m_commit;
    TextBlock *m_note;
};

} // namespace rp
