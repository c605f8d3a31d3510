// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QAction;
class QWidget;

namespace rp {

/// Locks what would write files that a site does not let be exported: buttons and entries of menus whose
/// property "exports" is the ending of such a file, in every window. Each says why. There is only one where a
/// site restricts exports, because it looks at all that is shown.
class ExportLock : public QObject
{
    Q_OBJECT
public:
    /// @param allowed endings; @param program the application object, whose widgets it watches
    ExportLock(const QStringList &allowed, QObject &program, QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isLocked(const QObject &part) const;
    void lock(QWidget &button) const;
    void lock(QAction &entry) const;

    QStringList m_allowed;
};

} // namespace rp
