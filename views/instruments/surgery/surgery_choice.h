// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rp {

class AssumptionMark;
class SurgeryInstrument;
class SegmentedChoice;
class TextBlock;

/// The surgeries as a list of radio buttons: each with whether it is possible and how much readability it
/// costs, by symbol and word; what is done and what it costs besides is its description. Emits what is asked
/// for and shows what the instrument holds.
class SurgeryChoice : public QWidget
{
    Q_OBJECT
public:
    explicit SurgeryChoice(const SurgeryInstrument &instrument, QWidget *parent = nullptr);

    /// After a change of the instrument or of the language.
    void showValues();
    SegmentedChoice *list() const { return m_list; }
    AssumptionMark *mark() const { return m_mark; }

signals:
    void chosen(const QString &key);

private:
    QString cell(int row, const char *column) const;
    QString described(int row) const; ///< what is done, and its price

    const SurgeryInstrument &m_instrument;
    SegmentedChoice *m_list;
    TextBlock *m_judged; ///< what the mark is about
    AssumptionMark *m_mark;
};

} // namespace rp
