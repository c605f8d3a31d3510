// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>
#include <optional>

namespace rp {

class TextBlock;

/// A short message that lies for some seconds beside a page (over its sidebar) where nothing can be pressed
/// or read, or at the foot of the page where there is no such room. It takes no focus and no press, moves
/// nothing, and is silent for assistive tools: whoever shows it has the sentence announced.
class Toast : public QFrame
{
    Q_OBJECT
public:
    /// @param over the widget that it lies over
    explicit Toast(QWidget *over);

    /// While a button of the mouse is down it waits: what is being dragged keeps the eye.
    /// @param brief shown in its place where there is no room beside the page: at the foot of that, in one
    /// line
    void showText(const QString &text, const QString &brief = {});
    QString text() const { return m_whole; }
    bool coversSomething() const { return m_covers; }

protected:
    bool eventFilter(QObject *object, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool isBeside() const;
    QRect pageRect() const;
    QList<QRect> takenPlaces() const;
    std::optional<QRect> placeBeside();
    void placeBrief();
    void showWhenReleased();
    void setContent(const QString &text, int above);
    void place();

    QWidget *m_over;
    TextBlock *m_text;
    QString m_whole;
    QString m_brief;
    bool m_covers = false; ///< something that is pressed or read
    QTimer m_timer;
    QTimer m_untilReleased;
};

} // namespace rp
