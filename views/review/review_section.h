// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_content.h"
#include "views/pages/file_asker.h"
#include "views/widgets/action_button.h"

#include <QWidget>
#include <vector>

namespace rp {

class Announcer;
class Intents;
class ReviewBook;
class ReviewFigures;
struct LabContent;

/// What every section of the review is made of; all of it outlives them.
struct ReviewParts
{
    const ReviewContent &content;
    const ReviewFigures &figures;
    const ReviewBook &book;
    Announcer &announcer;
    const std::vector<LabContent> &labs; ///< of the course, for the names of places
    Intents &intents;                    ///< what the learner asks for
    FileAsker askForFile = fileDialog(); ///< for the name of a file that is to be written

    /// A text of the review in the current language with its figures.
    QString text(const QString &source) const;
    /// The same of several texts, a line each.
    QString lines(const std::vector<QString> &sources) const;
};

/// A section of the review page, below its tabs. Shows the book and asks; changes nothing itself.
class ReviewSection : public QWidget
{
    Q_OBJECT
public:
    explicit ReviewSection(const ReviewParts &parts, QWidget *parent = nullptr);

    /// Puts the keyboard on the section's first control or heading.
    virtual void focusFirst() = 0;

signals:
    /// What could not be done outside the book, such as writing a file, in one translated sentence that the
    /// page shows; empty: the next try was successful.
    void failed(const QString &sentence);

protected:
    const ReviewParts &parts() const { return m_parts; }
    QString text(const QString &source) const { return m_parts.text(source); }
    /// Everything anew: texts in the current language, and what the book says now. Called when the book or
    /// the language has changed, or, while the section is not in view, when it comes into view again; the
    /// constructor of the section calls it for the first time.
    virtual void refresh() = 0;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void goStale();

    ReviewParts m_parts;
    bool m_stale = false; ///< something has changed while the section was not in view
};

/// Leads from the review to the place in a lab that shows something: "Show it in Lab 11, act 1, Explore".
/// Hidden where the course has no such place.
class LinkButton : public ActionButton
{
    Q_OBJECT
public:
    explicit LinkButton(const ReviewParts &parts, QWidget *parent = nullptr);

    /// Texts in the current language; call it again when that changes.
    void setLink(const StepLink &link);
    const StepLink &link() const { return m_link; }

private:
    const ReviewParts m_parts;
    StepLink m_link;
    bool m_isMissing = false;
};

/// "Lab 11, act 1, Explore"; empty when the course has no such place.
QString linkPlace(const StepLink &link, const std::vector<LabContent> &labs);

} // namespace rp
