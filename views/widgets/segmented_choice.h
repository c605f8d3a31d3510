// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

class QButtonGroup;
class QLayout;

namespace rp {

class OptionButton;
class TextBlock;

struct ChoiceEntry
{
    QString key;         ///< stable
    QString text;        ///< translated
    QString spoken = {}; ///< what is heard instead, where the text is short for it
    bool operator==(const ChoiceEntry &) const = default;
};

/// A named group of radio buttons: one tab stop, arrow keys choose. In a row that wraps when there is no
/// room (Inline), or one per line with room for long sentences (List).
class SegmentedChoice : public QWidget
{
    Q_OBJECT
public:
    enum class Arrangement
    {
        Inline,
        List
    };
    explicit SegmentedChoice(Arrangement arrangement, QWidget *parent = nullptr);

    /// The group's name; shown above the buttons unless hidden.
    void setLabel(const QString &label);
    void setLabelVisible(bool visible);
    void setHelp(const QString &help);
    void setAssumption(const QString &reason);
    /// Same keys: texts are updated in place and the choice stays.
    void setEntries(const std::vector<ChoiceEntry> &entries);
    /// Shows a choice without emitting anything; an unknown key clears it.
    void setCurrentKey(const QString &key);
    QString currentKey() const; ///< empty when nothing is chosen
    QString currentText() const;
    std::vector<OptionButton *> buttons() const { return m_buttons; }
    void focusChoice(); ///< puts the focus on the chosen button, or the first

signals:
    void chosen(const QString &key); ///< by the learner, by pointer, key or assistive tool

private:
    void rebuild();

    Arrangement m_arrangement;
    TextBlock *m_label;
    class AssumptionMark *m_mark;
    QWidget *m_holder;
    QLayout *m_buttonLayout;
    QButtonGroup *m_group;
    std::vector<ChoiceEntry> m_entries;
    std::vector<OptionButton *> m_buttons;
    bool m_showing = false;
};

} // namespace rp
