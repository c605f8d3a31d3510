// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/fusion_entries.h"
#include "models/instruments/fusion/fusion.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <array>

namespace rp {

namespace {

struct CodeOfKernel
{
    const char *name;
    const char *code;
};

/// By the names of the catalogue's kernels.
constexpr auto kernelCode = std::to_array<CodeOfKernel>({{"layer_norm", "h = layer_norm(x, gamma, beta)"},
                                                         {"dropout", "d = dropout(h, p)"},
                                                         {"mean", "mu = x.mean(-1)"},
                                                         {"sub", "c = x - mu"},
                                                         {"square", "q = c * c"},
                                                         {"var_mean", "v = q.mean(-1)"},
                                                         {"add_eps", "e = v + eps"},
                                                         {"rsqrt", "r = rsqrt(e)"},
                                                         {"mul_rstd", "n = c * r"},
                                                         {"mul_gamma", "g = n * gamma"},
                                                         {"add_beta", "h = g + beta"},
                                                         {"bernoulli", "k = bernoulli(1 - p)"},
                                                         {"mul_mask", "m = h * k"},
                                                         {"scale", "d = m / (1 - p)"}});

QString codeOf(const std::string &kernel, bool hasDropout)
{
    if (kernel == "relu")
        return hasDropout ? QStringLiteral("y = relu(d)") : QStringLiteral("y = relu(h)");
    const auto *found = std::find_if(kernelCode.begin(), kernelCode.end(),
                                     [&kernel](const CodeOfKernel &each) { return kernel == each.name; });
    return QString::fromLatin1(found == kernelCode.end() ? kernel.c_str() : found->code);
}

QString movedBy(double reads_bytes, double writes_bytes)
{
    const Format format;
    const QString reads = format.bytes(reads_bytes);
    const QString writes = format.bytes(writes_bytes);
    if (reads_bytes > 0.0 && writes_bytes > 0.0)
        //: Of a line of code; %1 and %2 are amounts of data.
        return fillMarkers(FusionText::tr("Reads %1 and writes %2."), {reads, writes});
    if (reads_bytes > 0.0)
        //: Of a line of code; %1 is an amount of data.
        return fillMarkers(FusionText::tr("Reads %1."), {reads});
    //: Of a line of code; %1 is an amount of data.
    return fillMarkers(FusionText::tr("Writes %1."), {writes});
}

std::vector<FusionLine> chainLines(const FusionSettings &settings, const Catalogue &catalogue)
{
    std::vector<FusionLine> lines;
    const double tensor_bytes = settings.tensorBytes();
    for (const physics::ChainKernel &kernel :
         unfusedChain(settings.granularity, settings.evaluation, catalogue)) {
        const double rows_bytes = double(kernel.row_accesses) * tensor_bytes / catalogue.fusion->row_length;
        QStringList moves;
        if (kernel.reads + kernel.writes > 0)
            moves << movedBy(double(kernel.reads) * tensor_bytes, double(kernel.writes) * tensor_bytes);
        if (kernel.row_accesses > 0)
            //: Of a line of code; %1 is an amount of data.
            moves << fillMarkers(FusionText::tr("One value for each row: %1."), {Format().bytes(rows_bytes)});
        lines.push_back({codeOf(kernel.name, !settings.evaluation), joinedSentences(moves)});
    }
    return lines;
}

/// In the manner of what torch.compile writes for Triton.
std::vector<FusionLine> kernelLines(const FusionSettings &settings, const Catalogue &catalogue)
{
    const double tensor_bytes = settings.tensorBytes();
    const QString length = QString::number(catalogue.fusion->row_length);
    const QString at = QStringLiteral("r + %1 * row").arg(length);
    //: Of a line of code.
    const QString nothing = FusionText::tr("Moves no bytes: the values are in registers.");
    std::vector<FusionLine> lines = {
        {QStringLiteral("row, r = tl.program_id(0), tl.arange(0, BLOCK)"), nothing},
        {QStringLiteral("x = tl.load(X + %1, r < %2)").arg(at, length), movedBy(tensor_bytes, 0.0)},
        {QStringLiteral("c = x - tl.sum(x) / %1").arg(length), nothing},
        {QStringLiteral("v = tl.sum(c * c) / %1").arg(length), nothing},
        {QStringLiteral("y = c * rsqrt(v + eps) * gamma + beta"), nothing}};
    if (!settings.evaluation)
        lines.push_back({QStringLiteral("y = y * (tl.rand(seed, %1) > p) / (1 - p)").arg(at), nothing});
    lines.push_back({QStringLiteral("y = tl.maximum(y, 0)"), nothing});
    lines.push_back(
        {QStringLiteral("tl.store(Y + %1, y, r < %2)").arg(at, length), movedBy(0.0, tensor_bytes)});
    return lines;
}

} // namespace

std::vector<FusionLine> FusionInstrument::codeLines(bool fused) const
{
    return fused ? kernelLines(settings(), catalogue()) : chainLines(settings(), catalogue());
}

} // namespace rp
