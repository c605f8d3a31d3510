// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QTimer>
#include <QWidget>
#include <vector>

namespace rp {

/// A polite live region: says a sentence through the screen reader, or the program's own voice, without
/// moving focus.
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
    /// As say(), but a later sentence about the same thing takes the place of one not spoken yet: who presses
    /// a key twice wants to hear where they are, not where they have been.
    void tell(const QObject &about, const QString &sentence);
    /// As tell(), but it only names something. Left out where a sentence that is told with it has the name as
    /// well: that one says what came of it, too.
    void mention(const QObject &about, const QString &sentence, const QString &name);
    /// A sentence follows within that time, and is to be heard together with what is said before: spoken
    /// after it, it would cut it off.
    void expect(int within_ms);
    /// What was spoken last.
    QString text() const { return m_text; }

signals:
    void spoken(const QString &text);

private:
    struct Saying
    {
        const QObject *about; ///< only compared
        QString sentence;
        QString name; ///< of what is only mentioned
    };

    void queue(const Saying &saying);
    bool isSaidAnyway(const Saying &saying) const;
    void flush();

    std::vector<Saying> m_pending;
    QString m_text;
    QTimer m_timer;
    QDeadlineTimer m_expected;
};

} // namespace rp
