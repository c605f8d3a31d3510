// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rp {

class Disclosure;
class TextBlock;
class TrackChooser;
struct Catalogue;

/// The learner's track on the course's home page: its name and goal, and the tracks to change to.
class CourseTrack : public QWidget
{
    Q_OBJECT
public:
    /// The catalogue must outlive it.
    explicit CourseTrack(const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Texts in the current language, and `track` (a key; empty: none) as the one chosen.
    void refresh(const QString &track);
    TextBlock *text() const { return m_text; }
    Disclosure *section() const { return m_section; }
    TrackChooser *chooser() const { return m_chooser; } ///< null until the section is opened

signals:
    void chosen(const QString &track); ///< by the learner

private:
    void makeChooser();
    void refreshChooser();

    const Catalogue &m_catalogue;
    QString m_track;
    TextBlock *m_text;
    Disclosure *m_section;
    TrackChooser *m_chooser = nullptr;
};

} // namespace rp
