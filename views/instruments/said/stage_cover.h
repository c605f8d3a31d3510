// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace rp {

class ActionButton;
class TextBlock;

/// An empty frame in place of a picture that the learner has not asked for yet: what they said it would be,
/// and a button that runs it.
class StageCover : public QFrame
{
    Q_OBJECT
public:
    explicit StageCover(QWidget *parent);

    /// @param said translated; may be empty
    /// @param asked translated: what that was about, where the controls show something else; else empty
    void setSaid(const QString &said, const QString &asked = {});
    TextBlock *asked() const { return m_asked; }
    ActionButton *runButton() const { return m_run; }
    /// Whether it had the focus, which nothing has then. Hidden with it, it would pass it on to a neighbour
    /// for a moment, and screen readers would say so.
    bool giveUpFocus();

signals:
    void runRequested();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslateUi();

    TextBlock *m_said;
    TextBlock *m_asked;
    TextBlock *m_hint;
    ActionButton *m_run;
};

} // namespace rp
