// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/review_section.h"
#include "views/widgets/card.h"

#include <QListWidget>

namespace rp {

class ActionButton;
class AssumptionMark;
class LinkButton;
class TextBlock;

/// Things to be put in order: dragged, or moved with Alt and an arrow key. What stands where it belongs has a
/// tick, in words as well.
class OrderList : public QListWidget
{
    Q_OBJECT
public:
    explicit OrderList(QWidget *parent = nullptr);

    /// Titles in their right order; they stand in another one until they are moved. The same number of titles
    /// is the same things in another language.
    void setTitles(const QStringList &titles);
    /// The thing, as an index of the right order, that stands at a row.
    int thingAt(int row) const;
    int inPlace() const; ///< how many stand where they belong
    bool isDone() const { return inPlace() == count(); }
    /// Takes the thing in a row to another row, as the learner does.
    void moveTo(int row, int to);
    void putInOrder();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void ordered(); ///< something was moved

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showTexts();

    QStringList m_titles;
};

/// One of the things that a card asks to put in order, in the current language.
struct OrderThing
{
    QString title;
    QString about;      ///< told when all are in order; a line each
    QString assumption; ///< why its figures are assumed; empty: they are not
    StepLink link;      ///< to where it is shown; empty: none
};

/// A model to carry that is put together by hand: its parts are brought into their order, with a count of
/// those in place after each move. What it shows, and what each part is, comes when the order is right.
class OrderCard : public Card
{
    Q_OBJECT
public:
    /// @param picture shown when the order is right; may be null
    OrderCard(const ReviewParts &parts, QWidget *picture, QWidget *parent = nullptr);

    /// Texts in the current language, and the things in their right order.
    /// @param ask what to do, @param found said when it is done
    void setTexts(const QString &heading, const QString &ask, const QString &found,
                  std::vector<OrderThing> things);

    OrderList *list() const { return m_list; }
    TextBlock *feedback() const { return m_feedback; }
    TextBlock *about() const { return m_about; }

private:
    QWidget *makeHand();
    QWidget *makeShown();
    void showOrder();
    void showThing();

    const ReviewParts m_parts;
    std::vector<OrderThing> m_things;
    QString m_found;
    TextBlock *m_ask;
    OrderList *m_list;
    ActionButton *m_earlier;
    ActionButton *m_later;
    ActionButton *m_order;
    TextBlock *m_feedback;
    QWidget *m_picture;
    QWidget *m_shown = nullptr;
    TextBlock *m_title;
    AssumptionMark *m_mark;
    TextBlock *m_about;
    LinkButton *m_link;
};

} // namespace rp
