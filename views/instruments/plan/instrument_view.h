// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/plan/page_plan.h"
#include "views/instruments/plan/shown_parts.h"

#include <QTimer>
#include <QVariant>

namespace rp {

class Announcer;
class Card;
class Instrument;
class InstrumentControls;
class InstrumentPage;
class TabRow;
class TabbedPages;

/// The view of an instrument: lays out what a plan declares. Controls stand at the leading side, or above
/// when there is no room, and what they change at the trailing side, under tabs where there are several
/// pages. Follows the instrument and the language in place; what a change did is spoken once it has settled.
/// Only emits intents; the instrument is changed elsewhere.
class InstrumentView : public QWidget
{
    Q_OBJECT
public:
    /// Instrument and announcer must outlive the view.
    InstrumentView(Instrument &instrument, InstrumentPlan plan, Announcer &announcer,
                   QWidget *parent = nullptr);

    /// Shows why an input was refused, at its control.
    void showInputRefusal(const QString &inputId, const QString &sentence);
    /// Brings a page to the front, as choosing its tab does. An unknown one changes nothing.
    void showPage(const QString &key);
    /// Brings controls, parts and the page in front up to date.
    void showResults();
    /// Asks for a value of an input.
    void request(const QString &inputId, const QVariant &value) { emit inputChangeRequested(inputId, value); }

    Announcer &announcer() const { return m_announcer; }
    InstrumentPage *page() const;           ///< the one in front; null without tabs
    TabRow *tabs() const { return m_tabs; } ///< null without tabs
    InstrumentControls *controls() const { return m_controls.front(); } ///< the first group's
    QWidget *control(const QString &inputId) const;                     ///< null when there is none
    /// The widget of a part that has been made, of a control group by its id too; null when there is none of
    /// that id or it is another kind of widget.
    template<typename Widget>
    Widget *part(const char *id) const
    {
        return qobject_cast<Widget *>(find(QString::fromLatin1(id)));
    }

signals:
    void inputChangeRequested(const QString &inputId, const QVariant &value);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct GroupCard
    {
        Card *card;
        Wording heading;
    };

    QWidget *makeSection(const SectionPlan &section);
    QWidget *makeControls(const SectionPlan &section);
    Card *makeGroup(const ControlGroup &group);
    QWidget *makeResults(const SectionPlan &section);
    QStringList leftOutOf(const ControlGroup &group) const;
    QWidget *find(const QString &id) const;
    void retranslateUi();
    void sayChange();

    Instrument &m_instrument;
    const InstrumentPlan m_plan;
    const QString m_tabInput; ///< empty: tabs set none
    Announcer &m_announcer;
    QTimer m_sayTimer;
    ShownParts m_parts;
    std::vector<GroupCard> m_cards;
    std::vector<InstrumentControls *> m_controls;
    QHash<QString, QWidget *> m_groups;
    TabRow *m_tabs = nullptr;
    TabbedPages *m_pages = nullptr;
};

} // namespace rp
