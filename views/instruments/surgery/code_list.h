// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace rp {

/// What the lines of a program show.
struct CodeShown
{
    QStringList lines;
    int broken = -1;    ///< has the mark of the break in the gutter; -1: not found
    int rewritten = -1; ///< has been rewritten; -1: none
    int target = -1;    ///< is outlined: a tool is over it
    int firstLit = -1;  ///< beside these stands a bar: lines of the kernel that is chosen; -1: none
    int lastLit = -1;
    QStringList remarks = {}; ///< read aloud behind each line; empty: none
    QString ghost;            ///< what the tool would make of it, below it

    bool operator==(const CodeShown &) const = default;
};

/// Lines of code with their numbers, of one height each, as a list of items. Code runs from left to right in
/// any language. Up and Down walk, Enter or a click chooses a line; a tool can be dragged onto one.
class CodeList : public QListWidget
{
    Q_OBJECT
public:
    /// The kind of data that a tool carries: the key of a surgery.
    static constexpr const char *toolType = "application/x-ridgepoint-surgery";

    explicit CodeList(QWidget *parent = nullptr);

    /// Call again when the language has changed.
    void setShown(const CodeShown &shown);
    const CodeShown &shown() const { return m_shown; }
    /// Gutter, number, code; a line's code and where the mark of the break stands.
    void paintLine(QPainter &painter, const QRect &area, int line) const;

    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;
    int leastRow() const; ///< height of a line of code that may be broken into two

signals:
    void lineChosen(int line);
    void toolOver(const QString &key, int line); ///< -1: over none any more
    void toolDropped(const QString &key, int line);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString spoken(int line) const;
    void fitLines();
    int lineAt(const QPointF &place) const;

    CodeShown m_shown;
};

} // namespace rp
