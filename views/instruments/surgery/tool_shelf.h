// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QPointF>

namespace rp {

/// A surgery that can be done.
struct Tool
{
    QString key;
    QString name;        ///< translated, like the rest
    QString spoken;      ///< name, whether it is possible, what it costs
    QString description; ///< what it does, and its price
    int readability = 0; ///< loss of readability, 0 … 5
    bool chosen = false;

    bool operator==(const Tool &) const = default;
};

/// A tool as a card: its name and what it costs in readability, as a number and as squares. It can be
/// pressed, and dragged as CodeList::toolType.
class ToolCard : public QAbstractButton
{
    Q_OBJECT
public:
    explicit ToolCard(QWidget *parent = nullptr);

    void setTool(const Tool &tool);
    const Tool &tool() const { return m_tool; }
    int heightFor(int width) const;

signals:
    void focused(bool in); ///< by a key: the tool is over the line

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QString cost(int room) const;

    Tool m_tool;
    QPointF m_pressed;
};

/// The tools side by side, in as many rows as they need. One tab stop; arrows, Home and End lead from tool to
/// tool, Enter and Space take one.
class ToolShelf : public QWidget
{
    Q_OBJECT
public:
    explicit ToolShelf(QWidget *parent = nullptr);

    void setTools(const std::vector<Tool> &tools);
    const std::vector<ToolCard *> &cards() const { return m_cards; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void toolOver(const QString &key); ///< chosen by keys; empty: none any more
    void toolTaken(const QString &key);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int columnsFor(int width) const;
    int cardHeight(int width) const;
    void arrange();
    void goTo(int card);

    std::vector<ToolCard *> m_cards;
};

} // namespace rp
