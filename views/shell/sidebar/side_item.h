// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/shell/parts/window_page.h"

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

    /// `note` is the state in words, written after the name.
    void setContent(const QString &name, const QString &note, StepState state, bool current);
    /// In the narrow form only the symbol and `shortName` are drawn.
    void setNarrow(bool narrow, const QString &shortName);
    /// An act whose steps are folded away: its name stands on one line, and ends in an ellipsis where it has
    /// to.
    void setFolded(bool folded);
    bool isCurrent() const { return m_current; }

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
    QString m_name;
    QString m_note;
    QString m_shortName;
    StepState m_state = StepState::Locked;
    bool m_current = false;
    bool m_narrow = false;
    bool m_folded = false;
    mutable std::array<Geometry, 3> m_arranged; ///< for the last widths: a layout asks for some by turns
};

} // namespace rp
