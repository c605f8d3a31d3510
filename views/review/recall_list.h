// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/recall_text.h"
#include "views/review/review_section.h"
#include "views/widgets/card.h"

#include <QRadioButton>
#include <vector>

class QButtonGroup;

namespace rp {

/// One question in the list: a symbol of its state, number and title, the state in words.
class RecallListItem : public QRadioButton
{
    Q_OBJECT
public:
    explicit RecallListItem(QWidget *parent = nullptr);

    void setContent(const QString &title, const QString &note, RecallState state);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void enterPressed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool hitButton(const QPoint &pos) const override;
    void changeEvent(QEvent *event) override;

private:
    struct Geometry
    {
        QRect symbol;
        QRect title;
        QRect note;
        int height = 0;
    };
    Geometry arrange(int width) const;
    QFont titleFont() const;
    QFont noteFont() const;

    QString m_title;
    QString m_note;
    RecallState m_state = RecallState::New;
};

/// The questions with their states; one tab stop, arrow keys choose a question, Enter and a click go to it.
class RecallList : public Card
{
    Q_OBJECT
public:
    explicit RecallList(const ReviewParts &parts, QWidget *parent = nullptr);

    /// States and texts as they are now.
    void refresh();
    void setCurrent(const QString &question); ///< emits nothing

signals:
    void chosen(const QString &question); ///< by the learner
    void enterPressed();                  ///< or clicked, on the chosen question: to answer it

private:
    const ReviewParts m_parts;
    QWidget *m_holder;
    QButtonGroup *m_group;
    std::vector<RecallListItem *> m_items;
    bool m_showing = false;
};

} // namespace rp
