// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rp {

class AssumptionMark;
class DispatchTaxInstrument;
class FigureTile;
class UtilizationMeter;

/// The three meters, which must never be taken for each other, and the wall time beside them: lower
/// utilization is not slower.
class MeterRow : public QWidget
{
    Q_OBJECT
public:
    explicit MeterRow(DispatchTaxInstrument &instrument, QWidget *parent = nullptr);

    void showValues();
    UtilizationMeter *mathUtilization() const { return m_math; }
    UtilizationMeter *gpuBusy() const { return m_busy; }
    UtilizationMeter *mfu() const { return m_mfu; }
    FigureTile *wallTime() const { return m_wall; }

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
    FigureTile *m_wall;
};

} // namespace rp
