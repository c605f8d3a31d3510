// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <array>

namespace rp {

class AssumptionMark;
class DispatchTaxInstrument;
class UtilizationMeter;

/// The three meters, which must never be taken for each other: side by side, or one below the other where
/// their words have no room beside each other.
class MeterRow : public QWidget
{
    Q_OBJECT
public:
    explicit MeterRow(DispatchTaxInstrument &instrument, QWidget *parent = nullptr);

    void showValues();
    UtilizationMeter *mathUtilization() const { return m_math; }
    UtilizationMeter *gpuBusy() const { return m_busy; }
    UtilizationMeter *mfu() const { return m_mfu; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslateUi();
    std::array<UtilizationMeter *, 3> meters() const { return {m_math, m_busy, m_mfu}; }
    int roomBeside() const;
    QString longValue(const UtilizationMeter *meter) const;
    std::array<int, 3> leastWidths() const;
    std::array<int, 3> sharedWidths(int room) const;
    void place();

    DispatchTaxInstrument &m_instrument;
    UtilizationMeter *m_math;
    UtilizationMeter *m_busy;
    UtilizationMeter *m_mfu;
    AssumptionMark *m_mfuMark;
};

} // namespace rp
