// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/content_check.h"
#include "models/check/lab_loader.h"
#include "models/check/panel_vocabulary.h"
#include "models/check/review_loader.h"
#include "models/compute/compute_service.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"
#include "models/json/file_reader.h"
#include "models/json/json_schema.h"
#include "models/review/review_figures.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "tests/support/built_in_labs.h"
#include "tests/support/test_main.h"
#include "tests/torture/mutator.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace test_torture_content {

using namespace rp;
using namespace rp::torture;

/// Seeded faults in the files that others write: whatever the fault, it is named or it is none, and what is
/// taken can be used. RIDGEPOINT_TORTURE_ROUNDS and RIDGEPOINT_TORTURE_SEED make it longer and other.
class TortureContent : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void labs_data();
    void labs();
    void review();
    void catalogue_data();
    void catalogue();
    void cleanupTestCase();

private:
    void isNamed(const std::vector<JsonProblem> &problems, const QByteArray &bytes);
    void isNamed(const QString &sentence, const QByteArray &bytes);
    void isUsable(const LabContent &lab);
    void use(const Catalogue &catalogue);

    std::optional<Catalogue> m_catalogue;
    LabLibrary m_labs;
    int m_rounds = 0;
    int m_seed = 0;
    int m_refused = 0;
    int m_taken = 0;
    qint64 m_slowest_ms = 0;
};

namespace {

const QString name = QStringLiteral("mutant.json");

nlohmann::json parsed(const QString &path)
{
    const QByteArray bytes = readWholeFile(path).bytes;
    return nlohmann::json::parse(bytes.begin(), bytes.end());
}

/// Kept beside the test for whoever looks into a failure.
void keep(const QByteArray &bytes)
{
    QFile file(QStringLiteral("torture_content_failed.json"));
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
}

} // namespace

void TortureContent::initTestCase()
{
    m_rounds = wanted("RIDGEPOINT_TORTURE_ROUNDS", 40);
    m_seed = wanted("RIDGEPOINT_TORTURE_SEED", 1);
    m_catalogue = Catalogue::load(nullptr);
    QVERIFY(m_catalogue);
    m_labs = loadLabs();
    QCOMPARE(m_labs.problems.size(), size_t(0));
}

void TortureContent::isNamed(const QString &sentence, const QByteArray &bytes)
{
    const bool isOne =
        sentence.contains(name) && sentence.endsWith(QLatin1Char('.')) && sentence.size() < 2000;
    if (!isOne)
        keep(bytes);
    QVERIFY2(isOne, qPrintable(sentence.left(1000)));
}

void TortureContent::isNamed(const std::vector<JsonProblem> &problems, const QByteArray &bytes)
{
    if (problems.empty())
        keep(bytes);
    QVERIFY(!problems.empty());
    for (const JsonProblem &problem : problems)
        isNamed(problemText(problem), bytes);
}

void TortureContent::isUsable(const LabContent &lab)
{
    Ledger ledger(Ledger::Mode::Presenter);
    const Workbench workbench = Workbench::make(lab, *m_catalogue);
    const LabSession session(lab, ledger);
    workbench.retranslate();
    for (const ActContent &act : lab.acts)
        session.state(act.id, Step::Reveal);
}

void TortureContent::labs_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : builtInLabs())
        QTest::newRow(qPrintable(file)) << file;
}

void TortureContent::labs()
{
    QFETCH(QString, file);
    const nlohmann::json document = parsed(file);
    const VocabularySource vocabulary = builtInVocabulary(*m_catalogue);
    for (int round = 0; round < m_rounds; ++round) {
        Dice dice(static_cast<std::uint32_t>(m_seed * 1000003 + round));
        const QByteArray bytes = mutated(document, dice);
        QElapsedTimer timer;
        timer.start();
        const LabLoad load = loadLab(bytes, name, vocabulary);
        m_slowest_ms = std::max(m_slowest_ms, timer.elapsed());
        ++(load.lab ? m_taken : m_refused);
        if (load.lab)
            isUsable(*load.lab);
        else
            isNamed(load.problems, bytes);
        if (QTest::currentTestFailed())
            return;
    }
}

void TortureContent::review()
{
    const nlohmann::json document = parsed(QStringLiteral(":/review/review.json"));
    for (int round = 0; round < 2 * m_rounds; ++round) {
        Dice dice(static_cast<std::uint32_t>(m_seed * 1000003 + round));
        const QByteArray bytes = mutated(document, dice);
        const ReviewLoad load = loadReview(bytes, name, &m_labs);
        ++(load.review ? m_taken : m_refused);
        if (load.review)
            const ReviewFigures figures(*load.review, *m_catalogue);
        else
            isNamed(load.problems, bytes);
        if (QTest::currentTestFailed())
            return;
    }
}

/// With the catalogue as it has become, every function still answers.
void TortureContent::use(const Catalogue &catalogue)
{
    compute::ComputeService service(catalogue);
    for (const compute::FunctionSpec *function : service.functions()) {
        std::string answer;
        if (!service.answerCall(function->name, "{}", answer))
            QVERIFY2(nlohmann::json::accept(answer), answer.c_str());
    }
    for (const LabContent &lab : m_labs.labs) {
        const Workbench workbench = Workbench::make(lab, catalogue);
        workbench.retranslate();
    }
}

void TortureContent::catalogue_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : Catalogue::builtInFiles())
        QTest::newRow(qPrintable(file.section(QLatin1Char('/'), -1))) << file;
}

void TortureContent::catalogue()
{
    QFETCH(QString, file);
    const nlohmann::json document = parsed(file);
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    for (int round = 0; round < m_rounds / 2; ++round) {
        Dice dice(static_cast<std::uint32_t>(m_seed * 1000003 + round));
        const QByteArray bytes = mutated(document, dice);
        QFile out(path);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
        out.close();
        QString error;
        const auto changed = Catalogue::load(&error, {path});
        ++(changed ? m_taken : m_refused);
        if (!changed && error.endsWith(QLatin1Char('.')))
            QVERIFY2(error.size() < 2000, qPrintable(error.left(1000)));
        else if (!changed)
            isNamed(error, bytes);
        else
            use(*changed);
        if (QTest::currentTestFailed()) {
            keep(bytes);
            return;
        }
    }
}

void TortureContent::cleanupTestCase()
{
    qInfo("%d refused by name, %d taken, slowest lab %lld ms", m_refused, m_taken,
          static_cast<long long>(m_slowest_ms));
}

RP_GUILESS_TEST(TortureContent)

} // namespace test_torture_content
#include "test_torture_content.moc"
