// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace rp {

/// Sentences of this instrument that stand in code: WholePathText::tr().
class WholePathText
{
    Q_DECLARE_TR_FUNCTIONS(rp::WholePath)
};

/// In the order of physics::PathPart; English, for WholePathText::tr().
inline constexpr const char *pathPartNames[] = {
    QT_TRANSLATE_NOOP("rp::WholePath", "Host"),
    //: part of a request: its input is copied from the host's memory to the device's
    QT_TRANSLATE_NOOP("rp::WholePath", "Transfer"),
    //: part of a request: launches that no kernel hides
    QT_TRANSLATE_NOOP("rp::WholePath", "Launching"),
    QT_TRANSLATE_NOOP("rp::WholePath", "Kernels"),
    //: part of a request: its result is copied from the device's memory to the host's
    QT_TRANSLATE_NOOP("rp::WholePath", "Read-back"),
};

} // namespace rp
