// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/text/languages.h"
#include "tests/app/lab_fixture.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/test_main.h"
#include "views/charts/bars/utilization_meter.h"
#include "views/instruments/meter_row.h"
#include "views/widgets/assumption_mark.h"

#include <QTest>
#include <cmath>
#include <vector>

namespace test_meter_row {

using namespace rp;
using rp::test::builtInCatalogue;

class MeterRowTest : public QObject
{
    Q_OBJECT
private slots:
    void nothingIsOverprinted_data();
    void nothingIsOverprinted();
    void barsStandInOneLine();
};

namespace {

constexpr int widest = 1200;

/// What is written, where it stands in the row.
struct Written
{
    QString text;
    QRectF where;
};

std::vector<Written> writtenIn(const MeterRow &row)
{
    std::vector<Written> found;
    for (const UtilizationMeter *meter : row.findChildren<UtilizationMeter *>()) {
        for (const PlacedText &text : meter->canvas().texts())
            found.push_back({text.text, text.rect.translated(meter->pos())});
    }
    return found;
}

} // namespace

void MeterRowTest::nothingIsOverprinted_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const ShippedLanguage &language : shippedLanguages()) {
        for (const int percent : {100, 200})
            QTest::addRow("%s %d", language.code, percent) << QString::fromLatin1(language.code) << percent;
    }
}

void MeterRowTest::nothingIsOverprinted()
{
    QFETCH(const QString, language);
    QFETCH(const int, percent);
    LabFixture fixture;
    StartOptions options;
    options.language = language;
    options.textPercent = percent;
    fixture.openAsLeft(options);
    DispatchTaxInstrument instrument(builtInCatalogue());
    MeterRow row(instrument);
    row.show();
    int columns = 0;
    for (int width = row.minimumSizeHint().width(); width < widest; width += 23) {
        row.resize(width, row.height());
        settle();
        columns += row.mfu()->y() > 0 ? 1 : 0;
        QVERIFY(row.rect().contains(row.childrenRect()));
        const std::vector<Written> written = writtenIn(row);
        QCOMPARE(written.size(), std::size_t(7)); // names, values and a mark
        for (std::size_t i = 0; i < written.size(); ++i) {
            QVERIFY2(QRectF(row.rect()).adjusted(-2, -2, 2, 2).contains(written[i].where),
                     qPrintable(written[i].text));
            for (std::size_t j = i + 1; j < written.size(); ++j)
                QVERIFY2(
                    !written[i].where.adjusted(1, 1, -1, -1).intersects(written[j].where),
                    qPrintable(
                        QStringLiteral("%1 and %2 at %3").arg(written[i].text, written[j].text).arg(width)));
            const QFontMetrics metrics = row.fontMetrics();
            const QRectF drawn = metrics.boundingRect(QRect(0, 0, int(written[i].where.width()) + 2, 10000),
                                                      Qt::TextWordWrap, written[i].text);
            QVERIFY2(drawn.width() <= written[i].where.width() + 4, qPrintable(written[i].text));
        }
    }
    QVERIFY(columns > 0);
}

void MeterRowTest::barsStandInOneLine()
{
    LabFixture fixture;
    fixture.openAsLeft();
    DispatchTaxInstrument instrument(builtInCatalogue());
    MeterRow row(instrument);
    row.show();
    bool hasBroken = false;
    for (int width = row.sizeHint().width(); width < widest; width += 31) {
        row.resize(width, row.height());
        settle();
        QCOMPARE(row.mfu()->y(), 0);
        const auto bar = [](const UtilizationMeter *meter) { return meter->canvas().trackRect().top(); };
        QVERIFY(std::abs(bar(row.mathUtilization()) - bar(row.mfu())) <= 1.0);
        QVERIFY(std::abs(bar(row.mathUtilization()) - bar(row.gpuBusy())) <= 1.0);
        hasBroken = hasBroken || row.mathUtilization()->headFor(row.mathUtilization()->width()) >
                                     row.mfu()->headFor(row.mfu()->width());
    }
    QVERIFY(hasBroken);
}

RP_TEST(MeterRowTest)

} // namespace test_meter_row
#include "test_meter_row.moc"
