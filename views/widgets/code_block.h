// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/text_block.h"

#include <vector>

namespace rp {

/// A few lines of code as code is written: in letters of one width and from left to right in every language.
/// A tab stop; assistive tools are told what the lines are before they read them.
class CodeBlock : public TextBlock
{
    Q_OBJECT
public:
    explicit CodeBlock(QWidget *parent = nullptr);

    /// `about` says what the lines are, a translated sentence.
    void setLines(const std::vector<QString> &lines, const QString &about);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace rp
