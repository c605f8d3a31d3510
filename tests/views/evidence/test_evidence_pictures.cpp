// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures of captures: a small one on each card, and two laid over each other.
#include "tests/support/test_main.h"
#include "tests/views/evidence/evidence_desk.h"
#include "views/charts/frame/chart_widget.h"
#include "views/evidence/capture_card.h"
#include "views/evidence/capture_thumb.h"
#include "views/evidence/compare_card.h"
#include "views/evidence/evidence_page.h"
#include "views/evidence/overlay_plot.h"
#include "views/widgets/blocks/action_button.h"

#include <QTest>

namespace test_evidence_pictures {

using namespace rp;
using namespace rp::test;

namespace {

const QString act1 = QStringLiteral("act1");
const QString act2 = QStringLiteral("act2");
const QString roi = QStringLiteral("roi");

struct Open : EvidenceDesk
{
    Open()
    {
        capture(act1, {}, "kernel_count", 1000.0);
        capture(act1, {}, "kernel_count", 100.0);
        capture(act2, roi, "compile_s", 30.0);
        page = new EvidencePage(*session, workbench, catalogue, book, *announcer, intents);
        show(page, {1200, 2000});
    }
    void capture(const QString &act, const QString &panel, const char *input, double value)
    {
        if (!at(act, panel)->setInput(QLatin1String(input), value).isEmpty())
            throw std::runtime_error("refused");
        add(act, panel);
    }
    void compare(std::size_t a, std::size_t b) const
    {
        for (std::size_t i = 0; i < page->cards().size(); ++i)
            page->cards()[i]->setChosen(i == a || i == b);
        page->compareButton()->click();
    }

    EvidencePage *page = nullptr;
};

bool hasInk(const QPixmap &picture)
{
    const QImage image = picture.toImage();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) != image.pixelColor(0, 0))
                return true;
        }
    }
    return false;
}

/// Whether something is drawn on the last columns or rows: a chart keeps a margin there.
bool isCrop(const QPixmap &picture)
{
    const QImage image = picture.toImage();
    const QColor ground = image.pixelColor(0, 0);
    for (int y = 0; y < image.height(); ++y) {
        if (image.pixelColor(image.width() - 1, y) != ground)
            return true;
    }
    for (int x = 0; x < image.width(); ++x) {
        if (image.pixelColor(x, image.height() - 1) != ground)
            return true;
    }
    return false;
}

} // namespace

class EvidencePicturesTest : public QObject
{
    Q_OBJECT
private slots:
    void everyCaptureHasItsPicture();
    void twoOfOneInstrumentLieOverEachOther();
    void twoInstrumentsDoNot();
};

void EvidencePicturesTest::everyCaptureHasItsPicture()
{
    const Open open;
    for (const CaptureCard *card : open.page->cards()) {
        QTRY_VERIFY(!card->thumb()->picture().isNull());
        QVERIFY(hasInk(card->thumb()->picture()));
        QVERIFY2(!isCrop(card->thumb()->picture()), "cut off at the right or below");
        QVERIFY(card->thumb()->accessibleName().startsWith(QStringLiteral("Picture: ")));
    }
    // Each shows its own state.
    QVERIFY(open.page->cards()[0]->thumb()->picture().toImage() !=
            open.page->cards()[1]->thumb()->picture().toImage());
}

void EvidencePicturesTest::twoOfOneInstrumentLieOverEachOther()
{
    const Open open;
    open.compare(0, 1);
    const OverlayPlot *overlay = open.page->comparison()->overlay();
    QVERIFY(overlay->isVisible());
    const ChartContent &shown = overlay->chart()->content();
    QVERIFY(!shown.series.empty());
    bool differs = false;
    for (const ChartSeries &series : shown.series) {
        QVERIFY(!series.name.isEmpty());
        differs = differs || series.points.front().value != series.points.back().value;
    }
    QVERIFY(differs);
    const QString said = shown.grid.columns.join(u' ');
    QVERIFY(said.contains(open.page->cards()[0]->heading()));
    QVERIFY(said.contains(open.page->cards()[1]->heading()));
    // Two captures of one instrument are told apart by what they are of.
    const Instrument *instrument = open.at(act1, {});
    for (const char *input : {"workload", "mode"}) {
        const QString id = QLatin1String(input);
        QVERIFY2(said.contains(instrument->inputText(id, instrument->input(id))), qPrintable(said));
    }
    QVERIFY(hasInk(const_cast<OverlayPlot *>(overlay)->grab()));
}

void EvidencePicturesTest::twoInstrumentsDoNot()
{
    const Open open;
    open.compare(1, 2);
    QVERIFY(open.page->comparison()->isVisible());
    QVERIFY(!open.page->comparison()->overlay()->isVisible());
}

RP_TEST(EvidencePicturesTest)

} // namespace test_evidence_pictures
#include "test_evidence_pictures.moc"
