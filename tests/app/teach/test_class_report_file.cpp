// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The report on a class as a file: it begins with the hardest questions, its charts are pictures with words,
// and window and command write the same.
#include "app/root/teacher_room.h"
#include "models/class_view/class_command.h"
#include "models/class_view/class_text.h"
#include "models/text/command_words.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/programs/program_run.h"
#include "tests/models/class_view/class_desk.h"
#include "tests/support/test_main.h"
#include "views/class_view/class_window.h"
#include "views/class_view/report_file.h"
#include "views/widgets/action_button.h"
#include "views/widgets/option_button.h"
#include "views/widgets/text_block.h"
#include "views/widgets/toggle_row.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace test_class_report_file {

using namespace rp;

namespace {

constexpr unsigned learners = 12;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const PaperBlock *tableBehind(const Paper &paper, const QString &heading)
{
    bool isHere = false;
    for (const PaperBlock &block : paper.blocks()) {
        if (block.kind == PaperBlock::Kind::Heading)
            isHere = block.text == heading;
        else if (isHere && block.kind == PaperBlock::Kind::Table)
            return &block;
    }
    return nullptr;
}

} // namespace

class ClassReportFileTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void theHardestQuestionsComeFirst();
    void chartsArePicturesWithWords();
    void thePdfHasThemToo();
    void theWindowSavesWhatItShows();
    void theCommandDraws();
    void theGuideReplacesNothingElse();

private:
    test::ClassDesk m_desk;
    ClassFigures m_figures;
    QTemporaryDir m_folder;
};

