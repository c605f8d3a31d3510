// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QString>
#include <functional>

namespace rp {

/// That memory does not suffice, in the language of the moment.
QString noMemoryText();
/// Makes that sentence now, because there may be no room for it when it is needed.
void prepareNoMemoryText();

/// What `run` returns, or exitInput and that sentence on the standard error where memory does not suffice for
/// it, in whichever thread.
int whereMemoryLasts(const std::function<int()> &run);

/// A window outlives an action that memory does not suffice for: the action ends, and that is told.
class SturdyApplication : public QApplication
{
public:
    SturdyApplication(int &argc, char **argv);
    ~SturdyApplication() override;
    Q_DISABLE_COPY_MOVE(SturdyApplication)

    /// Called, with some memory set free, when an action was given up. None: the program ends instead.
    std::function<void()> onNoMemory;

    bool notify(QObject *receiver, QEvent *event) override;

private:
    void keepReserve();

    void *m_reserve = nullptr;
};

} // namespace rp
