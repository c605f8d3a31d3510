// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The guide for teachers, in every language: that it answers each question with what the instruments give,
// that it can be read as XML and printed, and that its window is not come upon by a slip and writes nothing.
#include "app/root/teacher_room.h"
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_entry.h"
#include "models/check/lab_loader.h"
#include "models/check/review_loader.h"
#include "models/content/lab_content.h"
#include "models/evidence/memo_rubric.h"
#include "models/instruments/workbench.h"
#include "models/review/mystery_words.h"
#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "models/teach/handout.h"
#include "models/text/format.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/class_view/guide_file.h"
#include "views/class_view/teacher_window.h"
#include "views/shell/main_window.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/action_button.h"
#include "views/widgets/text_block.h"

#include <QAction>
#include <QFile>
#include <QPushButton>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>
#include <set>

namespace test_teach {

using namespace rp;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What a browser shows of a text.
bool says(const QString &html, const QString &text)
{
    return html.contains(text.toHtmlEscaped());
}

/// The rows of a table that begin with this text, as they are right or wrong.
bool isMarked(const Paper &guide, const QString &option, const QString &sign)
{
    for (const PaperBlock &block : guide.blocks()) {
        for (const QStringList &row : block.rows) {
            if (row.value(0) == option && row.value(1).startsWith(sign))
                return true;
        }
    }
    return false;
}

} // namespace

class TestTeach : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup() { m_fixture.reset(); }
    void everyQuestionHasItsAnswer_data() { languages(); }
    void everyQuestionHasItsAnswer();
    void everyTaskHasASetting();
    void twoSessionsArePlanned();
    void whatIsWrittenIsLookedFor();
    void theRubricStandsOnce();
    void aHandoutAsksAndAnswersNothing();
    void aHandoutHasTwoPages();
    void aHandoutIsSavedFromTheWindow();
    void htmlIsWellFormed_data() { languages(); }
    void htmlIsWellFormed();
    void pdfIsMade_data() { languages(); }
    void pdfIsMade();
    void windowAsksOnceAndWritesNothing();
    void windowShowsAnActAndItsHeadings();
    void windowFollowsTheLanguage();
    void whatCannotBeSavedIsSaid();

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const char *code : {"en", "es", "ar", "zh_CN"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    GuideSource source() const
    {
        return {m_library, *m_catalogue, m_review.review ? &*m_review.review : nullptr};
    }
    /// Opens the program's window and says yes to the question.
    TeacherWindow *openWindow()
    {
        m_fixture = std::make_unique<LabFixture>();
        Application &lab = m_fixture->openAsLeft();
        lab.teacherRoom().open(QStringLiteral("lab07"), QStringLiteral("act2"));
        answerQuestion(m_fixture->lab(), true);
        return lab.teacherRoom().window();
    }

    std::optional<Catalogue> m_catalogue;
    LabLibrary m_library;
    ReviewLoad m_review;
    std::unique_ptr<LabFixture> m_fixture;
};

void TestTeach::initTestCase()
{
    QString error;
    m_catalogue = Catalogue::load(&error);
    QVERIFY2(m_catalogue, qPrintable(error));
    m_library = loadLabs();
    m_review = loadEmbeddedReview();
    QVERIFY(m_review.review);
}

void TestTeach::everyQuestionHasItsAnswer()
{
    QFETCH(QString, language);
    Language speaks;
    speaks.use(language);
    for (const LabContent &lab : m_library.labs) {
        const Catalogue own = catalogueFor(lab, *m_catalogue);
        const Workbench workbench = Workbench::make(lab, own);
        for (const ActContent &act : lab.acts) {
            const Paper guide = teacherGuide(source(), lab.id, act.id);
            const QString html = QString::fromUtf8(paperHtml(guide, language));
            const auto check = [&](const QuestionContent &question) {
                QVERIFY2(says(html, contentText(question.prompt)), qPrintable(question.id));
                for (const OptionContent &option : question.options)
                    QVERIFY2(
                        isMarked(guide, contentText(option.text),
                                 option.id == question.correct ? QStringLiteral("✓") : QStringLiteral("✗")) ||
                            option.text.contains(QLatin1Char('{')),
                        qPrintable(question.id + QLatin1Char('/') + option.id));
            };
            for (const QuestionContent &question : act.predictions) {
                check(question);
                QVERIFY2(question.truth, qPrintable(question.id)); // none is without a figure
                QVERIFY2(says(html, workbench.bench(act.id).figureTextFor(question.truth->inputs,
                                                                          question.truth->figure)),
                         qPrintable(question.id));
            }
            for (const QuestionContent &question : act.reflections)
                check(question);
            for (const ExerciseContent &exercise : act.exercises)
                check(exercise.question);
            QVERIFY(!html.contains(QRegularExpression(QStringLiteral("\\{[a-z_.]+\\|"))));
        }
    }
}