void ClassReportFileTest::initTestCase()
{
    m_figures = m_desk.figuresOf(0, learners);
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("class")));
    for (unsigned number = 0; number < learners; ++number) {
        QFile file(m_folder.filePath(QStringLiteral("class/%1.json").arg(number)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(writeHandin(test::syntheticHandin(m_desk.library, number)));
    }
}

void ClassReportFileTest::theHardestQuestionsComeFirst()
{
    const Paper paper = classReport(m_figures, m_desk.library, *m_desk.catalogue, false);
    const auto first =
        std::find_if(paper.blocks().begin(), paper.blocks().end(),
                     [](const PaperBlock &block) { return block.kind == PaperBlock::Kind::Heading; });
    QVERIFY(first != paper.blocks().end());
    QCOMPARE(first->text, ClassText::hardest());
    const PaperBlock *table = tableBehind(paper, ClassText::hardest());
    QVERIFY(table && !table->rows.empty() && table->rows.size() <= 12);
    double before = 2.0;
    for (const QStringList &row : table->rows) {
        const double answered = row.at(2).toDouble();
        const double share = row.at(3).toDouble() / answered;
        QVERIFY2(answered > 0.0 && share > 0.0 && share <= before, qPrintable(row.join(u'|')));
        before = share;
    }
    // Nobody missed anything, so there is nothing to name.
    QVERIFY(!tableBehind(classReport({}, m_desk.library, *m_desk.catalogue, false), ClassText::hardest()));
}

void ClassReportFileTest::chartsArePicturesWithWords()
{
    const ClassPiece report = drawnClassReport(m_figures, m_desk.library, *m_desk.catalogue, false);
    QVERIFY(report.charts.size() > 10);
    const QByteArray html = classReportHtml(report, QStringLiteral("en"), QApplication::font());
    QXmlStreamReader reader(html);
    std::size_t pictures = 0;
    int tables = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        tables += reader.name() == QLatin1String("table");
        if (reader.name() != QLatin1String("img"))
            continue;
        ++pictures;
        const QXmlStreamAttributes attributes = reader.attributes();
        QVERIFY(attributes.value(QLatin1String("alt")).size() > 20);
        const QString source = attributes.value(QLatin1String("src")).toString();
        const QString prefix = QStringLiteral("data:image/svg+xml;base64,");
        QVERIFY(source.startsWith(prefix));
        QSvgRenderer svg(QByteArray::fromBase64(source.mid(prefix.size()).toLatin1()));
        QVERIFY(svg.isValid() && !svg.defaultSize().isEmpty());
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(pictures, report.charts.size());
    QVERIFY(tables > int(pictures) / 2); // the values stay
    QVERIFY(!html.contains("Ada"));
}

void ClassReportFileTest::thePdfHasThemToo()
{
    const ClassPiece report = drawnClassReport(m_figures, m_desk.library, *m_desk.catalogue, false);
    const QString path = m_folder.filePath(QStringLiteral("report.pdf"));
    QCOMPARE(saveClassReport(report, path, QStringLiteral("en"), QApplication::font()), QString());
    QVERIFY(contentOf(path).startsWith("%PDF-"));
    QProcess text;
    text.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    QVERIFY(text.waitForFinished(60'000));
    const QString said = QString::fromUtf8(text.readAllStandardOutput());
    QVERIFY(said.contains(ClassText::hardest()));
    // The chart's own caption: nothing else says it.
    QVERIFY(said.contains(ClassText::answers()));
    QVERIFY(saveClassReport(report, m_folder.filePath(QStringLiteral("report.odt")), QStringLiteral("en"),
                            QApplication::font())
                .contains(QStringLiteral(".pdf")));
}

void ClassReportFileTest::theWindowSavesWhatItShows()
{
    LabFixture fixture;
    fixture.openAsLeft();
    fixture.lab().classRoom().open(QSize(1366, 768));
    ClassWindow *window = fixture.lab().classRoom().window();
    QVERIFY(window->htmlButton()->isHidden() && window->pdfButton()->isHidden());
    window->read(QStringList{m_folder.filePath(QStringLiteral("class"))});
    QTRY_VERIFY_WITH_TIMEOUT(!window->isReading(), 60'000);
    settle();
    QVERIFY(!window->htmlButton()->isHidden() && !window->pdfButton()->isHidden());
    const QString path = m_folder.filePath(QStringLiteral("saved.html"));
    QString asked;
    window->setFileAsker([&](QWidget *, const FileQuestion &question, const auto &then) {
        asked = question.suffix;
        then(path);
    });
    window->htmlButton()->click();
    QCOMPARE(asked, QStringLiteral("html"));
    QVERIFY(contentOf(path).contains("<img alt="));
    QVERIFY(!contentOf(path).contains("Ada"));
    QVERIFY(!window->savedNote()->isHidden());
    QVERIFY(window->savedNote()->text().contains(QStringLiteral("saved.html")));
    window->names()->toggle()->setChecked(true);
    window->htmlButton()->click();
    QVERIFY(contentOf(path).contains("Ada"));
    window->setFileAsker([&](QWidget *, const FileQuestion &, const auto &then) {
        then(m_folder.filePath(QStringLiteral("nowhere/saved.html")));
    });
    window->htmlButton()->click();
    QVERIFY(window->savedNote()->text().contains(QStringLiteral("can't be written")));
}

void ClassReportFileTest::theCommandDraws()
{
    const QString html = m_folder.filePath(QStringLiteral("command.html"));
    const QString pdf = m_folder.filePath(QStringLiteral("command.pdf"));
    const QStringList words{QStringLiteral("--html"), html, QStringLiteral("--pdf=") + pdf,
                            m_folder.filePath(QStringLiteral("class"))};
    QVERIFY(asksForClassReport(words));
    QVERIFY(!asksForClassReport({words.back()}));
    const ProgramRun done =
        runToEnd(QStringLiteral(RIDGEPOINT_PROGRAM), QStringList{QStringLiteral("class")} + words,
                 environmentWithoutDisplay());
    QVERIFY2(done.code == exitDone, qPrintable(done.err));
    QVERIFY(contentOf(html).contains("<img alt="));
    QVERIFY(contentOf(pdf).startsWith("%PDF-"));
}

void ClassReportFileTest::theGuideReplacesNothingElse()
{
    const QString path = m_folder.filePath(QStringLiteral("guide.html"));
    const QByteArray another = "<!DOCTYPE html>\n<html lang=\"en\">somebody's page";
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(another) == another.size());
    file.close();
    const auto code = [&path] {
        return runToEnd(QStringLiteral(RIDGEPOINT_PROGRAM),
                        {QStringLiteral("teach"), QStringLiteral("--out"), path, QStringLiteral("--lab"),
                         QStringLiteral("lab07")},
                        environmentWithoutDisplay())
            .code;
    };
    QCOMPARE(code(), int(exitInput));
    QCOMPARE(contentOf(path), another);
    QVERIFY(file.remove());
    QCOMPARE(code(), int(exitDone));
    QCOMPARE(code(), int(exitDone)); // its own is made anew
}

RP_TEST(ClassReportFileTest)

} // namespace test_class_report_file
#include "test_class_report_file.moc"
