// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/hand_in.h"
#include "models/policy/site_policy.h"

#include <QObject>
#include <QPointer>
#include <functional>
#include <vector>

namespace rp {

class HandInDialog;
class LabSession;
class Ledger;
class WorkCopies;
struct HandInOffer;
struct LabContent;

/// What is handed in, and by which rules; all of it must outlive its user.
struct HandInSource
{
    Ledger &ledger;
    QString folder;           ///< of the session
    const WorkCopies *copies; ///< null: the site copies nothing
    const std::vector<LabContent> &labs;
    std::function<const LabSession &()> open; ///< the lab that is open
    const SitePolicy &site;
    QString state; ///< the account's folder, see ExportPlace
    std::function<QDateTime()> now;
};

/// Handing in from the window, by the road of `ridgepoint export`. As there, an exam or a site's rule on
/// exports keeps nobody from it: it gives nothing away, and is what an exam is for. Name and number are kept
/// in the ledger, which is its learner's alone, and not in what others get of it.
class HandingIn : public QObject
{
    Q_OBJECT
public:
    HandingIn(HandInSource source, QWidget &window);

    /// Opens the dialog, or shows the one that is open.
    void open();
    HandInDialog *dialog() const; ///< null while there is none

private:
    HandInOffer offer() const;
    void handIn(const HandInWish &wish);
    HandInResult write(const HandInWish &wish) const;
    void remember(const HandInWish &wish);
    void showFolder(const QString &folder);

    const HandInSource m_source;
    QWidget &m_window;
    QPointer<HandInDialog> m_dialog;
    QString m_folder; ///< that was used last
};

} // namespace rp