void TestTeach::everyTaskHasASetting()
{
    for (const LabContent &lab : m_library.labs) {
        for (const ActContent &act : lab.acts) {
            const Paper guide = teacherGuide(source(), lab.id, act.id);
            std::size_t rows = 0;
            for (const PaperBlock &block : guide.blocks()) {
                if (block.columns.value(0) != QStringLiteral("What to find"))
                    continue;
                rows += block.rows.size();
                for (const QStringList &row : block.rows) {
                    QVERIFY2(!row.at(1).isEmpty(), qPrintable(row.at(0)));
                    QVERIFY2(!row.at(1).contains(QStringLiteral(": \n\n")), qPrintable(row.at(1)));
                    QVERIFY2(!row.at(1).contains(QStringLiteral("As it opens")), qPrintable(row.at(0)));
                }
            }
            QCOMPARE(rows, act.discoveries.size());
        }
    }
    // Without its solution a task that needs one has none.
    LabLibrary without = m_library;
    without.solutions.clear();
    const Paper guide =
        teacherGuide({without, *m_catalogue, nullptr}, QStringLiteral("lab07"), QStringLiteral("act3"));
    const bool isMissing =
        std::any_of(guide.blocks().begin(), guide.blocks().end(), [](const PaperBlock &block) {
            return std::any_of(block.rows.begin(), block.rows.end(),
                               [](const QStringList &row) { return row.size() == 3 && row.at(1).isEmpty(); });
        });
    QVERIFY(isMissing);
}

/// All acts in their order; the last one is for home.
void TestTeach::twoSessionsArePlanned()
{
    const Paper guide = teacherGuide(source());
    const auto plan = std::find_if(guide.blocks().begin(), guide.blocks().end(), [](const PaperBlock &block) {
        return block.columns.value(1) == QStringLiteral("Session");
    });
    QVERIFY(plan != guide.blocks().end());
    QStringList sessions;
    for (const QStringList &row : plan->rows)
        sessions.append(row.at(1));
    std::size_t acts = 0;
    for (const LabContent &lab : m_library.labs)
        acts += lab.acts.size();
    QCOMPARE(std::size_t(sessions.size()), acts);
    QVERIFY(std::is_sorted(sessions.begin(), sessions.end()));
    QCOMPARE(sessions.first(), QStringLiteral("1"));
    QCOMPARE(sessions.at(sessions.size() - 2), QStringLiteral("2"));
    QCOMPARE(sessions.last(), QStringLiteral("afterwards"));
}

void TestTeach::whatIsWrittenIsLookedFor()
{
    for (const LabContent &lab : m_library.labs) {
        const LabTeaching teaching = m_library.teaching.value(lab.id);
        for (const ActContent &act : lab.acts) {
            const DebriefContent debrief = teaching.debrief(act.id);
            QVERIFY2(debrief.ask.size() >= 2, qPrintable(act.id));
            const QString guide =
                QString::fromUtf8(paperHtml(teacherGuide(source(), lab.id, act.id), QStringLiteral("en")));
            QVERIFY2(!debrief.goal.isEmpty() && says(guide, debrief.goal), qPrintable(act.id));
            QVERIFY2(!debrief.looksFor.isEmpty() && says(guide, debrief.looksFor), qPrintable(act.id));
            for (const TrackEntry &track : m_catalogue->tracks)
                QVERIFY2(debrief.tracks.contains(track.key), qPrintable(act.id + track.key));
            for (const EntryContent &entry : act.entries)
                QVERIFY2(!teaching.looksFor(act.id, entry.id).isEmpty(), qPrintable(entry.id));
        }
    }
}

void TestTeach::theRubricStandsOnce()
{
    const auto rubrics = [](const Paper &guide) {
        return std::count_if(guide.blocks().begin(), guide.blocks().end(),
                             [](const PaperBlock &block) { return block.text == RubricText::heading(); });
    };
    QCOMPARE(rubrics(teacherGuide(source())), 1);
    QCOMPARE(rubrics(teacherGuide(source(), QStringLiteral("lab11"))), 1);
    QCOMPARE(rubrics(teacherGuide(source(), QStringLiteral("lab11"), QStringLiteral("act1"))), 0);
}

