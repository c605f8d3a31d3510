// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;

namespace rp {

/// Widgets side by side while there is room for `chars` average characters, else below each other. Counting
/// in characters makes large text and narrow windows the same case.
class ResponsiveRow : public QWidget
{
    Q_OBJECT
public:
    ResponsiveRow(int chars, int spacing, QWidget *parent = nullptr);

    void addWidget(QWidget *widget, int stretch = 1, Qt::Alignment alignment = {});
    bool isStacked() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void choose();

    QBoxLayout *m_layout;
    int m_chars;
};

} // namespace rp
