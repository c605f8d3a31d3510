// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tour_page.h"

#include <QUrl>

namespace rp {

namespace {

QString languageTag(const QString &code)
{
    return QString(code).replace(QLatin1Char('_'), QLatin1Char('-'));
}

QString link(const QString &file)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(file, "/"));
}

QString style()
{
    return QStringLiteral("body{font:1rem/1.5 system-ui,sans-serif;max-width:80rem;margin:2rem auto;"
                          "padding:0 1rem}figure{margin:1.5rem 0}"
                          "img{max-width:100%;height:auto;border:1px solid #7d8792}"
                          "figcaption{font-weight:600;margin-bottom:.3rem}");
}

} // namespace

QString TourPage::heading(const QString &languageName, const QString &themeName)
{
    //: Heading above pictures: a language, then a colour theme.
    return tr("%1, theme: %2").arg(languageName, themeName);
}

QString TourPage::ledgerText()
{
    return tr("The learner's file at the end");
}

QString TourPage::title()
{
    return tr("Ridgepoint: a walk through the labs");
}

QByteArray TourPage::html(const QString &title, const std::vector<TourWalk> &walks)
{
    QString out;
    const QString firstTag = walks.empty() ? QStringLiteral("en") : languageTag(walks.front().language);
    const QString firstDirection =
        !walks.empty() && walks.front().rightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr");
    out += QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\">\n"
                          "<meta name=\"viewport\" content=\"width=device-width\">\n<title>%3</title>\n"
                          "<style>%4</style>\n</head>\n<body>\n<h1>%3</h1>\n")
               .arg(firstTag, firstDirection, title.toHtmlEscaped(), style());
    for (const TourWalk &walk : walks) {
        const QString direction = walk.rightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr");
        out += QStringLiteral("<section lang=\"%1\" dir=\"%2\">\n<h2>%3</h2>\n")
                   .arg(languageTag(walk.language), direction, walk.heading.toHtmlEscaped());
        for (const TourShot &shot : walk.shots) {
            out += QStringLiteral("<figure>\n<figcaption>%1</figcaption>\n<a href=\"%2\"><img src=\"%2\" "
                                  "alt=\"%3\" loading=\"lazy\"></a>\n</figure>\n")
                       .arg(shot.caption.toHtmlEscaped(), link(shot.file), shot.alt.toHtmlEscaped());
        }
        for (const TourFile &file : walk.files)
            out += QStringLiteral("<p><a href=\"%1\">%2</a></p>\n")
                       .arg(link(file.file), file.text.toHtmlEscaped());
        out += QStringLiteral("</section>\n");
    }
    out += QStringLiteral("</body>\n</html>\n");
    return out.toUtf8();
}

} // namespace rp
