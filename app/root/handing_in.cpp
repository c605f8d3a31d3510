// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/root/handing_in.h"

#include "models/handin/handin_file.h"
#include "models/handin/work_copies.h"
#include "models/json/embedded_content.h"
#include "models/session/ledger.h"
#include "models/store/ledger_loading.h"
#include "models/teach/teach_text.h"
#include "models/text/format.h"
#include "views/home/course_overview.h"
#include "views/shell/hand_in_dialog.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>
#include <utility>

namespace rp {

namespace {

constexpr QLatin1String nameKey("handin_name");
constexpr QLatin1String numberKey("handin_number");

QString folderAtFirst()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents
                                        : QStandardPaths::writableLocation(QStandardPaths::HomeLocation);
}

/// How far a learner has come in what was begun.
QStringList worksOf(const std::vector<LabOverview> &labs)
{
    QStringList lines;
    for (const LabOverview &lab : labs) {
        if (!lab.isStarted)
            continue;
        lines << TeachText::pair(lab.title, CourseText::state(lab));
        for (std::size_t act = 0; act < lab.acts.size(); ++act)
            lines << TeachText::bullet(CourseText::act(lab, act));
    }
    return lines;
}

} // namespace

HandingIn::HandingIn(HandInSource source, QWidget &window)
    : m_source(std::move(source))
    , m_window(window)
    , m_folder(folderAtFirst())
{
}

HandInDialog *HandingIn::dialog() const
{
    return m_dialog;
}

void HandingIn::open()
{
    if (m_dialog && m_dialog->isVisible()) {
        m_dialog->activateWindow();
        return;
    }
    const HandInWish known{
        {}, m_source.ledger.setting(nameKey).toString(), m_source.ledger.setting(numberKey).toString()};
    m_dialog = new HandInDialog([this] { return offer(); }, known, m_folder, &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &HandInDialog::handInRequested, this, &HandingIn::handIn);
    connect(m_dialog, &HandInDialog::folderRequested, this, &HandingIn::showFolder);
    m_dialog->open();
}

HandInOffer HandingIn::offer() const
{
    HandInOffer offer;
    offer.hasWork = !m_source.ledger.log().entries().empty();
    offer.works = worksOf(courseOverview(m_source.labs, m_source.open(), m_source.ledger));
    if (m_source.copies)
        offer.sent = WorkSent{m_source.copies->path(), m_source.copies->copiedAt()};
    offer.hasConfidence = hasAnswers(recallCounts(m_source.ledger.document())) ||
                          hasAnswers(mysteryCounts(m_source.ledger.document()));
    // Where a site looks after what leaves the program, it may not want its files to be gone through.
    offer.opensFolders = !m_source.site.exports && !m_source.ledger.exam();
    return offer;
}

/// Another window has the ledger while this one only reads, and may have written to it.
HandInResult HandingIn::write(const HandInWish &wish) const
{
    useEmbeddedContent();
    const QString madeAt = handInTime();
    std::optional<LedgerDocument> work;
    if (m_source.ledger.isReadOnly()) {
        QString reason;
        work = learnersWork(m_source.folder, &reason, m_source.state);
        if (!work)
            return {exitInput, noWorkSentence(m_source.folder, reason)};
    } else {
        work = m_source.ledger.document();
    }
    const SitePolicy &site = m_source.site;
    return rp::handIn(std::move(*work), madeAt, wish,
                      {m_source.state, site.exam, site.examPlace(), currentAccount().name, m_source.now()});
}

void HandingIn::handIn(const HandInWish &wish)
{
    remember(wish);
    const HandInResult result = write(wish);
    if (result.status == exitDone)
        m_folder = QFileInfo(wish.path).absolutePath();
    m_dialog->tell(result, wish.path);
}

void HandingIn::remember(const HandInWish &wish)
{
    for (const auto &[key, text] : {std::pair(nameKey, wish.name), {numberKey, wish.number}}) {
        if (m_source.ledger.setting(key).toString() != text)
            m_source.ledger.setSetting(key, text);
    }
}

void HandingIn::showFolder(const QString &folder)
{
    if (QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        return;
    m_dialog->tellNoFolder(
        //: %1 is a folder
        tr("Folders can't be shown here; the file is in %1.").arg(Format::isolate(folder)));
}

} // namespace rp
