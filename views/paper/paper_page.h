// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

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
    explicit PaperPage(const Paper &paper, QWidget *parent = nullptr);

private:
    void add(const PaperBlock &block);
    TextBlock *addText(const QString &text, int inset);
    void addRows(const PaperBlock &block);
};

} // namespace rp
