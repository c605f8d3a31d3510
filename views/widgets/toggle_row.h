// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rp {

class AssumptionMark;
class Toggle;

/// A toggle with room for an assumption mark.
class ToggleRow : public QWidget
{
    Q_OBJECT
public:
    explicit ToggleRow(QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void setHelp(const QString &help);
    void setAssumption(const QString &reason);
    void setOn(bool on); ///< emits nothing
    Toggle *toggle() const { return m_toggle; }

signals:
    void switched(bool on); ///< by the learner

private:
    Toggle *m_toggle;
    AssumptionMark *m_mark;
    bool m_showing = false;
};

} // namespace rp
