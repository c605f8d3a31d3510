// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/review_section.h"
#include "views/widgets/card.h"

namespace rp {

class ActionButton;
class GraphMap;
class LinkButton;
class ResultTable;
class SegmentedChoice;
class TextBlock;

/// Explains one concept of the map and leads into the lab step that shows it.
class ConceptCard : public Card
{
    Q_OBJECT
public:
    explicit ConceptCard(const ReviewParts &parts, QWidget *parent = nullptr);

    /// Texts in the current language; an unknown id leaves the card as it is. `place` says where the concept
    /// is on the highlighted path; may be empty.
    void showConcept(const QString &concept_, const QString &place);
    /// Puts the keyboard on the heading, where reading begins.
    void focusHeading();

    TextBlock *about() const { return m_about; }
    TextBlock *place() const { return m_place; }

signals:
    void backRequested(); ///< Esc: to the map

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    const ReviewParts m_parts;
    TextBlock *m_place;
    TextBlock *m_about;
    TextBlock *m_connections;
    LinkButton *m_link;
};

/// The concept map of the course with three ways through it. The concept that is walked to or clicked is
/// explained in a card beside the map.
class ConceptsSection : public ReviewSection
{
    Q_OBJECT
public:
    explicit ConceptsSection(const ReviewParts &parts, QWidget *parent = nullptr);
    ~ConceptsSection() override;

    void focusFirst() override;

    QString shownConcept() const { return m_concept; }
    /// Highlights a path and goes to its first concept; empty: none.
    void showPath(const QString &path);
    void showConcept(const QString &concept_);

    GraphMap *map() const { return m_map; }
    ConceptCard *card() const { return m_card; }

protected:
    void refresh() override;

private:
    QWidget *makePathBar();
    void makeTable();
    void fillTable();
    void refreshPaths();
    void refreshMap();
    void showPlace();
    void choosePath(const QString &key);
    void step(int by);
    void showNode(int node);
    void backToMap();
    int placeOnPath(const QString &concept_) const; ///< from 0; -1: not on the highlighted path
    QString placeText(const QString &concept_) const;

    QString m_concept;
    QString m_path;
    SegmentedChoice *m_paths;
    QWidget *m_pathBar = nullptr;
    TextBlock *m_pathAbout = nullptr;
    ActionButton *m_back = nullptr;
    ActionButton *m_next = nullptr;
    GraphMap *m_map;
    ConceptCard *m_card;
    ResultTable *m_table;
};

} // namespace rp
