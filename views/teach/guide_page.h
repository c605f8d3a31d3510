// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rp {

class Guide;
class TextBlock;
struct GuideBlock;

/// A guide to read on the screen: headings with their levels, and each paragraph, list and row of a table a
/// tab stop of its own, so that it can be gone through by keyboard and by a screen reader.
class GuidePage : public QWidget
{
    Q_OBJECT
public:
    explicit GuidePage(const Guide &guide, QWidget *parent = nullptr);

private:
    void add(const GuideBlock &block);
    TextBlock *addText(const QString &text, int inset);
    void addRows(const GuideBlock &block);
};

} // namespace rp
