// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/class_view/report_file.h"

#include "models/class_view/class_report.h"
#include "models/json/file_writer.h"
#include "models/teach/teach_text.h"
#include "models/text/sentences.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/chart_export.h"
#include "views/class_view/class_bars.h"
#include "views/class_view/guide_file.h"
#include "views/paper/paper_pdf.h"

#include <QLocale>
#include <QPainter>
#include <memory>
#include <vector>

namespace rp {

namespace {

constexpr double reportChartWidth = 660.0;
constexpr int reportFontPixels = 13;

/// A chart that is never shown, and its picture.
class ReportChart
{
public:
    ReportChart(const ClassChart &shown, const QFont &font)
        : m_chart(makeClassBars(shown))
        , m_picture(m_chart->printed(font, reportChartWidth))
    {
    }
    const ChartPicture &picture() const { return m_picture; }

private:
    std::unique_ptr<BarChart> m_chart;
    ChartPicture m_picture; ///< refers to the chart
};

QFont reportFont(QFont font)
{
    font.setPixelSize(reportFontPixels);
    return font;
}

/// What a chart shows, and its takeaway; its values are in the table below it.
QString reportAlt(const ClassChart &shown)
{
    QStringList titles;
    for (const ResultColumn &column : shown.table->columns()) {
        for (const QString &key : shown.columns) {
            if (column.key == key)
                titles << column.title();
        }
    }
    return joinedSentences({TeachText::pair(shown.table->caption(), QLocale().createSeparatedList(titles)),
                            shown.table->summary()});
}

} // namespace

QByteArray classReportHtml(const ClassPiece &report, const QString &language, const QFont &font)
{
    std::vector<PaperImage> images;
    for (const ClassChart &shown : report.charts)
        images.push_back({ReportChart(shown, reportFont(font)).picture().svg(), reportAlt(shown)});
    return paperHtml(report.paper, language, images);
}

QByteArray classReportPdf(const ClassPiece &report, const QString &language, const QFont &font)
{
    std::vector<PaperPicture> pictures;
    for (const ClassChart &shown : report.charts) {
        const auto chart = std::make_shared<const ReportChart>(shown, reportFont(font));
        pictures.push_back(
            {chart->picture().size(), [chart](QPainter &painter) { chart->picture().paint(painter); }});
    }
    return paperPdf(report.paper, handbookLook, {{}, language, QDateTime::currentDateTimeUtc()}, font,
                    {{QStringLiteral("report.html"), classReportHtml(report, language, font),
                      QStringLiteral("text/html")}},
                    pictures);
}

QString saveClassReport(const ClassPiece &report, const QString &path, const QString &language,
                        const QFont &font)
{
    const std::optional<GuideFormat> format = guideFormat(path);
    if (!format)
        return GuideFileText::wrongEnding(path);
    const QByteArray bytes = *format == GuideFormat::Pdf ? classReportPdf(report, language, font)
                                                         : classReportHtml(report, language, font);
    const bool isWritten = !bytes.isEmpty() && replaceFile(path, bytes).isEmpty();
    return isWritten ? QString() : GuideFileText::notWritten(path);
}

} // namespace rp
