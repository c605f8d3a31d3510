// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

namespace rp {

class Paper;
class TextBlock;
struct PaperBlock;

/// A paper to read on the screen: headings with their levels, and each paragraph, list and row of a table a
/// tab stop of its own, so that it can be gone through by keyboard and by a screen reader.
class PaperPage : public QWidget
{
    Q_OBJECT
public:
    /// @param drawn makes the widget of a picture; without it there are none
    explicit PaperPage(const Paper &paper, QWidget *parent = nullptr,
                       const std::function<QWidget *(int picture)> &drawn = {});

private:
    void add(const PaperBlock &block);
    TextBlock *addText(const QString &text, int inset);
    void addRows(const PaperBlock &block);
};

} // namespace rp
