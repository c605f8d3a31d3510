// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/root/handbook.h"

#include "app/root/application.h"
#include "models/text/format.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

namespace rp {
namespace {

struct HandbookWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::Handbook)
};

constexpr QLatin1String installed("../share/doc/ridgepoint/handbook");
constexpr QLatin1String inBundle("../Resources/handbook");

} // namespace

QString handbookPage(const QString &programFolder, const QString &language)
{
    for (const QString &wanted : {language, QStringLiteral("en")}) {
        for (const QLatin1String folder : {installed, inBundle}) {
            const QFileInfo page(QDir(programFolder).filePath(folder) + QLatin1Char('/') + wanted +
                                 QStringLiteral("/index.html"));
            if (page.isFile())
                return page.canonicalFilePath();
        }
    }
    return {};
}

void showHandbook(MainWindow &window, const QString &programFolder, const QString &language)
{
    window.removeMessage(noticeKey::message);
    const QString page = handbookPage(programFolder, language);
    if (page.isEmpty()) {
        const QString place = QDir::cleanPath(QDir(programFolder).filePath(installed));
        window.showMessage(noticeKey::message, Notice::Kind::Problem, [place] {
            //: %1 is a folder
            return HandbookWords::tr("There is no handbook in %1; install the whole package of Ridgepoint.")
                .arg(Format::isolate(place));
        });
    } else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(page))) {
        window.showMessage(noticeKey::message, Notice::Kind::Problem, [page] {
            //: %1 is a file
            return HandbookWords::tr("No browser can be opened here; the handbook is the file %1.")
                .arg(Format::isolate(page));
        });
    }
}

} // namespace rp
