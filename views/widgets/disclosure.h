// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QFont>
#include <QHash>
#include <QWidget>

class QVBoxLayout;

namespace rp {

/// The button of a Disclosure: a triangle, a title, and an expanded or collapsed state.
class DisclosureButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit DisclosureButton(QWidget *parent = nullptr);

    /// Keeps its height; what has no room ends in an ellipsis.
    void setOneLine(bool oneLine);
    bool isUnderMouseRelease() const { return m_byMouse; } ///< which opens or closes it just now

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    bool m_oneLine = false;
    bool m_byMouse = false;
    /// By widths: layouts ask over and over while something else on the page changes.
    struct Measured
    {
        QString text;
        QFont font;
        QHash<int, int> heights;
    };
    mutable Measured m_measured;
};

/// A section that opens and closes. Who opens it with the keyboard on its button lands in what is there now,
/// and Esc leads back to the button and closes it. Content that is expensive can be built when aboutToOpen()
/// comes first.
class Disclosure : public QWidget
{
    Q_OBJECT
public:
    explicit Disclosure(QWidget *parent = nullptr);

    /// @param shown on the button in place of the title, which is then only read aloud
    void setTitle(const QString &title, const QString &shown = {});
    QString title() const { return m_title; }
    bool isOpen() const;
    void setOpen(bool open);
    /// Puts the focus on the first of what it holds. False where there is nothing that can have it.
    bool enter();
    DisclosureButton *button() const { return m_button; }
    QVBoxLayout *body() const { return m_body; }

signals:
    void aboutToOpen();
    void opened(bool open);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void apply(bool open);

    DisclosureButton *m_button;
    QString m_title;
    QWidget *m_content;
    QVBoxLayout *m_body;
};

} // namespace rp
