// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/home_page.h"

#include "models/instruments/workbench.h"
#include "models/review/review_book.h"
#include "models/review/review_figures.h"
#include "models/session/ledger.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/spoken_form.h"
#include "views/act/figure_cache.h"
#include "views/home/home_tile.h"
#include "views/home/question_band.h"
#include "views/review/due_clock.h"
#include "views/shell/look/step_text.h"
#include "views/widgets/action_button.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QStringList>
#include <algorithm>

namespace rp {

/// Words on how far a learner is in the review.
class ReviewState
{
    Q_DECLARE_TR_FUNCTIONS(rp::ReviewState)
public:
    /// One line: what is due, else how far the learner has come.
    static QString line(const ReviewBook &book);
    /// Titles of those that are due, joined; a few of them.
    static QString titles(const ReviewBook &book, const QStringList &due);
};

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

/// Tiles side by side need this many characters.
constexpr int rowChars = 90;
constexpr int wholeWindow = 1000; ///< characters: no column is wider

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

HomePage::HomePage(const LabParts &parts, QWidget *parent)
    : LabPage(parent)
    , m_parts(parts)
    , m_due(new ActionButton)
    , m_dueTitles(new TextBlock)
    , m_continue(new ActionButton)
    , m_band(new QuestionBand)
{
    setObjectName(QStringLiteral("homePage"));
    setColumnChars(wholeWindow);
    column()->setSpacing(space::s);
    makeRow();
    column()->addWidget(m_band, 1);
    makeTiles();
    followModels();
    retranslateUi();
}

/// What is due first, and then the way on, in one row.
void HomePage::makeRow()
{
    m_due->setObjectName(QStringLiteral("dueButton"));
    m_due->setPrimary(true);
    m_continue->setObjectName(QStringLiteral("continueButton"));
    m_dueTitles->setQuiet(true);
    m_dueTitles->setMaxChars(0);
    m_dueTitles->setLines(1);
    m_dueTitles->setProperty("saidElsewhere", true); // by the button
    auto *row = new QHBoxLayout;
    row->setSpacing(space::m);
    row->addWidget(m_due);
    row->addWidget(m_dueTitles, 1);
    row->addStretch(0);
    row->addWidget(m_continue);
    column()->insertLayout(0, row);
    connect(m_due, &ActionButton::clicked, this, [this] {
        emit reviewRequested(m_parts.review->due().isEmpty() ? ReviewTab::Mystery : ReviewTab::Recall);
    });
    connect(m_continue, &ActionButton::clicked, this, [this] { emit labRequested(m_nextLab); });
    connect(m_band, &QuestionBand::committed, this,
            [this](const QString &act, const QString &question, const QVariant &answer, int confidence) {
                emit answerRequested(m_nextLab, act, question, answer, confidence);
            });
    connect(m_band, &QuestionBand::markMoved, this, &HomePage::markMoved);
}

void HomePage::makeTiles()
{
    auto *row = new ResponsiveRow(rowChars, space::m);
    for (const LabContent &lab : m_parts.labs) {
        // Bars stand for a lab that begins with launches: their band is on the page already.
        const QString picture = lab.acts.front().brief.picture;
        auto *tile = new HomeTile(lab.id, picture == QLatin1String("launches") || picture.isEmpty()
                                              ? QStringLiteral("bars")
                                              : picture);
        tile->setObjectName(QStringLiteral("open_%1_button").arg(lab.id));
        connect(tile, &HomeTile::clicked, this, [this, id = lab.id] { emit labRequested(id); });
        row->addWidget(tile, 1);
        m_tiles.push_back(tile);
    }
    if (m_parts.review) {
        auto *tile = new HomeTile(QString(), QStringLiteral("pyramid"));
        tile->setObjectName(QStringLiteral("reviewButton"));
        connect(tile, &HomeTile::clicked, this, [this] { emit reviewRequested(ReviewTab::Map); });
        row->addWidget(tile, 1);
        m_tiles.push_back(tile);
    }
    column()->addWidget(row);
    column()->addStretch(0); // all of it when no question is open
}

void HomePage::followModels()
{
    connect(&m_parts.session, &LabSession::changed, this, &HomePage::modelChanged);
    connect(&m_parts.session, &LabSession::placeChanged, this, &HomePage::modelChanged);
    connect(&m_parts.session, &LabSession::reloaded, this, &HomePage::modelChanged);
    connect(&m_parts.session, &LabSession::settingChanged, this, &HomePage::modelChanged);
    if (!m_parts.review)
        return;
    const auto *clock = new DueClock(*m_parts.review, this);
    connect(clock, &DueClock::changed, this, &HomePage::modelChanged);
}

void HomePage::modelChanged()
{
    m_stale = true;
    if (isVisible())
        refresh();
}

void HomePage::refresh()
{
    m_stale = false;
    const QString open = m_parts.session.content().id;
    const std::vector<LabOverview> labs = courseOverview(m_parts.labs, m_parts.session, m_parts.ledger);
    const LabOverview *next = labToContinue(labs, open);
    for (std::size_t i = 0; i < labs.size(); ++i) {
        QStringList acts;
        for (std::size_t act = 0; act < labs[i].acts.size(); ++act)
            acts << CourseText::act(labs[i], act);
        m_tiles[i]->setTexts(labs[i].title, CourseText::state(labs[i]), acts.join(QLatin1Char('\n')));
    }
    m_nextLab = next ? next->id : QString();
    m_continue->setVisible(next != nullptr);
    if (next) {
        m_continue->setText(CourseText::goOnShort(*next));
        m_continue->setAccessibleName(CourseText::goOn(*next));
        m_continue->setAccessibleDescription(spokenForm(next->title));
    }
    refreshQuestion(next);
    refreshReview();
}

void HomePage::refreshQuestion(const LabOverview *lab)
{
    const QString home = StepText::name(WindowPage::Home);
    if (!lab || !lab->asked) {
        m_band->hide();
        setTexts(home, {});
        heading()->setAccessibleName({});
        return;
    }
    QStringList facts;
    const bool isHere = lab->id == m_parts.session.content().id;
    FigureCache figures;
    for (const QString &fact : lab->asked->question.given) {
        const QString text = contentText(fact);
        if (isHere)
            facts << figures.resolved(text, m_parts.workbench.bench(lab->asked->act));
        else if (!text.contains(u'{')) // a figure of an instrument that is not at hand
            facts << text;
    }
    setTexts(contentText(lab->asked->question.prompt), facts.join(QStringLiteral(" · ")));
    //: Heading of the home page, read aloud: the page's name, then the question on it.
    heading()->setAccessibleName(tr("%1: %2").arg(home, heading()->text()));
    m_band->refresh(*lab);
}

void HomePage::refreshReview()
{
    const QStringList due = m_parts.review ? m_parts.review->due() : QStringList();
    const QString titles = due.isEmpty() ? QString() : ReviewState::titles(*m_parts.review, due);
    // Mystery traces have no titles: their kind would tell their answer.
    const int cards = static_cast<int>(due.size()) +
                      (m_parts.review ? static_cast<int>(m_parts.review->dueCauses().size()) : 0);
    m_due->setVisible(cards > 0);
    //: Button: leads to questions of the review that are to be answered again now.
    m_due->setText(tr("Review %Ln card(s)", nullptr, cards));
    m_due->setAccessibleDescription(spokenForm(titles));
    m_dueTitles->setText(titles);
    m_band->commitButton()->setPrimary(cards == 0);
    if (!m_parts.review)
        return;
    const ReviewContent &content = m_parts.review->content();
    m_tiles.back()->setTexts(m_parts.review->figures().resolve(content.title),
                             ReviewState::line(*m_parts.review),
                             m_parts.review->figures().resolve(content.summary));
}

void HomePage::retranslateUi()
{
    modelChanged();
}

void HomePage::showEvent(QShowEvent *event)
{
    if (m_stale)
        refresh();
    LabPage::showEvent(event);
}

void HomePage::keyPressEvent(QKeyEvent *event)
{
    // A push button leaves Return to its window, which is no dialog.
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    QWidget *focus = focusWidget();
    if (auto *button = qobject_cast<QAbstractButton *>(focus); isReturn && button)
        button->click();
    else if (isReturn && qobject_cast<TextBlock *>(focus) && m_continue->isVisible())
        m_continue->click();
    else
        LabPage::keyPressEvent(event);
}

} // namespace rp
