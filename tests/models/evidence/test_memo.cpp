// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/memo.h"
#include "models/evidence/memo_document.h"
#include "models/json/json_schema.h"
#include "models/paper/paper.h"
#include "tests/models/evidence/evidence_fixture.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace test_memo {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

MemoDocument documentOf(const EvidenceLab &lab)
{
    return memoDocument(*lab.session, lab.workbench, lab.catalogue, lab.book, lab.memo);
}

std::vector<JsonProblem> problemsOf(const QByteArray &bytes)
{
    std::vector<JsonProblem> problems;
    const auto read = parseJson(bytes, QStringLiteral("memo.json"), problems);
    const auto schema = embeddedSchema(QStringLiteral("memo.schema.json"));
    if (!read || !schema)
        return {{QStringLiteral("memo.json"), {}, QStringLiteral("no JSON, or no schema")}};
    return validateJson(*read, *schema, QStringLiteral("memo.json"));
}

void fill(EvidenceLab &lab)
{
    QVERIFY(lab.memo.setText(MemoPart::Recommendation, QStringLiteral("Compile it.\n\nAt once.")));
    QVERIFY(
        lab.memo.setText(MemoPart::Risk, QStringLiteral("A *guard* fails | or <b>two</b>\n# no heading")));
    QVERIFY(lab.memo.setAuthor(QStringLiteral("Ada_L. [x](y)")));
    const QString first = lab.add();
    const QString second = lab.add(QStringLiteral("act3"), QStringLiteral("surgery"));
    QVERIFY(lab.memo.setEvidence({second, first, QStringLiteral("e99")}));
}

} // namespace

class MemoTest : public QObject
{
    Q_OBJECT
private slots:
    void textsSurviveARestart();
    void aReadOnlyLedgerTakesNothing();
    void anEmptyMemoIsEmpty();
    void markdownTextIsNeverMarkup_data();
    void markdownTextIsNeverMarkup();
    void markdownHoldsEverything();
    void jsonFitsItsSchema();
    void jsonOfAnEmptyMemoFitsItsSchema();
    void aFaultyJsonDoesNotFit();
    void removedEvidenceIsLeftOut();
    void theVerdictFollowsTheTrack();
    void whatLaterLabsReadStandsAtTheEnd();
};

void MemoTest::textsSurviveARestart()
{
    QTemporaryDir folder;
    const QString odd = QStringLiteral("  two  spaces \n\ttab\nالعربية 中文 \"quotes\" \\ end ");
    {
        EvidenceLab lab(folder.path());
        for (const MemoPart part : memoParts)
            QVERIFY(lab.memo.setText(part, odd + memoPartKey(part)));
        QVERIFY(lab.memo.setAuthor(odd));
        QVERIFY(lab.memo.setEvidence({QStringLiteral("e2"), QStringLiteral("e1")}));
    }
    EvidenceLab lab(folder.path());
    for (const MemoPart part : memoParts)
        QCOMPARE(lab.memo.text(part), odd + memoPartKey(part));
    QCOMPARE(lab.memo.author(), odd);
    QCOMPARE(lab.memo.evidence(), QStringList({QStringLiteral("e2"), QStringLiteral("e1")}));
    QSignalSpy changed(&lab.memo, &Memo::changed);
    QVERIFY(lab.memo.setAuthor(odd));
    QCOMPARE(changed.count(), 0);
    QVERIFY(lab.memo.setText(MemoPart::Risk, {}));
    QCOMPARE(changed.count(), 1);
    QVERIFY(lab.memo.text(MemoPart::Risk).isEmpty());
}

void MemoTest::aReadOnlyLedgerTakesNothing()
{
    EvidenceLab lab;
    QVERIFY(lab.memo.setText(MemoPart::Risk, QStringLiteral("first")));
    lab.ledger.setReadOnly(true);
    QVERIFY(!lab.memo.setText(MemoPart::Risk, QStringLiteral("second")));
    QVERIFY(!lab.memo.setAuthor(QStringLiteral("x")));
    QVERIFY(!lab.memo.setEvidence({QStringLiteral("e1")}));
    QCOMPARE(lab.memo.text(MemoPart::Risk), QStringLiteral("first"));
}

void MemoTest::anEmptyMemoIsEmpty()
{
    EvidenceLab lab;
    QVERIFY(lab.memo.isEmpty());
    QVERIFY(lab.memo.setText(MemoPart::Risk, QStringLiteral(" \n")));
    QVERIFY(lab.memo.isEmpty());
    QVERIFY(lab.memo.setEvidence({QStringLiteral("e1")}));
    QVERIFY(!lab.memo.isEmpty());
}

