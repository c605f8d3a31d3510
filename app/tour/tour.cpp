// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tour.h"

#include "app/root/application.h"
#include "app/tour/tour_learner.h"
#include "app/tour/tour_page.h"
#include "models/check/lab_loader.h"
#include "models/json/file_writer.h"
#include "models/session/commit_items.h"
#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "views/shell/look/lab_style.h"
#include "views/shell/settings/setting.h"

#include <QApplication>
#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>

namespace rp {

namespace {

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
