// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/projector/projector_pane.h"

namespace rp {

/// One picture in front of a class, or two beside each other: of another track where the act has some, else
/// of another context, else of another instrument. Two pictures of one kind have one axis, so that lengths
/// compare. Where the second one is the same, a sentence above it says so. Changes no instrument itself.
class PicturePair : public QWidget
{
    Q_OBJECT
public:
    enum class Side
    {
        First,
        Second
    };
    /// The instruments must outlive the pair.
    PicturePair(const ActContent &act, PictureSubject first, PictureSubject second, Announcer &announcer,
                QWidget *parent = nullptr);

    ProjectorPane *pane(Side side) const { return side == Side::First ? m_first : m_second; }
    /// The picture in which a panel shows a figure (its bare name), or its main one.
    void show(const QString &panel, const QString &figure = {});
    bool isSideBySide() const { return m_sideBySide; }
    void setSideBySide(bool sideBySide);
    /// There is another track, another context, or another instrument.
    bool hasOther() const;
    /// Whether one picture alone says which instrument and context it is of.
    void setHeadShown(bool shown);
    /// Every picture has the room that its texts and marks need.
    bool isWhole() const;
    /// One axis anew, for pictures of another size or in other letters.
    void compare();

signals:
    void panelChanged(); ///< of the first picture
    void roomChanged();  ///< pictures or their controls came, went, or show something else

protected:
    void changeEvent(QEvent *event) override;

private:
    QString otherPanel(bool ofTracks) const;
    void findOther();
    void follow(Side side);
    QString whyTheSame() const;
    void showHeads();

    const ActContent &m_act;
    Bench m_others;
    QString m_figure; ///< what the picture was asked for; empty: its main one
    ProjectorPane *m_first;
    ProjectorPane *m_second;
    bool m_sideBySide = false;
    bool m_headShown = true;
};

} // namespace rp
