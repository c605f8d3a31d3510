// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving_words.h"

#include "models/text/format.h"

#include <algorithm>
#include <cmath>

namespace rp {

QString ServingWords::doesNotFit()
{
    //: instead of a number: a design for which the memory is too small
    return tr("does not fit");
}

QString ServingWords::fits()
{
    //: said of a design that the memory is large enough for
    return tr("fits");
}

QString ServingWords::regime(bool memoryBound)
{
    //: what limits a kernel: the memory bandwidth
    return memoryBound ? tr("memory-bound")
                       //: what limits a kernel: arithmetic
                       : tr("compute-bound");
}

QString ServingWords::yesNo(bool yes)
{
    return yes ? tr("yes") : tr("no");
}

QString ServingWords::tokensPerSecond(double rate)
{
    //: what is counted per second: parts of words that a language model reads or writes
    return Format().perSecond(rate, tr("tokens"));
}

QString ServingWords::bandwidth(double bytes_s)
{
    return Format().perSecond(bytes_s * 1e-9, Format::isolate(QStringLiteral("GB")));
}

QString ServingWords::work(double flops)
{
    return Format().significant(flops * 1e-9, 4) + QChar(QChar::Nbsp) +
           Format::isolate(QStringLiteral("GFLOP"));
}

QString ServingWords::tokens(double count)
{
    const int plural = int(std::clamp(std::round(count), 0.0, 1e9));
    //: length of a sequence; %1 is the count with digit groups, the plural form follows it
    return tr("%1 token(s)", nullptr, plural).arg(Format().count(count));
}

QString ServingWords::kernel(const QString &key, const Catalogue &catalogue)
{
    if (key == QLatin1String("projections")) {
        //: matrix products that make queries, keys and values, and what comes out of attention
        return tr("Projections (GEMM)");
    }
    if (key == QLatin1String("mlp")) {
        //: matrix products of the feed-forward part of a layer
        return tr("MLP (GEMM)");
    }
    if (key == QLatin1String("logits")) {
        //: matrix product that rates every word for the next place
        return tr("Logits (GEMM)");
    }
    if (key == QLatin1String("attention")) {
        //: the two matrix products of attention
        return tr("Attention products");
    }
    if (const ServingOperation *operation = catalogue.servingOperations.find(key))
        return contentText(operation->name);
    if (const ServingFusionEntry *fusion = catalogue.servingFusions.find(key))
        return contentText(fusion->name);
    return key;
}

QString ServingWords::units(ServingKernel::Kind kind)
{
    return kind == ServingKernel::Kind::Pointwise ? tr("vector units") : tr("Tensor Cores");
}

std::function<QString()> lateServingText(const char *source)
{
    return [source] { return ServingWords::of(source); };
}

} // namespace rp