/// All questions with their options, in another order than the file has them, and no word on what is right.
void TestTeach::aHandoutAsksAndAnswersNothing()
{
    int others = 0;
    for (const LabContent &lab : m_library.labs) {
        const Paper paper = handout(source(), lab.id);
        const QString html = QString::fromUtf8(paperHtml(paper, QStringLiteral("en")));
        QXmlStreamReader reader(html);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(!html.contains(QRegularExpression(QStringLiteral("\\{[a-z_.]+\\|"))));
        QVERIFY(!html.contains(u'✓') && !html.contains(u'✗'));
        std::size_t rows = 0;
        for (const PaperBlock &block : paper.blocks()) {
            rows += block.rows.size();
            for (const QStringList &row : block.rows)
                QVERIFY(block.isForm && row.size() == 2 && row.at(1).isEmpty());
        }
        for (const ActContent &act : lab.acts) {
            for (const QuestionContent &question : act.predictions) {
                QVERIFY2(says(html, contentText(question.prompt)), qPrintable(question.id));
                QList<qsizetype> places;
                for (const OptionContent &option : question.options) {
                    if (option.text.contains(u'{'))
                        continue;
                    QVERIFY2(says(html, QStringLiteral("☐\u00A0") + option.text), qPrintable(option.id));
                    QVERIFY2(option.feedback.isEmpty() || !says(html, option.feedback),
                             qPrintable(option.id));
                    places << html.indexOf(option.text.toHtmlEscaped(),
                                           html.indexOf(question.prompt.toHtmlEscaped()));
                }
                others += !std::is_sorted(places.begin(), places.end());
            }
            for (const DiscoveryContent &discovery : act.discoveries)
                QVERIFY2(!says(html, contentText(discovery.found)), qPrintable(discovery.id));
        }
        std::size_t asked = 0;
        for (const ActContent &act : lab.acts)
            asked += act.predictions.size();
        QCOMPARE(rows, asked);
    }
    QVERIFY(others > 0);
    const Paper all = handout(source());
    const auto parts = std::count_if(all.blocks().begin(), all.blocks().end(),
                                     [](const PaperBlock &block) { return block.isPart; });
    QCOMPARE(std::size_t(parts), m_library.labs.size());
}

void TestTeach::aHandoutHasTwoPages()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("handout.pdf"));
    for (const LabContent &lab : m_library.labs) {
        QCOMPARE(saveGuide(handout(source(), lab.id), path, QStringLiteral("en"), QFont()), QString());
        const auto pages = bytesOf(path).count("/Type /Page\n");
        QVERIFY2(pages >= 1 && pages <= 2, qPrintable(QStringLiteral("%1: %2").arg(lab.id).arg(pages)));
    }
}

void TestTeach::aHandoutIsSavedFromTheWindow()
{
    TeacherWindow *window = openWindow();
    QVERIFY(window);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("handout.html"));
    QString asked;
    window->setFileAsker([&](QWidget *, const FileQuestion &question, const auto &then) {
        asked = question.name;
        then(path);
    });
    window->handoutButton()->click();
    QCOMPARE(asked, QStringLiteral("handout-lab07.pdf"));
    const QString html = QString::fromUtf8(bytesOf(path));
    QVERIFY(says(html, contentText(m_library.lab(QStringLiteral("lab07"))->title)));
    QVERIFY(!says(html, contentText(m_library.lab(QStringLiteral("lab11"))->title)));
    // Beside the review it is of all labs.
    window->show(reviewPart, {});
    window->handoutButton()->click();
    QCOMPARE(asked, QStringLiteral("handout.pdf"));
    const QString all = QString::fromUtf8(bytesOf(path));
    QVERIFY(says(all, contentText(m_library.lab(QStringLiteral("lab11"))->title)));
}

void TestTeach::htmlIsWellFormed()
{
    QFETCH(QString, language);
    Language speaks;
    speaks.use(language);
    const QByteArray html = paperHtml(teacherGuide(source()), language);
    QXmlStreamReader reader(html);
    std::set<QString> ids;
    int level = 0;
    int columns = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString name = reader.name().toString();
        const QXmlStreamAttributes attributes = reader.attributes();
        QVERIFY(name != QLatin1String("script") && name != QLatin1String("link") &&
                name != QLatin1String("img"));
        if (name == QLatin1String("html")) {
            QCOMPARE(attributes.value(QLatin1String("lang")).toString(),
                     QString(language).replace(u'_', u'-'));
            QCOMPARE(attributes.value(QLatin1String("dir")).toString(),
                     language == QLatin1String("ar") ? QStringLiteral("rtl") : QStringLiteral("ltr"));
        }
        if (name == QLatin1String("th"))
            QVERIFY(attributes.hasAttribute(QLatin1String("scope")));
        columns +=
            name == QLatin1String("th") && attributes.value(QLatin1String("scope")) == QLatin1String("col");
        if (name.size() == 2 && name.at(0) == QLatin1Char('h') && name.at(1).isDigit()) {
            // No level is passed over on the way down.
            QVERIFY2(name.at(1).digitValue() <= level + 1, qPrintable(name));
            level = name.at(1).digitValue();
            const QString id = attributes.value(QLatin1String("id")).toString();
            QVERIFY(level == 1 || ids.insert(id).second);
        }
        if (name == QLatin1String("a"))
            QVERIFY(attributes.value(QLatin1String("href")).startsWith(QLatin1Char('#')));
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(columns > 100);
    for (const RecallQuestion &question : m_review.review->questions) {
        if (!question.prompt.contains(QLatin1Char('{')))
            QVERIFY2(says(QString::fromUtf8(html), contentText(question.prompt)), qPrintable(question.id));
    }
    for (const MysteryRecording &recording : m_review.review->recordings)
        QVERIFY2(html.contains('>' + recording.id.toUtf8()), qPrintable(recording.id));
    for (std::size_t cause = 0; cause < traces::causes; ++cause)
        QVERIFY(says(QString::fromUtf8(html), mystery_words::cause(static_cast<traces::Cause>(cause))));
}

