// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTimer>
#include <QVariant>
#include <QWidget>

namespace rp {

class Announcer;
class Instrument;

/// What every instrument's view has in common. It only emits intents; the instrument is changed elsewhere.
///
/// A derived view makes its parts in its constructor and calls follow() at the end of it. From then on it
/// follows the instrument and the language in place, and what a change did is spoken once it has settled.
class InstrumentView : public QWidget
{
    Q_OBJECT
public:
    InstrumentView(Instrument &instrument, Announcer &announcer, QWidget *parent = nullptr);

    /// Shows why an input was refused, at its control.
    virtual void showInputRefusal(const QString &inputId, const QString &sentence) = 0;

signals:
    void inputChangeRequested(const QString &inputId, const QVariant &value);

protected:
    /// Call once, at the end of the derived constructor.
    void follow();
    /// After a change of the instrument.
    virtual void showResults() = 0;
    /// After a change of the language; shows the results too.
    virtual void retranslateUi() = 0;

    Announcer &announcer() const { return m_announcer; }
    /// Puts the whole content into the view.
    void setContent(QWidget *content);
    /// Controls at the leading side, or above when there is no room, and results at the trailing side.
    QWidget *sideBySide(QWidget *controls, QWidget *results, Qt::Alignment ofResults = {});

    void changeEvent(QEvent *event) override;

private:
    void sayChange();

    Instrument &m_subject;
    Announcer &m_announcer;
    QTimer m_sayTimer;
};

} // namespace rp