void MemoTest::markdownTextIsNeverMarkup_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("escaped");
    const auto row = [](const char *name, const char *text, const char *escaped) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(escaped);
    };
    row("plain", "133,608 images (at 30 s).", "133,608 images (at 30 s).");
    row("emphasis", "a *b* c", "a \\*b\\* c");
    row("underscore in a word", "kws_utilization_pct", "kws_utilization_pct");
    row("underscore around", "_so_", "\\_so\\_");
    row("link", "[x](http://y)", "\\[x\\](http://y)");
    row("tag", "<b>&amp;", "\\<b\\>\\&amp;");
    row("code", "`x`", "\\`x\\`");
    row("backslash", "a\\b", "a\\\\b");
    row("table", "a|b", "a\\|b");
    row("heading", "# x", "\\# x");
    row("no heading", "issue #4", "issue #4");
    row("list", "- x", "\\- x");
    row("plus", "+ x", "\\+ x");
    row("numbered", "1. x", "1\\. x");
    row("numbered with bracket", "12) x", "12\\) x");
    row("decimal", "1.5 ms", "1.5 ms");
    row("negative", "-5 %", "-5 %");
    row("rule", "---", "\\---");
    row("underline", "===", "\\===");
    row("lines", "a\nb", "a b");
    row("strike", "~~a~~", "\\~\\~a\\~\\~");
    row("arabic", "كلمة *x*", "كلمة \\*x\\*");
    row("empty", "", "");
}

void MemoTest::markdownTextIsNeverMarkup()
{
    QFETCH(QString, text);
    QTEST(markdownText(text), "escaped");
}

void MemoTest::markdownHoldsEverything()
{
    EvidenceLab lab;
    fill(lab);
    const MemoDocument memo = documentOf(lab);
    QCOMPARE(memo.exhibits.size(), std::size_t(2));
    const QString text = paperMarkdown(memoPaper(memo));
    QVERIFY(text.startsWith(QStringLiteral("# ")));
    QVERIFY(text.contains(QStringLiteral("Ada_L. \\[x\\](y)")));
    QVERIFY(text.contains(QStringLiteral("Compile it.\n\nAt once.\n\n")));
    QVERIFY(
        text.contains(QStringLiteral("A \\*guard\\* fails \\| or \\<b\\>two\\</b\\>\\\n\\# no heading\n\n")));
    for (const MemoPart part : memoParts)
        QVERIFY(text.contains(QStringLiteral("\n## ") + MemoText::heading(part) + u'\n'));
    QVERIFY(text.contains(MemoText::empty()));
    const MemoExhibit &exhibit = memo.exhibits.front();
    QVERIFY(text.contains(markdownText(exhibit.title)));
    for (const CapturedFigure &figure : exhibit.figures) {
        const QString row = QStringLiteral("| %1 | %2 |\n");
        QVERIFY2(text.contains(row.arg(markdownText(figure.label), markdownText(figure.text))),
                 qPrintable(figure.id));
    }
    for (const CapturedControl &control : exhibit.controls)
        QVERIFY2(text.contains(markdownText(control.text)), qPrintable(control.id));
    QVERIFY(!exhibit.assumptions.isEmpty());
    for (const QString &assumption : exhibit.assumptions)
        QVERIFY(text.contains(markdownText(assumption)));
    for (const CapturedFigure &figure : exhibit.figures) { // a reason that several figures share stands once
        const QString reason = exhibit.scene.assumption(figure.id);
        if (!reason.isEmpty())
            QCOMPARE(exhibit.assumptions
                         .filter(QRegularExpression(
                             QStringLiteral(": %1$").arg(QRegularExpression::escape(reason))))
                         .size(),
                     1);
    }
    QVERIFY(text.indexOf(markdownText(exhibit.title)) <
            text.indexOf(markdownText(memo.exhibits.back().title))); // as cited
}

void MemoTest::jsonFitsItsSchema()
{
    EvidenceLab lab;
    fill(lab);
    QVERIFY(lab.at(QStringLiteral("act2"), QStringLiteral("roi"))
                ->setInput(QStringLiteral("gain"), 0.0)
                .isEmpty()); // figures that are never reached
    const QString third = lab.add(QStringLiteral("act2"), QStringLiteral("roi"));
    QVERIFY(lab.memo.setEvidence({third, QStringLiteral("e1")}));
    const QByteArray bytes = memoJson(documentOf(lab));
    const std::vector<JsonProblem> problems = problemsOf(bytes);
    QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problemText(problems.front())));
    const json object = json::parse(bytes.toStdString());
    QCOMPARE(object["memo"]["recommendation"].get<std::string>(), std::string("Compile it.\n\nAt once."));
    QCOMPARE(object["evidence"][0]["capture"]["id"].get<std::string>(), std::string("e3"));
    bool infinite = false;
    for (const json &figure : object["evidence"][0]["capture"]["figures"])
        infinite = infinite || figure["value"] == json{{"number", "Infinity"}};
    QVERIFY(infinite);
    const auto read = captureFrom(object["evidence"][0]["capture"]);
    QVERIFY(read);
    QCOMPARE(read->frozenJson(), lab.book.find(third)->frozenJson());
}

