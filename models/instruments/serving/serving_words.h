// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/serving/serving_model.h"

#include <QCoreApplication>
#include <QString>
#include <functional>

namespace rp {

// Words that tables, figures and sentences of the serving design instrument share.

class ServingWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::ServingDesign)
public:
    static QString of(const char *source) { return tr(source); }
    static QString doesNotFit();
    static QString fits();
    static QString regime(bool memoryBound);
    static QString yesNo(bool yes);
    /// "9,085 tokens/s"
    static QString tokensPerSecond(double rate);
    /// "3,350 GB/s"
    static QString bandwidth(double bytes_s);
    /// An amount of arithmetic: "15.55 GFLOP"
    static QString work(double flops);
    /// "1,024 tokens"
    static QString tokens(double count);
    /// A kernel's or an operation's name: "LayerNorm".
    static QString kernel(const QString &key, const Catalogue &catalogue);
    /// What a kernel runs on.
    static QString units(ServingKernel::Kind kind);
};

/// A text of the context "rp::ServingDesign" that is made when it is asked for.
std::function<QString()> lateServingText(const char *source);

} // namespace rp
