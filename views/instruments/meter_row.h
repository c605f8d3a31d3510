// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rp {

class AssumptionMark;
class DispatchTaxInstrument;
class UtilizationMeter;

/// The three meters, which must never be taken for each other.
class MeterRow : public QWidget
{
    Q_OBJECT
public:
    explicit MeterRow(DispatchTaxInstrument &instrument, QWidget *parent = nullptr);

    void showValues();
    UtilizationMeter *mathUtilization() const { return m_math; }
    UtilizationMeter *gpuBusy() const { return m_busy; }
    UtilizationMeter *mfu() const { return m_mfu; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslateUi();
    void fit();
    void share();

    DispatchTaxInstrument &m_instrument;
    UtilizationMeter *m_math;
    UtilizationMeter *m_busy;
    UtilizationMeter *m_mfu;
    AssumptionMark *m_mfuMark;
};

} // namespace rp
