// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/page/page_plan.h"
#include "views/instruments/page/shown_parts.h"
#include "views/widgets/panel_intents.h"

#include <QPointer>
#include <QTimer>
#include <QVariant>
#include <any>

class QBoxLayout;

namespace rp {

class Announcer;
class AssumptionList;
class Disclosure;
class HereCard;
class Instrument;
class InstrumentControls;
class InstrumentPage;
class Card;
class ControlColumn;

/// The stage of an instrument: what a plan declares, in a room that never grows. Controls stand at the
/// leading side, those that the question is about above the others, and only the others scroll where they do
/// not fit; at the trailing side stands one page with its picture. Pages are made when they are first shown,
/// and one that is not in front follows the instrument when it comes there. Whoever shows the view names the
/// pages on tabs and has a place for its drawers. Follows the instrument and the language in place; what a
/// change did is spoken once it has settled. Only emits intents; the instrument is changed elsewhere.
class InstrumentView : public QWidget
{
    Q_OBJECT
public:
    /// Instrument and announcer must outlive the view.
    InstrumentView(Instrument &instrument, InstrumentPlan plan, Announcer &announcer, PanelIntents intents,
                   QWidget *parent = nullptr);

    /// A page, for its tab.
    struct PageName
    {
        QString key;
        QString title; ///< translated; empty for the only one
    };
    std::vector<PageName> pageNames() const;
    /// Brings a page to the front. An unknown one changes nothing.
    void showPage(const QString &key);
    /// The same as the learner asks for it: where pages belong to choices of an input, that is asked for too.
    void choosePage(const QString &key);
    QString pageKey() const { return m_pageKey; }
    QString question() const { return m_plan.question ? m_plan.question() : QString(); }

    /// Shows why an input was refused, at its control.
    void showInputRefusal(const QString &inputId, const QString &sentence);
    /// Brings controls, parts and the page in front up to date.
    void showResults();
    /// Asks for a value of an input.
    void request(const QString &inputId, const QVariant &value);
    /// Takes the keyboard from the controls to the picture, and from elsewhere to the control that had it
    /// last, or the first. False where there is nothing to go to.
    bool goBetween();
    /// Nothing but the page, for a picture as large as it gets.
    void setPictureOnly(bool only);
    /// False where it is a picture to look at, and nothing is to be set.
    bool takesInput() const { return !m_plan.sections.front().controls.empty(); }

    /// What waits in drawers: the controls where there is no room beside the picture, what is assumed, tables
    /// and notes of the page in front.
    std::vector<Disclosure *> drawers() const;
    bool offers(const Disclosure *drawer) const;
    Disclosure *notes() const { return m_notes; }
    AssumptionList *assumptions() const { return m_assumptions; }
    Disclosure *foldedControls() const { return m_foldedControls; }
    /// Where this computer is measured; null where that can't be asked for.
    Disclosure *here() const { return m_here; }

    const Instrument &instrument() const { return m_instrument; }
    Announcer &announcer() const { return m_announcer; }
    const PanelIntents &intents() const { return m_intents; }
    InstrumentPage *page() const { return m_pages.value(m_pageKey); }
    InstrumentControls *controls() const { return m_controls.back(); } ///< the last group's
    /// What holds the controls of the page in front that scroll.
    QWidget *controlColumn() const;
    QWidget *pinned() const; ///< what holds those that the question is about; null when there are none
    /// There is something to set; not so where the view is only the picture of an answer.
    bool hasControls() const { return !m_controls.empty(); }
    QWidget *control(const QString &inputId) const; ///< null when there is none
    /// The widget of a part that has been made, of a control group by its id too; null when there is none of
    /// that id or it is another kind of widget.
    template<typename Widget>
    Widget *part(const char *id) const
    {
        return qobject_cast<Widget *>(find(QString::fromLatin1(id)));
    }

    bool hasHeightForWidth() const override { return false; }
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

signals:
    void requesting();                  ///< before an input is asked for
    void pageShown(const QString &key); ///< another one than before
    void offersChanged();               ///< of drawers

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    static constexpr int leastPicture = 42; ///< width in average characters

    void makePinned();
    void makeSection(const SectionPlan &section);
    void makeGroup(const ControlGroup &group, ControlColumn &into);
    InstrumentControls *makeControls(QStringList leftOut);
    void makeSide();
    QStringList allBut(const std::vector<const char *> &inputs) const;
    QStringList leftOutOf(const ControlGroup &group) const;
    const PagePlan *planOf(const QString &key) const;
    std::size_t sectionOf(const QString &key) const;
    QString keyFor(const QString &choice) const;
    void putInFront(const QString &key);
    void showNotes(bool open);
    void showHere(bool open);
    void followHere();
    bool isControl(const QWidget *widget) const;
    QWidget *controlStop() const;
    void fold(bool folded);
    void arrange();
    QRect placed(int x, int y, int width) const;
    void arrangeControls(int width);
    QWidget *find(const QString &id) const;
    void retranslateUi();
    void noteChange();
    void sayChange();
    void hear(const QString &spoken);
    void beginHearing();

    Instrument &m_instrument;
    const InstrumentPlan m_plan;
    const QString m_tabInput; ///< empty: tabs set none
    Announcer &m_announcer;
    const PanelIntents m_intents;
    QTimer m_sayTimer;
    std::any m_heard;      ///< the instrument, as the learner heard of it last
    QStringList m_unheard; ///< inputs set since, the last one first
    int m_unheardChanges = 0;
    QString m_told; ///< of them, and not spoken yet
    ShownParts m_parts;
    std::vector<ControlColumn *> m_sections; ///< as in the plan
    std::vector<InstrumentControls *> m_controls;
    QHash<QString, QWidget *> m_groups;
    QWidget *m_side = nullptr;
    QWidget *m_lead = nullptr;
    Card *m_pinned = nullptr;
    QPointer<QWidget> m_leftControl; ///< that goBetween() came from
    QHash<QString, InstrumentPage *> m_pages;
    QString m_pageKey;
    Disclosure *m_foldedControls = nullptr;
    AssumptionList *m_assumptions = nullptr;
    Disclosure *m_notes = nullptr;
    Disclosure *m_here = nullptr;
    HereCard *m_hereCard = nullptr; ///< made when it is first opened
    bool m_offersHere = false;
    bool m_folded = false;
    bool m_pictureOnly = false;
};

} // namespace rp
