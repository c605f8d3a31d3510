// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/evidence_book.h"
#include "models/evidence/memo.h"
#include "models/evidence/memo_text.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/contract/result_table.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/evidence/memo_page.h"

#include <QApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

namespace test_memo_pdf {

using namespace rp;

namespace {

struct Run
{
    int status = -1;
    QString out;
};

Run run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(30000))
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput())};
}

/// Without spaces and marks of direction, which a reader of the text may set otherwise. In Arabic also
/// without what any search leaves out: the marks above and below letters, and the ligature of lam and alef.
QString squeezed(const QString &text)
{
    static const QRegularExpression gaps(
        QStringLiteral("[\\s()\\x{200e}\\x{200f}\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}]"));
    static const QRegularExpression marks(QStringLiteral("[\\x{064b}-\\x{0652}]"));
    static const QRegularExpression ligature(QStringLiteral("[\\x{fb00}-\\x{fb06}\\x{fef5}-\\x{fefc}]"));
    QString plain = text;
    for (auto at = plain.indexOf(ligature); at >= 0; at = plain.indexOf(ligature, at))
        plain.replace(at, 1, plain.mid(at, 1).normalized(QString::NormalizationForm_KC));
    return plain.remove(gaps).remove(marks);
}

StartOptions presenterIn(const QString &language)
{
    StartOptions options;
    options.presenter = true;
    options.language = language;
    return options;
}

} // namespace

/// The exported PDF as its readers get it: what pdftotext and its kin say.
class MemoPdfTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void theTextCanBeRead_data();
    void theTextCanBeRead();
    void theMetadataAndAttachmentsAreThere();
    void chartsAreVectors();

private:
    /// A memo with evidence of every act in the window's language; writes it and returns its path.
    QString exported(Application &lab, const QString &risk);

    LabFixture m_fixture;
};

void MemoPdfTest::initTestCase()
{
    for (const char *tool : {"pdftotext", "pdfinfo", "pdffonts", "pdfimages", "pdfdetach"})
        QVERIFY2(!QStandardPaths::findExecutable(QLatin1String(tool)).isEmpty(),
                 "poppler-utils is needed, see app/packages.txt");
}

QString MemoPdfTest::exported(Application &lab, const QString &risk)
{
    QStringList cited;
    for (const auto &[act, panel] :
         {std::pair{"act1", ""}, {"act2", "roi"}, {"act3", "edge"}, {"reality", "trace"}}) {
        const Bench &bench = lab.workbench().bench(QLatin1String(act));
        cited.append(lab.evidence().add(captureOf(lab.session(), QLatin1String(act), QLatin1String(panel),
                                                  *bench.instrument(QLatin1String(panel)))));
    }
    Memo &memo = lab.memo();
    if (!memo.setEvidence(cited) || !memo.setText(MemoPart::Risk, risk) ||
        !memo.setAuthor(QStringLiteral("Ada Lovelace")))
        return {};
    lab.window().showPage(WindowPage::Memo);
    QString path = m_fixture.folder() + QStringLiteral("/memo.pdf");
    QString error;
    if (!lab.window().memoPage()->exportTo(path, MemoFormat::Pdf, &error))
        return {};
    return path;
}

void MemoPdfTest::theTextCanBeRead_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("risk");
    QTest::newRow("en") << QStringLiteral("en")
                        << QStringLiteral("A guard may fail: 133,608 images are too many.");
    QTest::newRow("ar") << QStringLiteral("ar") << QStringLiteral("قد يفشل الحارس عند تشغيل النموذج.");
    QTest::newRow("zh") << QStringLiteral("zh_CN") << QStringLiteral("守卫可能失败，需要重新编译。");
    QTest::newRow("es") << QStringLiteral("es") << QStringLiteral("Puede fallar el año próximo: ¿cuándo?");
}

void MemoPdfTest::theTextCanBeRead()
{
    QFETCH(QString, language);
    QFETCH(QString, risk);
    Application &lab = m_fixture.open(presenterIn(language));
    const QString path = exported(lab, risk);
    QVERIFY(!path.isEmpty());
    const Run read = run(QStringLiteral("pdftotext"),
                         {QStringLiteral("-enc"), QStringLiteral("UTF-8"), path, QStringLiteral("-")});
    QCOMPARE(read.status, 0);
    const QString text = squeezed(read.out);
    QVERIFY2(text.contains(squeezed(risk)), qPrintable(read.out));
    QVERIFY(text.contains(QStringLiteral("AdaLovelace")));
    for (const MemoPart part : memoParts)
        QVERIFY2(text.contains(squeezed(MemoText::heading(part))), qPrintable(MemoText::heading(part)));
    const Instrument *roi = lab.workbench().bench(QStringLiteral("act2")).instrument(QStringLiteral("roi"));
    QVERIFY(text.contains(squeezed(roi->figureText(QStringLiteral("breakeven_calls")))));
    // The words of the chart are text too.
    QVERIFY2(text.contains(squeezed(roi->tables().front()->caption())),
             qPrintable(roi->tables().front()->caption()));
    QCOMPARE(QApplication::layoutDirection() == Qt::RightToLeft, language == QLatin1String("ar"));
}

void MemoPdfTest::theMetadataAndAttachmentsAreThere()
{
    Application &lab = m_fixture.open(presenterIn(QStringLiteral("es")));
    const QString path = exported(lab, QStringLiteral("x"));
    const QString info = run(QStringLiteral("pdfinfo"), {path}).out;
    QVERIFY2(info.contains(QStringLiteral("A4")), qPrintable(info));
    QVERIFY(info.contains(MemoText::title()));
    const QString meta = run(QStringLiteral("pdfinfo"), {QStringLiteral("-meta"), path}).out;
    QVERIFY2(meta.contains(QStringLiteral("<rdf:li>Ada Lovelace</rdf:li>")), qPrintable(meta));
    QVERIFY(meta.contains(QStringLiteral("<dc:language><rdf:Bag><rdf:li>es</rdf:li>")));
    const QString attached = run(QStringLiteral("pdfdetach"), {QStringLiteral("-list"), path}).out;
    QVERIFY2(attached.contains(QStringLiteral("memo.md")) && attached.contains(QStringLiteral("memo.json")),
             qPrintable(attached));
}

void MemoPdfTest::chartsAreVectors()
{
    Application &lab = m_fixture.open(presenterIn(QStringLiteral("en")));
    const QString path = exported(lab, QStringLiteral("x"));
    // Two lines of heading, and no picture below them.
    const QString images = run(QStringLiteral("pdfimages"), {QStringLiteral("-list"), path}).out;
    QVERIFY2(images.trimmed().split(u'\n').size() <= 2, qPrintable(images));
    const QStringList fonts = run(QStringLiteral("pdffonts"), {path}).out.trimmed().split(u'\n').mid(2);
    QVERIFY(!fonts.isEmpty());
    static const QRegularExpression embedded(QStringLiteral("\\byes\\s+(yes|no)\\s+yes\\b"));
    for (const QString &font : fonts) // embedded, and with a way back from glyphs to letters
        QVERIFY2(embedded.match(font).hasMatch(), qPrintable(font));
}

RP_TEST(MemoPdfTest)

} // namespace test_memo_pdf
#include "test_memo_pdf.moc"