void MemoTest::jsonOfAnEmptyMemoFitsItsSchema()
{
    const EvidenceLab lab;
    const std::vector<JsonProblem> problems = problemsOf(memoJson(documentOf(lab)));
    QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problemText(problems.front())));
}

void MemoTest::aFaultyJsonDoesNotFit()
{
    EvidenceLab lab;
    fill(lab);
    json object = json::parse(memoJson(documentOf(lab)).toStdString());
    object["evidence"][0]["capture"]["figures"][0]["value"] = nullptr;
    QVERIFY(!problemsOf(QByteArray::fromStdString(object.dump())).empty());
    object = json::parse(memoJson(documentOf(lab)).toStdString());
    object["memo"].erase("risk");
    QVERIFY(!problemsOf(QByteArray::fromStdString(object.dump())).empty());
}

void MemoTest::removedEvidenceIsLeftOut()
{
    EvidenceLab lab;
    fill(lab);
    QVERIFY(lab.book.setRemoved(QStringLiteral("e2"), true));
    QCOMPARE(documentOf(lab).exhibits.size(), std::size_t(1));
    QVERIFY(lab.book.setRemoved(QStringLiteral("e2"), false));
    QCOMPARE(documentOf(lab).exhibits.size(), std::size_t(2));
}

void MemoTest::theVerdictFollowsTheTrack()
{
    EvidenceLab lab;
    QVERIFY(!lab.session->track().isEmpty() && !lab.session->isTrackChosen());
    QVERIFY(documentOf(lab).track.isEmpty()); // the lab begins on one, which nobody has chosen
    QVERIFY(documentOf(lab).trackName.isEmpty());
    QVERIFY(!documentOf(lab).verdict.known);
    lab.session->recordDesign({{QStringLiteral("execution_mode"), QStringLiteral("eager")}});
    lab.session->recordSetting(QStringLiteral("track"), QStringLiteral("edge"));
    const MemoDocument early = documentOf(lab);
    QCOMPARE(early.track, QStringLiteral("edge"));
    QVERIFY(!early.trackName.isEmpty() && !early.trackGoal.isEmpty());
    QVERIFY(early.verdict.known);
    EvidenceLab open({}, Ledger::Mode::Presenter);
    open.session->recordSetting(QStringLiteral("track"), QStringLiteral("edge"));
    QVERIFY(!documentOf(open).verdict.known); // its own instrument has not run
    for (const ActContent &act : open.content.acts) {
        for (const PanelContent &panel : act.panels)
            open.session->recordRun(act.id, panel.id);
    }
    QVERIFY(documentOf(open).verdict.known); // by the track's own instrument
    QVERIFY(!documentOf(open).verdict.sentence.isEmpty());
}

void MemoTest::whatLaterLabsReadStandsAtTheEnd()
{
    EvidenceLab lab;
    const QString heading = QStringLiteral("## ") + MemoText::handOffHeading();
    QVERIFY(!paperMarkdown(memoPaper(documentOf(lab))).contains(heading));
    QVERIFY(lab.session->recordDesign(
                {{QStringLiteral("fusion_enabled"), true},
                 {QStringLiteral("kws_utilization_compiled_pct"), 200.0 / 3.0},
                 {QStringLiteral("execution_mode"), QStringLiteral("compiled")},
                 {QStringLiteral("breakeven_inferences"), QVariant::fromValue(nullptr)},
                 {QStringLiteral("act2_result"), 1336080.0},
                 {QStringLiteral("challenges"), QVariantMap{{QStringLiteral("x"), 1}}}}) == Refusal::None);
    const QString text = paperMarkdown(memoPaper(documentOf(lab)));
    const QString end = text.mid(text.indexOf(heading));
    for (const QString &row :
         {QStringLiteral("| fusion_enabled | true |"),
          QStringLiteral("| kws_utilization_compiled_pct | 66.6667 |"),
          QStringLiteral("| execution_mode | compiled |"), QStringLiteral("| breakeven_inferences | null |"),
          QStringLiteral("| act2_result | 1336080 |")})
        QVERIFY2(end.contains(row), qPrintable(end));
    QVERIFY(!end.contains(QStringLiteral("challenges")));
}

RP_TEST(MemoTest)

} // namespace test_memo
#include "test_memo.moc"
