// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/plan/column_pages.h"
#include "views/instruments/plan/page_plan.h"

#include <QPointer>
#include <QStringList>

namespace rp {

class ActionButton;
class Announcer;
class Card;
class InstrumentControls;
class PageScroll;

/// The controls beside a picture, in cards, without scrolling: what has no room below the others waits on a
/// further page, which a button at the lower end turns to. Those that the act asks for come first.
class ControlColumn : public QWidget
{
    Q_OBJECT
public:
    /// @param asked inputs that something to find in the act names
    ControlColumn(QStringList asked, Announcer &announcer, QWidget *parent);

    Card *addCard(const Wording &heading);
    void add(InstrumentControls &controls, Card &card);

    /// All of the controls, on a page of their own: for a drawer.
    QWidget *body() const { return m_body; }
    void lendBody();
    void takeBodyBack();

    int pageCount() const { return static_cast<int>(m_pages.size()); }
    ActionButton *turnButton() const { return m_turn; }
    /// Turns to the page that a control stands on.
    void showControl(const QWidget *control);
    void retranslate();

    QSize minimumSizeHint() const override { return {}; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    /// What stands on one page as a whole: a control, or a card that has none of the usual kind.
    struct Unit
    {
        QPointer<QWidget> widget; ///< controls are made anew with the inputs
        std::size_t group;
        QString label;
        bool isAsked;
        int height;

        bool operator==(const Unit &) const = default;
    };
    struct Group
    {
        Card *card;
        Wording heading;
        InstrumentControls *controls;
    };

    std::vector<Unit> units() const;
    int cardHeight(const Group &group) const; ///< but for its units
    std::vector<int> cardHeights() const;
    ColumnContent content() const;
    void choosePages(int room);
    void arrange();
    void share();
    void showPage();
    Qt::ScrollBarPolicy barPolicy(int room) const;
    void turn();
    QString labelsOn(std::size_t page) const;
    void nameTurn();

    const QStringList m_asked;
    Announcer &m_announcer;
    PageScroll *m_scroll;
    QWidget *m_body;
    ActionButton *m_turn;
    std::vector<Group> m_groups;
    std::vector<Unit> m_units;
    std::vector<int> m_cardHeights; ///< but for their units
    int m_spacing;                  ///< between controls of a card
    QSize m_sharedIn;               ///< the size that the pages were made for
    std::vector<ColumnPage> m_pages;
    std::size_t m_page = 0;
};

} // namespace rp
