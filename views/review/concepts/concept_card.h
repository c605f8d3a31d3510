// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/parts/review_section.h"
#include "views/widgets/blocks/card.h"

namespace rp {

class LinkButton;
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
    QString shownConcept() const { return m_concept; }
    /// Puts the keyboard on the heading, where reading begins.
    void focusHeading();

    TextBlock *about() const { return m_about; }
    TextBlock *place() const { return m_place; }
    TextBlock *connections() const { return m_connections; }
    LinkButton *linkButton() const { return m_link; }

signals:
    void backRequested(); ///< Esc: to the map

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    const ReviewParts m_parts;
    QString m_concept;
    TextBlock *m_place;
    TextBlock *m_about;
    TextBlock *m_connections;
    LinkButton *m_link;
};

} // namespace rp
