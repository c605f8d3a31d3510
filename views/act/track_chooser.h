// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/card.h"

#include <vector>

class QButtonGroup;

namespace rp {

class OptionButton;
class TextBlock;
struct Catalogue;
struct TrackEntry;

/// One track to choose: a radio button with its name, and whose problem it is. The whole card is the target.
class TrackCard : public Card
{
    Q_OBJECT
public:
    explicit TrackCard(QString key, QWidget *parent = nullptr);

    const QString &key() const { return m_key; }
    OptionButton *button() const { return m_button; }
    /// @param brief the goal alone; the rest is told by a tool tip and to assistive tools
    void refresh(const TrackEntry &track, const Catalogue &catalogue, bool brief);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QString m_key;
    OptionButton *m_button;
    TextBlock *m_about;
};

/// The tracks of the catalogue, one of which is the learner's. One tab stop; the arrow keys choose.
class TrackChooser : public Card
{
    Q_OBJECT
public:
    enum class Arrangement
    {
        Grid,
        Column ///< below each other, each as short as can be
    };
    /// The catalogue must outlive it.
    explicit TrackChooser(const Catalogue &catalogue, Arrangement arrangement = Arrangement::Grid,
                          QWidget *parent = nullptr);

    /// Texts in the current language, and `track` (a key; empty: none) as the one chosen. Emits nothing.
    void refresh(const QString &track);
    const std::vector<TrackCard *> &cards() const { return m_cards; }

signals:
    void chosen(const QString &track); ///< by the learner, by pointer, key or assistive tool

private:
    void show(const QString &track);

    const Catalogue &m_catalogue;
    Arrangement m_arrangement;
    TextBlock *m_lead;
    QButtonGroup *m_group;
    std::vector<TrackCard *> m_cards;
    bool m_showing = false;
};

} // namespace rp
