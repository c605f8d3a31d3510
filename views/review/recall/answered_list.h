// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

class QVBoxLayout;

namespace rp {

class OptionMark;
class TextBlock;

/// One option of a question that has been answered: nothing in it can be pressed.
struct AnsweredOption
{
    QString text;     ///< the option
    QString mark;     ///< "your prediction", "your first answer", …; empty: none
    QString feedback; ///< shown below; may be empty
    bool chosen = false;
};

/// The options of an answered question, read-only, in the shape that they were chosen in, with words for the
/// one that was chosen.
class AnsweredList : public QWidget
{
    Q_OBJECT
public:
    explicit AnsweredList(QWidget *parent = nullptr);

    void setOptions(const std::vector<AnsweredOption> &options);
    std::vector<TextBlock *> lines() const { return m_lines; }

private:
    void addLine();

    QVBoxLayout *m_layout;
    std::vector<OptionMark *> m_marks;
    std::vector<TextBlock *> m_lines;
    std::vector<TextBlock *> m_feedback;
};

} // namespace rp
