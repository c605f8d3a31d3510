// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows that the charts of the instruments say what they said, and where: README.md in the folder above.
#include "tests/golden/charts/chart_texts.h"
#include "tests/golden/languages.h"
#include "tests/golden/settings.h"

#include "models/catalogue/catalogue.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/instrument_factory.h"
#include "models/json/json_value.h"
#include "views/charts/bars/meter_canvas.h"
#include "views/charts/chart_widget.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/page/instrument_view.h"
#include "views/map/graph_map.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/widget_accessibility.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QCryptographicHash>
#include <QFile>
#include <QVBoxLayout>

#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

namespace {

constexpr std::uint64_t seed = 20261128;
constexpr int settings = 20; // besides the one that an instrument opens with
constexpr int otherInFull = 13;
constexpr int failedCheck = 1;
constexpr int badUsage = 2;
constexpr int badInput = 3;
constexpr QSize windowSize{1100, 720}; // of a stage at 1366 x 768, and what the frame leaves of it
constexpr int mostShown = 60;

int complain(int code, const QString &sentence)
{
    std::fprintf(stderr, "golden_charts: %s\n", qPrintable(sentence));
    return code;
}

void settle()
{
    // A change of height travels up one level of widgets with each turn.
    for (int turn = 0; turn < 12; ++turn)
        QCoreApplication::processEvents();
}

/// One instrument in its view, taken through its settings.
class Stage
{
public:
    Stage(const QString &id, const rp::Catalogue &catalogue, QStringList &lines, bool inFull)
        : m_id(id)
        , m_instrument(rp::makeInstrument(id, catalogue))
        , m_changes(seed)
        , m_lines(lines)
        , m_inFull(inFull)
    {
        m_announcer = new rp::Announcer(&m_window);
        m_view = rp::makeInstrumentView(*m_instrument, nullptr, *m_announcer, &m_window);
        auto *layout = new QVBoxLayout(&m_window);
        if (m_view)
            layout->addWidget(m_view);
        m_window.setFixedSize(windowSize);
        m_window.show();
        settle();
    }

    void walk()
    {
        for (int setting = 0; m_view && setting <= settings; ++setting) {
            for (std::size_t left = setting == 0 ? 0 : 1 + m_changes.below(4); left > 0; --left) {
                const golden::Change change = m_changes.draw(*m_instrument);
                (void)m_instrument->setInput(change.id, change.value); // some are refused
            }
            show(setting);
        }
    }

private:
    void show(int setting)
    {
        m_lines << QStringLiteral("== %1, setting %2").arg(m_id).arg(setting);
        m_lines << QString::fromStdString(rp::toJsonValue(m_instrument->saveInputs()).dump());
        for (const auto &page : m_view->pageNames()) {
            m_view->showPage(page.key);
            settle();
            for (const golden::ChartText &chart : golden::chartsIn(m_window))
                add(page.key, chart, m_inFull || setting == 0 || setting == otherInFull);
        }
    }

    void add(const QString &page, const golden::ChartText &chart, bool inFull)
    {
        const QString place = page.isEmpty() ? chart.name : QStringLiteral("%1: %2").arg(page, chart.name);
        const QByteArray digest =
            QCryptographicHash::hash(chart.lines.join(u'\n').toUtf8(), QCryptographicHash::Sha256)
                .toHex()
                .left(12);
        m_lines
            << QStringLiteral("-- %1, rows: %2, %3").arg(place).arg(chart.rows).arg(QLatin1String(digest));
        if (inFull)
            m_lines << chart.lines;
    }

    QString m_id;
    std::unique_ptr<rp::Instrument> m_instrument;
    golden::ChangeMaker m_changes;
    QStringList &m_lines;
    bool m_inFull;
    QWidget m_window;
    rp::Announcer *m_announcer = nullptr;
    rp::InstrumentView *m_view = nullptr;
};

/// How many lines differ; the first of them are told, each under the setting and chart that it belongs to.
int compare(const QStringList &before, const QStringList &after)
{
    int differing = 0;
    QString setting;
    QString chart;
    for (qsizetype i = 0; i < std::max(before.size(), after.size()); ++i) {
        const QString &now = i < after.size() ? after.at(i) : QString();
        if (now.startsWith(QLatin1String("==")))
            setting = now;
        else if (now.startsWith(QLatin1String("--")))
            chart = now;
        if (before.value(i) == now)
            continue;
        if (++differing <= mostShown)
            std::printf("%s %s\n-%s\n+%s\n", qPrintable(setting), qPrintable(chart),
                        qPrintable(before.value(i)), qPrintable(now));
        if (before.size() != after.size()) {
            std::printf(
                "The number of lines differs; write both with --out, and use diff -u -F '^==\\|^--'.\n");
            break;
        }
    }
    return differing;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication::setStyle(QStringLiteral("Fusion"));
    const QApplication app(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
    QCommandLineParser parser;
    const QCommandLineOption instrument(QStringLiteral("instrument"), QStringLiteral("Only this instrument."),
                                        QStringLiteral("ID"));
    const QCommandLineOption out(QStringLiteral("out"), QStringLiteral("Writes the dump to this file."),
                                 QStringLiteral("FILE"));
    const QCommandLineOption full(QStringLiteral("full"),
                                  QStringLiteral("Every setting with all its texts."));
    const QCommandLineOption check(QStringLiteral("check"), QStringLiteral("Compares with this file."),
                                   QStringLiteral("FILE"));
    parser.addOptions({instrument, out, full, check});
    parser.addHelpOption();
    parser.process(app);
    if (!parser.positionalArguments().isEmpty() || parser.isSet(out) == parser.isSet(check))
        return complain(badUsage,
                        QStringLiteral("usage: golden_charts [--instrument ID] [--full] --out FILE | "
                                       "--check FILE"));
    golden::Languages languages;
    if (const QString missing = languages.read(); !missing.isEmpty())
        return complain(badInput, QStringLiteral("the texts in %1 can't be read").arg(missing));
    languages.use(QStringLiteral("en"));
    QString error;
    const auto catalogue = rp::Catalogue::load(&error);
    if (!catalogue)
        return complain(badInput, error);
    rp::installWidgetAccessibility();
    rp::installChartAccessibility();
    rp::installMeterAccessibility();
    rp::installMapAccessibility();
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(14);
    QApplication::setFont(font);

    QStringList lines{
        QStringLiteral("# What every chart says and where, see README.md. Written by golden_charts.")};
    for (const QString &id : parser.isSet(instrument) ? parser.values(instrument) : rp::instrumentIds()) {
        if (!rp::instrumentIds().contains(id))
            return complain(badUsage, QStringLiteral("there is no instrument %1").arg(id));
        Stage(id, *catalogue, lines, parser.isSet(full)).walk();
    }
    QFile file(parser.isSet(out) ? parser.value(out) : parser.value(check));
    if (parser.isSet(out)) {
        const QByteArray bytes = lines.join(u'\n').toUtf8() + '\n';
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush()
                   ? 0
                   : complain(badInput, file.errorString());
    }
    if (!file.open(QIODevice::ReadOnly))
        return complain(badInput, file.errorString());
    QStringList before = QString::fromUtf8(file.readAll()).split(u'\n');
    if (!before.isEmpty() && before.back().isEmpty())
        before.removeLast();
    return compare(before, lines) == 0 ? 0 : failedCheck;
}
