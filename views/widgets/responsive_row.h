// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;

namespace rp {

/// Widgets side by side while there is room for `chars` average characters, or with 0 for what they ask for
/// themselves, else below each other. Counting in characters makes large text and narrow windows the same
/// case.
class ResponsiveRow : public QWidget
{
    Q_OBJECT
public:
    ResponsiveRow(int chars, int spacing, QWidget *parent = nullptr);

    /// Behind the others, or before that which is there.
    void addWidget(QWidget *widget, int stretch = 1, Qt::Alignment alignment = {}, int before = -1);
    bool isStacked() const;
    /// No wider than the widest of them: it can always be narrow enough to stack them.
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void choose();
    int room() const;

    QBoxLayout *m_layout;
    int m_chars;
};

} // namespace rp
