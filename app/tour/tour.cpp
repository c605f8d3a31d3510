// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tour.h"

#include "app/root/application.h"
#include "app/tour/tour_learner.h"
#include "models/check/lab_loader.h"
#include "models/json/file_writer.h"
#include "models/session/commit_items.h"
#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "views/shell/look/lab_style.h"
#include "views/shell/settings/setting.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QUrl>

namespace rp {

/// One walk: a language, a theme, its pictures and its ledger.
struct TourWalk
{
    QString language;
    bool rightToLeft = false;
    QString heading; ///< translated
    std::vector<TourShot> shots;
    std::vector<TourFile> files;
};

/// The page that links everything a tour has left.
class TourPage
{
    Q_DECLARE_TR_FUNCTIONS(rp::TourPage)
public:
    /// Texts in the language of the moment.
    static QString heading(const QString &languageName, const QString &themeName);
    static QString ledgerText();
    static QString title();
    static QByteArray html(const QString &title, const std::vector<TourWalk> &walks);
};

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

class TourText
{
    Q_DECLARE_TR_FUNCTIONS(rp::Tour)
public:
    static QString folder(const QString &path)
    {
        return tr("The folder %1 can't be made; choose another one.").arg(path);
    }
    static QString file(const QString &path)
    {
        return tr("The file %1 can't be written; choose another folder or free some space.").arg(path);
    }
};

std::vector<QString> languagesOf(const TourOptions &options)
{
    if (!options.languages.empty())
        return options.languages;
    std::vector<QString> all;
    for (const ChoiceEntry &entry : languageEntries())
        all.push_back(entry.key);
    return all;
}

QString languageName(const QString &code)
{
    for (const ChoiceEntry &entry : languageEntries()) {
        if (entry.key == code)
            return entry.text;
    }
    return code;
}

/// Every track that a lab has a panel for.
QStringList tracksOf(const LabLibrary &library)
{
    QStringList tracks;
    for (const LabContent &lab : library.labs) {
        for (const ActContent &act : lab.acts) {
            for (const PanelContent &panel : act.panels)
                tracks += panel.tracks;
        }
    }
    tracks.removeDuplicates();
    return tracks;
}

bool copyLedger(const QString &from, const QString &to)
{
    QFile::remove(to);
    return QFile::copy(from, to);
}

/// One walk in one language and theme, with a ledger of its own in a folder that goes away.
bool walkOnce(const TourOptions &options, Language &language, const QString &code, ThemeChoice theme,
              std::vector<TourWalk> *walks, QString *error)
{
    const std::size_t number = walks->size();
    const QTemporaryDir data;
    StartOptions labOptions;
    labOptions.dataDir = data.path();
    labOptions.language = code;
    labOptions.theme = theme;
    labOptions.textPercent = options.textPercent;
    const std::unique_ptr<Application> lab = Application::open(labOptions, language, error);
    if (!lab)
        return false;
    // Sealed before anything else is, so that whatever comes of this ledger is known for no learner's.
    if (!lab->ledger().commit(tourMark())) {
        *error = TourText::file(lab->store()->filePath());
        return false;
    }
    // Pictures are of the end of what moves.
    if (auto *style = qobject_cast<LabStyle *>(QApplication::style()))
        style->setStill(true);
    lab->window().resize(options.size);
    lab->show();
    const QString prefix = QStringLiteral("%1-%2-").arg(code, themeKey(theme));
    // Every walk on another track, so that all of them are seen.
    const QStringList tracks = tracksOf(lab->library());
    const QString track = tracks.isEmpty() ? QString() : tracks.at(qsizetype(number) % tracks.size());
    TourLearner learner(*lab, options.outDir, prefix, track);
    const bool done = learner.walk();
    if (!done)
        *error = learner.problem();

    TourWalk walk;
    walk.language = code;
    walk.rightToLeft = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    walk.heading = TourPage::heading(languageName(code), themeName(theme));
    walk.shots = learner.shots();
    walk.files = learner.files();
    const QString ledgerFile = prefix + QStringLiteral("ledger.json");
    walk.files.push_back({ledgerFile, TourPage::ledgerText()});
    lab->flush();
    const QString target = QDir(options.outDir).filePath(ledgerFile);
    walks->push_back(walk);
    if (!copyLedger(lab->store()->filePath(), target)) {
        *error = TourText::file(target);
        return false;
    }
    return done;
}

bool writePage(const TourOptions &options, const QString &title, const std::vector<TourWalk> &walks,
               QString *error)
{
    const QString path = QDir(options.outDir).filePath(QStringLiteral("index.html"));
    if (replaceFile(path, TourPage::html(title, walks)).isEmpty())
        return true;
    *error = TourText::file(path);
    return false;
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

bool runTour(const TourOptions &options, Language &language, QString *error)
{
    if (!QDir().mkpath(options.outDir)) {
        *error = TourText::folder(options.outDir);
        return false;
    }
    const std::vector<ThemeChoice> themes =
        options.themes.empty() ? std::vector<ThemeChoice>{ThemeChoice::Light} : options.themes;
    std::vector<TourWalk> walks;
    bool allDone = true;
    QString title;
    for (const QString &code : languagesOf(options)) {
        for (const ThemeChoice theme : themes) {
            allDone = walkOnce(options, language, code, theme, &walks, error) && allDone;
            if (title.isEmpty())
                title = TourPage::title();
        }
    }
    // The page is written in any case: it shows how far the learner came.
    QString pageError;
    if (!writePage(options, title, walks, &pageError)) {
        *error = pageError;
        return false;
    }
    return allDone;
}

} // namespace rp
