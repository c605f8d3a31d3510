// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>

namespace rp {

/// A polite live region: says a sentence through the screen reader without moving focus.
///
/// Invisible and never focused. Sentences said within a short time are joined into one, because a screen
/// reader speaks only the last of several. Parent it to the window that is in front.
class Announcer : public QWidget
{
    Q_OBJECT
public:
    explicit Announcer(QWidget *window);

    /// Queues a translated sentence.
    void say(const QString &sentence);
    /// What was spoken last.
    QString text() const { return m_text; }

signals:
    void spoken(const QString &text);

private:
    void flush();

    QStringList m_pending;
    QString m_text;
    QTimer m_timer;
};

} // namespace rp
