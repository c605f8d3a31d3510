// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/shell/look/window_page.h"

#include <QAbstractButton>
#include <array>
#include <optional>

namespace rp {

/// One row of the sidebar: symbol, name, state in words. Never disabled, so that a locked one can be focused
/// and says why it is locked.
class SideItem : public QAbstractButton
{
    Q_OBJECT
public:
    enum class Level
    {
        Act,
        Step
    };
    explicit SideItem(Level level, QWidget *parent = nullptr);
    /// The entry of a page that belongs to the whole lab.
    explicit SideItem(WindowPage page, QWidget *parent = nullptr);

    struct Content
    {
        QString name;
        QString note;      ///< the state in words, written after the name
        QString shortName; ///< all that is drawn beside the symbol in the narrow form
        StepState state = StepState::Locked;
        bool current = false;
        bool narrow = false;
        /// An act whose steps are folded away: its name stands on one line, and ends in an ellipsis where it
        /// has to.
        bool folded = false;
        bool operator==(const Content &) const = default;
    };
    void showContent(const Content &content);
    bool isCurrent() const { return m_content.current; }

    /// That of the hint: the height, which takes longer, is not worked out.
    int wantedWidth() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Geometry
    {
        int width = -1; ///< that it is for
        QRect symbol;
        QRect name;
        QRect note;
        int height = 0;
    };
    const Geometry &arranged(int width) const;
    Geometry arrange(int width) const;
    void rearrange();
    QFont nameFont() const;
    QFont noteFont() const;

    Level m_level;
    std::optional<WindowPage> m_page;
    Content m_content;
    mutable std::array<Geometry, 3> m_arranged; ///< for the last widths: a layout asks for some by turns
};

} // namespace rp
