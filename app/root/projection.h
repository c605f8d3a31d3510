// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "models/instruments/workbench.h"
#include "views/widgets/intents.h"

#include <QHash>
#include <QObject>
#include <memory>

namespace rp {

class LabSession;
class ProjectorWindow;
struct Catalogue;

/// An act on the projector, with instruments of its own: they begin as the learner's stand, and whatever is
/// done with them goes with the window. It is given nothing that could be written to.
class Projection : public QObject
{
    Q_OBJECT
public:
    /// @param session of the lab that is open; it and the catalogue must outlive this
    /// @param shown the learner's instruments, whose inputs are taken over
    Projection(const LabSession &session, const Catalogue &catalogue, const Workbench &shown);
    ~Projection() override;

    ProjectorWindow &window() const { return *m_window; }
    void retranslate() const;

signals:
    void left();

private:
    void connectWindow();
    QString setInput(const Workbench &side, const InputRef &input, const QVariant &value) const;

    const ActContent m_act; ///< with the predictions of the learner's track
    Workbench m_first;
    Workbench m_second;
    QHash<QString, QVariantMap> m_defaults; ///< inputs of each panel's instrument before anything is set
    Intents m_ofFirst;                      ///< where the pictures' inputs are asked for
    Intents m_ofSecond;
    std::unique_ptr<ProjectorWindow> m_window;
};

} // namespace rp
