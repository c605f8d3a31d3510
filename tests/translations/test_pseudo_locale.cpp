// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/root/application.h"
#include "controllers/wizard_controller.h"
#include "models/instruments/contract/result_table.h"
#include "models/text/plain_text.h"
#include "tests/support/test_main.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLocale>
#include <QMenu>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace test_pseudo_locale {

using namespace rp;

namespace {

/// Names and units that are the same in every language, keys as they are printed on a keyboard, languages
/// under their own names, and a button whose text Qt's own translations bring. Everything else in plain
/// letters was never translated.
const QStringList untranslatable{
    QStringLiteral("Ridgepoint"),
    QStringLiteral("English"),
    QStringLiteral("Deutsch"),
    QStringLiteral("Brasil"),
    QStringLiteral("Ctrl"),
    QStringLiteral("Shift"),
    QStringLiteral("Return"),
    QStringLiteral("Space"),
    QStringLiteral("Home"),
    QStringLiteral("End"),
    QStringLiteral("PgUp"),
    QStringLiteral("PgDown"),
    QStringLiteral("Esc"),
    QStringLiteral("Left"),
    QStringLiteral("Right"),
    QStringLiteral("Down"),
    QStringLiteral("Tab"),
    QStringLiteral("Alt"),
    QStringLiteral("Close"),
    // The code that act 3 is about.
    QStringLiteral("gate"),
    QStringLiteral("router"),
    QStringLiteral("mean"),
    QStringLiteral("expert"),
    QStringLiteral("return"),
    QStringLiteral("head"),
};

/// The texts of an accessible object that a person reads or hears.
void collectTexts(QAccessibleInterface *object, QStringList &texts, int depth = 0)
{
    if (!object || !object->isValid() || depth > 60 || object->state().invisible)
        return;
    for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
        texts << object->text(kind);
    if (auto *table = object->tableInterface()) {
        for (int column = 0; column < table->columnCount(); ++column)
            texts << table->columnDescription(column);
    }
    for (int i = 0; i < object->childCount(); ++i)
        collectTexts(object->child(i), texts, depth + 1);
}

void collectMenuTexts(const QMenu &menu, QStringList &texts)
{
    const QList<QAction *> actions = menu.actions();
    for (const QAction *action : actions) {
        texts << action->text();
        if (action->menu())
            collectMenuTexts(*action->menu(), texts);
    }
}

/// Every text of a window, seen or heard.
QStringList textsOf(QWidget &window)
{
    QStringList texts{window.windowTitle()};
    collectTexts(QAccessible::queryAccessibleInterface(&window), texts);
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (widget->isVisible())
            texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
    }
    const QList<QMenu *> menus = window.findChildren<QMenu *>();
    for (const QMenu *menu : menus)
        collectMenuTexts(*menu, texts);
    texts.removeDuplicates();
    texts.removeAll(QString());
    return texts;
}

/// Names of days and months come from the system's locale.
bool isOfACalendar(const QString &word)
{
    const QLocale locale;
    for (int i = 1; i <= 12; ++i) {
        if (word == locale.monthName(i) || (i <= 7 && word == locale.dayName(i)))
            return true;
    }
    return false;
}

QStringList sectionsOfTheCourse()
{
    static const QRegularExpression anchor(QStringLiteral("@sec-[\\w-]+"));
    QStringList found;
    for (const char *lab : {":/labs/lab07.json", ":/labs/lab11.json"}) {
        QFile file(QLatin1String{lab});
        if (!file.open(QFile::ReadOnly))
            continue;
        for (auto match = anchor.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext();)
            found << anchorsInWords(match.next().captured());
    }
    return found;
}

/// Words in plain letters that should not be there.
QStringList plainWords(QString text)
{
    static const QStringList sections = sectionsOfTheCourse();
    for (const QString &section : sections)
        text.remove(section);
    static const QRegularExpression word(QStringLiteral("(?<![\\p{L}\\d_])[A-Za-z]{3,}(?![\\p{L}\\d_])"));
    QStringList found;
    for (auto match = word.globalMatch(text); match.hasNext();) {
        const QString plain = match.next().captured();
        // What is all capitals is an abbreviation, or a name like CUDA that a placeholder has put in.
        if (plain != plain.toUpper() && !untranslatable.contains(plain) && !isOfACalendar(plain))
            found << plain;
    }
    return found;
}

