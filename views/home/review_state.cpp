// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/review_state.h"

#include "models/review/review_book.h"
#include "models/review/review_figures.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QLocale>
#include <algorithm>

namespace rp {

namespace {

/// More titles than this are only counted.
constexpr qsizetype mostTitles = 3;

/// Something was done in it, though no question was answered.
bool isBegun(const ReviewBook &book)
{
    const ReviewContent &content = book.content();
    return book.band() ||
           std::any_of(
               content.beliefs.begin(), content.beliefs.end(),
               [&book](const BeliefContent &belief) { return book.beliefAnswer(belief.id).has_value(); }) ||
           std::any_of(content.prompts.begin(), content.prompts.end(),
                       [&book](const WritingPrompt &prompt) { return !book.writing(prompt.id).isEmpty(); }) ||
           std::any_of(
               content.questions.begin(), content.questions.end(),
               [&book](const RecallQuestion &question) { return book.pending(question.id).has_value(); });
}

} // namespace

QString ReviewState::line(const ReviewBook &book)
{
    const QStringList due = book.due();
    if (!due.isEmpty()) {
        //: On the home page: questions of the review are to be answered again now.
        return tr("%Ln due today", nullptr, static_cast<int>(due.size()));
    }
    const Format format;
    const std::size_t answered = book.latest().size();
    QString counted = tr("%1 of %2 questions answered")
                          .arg(format.count(static_cast<double>(answered)),
                               format.count(static_cast<double>(book.content().questions.size())));
    const QStringList later = book.upcoming();
    const auto next = later.isEmpty() ? std::nullopt : book.card(later.front());
    if (!next && isBegun(book))
        return counted;
    if (!next) {
        //: On the home page, before the review was begun: about how long it takes.
        return tr("not started, about %Ln minute(s)", nullptr, book.content().minutes);
    }
    const QString when = QLocale().toString(next->due.toLocalTime(), QLocale::ShortFormat);
    //: On the home page: how many questions of the review were answered, and the date and time at which the
    //: next of them comes back.
    return fillMarkers(tr("%1; the next one comes back on %2"), {counted, when});
}

QString ReviewState::titles(const ReviewBook &book, const QStringList &due)
{
    QStringList titles;
    for (const QString &id : due.mid(0, mostTitles)) {
        if (const RecallQuestion *question = book.content().question(id))
            titles << book.figures().resolve(question->title);
    }
    if (due.size() > mostTitles) {
        //: Last of a list of questions: how many more there are.
        titles << tr("and %Ln more", nullptr, static_cast<int>(due.size() - mostTitles));
    }
    return titles.join(QCoreApplication::translate("rp::HudStrip", "; "));
}

} // namespace rp
