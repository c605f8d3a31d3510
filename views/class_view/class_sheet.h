// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_report.h"

#include <QWidget>
#include <functional>

namespace rp {

class AccessibleComboBox;
class Announcer;
class TextBlock;

/// A piece of the report on a class with its charts, or one of several, chosen from a list.
class ClassSheet : public QWidget
{
    Q_OBJECT
public:
    ClassSheet(Announcer &announcer, QWidget *parent);

    void present(ClassPiece piece);
    /// One of these or more. What was chosen stays so while there are as many.
    /// @param first number of what is chosen at first
    void offer(const QString &label, const QStringList &titles, std::function<ClassPiece(int number)> source,
               int first = 0);
    AccessibleComboBox *choice() const { return m_choice; }

private:
    void showChosen();
    void fill(ClassPiece piece);

    Announcer &m_announcer;
    std::function<ClassPiece(int number)> m_source;
    ClassPiece m_shown;
    TextBlock *m_label;
    AccessibleComboBox *m_choice;
    QWidget *m_page = nullptr;
};

} // namespace rp
