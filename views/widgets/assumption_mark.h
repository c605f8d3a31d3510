// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QString>

namespace rp {

/// A dagger beside a value that is assumed or not verified. Its description is the reason, which pressing it
/// or resting the pointer on it shows. The stage also lists all assumptions in one panel.
class AssumptionMark : public QAbstractButton
{
    Q_OBJECT
public:
    explicit AssumptionMark(QWidget *parent = nullptr);

    /// Translated reason; an empty one hides the mark.
    void setReason(const QString &reason);
    QString reason() const { return m_reason; }
    /// What is assumed, for the name: "Assumption: launch cost".
    void setSubject(const QString &subject);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslateUi();
    void showReason();

    QString m_reason;
    QString m_subject;
};

} // namespace rp
