// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QString>
#include <QWidget>
#include <vector>

class QToolButton;

namespace rp {

struct TabEntry
{
    QString key;    ///< stable
    QString text;   ///< translated
    QString note;   ///< translated, smaller below the text: "2 of 4 found"; may be empty
    QString spoken; ///< translated, the whole name for a screen reader
    bool operator==(const TabEntry &) const = default;
};

/// One tab of a TabRow.
class TabButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit TabButton(QWidget *parent = nullptr);

    void setEntry(const TabEntry &entry);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont noteFont() const;

    QString m_note;
};

/// Tabs that wrap when there is no room, or stay in one row that is then moved by two arrows: one tab stop,
/// arrow keys and Home and End choose.
class TabRow : public QWidget
{
    Q_OBJECT
public:
    explicit TabRow(QWidget *parent = nullptr);

    /// Never more than one row.
    void setOneRow();
    /// Name of the row for assistive tools.
    void setLabel(const QString &label);
    /// Same keys: texts are updated in place and the choice stays. The first tab is chosen at first.
    void setEntries(const std::vector<TabEntry> &entries);
    void setCurrentKey(const QString &key); ///< emits nothing; an unknown key is ignored
    QString currentKey() const;             ///< empty without tabs
    void focusCurrent();
    /// Chooses the following (1) or the earlier (-1) tab, round the ends, and puts the focus on it.
    void step(int direction);
    const std::vector<TabButton *> &tabs() const { return m_tabs; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(const QString &key); ///< by the learner, by pointer, key or assistive tool

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void rebuild();
    void arrange();
    void nameArrows();
    int rowHeight() const;
    void choose(std::size_t index);
    void goTo(std::size_t index); ///< by keys
    void show(std::size_t index);

    std::vector<TabEntry> m_entries;
    std::vector<TabButton *> m_tabs;
    std::size_t m_current = 0;
    std::size_t m_first = 0;        ///< in view, where the row is too long
    QToolButton *m_back = nullptr;  ///< both only in one row
    QToolButton *m_ahead = nullptr; ///< by mouse; keys go from tab to tab
};

/// What a tab shows, a named page for assistive tools.
class TabPage : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;
};

} // namespace rp
