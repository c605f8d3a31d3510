// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The picture under a revealed answer shows the figure that was asked for, and where the learner's own
// stands.
#include "models/check/lab_loader.h"
#include "models/instruments/contract/instrument.h"
#include "tests/support/built_in_labs.h"
#include "tests/support/test_main.h"
#include "tests/views/steps/step_fixture.h"
#include "views/charts/frame/chart_widget.h"
#include "views/charts/meters/meter.h"
#include "views/instruments/instrument_picture.h"
#include "views/instruments/surgery/pass_map.h"
#include "views/map/graph_map.h"

#include <QLabel>
#include <algorithm>

namespace test_reveal_pictures {

using namespace rp;
using step_fixture::Act;

namespace {

/// All that is to be read in a picture and in the table behind it.
QString toldBy(const InstrumentPicture &picture)
{
    QStringList told;
    const auto addTable = [&told](const ResultTable *table) {
        for (int row = 0; table && row < table->rowCount(); ++row) {
            for (int column = 0; column < table->columnCount(); ++column)
                told << table->index(row, column).data().toString();
        }
    };
    for (ChartWidget *chart : picture.findChildren<ChartWidget *>()) {
        addTable(chart->table());
        told << chart->takeaway();
        for (const ChartAnnotation &mark : chart->content().annotations)
            told << mark.label << mark.spoken;
    }
    for (const GraphMap *map : picture.findChildren<GraphMap *>())
        addTable(map->graphTable());
    for (const PassMap *map : picture.findChildren<PassMap *>())
        told << map->accessibleDescription();
    for (const Meter *meter : picture.findChildren<Meter *>())
        told << meter->name() << meter->spokenText();
    for (const QLabel *label : picture.findChildren<QLabel *>())
        told << label->accessibleName(); // the sentence below it
    return told.join(u'\n');
}

} // namespace

class TestRevealPictures : public QObject
{
    Q_OBJECT
private slots:
    void theFigureIsInIt_data();
    void theFigureIsInIt();
};

void TestRevealPictures::theFigureIsInIt_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("act");
    QTest::addColumn<QString>("question");
    for (const QString &file : builtInLabs()) {
        const LabLoad load = loadLabFile(file);
        QVERIFY(load.lab);
        for (const ActContent &act : load.lab->acts) {
            for (const QuestionContent &question : act.predictions) {
                if (question.truth)
                    QTest::addRow("%s %s", qPrintable(load.lab->id), qPrintable(question.id))
                        << file << act.id << question.id;
            }
        }
    }
}

void TestRevealPictures::theFigureIsInIt()
{
    QFETCH(QString, file);
    QFETCH(QString, act);
    QFETCH(QString, question);
    const LabLoad load = loadLabFile(file);
    const ActContent &content = *load.lab->act(act);
    const QuestionContent &asked = *findQuestion(content.predictions, question);
    const Act fixture;
    const FigureRef &figure = asked.truth->figure;
    InstrumentPicture picture(
        {findPanel(content, figure.panel)->instrument, asked.truth->inputs, figure.name}, *fixture.session,
        *fixture.catalogue, *fixture.announcer);
    picture.resize(700, 500);
    picture.show();
    QCoreApplication::processEvents();
    if (const auto *map = picture.findChild<GraphMap *>(); map && figure.name == QLatin1String("sites")) {
        const auto &nodes = map->graph().nodes;
        const auto breaks =
            std::count_if(nodes.begin(), nodes.end(), [](const auto &node) { return node.alarm; });
        QCOMPARE(static_cast<double>(breaks), picture.instrument()->figure(figure.name));
        return;
    }
    if (figure.name == QLatin1String("mfu_dense") || figure.name == QLatin1String("ridge_tokens"))
        return; // drawn and not written: where the point, or the ridge, stands below the roof
    const QString text = picture.instrument()->figureText(figure.name);
    const QString told = toldBy(picture);
    QVERIFY2(told.contains(text), qPrintable(text + QStringLiteral(" is not in:\n") + told));
}

RP_TEST(TestRevealPictures)

} // namespace test_reveal_pictures
#include "test_reveal_pictures.moc"
