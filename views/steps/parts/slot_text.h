// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/blocks/text_block.h"

#include <QStringList>
#include <array>
#include <optional>

namespace rp {

/// Text in a slot that is as high as the highest of the texts that may come to stand there: none of them is
/// cut, and what lies below does not move when one takes the place of another.
class SlotText : public TextBlock
{
    Q_OBJECT
public:
    explicit SlotText(QWidget *parent = nullptr);

    /// What else may come to stand here; empty: the slot is as high as its text.
    void setRoomFor(const QStringList &texts);
    /// As of the text itself.
    void setLongestLine(int chars);

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    int roomFor(int width) const;

    QStringList m_texts;
    std::optional<int> m_chars; ///< of the longest line; none: as of any text
    struct Room
    {
        int width = -1;
        int height = 0; ///< of the highest of the texts
    };
    // A layout asks for some widths by turns, at every change on the page; the last answer stands first.
    mutable std::array<Room, 3> m_rooms;
};

} // namespace rp
