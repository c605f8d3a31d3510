// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/strip/region.h"
#include "views/widgets/blocks/notice.h"

#include <vector>

class QVBoxLayout;

namespace rp {

class Announcer;

/// A notice as the window shows it.
struct ShellNotice
{
    QString key; ///< stable: "write_failed"
    Notice::Kind kind = Notice::Kind::Information;
    QString text;                ///< translated
    bool offersSaveAs = false;   ///< with a button "Save as…"
    bool offersTakeOver = false; ///< with a button "Take over the ledger"
    bool dismissible = true;     ///< with a close button
    bool operator==(const ShellNotice &) const = default;
};

/// Notices that stay until they no longer hold or are dismissed, under the toolbar. A new one is announced.
class NoticeArea : public Region
{
    Q_OBJECT
public:
    explicit NoticeArea(Announcer &announcer, QWidget *parent = nullptr);

    void setNotices(const std::vector<ShellNotice> &notices);
    const std::vector<ShellNotice> &notices() const { return m_notices; }

signals:
    void saveAsRequested();
    void takeOverRequested();
    void dismissed(const QString &key);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();
    void rebuild();

    Announcer &m_announcer;
    QVBoxLayout *m_layout;
    std::vector<ShellNotice> m_notices;
    std::vector<Notice *> m_bars;
};

} // namespace rp
