// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/capture_scene.h"
#include "views/pages/file_asker.h"
#include "views/pages/lab_page.h"

#include <map>
#include <vector>

namespace rp {

class ActionButton;
class Announcer;
class CaptureCard;
class Card;
class CompareCard;
class Disclosure;
class EvidenceBook;
class Intents;
class LabSession;
class TextBlock;
class Workbench;
struct Catalogue;

/// Everything that was captured in the lab: a list, what has become of each capture since, and two or more
/// of them side by side. Reads the models, which must outlive it, and asks for what the learner wants.
class EvidencePage : public LabPage
{
    Q_OBJECT
public:
    EvidencePage(const LabSession &session, const Workbench &workbench, const Catalogue &catalogue,
                 const EvidenceBook &book, Announcer &announcer, Intents &intents, QWidget *parent = nullptr);
    ~EvidencePage() override;

    /// Puts the focus on a capture in the list, for instance the one just made.
    void showCapture(const QString &id);
    /// How files are asked for, instead of by the platform's dialog.
    void setFileAsker(const FileAsker &asker);

    /// Of the captures in the list, in its order.
    const std::vector<CaptureCard *> &cards() const { return m_cards; }
    CompareCard *comparison() const { return m_compare; }
    ActionButton *compareButton() const { return m_compareButton; }
    Card *emptyCard() const { return m_empty; }
    Notice *removedNotice() const { return m_removedNotice; }
    Disclosure *removedList() const { return m_removed; }
    Notice *missingNotice() const { return m_missing; }

protected:
    void retranslateUi() override;
    void showEvent(QShowEvent *event) override;

private:
    void makeColumn();
    void makeFoot();
    CaptureCard *makeCard(const QString &id);
    void bookChanged();
    void refresh();
    void fillCards();
    void showRemoved();
    void remove(const QString &id);
    void putBack(const QString &id);
    const CaptureScene &scene(const Capture &capture);
    std::vector<QString> chosen() const;
    void choiceChanged();
    void showComparison();
    void openComparison();

    const LabSession &m_session;
    const Workbench &m_workbench;
    const Catalogue &m_catalogue;
    const EvidenceBook &m_book;
    Announcer &m_announcer;
    Intents &m_intents;
    /// What a card was last made to say.
    struct Shown
    {
        QByteArray frozen;
        QString name;
    };
    std::map<QString, Shown> m_shown;         ///< by id, in the present language
    std::map<QString, CaptureScene> m_scenes; ///< by id, as frozen when they were made
    std::vector<CaptureCard *> m_cards;
    QString m_lastRemoved;
    bool m_stale = false; ///< the book has changed while the page was not in view
    Notice *m_missing;
    Notice *m_removedNotice;
    Card *m_empty;
    TextBlock *m_emptyText;
    QWidget *m_list;
    Disclosure *m_removed;
    CompareCard *m_compare;
    TextBlock *m_chosenText;
    ActionButton *m_compareButton;
};

} // namespace rp
