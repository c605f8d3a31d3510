// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/segmented_choice.h"

#include <QWidget>

namespace rp {

class AccessibleComboBox;
class Announcer;
class AssumptionMark;
class TextBlock;
struct InputSpec;

/// The choices of an input, for a control.
std::vector<ChoiceEntry> entriesOf(const InputSpec &spec);

/// A label over a combo box, for inputs with many choices.
class ChoiceBox : public QWidget
{
    Q_OBJECT
public:
    explicit ChoiceBox(Announcer &announcer, QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void setHelp(const QString &help);
    void setAssumption(const QString &reason);
    /// Same keys: texts are updated in place and the choice stays.
    void setEntries(const std::vector<ChoiceEntry> &entries);
    void setCurrentKey(const QString &key); ///< emits nothing
    AccessibleComboBox *box() const { return m_box; }

signals:
    void chosen(const QString &key); ///< by the learner

private:
    TextBlock *m_label;
    AssumptionMark *m_mark;
    AccessibleComboBox *m_box;
    std::vector<ChoiceEntry> m_entries;
};

} // namespace rp