void TestTeach::pdfIsMade()
{
    QFETCH(QString, language);
    Language speaks;
    speaks.use(language);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("guide.pdf"));
    const Paper guide = teacherGuide(source(), QStringLiteral("lab11"));
    QCOMPARE(saveGuide(guide, path, language, QFont()), QString());
    const QByteArray pdf = bytesOf(path);
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.count("/Type /Page\n") > 3);
    QVERIFY(pdf.contains("<rdf:li>" + language.toLatin1() + "</rdf:li>"));
}

void TestTeach::windowAsksOnceAndWritesNothing()
{
    m_fixture = std::make_unique<LabFixture>();
    Application &lab = m_fixture->openAsLeft();
    QVERIFY(lab.store()->flush());
    const QString ledger = m_fixture->folder() + QStringLiteral("/ledger.json");
    const QByteArray before = bytesOf(ledger);
    auto *entry = lab.window().findChild<QAction *>(QStringLiteral("teachers"));
    QVERIFY(entry);
    QVERIFY(entry->shortcuts().isEmpty());
    entry->trigger();
    QVERIFY(!lab.teacherRoom().window());
    QVERIFY(answerQuestion(m_fixture->lab(), false));
    QVERIFY(!lab.teacherRoom().window());
    entry->trigger();
    QVERIFY(answerQuestion(m_fixture->lab(), true));
    QVERIFY(lab.teacherRoom().window());
    lab.teacherRoom().window()->choice()->setCurrentIndex(3);
    lab.teacherRoom().window()->close();
    settle();
    QVERIFY(!lab.teacherRoom().window());
    entry->trigger();
    settle();
    QVERIFY(lab.teacherRoom().window());
    QVERIFY(lab.store()->flush());
    QCOMPARE(bytesOf(ledger), before);
}

void TestTeach::windowShowsAnActAndItsHeadings()
{
    TeacherWindow *window = openWindow();
    QVERIFY(window);
    QVERIFY(window->choice()->currentText().contains(QStringLiteral("break-even")));
    QCOMPARE(window->choice()->count(), 8); // four acts, three acts, the review
    std::set<int> levels;
    int reachable = 0;
    for (const TextBlock *block : window->page()->findChildren<TextBlock *>()) {
        if (block->headingLevel() > 0)
            levels.insert(block->headingLevel());
        else
            reachable += (block->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
    }
    QCOMPARE(levels, (std::set<int>{2, 3, 4}));
    QVERIFY(reachable > 50);
}

void TestTeach::windowFollowsTheLanguage()
{
    TeacherWindow *window = openWindow();
    QVERIFY(window);
    const QString english = window->windowTitle();
    m_fixture->lab().ledger().setSetting(QStringLiteral("language"), QStringLiteral("ar"));
    settle();
    QVERIFY(window->windowTitle() != english);
    QVERIFY(window->choice()->currentIndex() == 1);
    QCOMPARE(window->page()->layoutDirection(), Qt::RightToLeft);
}

void TestTeach::whatCannotBeSavedIsSaid()
{
    TeacherWindow *window = openWindow();
    QVERIFY(window);
    QString asked;
    window->setFileAsker([&asked](QWidget *, const FileQuestion &question, const auto &then) {
        asked = question.name;
        then(QStringLiteral("/nowhere/at/all/guide.html"));
    });
    window->htmlButton()->click();
    QCOMPARE(asked, QStringLiteral("for-teachers.html"));
    const auto spoken = window->findChildren<TextBlock *>();
    QVERIFY(std::any_of(spoken.begin(), spoken.end(), [](const TextBlock *block) {
        return block->text().contains(QStringLiteral("/nowhere"));
    }));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("guide.html"));
    window->setFileAsker([&path](QWidget *, const FileQuestion &, const auto &then) { then(path); });
    window->htmlButton()->click();
    QVERIFY(bytesOf(path).startsWith("<!DOCTYPE html>"));
}

RP_TEST(TestTeach)

} // namespace test_teach
#include "test_teach.moc"
