// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QVBoxLayout;

namespace rp {

class HeadingLabel;

/// A quiet panel with a heading; a named group for assistive tools.
class Card : public QFrame
{
    Q_OBJECT
public:
    /// headingLevel 2 … 4.
    explicit Card(int headingLevel, QWidget *parent = nullptr);

    void setHeading(const QString &heading); ///< empty: no heading row
    QString heading() const;
    HeadingLabel *headingLabel() const { return m_heading; }
    QVBoxLayout *body() const { return m_body; }
    /// Draws a leading edge in the highlight colour, for the one panel that matters most on a page.
    void setEmphasised(bool emphasised);
    /// Whether assistive tools are told of a group; true unless switched off. For cards whose one text says
    /// everything. Set it before the card is shown.
    void setGroup(bool group) { m_group = group; }
    bool isGroup() const { return m_group; }

protected:
    /// What was answered is there to be read: while `isRead` is set, it does not fade as what is switched off
    /// does. Call it again when the palette changes.
    void keepReadable(QWidget &answered, bool isRead) const;
    void paintEvent(QPaintEvent *event) override;

private:
    HeadingLabel *m_heading;
    QVBoxLayout *m_body;
    bool m_emphasised = false;
    bool m_group = true;
};

} // namespace rp
