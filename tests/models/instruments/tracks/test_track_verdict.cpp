// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_entry.h"
#include "models/instruments/tracks/track_verdicts.h"
#include "tests/models/instruments/dispatch_tax/dispatch_tax_fixture.h"
#include "tests/support/test_main.h"

namespace test_track_verdict {

using namespace rp;

class TestTrackVerdict : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = builtInCatalogue();
    }

    void verdicts_data()
    {
        QTest::addColumn<QString>("track");
        QTest::addColumn<QString>("mode");
        QTest::addColumn<bool>("fusion");
        QTest::addColumn<bool>("pass");
        QTest::addColumn<QString>("figure");
        QTest::newRow("cloud eager") << "cloud"
                                     << "eager" << false << false << "20.8 %";
        QTest::newRow("cloud compiled") << "cloud"
                                        << "compiled" << false << false << "74.7 %";
        QTest::newRow("cloud graph") << "cloud"
                                     << "cuda_graph" << false << true << "93.7 %";
        QTest::newRow("edge eager") << "edge"
                                    << "eager" << false << false << "10.01 ms";
        QTest::newRow("edge compiled") << "edge"
                                       << "compiled" << false << false << "6.02 ms";
        QTest::newRow("edge graph") << "edge"
                                    << "cuda_graph" << false << false << "6.10 ms";
        QTest::newRow("mobile unfused") << "mobile"
                                        << "eager" << false << false << "0.90 W";
        QTest::newRow("mobile fused") << "mobile"
                                      << "eager" << true << true << "0.40 W";
        QTest::newRow("mobile compiled") << "mobile"
                                         << "compiled" << false << true << "0.40 W";
        QTest::newRow("tiny interpreter") << "tiny"
                                          << "eager" << false << false << "10.23 ms";
        QTest::newRow("tiny compiled") << "tiny"
                                       << "compiled" << false << true << "9.84 ms";
    }
    void verdicts()
    {
        QFETCH(QString, track);
        QFETCH(QString, mode);
        QFETCH(bool, fusion);
        QFETCH(bool, pass);
        QFETCH(QString, figure);
        const TrackVerdict verdict = trackVerdict(track, mode, fusion, m_catalogue);
        QVERIFY(verdict.known);
        QCOMPARE(verdict.pass, pass);
        QCOMPARE(verdict.figure, figure.replace(u' ', QChar(QChar::Nbsp)));
        QVERIFY2(verdict.sentence.contains(verdict.figure), qPrintable(verdict.sentence));
        QVERIFY(verdict.sentence.startsWith(pass ? QStringLiteral("Goal reached")
                                                 : QStringLiteral("Goal missed")));
        QVERIFY2(!verdict.sentence.contains(QStringLiteral("%1")) &&
                     !verdict.sentence.contains(QStringLiteral("%2")),
                 qPrintable(verdict.sentence));
    }

    void everyTrackOfTheCatalogueIsJudged()
    {
        for (const TrackEntry &track : m_catalogue.tracks)
            QVERIFY(trackVerdict(track.key, QStringLiteral("eager"), false, m_catalogue).known);
        QVERIFY(!trackVerdict(QStringLiteral("none"), QStringLiteral("eager"), false, m_catalogue).known);
        QVERIFY(trackVerdict(QStringLiteral("none"), QString(), false, m_catalogue).sentence.isEmpty());
    }

    void anUnknownModeCountsAsEager()
    {
        QCOMPARE(trackVerdict(QStringLiteral("cloud"), QString(), false, m_catalogue).figure,
                 trackVerdict(QStringLiteral("cloud"), QStringLiteral("eager"), false, m_catalogue).figure);
    }

private:
    Catalogue m_catalogue;
};

RP_TEST(TestTrackVerdict)

} // namespace test_track_verdict
#include "test_track_verdict.moc"
