// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controllers/wizard_controller.h"
#include "models/text/spoken_form.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/rendered_texts.h"
#include "tests/support/test_main.h"
#include "views/instruments/page/instrument_view.h"
#include "views/shell/main_window.h"
#include "views/shell/settings/top_row.h"
#include "views/steps/act_view.h"
#include "views/steps/reveal_page.h"
#include "views/widgets/action_button.h"
#include "views/widgets/text_block.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>

namespace test_spoken_pages {

using namespace rp;

namespace {

/// What is heard, as opposed to what stands in a field or on a tool tip.
bool isHeard(const RenderedText &text)
{
    return !text.where.startsWith(QLatin1String("QLineEdit")) &&
           (text.where.endsWith(QLatin1String(" name")) ||
            text.where.endsWith(QLatin1String(" description")) ||
            text.where.endsWith(QLatin1String(" cell")));
}

void addHeadings(QAccessibleInterface *from, std::vector<const TextBlock *> &found)
{
    if (!from || from->state().invisible)
        return;
    const auto *block = qobject_cast<const TextBlock *>(from->object());
    if (block && block->headingLevel() > 0)
        found.push_back(block);
    for (int i = 0; i < from->childCount(); ++i)
        addHeadings(from->child(i), found);
}

} // namespace

/// What a screen reader is told on each page of each lab.
class TestSpokenPages : public QObject
{
    Q_OBJECT
private slots:
    void textsAreMadeForTheEar_data();
    void textsAreMadeForTheEar();

private:
    void checkPage(const QString &where);
    void checkLab(LabFixture &fixture, const LabContent &lab);

    MainWindow *m_window = nullptr;
    QStringList m_complaints;
    int m_heard = 0;
};

void TestSpokenPages::textsAreMadeForTheEar_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "ar", "de", "zh_CN"})
        QTest::addRow("%s", language) << QString::fromLatin1(language);
}

void TestSpokenPages::checkPage(const QString &where)
{
    settle();
    static const QRegularExpression doubled(
        QStringLiteral("(?<!\\.)\\.\\.(?!\\.)|。。|[.!?؟][ ]\\.|[.!?؟。]:|…\\.(?!\\.)"));
    static const QRegularExpression bracketed(QStringLiteral("\\([A-Z]\\)(?=$|…|:)"));
    for (const RenderedText &text : renderedTexts(*m_window)) {
        if (!isHeard(text))
            continue;
        ++m_heard;
        const auto complain = [&](const char *what) {
            m_complaints << QStringLiteral("%1 in %2, %3: “%4”")
                                .arg(QLatin1String(what), where, text.where, text.text.left(160));
        };
        if (spokenForm(text.text) != text.text)
            complain("a unit as a sign");
        if (doubled.match(text.text).hasMatch())
            complain("two ends of a sentence");
        if (QLocale().language() == QLocale::Arabic && bracketed.match(text.text).hasMatch())
            complain("the letter of a mnemonic");
    }
    std::vector<const TextBlock *> headings;
    addHeadings(QAccessible::queryAccessibleInterface(m_window), headings);
    int before = 0;
    for (const TextBlock *heading : headings) {
        if (heading->headingLevel() > before + 1)
            m_complaints << QStringLiteral("level %1 after %2 in %3: “%4”")
                                .arg(heading->headingLevel())
                                .arg(before)
                                .arg(where, heading->text());
        before = heading->headingLevel();
    }
    QHash<QKeySequence, QString> letters;
    const auto claim = [&](const QString &text) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (!key.isEmpty() && letters.contains(key) && letters.value(key) != text)
            m_complaints << QStringLiteral("%1 twice in %2: “%3”, “%4”")
                                .arg(key.toString(), where, letters.value(key), text);
        letters.insert(key, text);
    };
    for (const QAction *menu : m_window->topRow()->menuBar()->actions())
        claim(menu->text());
    for (const auto *button : m_window->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->isEnabled())
            claim(button->text());
    }
}

void TestSpokenPages::checkLab(LabFixture &fixture, const LabContent &lab)
{
    for (const ActContent &act : lab.acts) {
        for (const Step step : {Step::Brief, Step::Predict, Step::Explore, Step::Reveal, Step::Reflect}) {
            fixture.lab().wizard().open({act.id, step});
            checkPage(lab.id + u' ' + act.id + u' ' + stepKey(step));
            const auto *reveal = qobject_cast<RevealPage *>(m_window->actView()->currentPage());
            if (reveal && reveal->answerButton()->isVisible()) {
                reveal->answerButton()->click();
                checkPage(lab.id + u' ' + act.id + u' ' + stepKey(step) + QStringLiteral(" answered"));
            }
        }
    }
}

void TestSpokenPages::textsAreMadeForTheEar()
{
    QFETCH(const QString, language);
    m_complaints.clear();
    m_heard = 0;
    for (const char *id : {"lab07", "lab11"}) {
        LabFixture fixture;
        StartOptions options;
        options.presenter = true;
        options.language = language;
        options.open = PlaceArgument{QString::fromLatin1(id), {QStringLiteral("act1"), Step::Brief}};
        Application &lab = fixture.open(options);
        m_window = &lab.window();
        checkLab(fixture, lab.session().content());
        for (const WindowPage page : {WindowPage::Home, WindowPage::Evidence, WindowPage::Memo}) {
            m_window->showPage(page);
            checkPage(QStringLiteral("page %1").arg(int(page)));
        }
        for (const ReviewTab tab : reviewTabs) {
            m_window->showReview(tab);
            checkPage(QStringLiteral("review %1").arg(int(tab)));
        }
    }
    m_complaints.removeDuplicates();
    for (const QString &complaint : std::as_const(m_complaints))
        qWarning("%s", qPrintable(complaint)); // a message of a failure is cut short
    QCOMPARE(m_complaints.size(), 0);
    QVERIFY(m_heard > 1000);
}

RP_TEST(TestSpokenPages)

} // namespace test_spoken_pages
#include "test_spoken_pages.moc"