QString optionOtherThan(const QuestionContent &question, const QString &id)
{
    for (const OptionContent &option : question.options) {
        if (option.id != id)
            return option.id;
    }
    return {};
}

} // namespace

/// Opens the window in the pseudo-locale and looks for a text that stayed English.
class TestPseudoLocale : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    Language m_language;
    std::unique_ptr<Application> m_lab;

    void open(const QString &language)
    {
        QString error;
        StartOptions options;
        options.dataDir = m_folder.filePath(QString::number(QRandomGenerator::global()->generate()));
        options.language = language;
        m_lab = Application::open(options, m_language, &error);
        QVERIFY2(m_lab, qPrintable(error));
        m_lab->window().resize(1280, 720);
        m_lab->show();
        QVERIFY(QTest::qWaitForWindowExposed(&m_lab->window()));
    }

    void verifyWindow(const char *where)
    {
        QCoreApplication::processEvents();
        QTest::qWait(20);
        QStringList texts;
        const QWidgetList windows = QApplication::topLevelWidgets();
        for (QWidget *window : windows) {
            if (window->isVisible())
                texts << textsOf(*window);
        }
        QVERIFY2(texts.size() > 20, "the window seems to be empty");
        QStringList bad;
        for (const QString &text : texts) {
            if (const QStringList words = plainWords(text); !words.isEmpty())
                bad << QStringLiteral("  [%1] in: %2").arg(words.join(QLatin1Char(' ')), text);
        }
        QVERIFY2(bad.isEmpty(), qPrintable(QStringLiteral("%1: %2 texts never reached a translator:\n%3")
                                               .arg(QLatin1String(where))
                                               .arg(bad.size())
                                               .arg(bad.join(QLatin1Char('\n')))));
    }

    /// The home page and every step of the first act, in the states a learner meets.
    template<typename Look>
    void walk(Look look)
    {
        const ActContent act = m_lab->session().content().acts.front();
        WizardController &wizard = m_lab->wizard();
        look("home");
        m_lab->openLab(m_lab->session().content().id);
        look("brief");
        wizard.next();
        look("predict");
        for (const QuestionContent &question : act.predictions) {
            if (question.kind == QuestionContent::Kind::SingleChoice)
                wizard.commitPrediction(question.id, optionOtherThan(question, question.correct));
            else
                wizard.commitNumber(question.id, question.minimum.value_or(1.0));
        }
        look("prediction committed");
        wizard.next();
        look("explore");
        wizard.setInput({{}, QStringLiteral("workload")}, QStringLiteral("gpt2"));
        look("explore, another workload");
        wizard.skipDiscoveries();
        wizard.next();
        look("reveal");
        wizard.next();
        look("reflect");
        for (const QuestionContent &question : act.reflections) {
            wizard.answerReflection(question.id, optionOtherThan(question, question.correct));
            wizard.answerReflection(question.id, question.correct);
        }
        look("reflected");
        wizard.open({act.id, Step::Brief});
    }

private slots:
    void initTestCase()
    {
        QVERIFY2(QFile::exists(QStringLiteral(":/i18n/ridgepoint_xx.qm")), "the pseudo-locale was not built");
        QAccessible::setActive(true);
    }

    void cleanup() { m_lab.reset(); }

    void openedInIt()
    {
        open(QStringLiteral("xx"));
        walk([this](const char *where) { verifyWindow(where); });
    }

    void switchedWhileRunning()
    {
        open(QStringLiteral("en"));
        walk([](const char *) { QCoreApplication::processEvents(); });
        emit m_lab->window().settingChosen(Setting::Language, QStringLiteral("xx"));
        const QString act = m_lab->session().place().act;
        for (const Step step : {Step::Brief, Step::Predict, Step::Explore, Step::Reveal, Step::Reflect}) {
            m_lab->wizard().open({act, step});
            QCOMPARE(m_lab->session().place().step, step);
            verifyWindow(qPrintable(QStringLiteral("switched, ") + stepKey(step)));
        }
    }

    void keyboardHelp()
    {
        open(QStringLiteral("xx"));
        m_lab->window().findChild<QAction *>(QStringLiteral("keyboard_help"))->trigger();
        verifyWindow("keyboard help");
    }
};

RP_TEST(TestPseudoLocale)

} // namespace test_pseudo_locale
#include "test_pseudo_locale.moc"
