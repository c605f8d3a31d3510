// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QRadioButton>

namespace rp {

/// A button with a mark and a text that wraps. The whole row is the target.
template<class Button>
class WrappedButton : public Button
{
public:
    explicit WrappedButton(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool hitButton(const QPoint &pos) const override { return this->rect().contains(pos); }
};

extern template class WrappedButton<QRadioButton>;
extern template class WrappedButton<QCheckBox>;

class OptionButton : public WrappedButton<QRadioButton>
{
    Q_OBJECT
public:
    using WrappedButton::WrappedButton;
};

class Toggle : public WrappedButton<QCheckBox>
{
    Q_OBJECT
public:
    using WrappedButton::WrappedButton;
};

/// The mark of an OptionButton alone, for an answer that can't be changed any more.
class OptionMark : public QWidget
{
    Q_OBJECT
public:
    explicit OptionMark(QWidget *parent = nullptr);

    void setOn(bool on);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_on = false;
};

} // namespace rp
