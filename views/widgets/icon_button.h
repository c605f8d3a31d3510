// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace rp {

/// A button that is a small picture. Its name is read aloud, and shown when it is pointed at.
class IconButton : public QPushButton
{
    Q_OBJECT
public:
    enum class Picture
    {
        Cards,   ///< one behind the other: keeps something
        Corners, ///< of a frame: as large as it gets
        Dots,    ///< three: what else there is
        Watch    ///< that is stopped: measures
    };
    explicit IconButton(Picture picture, QWidget *parent = nullptr);

    void setName(const QString &name);
    /// What it does, one sentence or two.
    void setHelp(const QString &help);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void tell();

    Picture m_picture;
    QString m_help;
};

} // namespace rp
