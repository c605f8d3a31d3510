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
    const char *value; ///< what it makes
    const char *code;
    /// As a compiler writes it for a row that is in registers; null: as it is. %1 is the length of a row, %2
    /// the place of an element.
    const char *generated = nullptr;
};

/// By the names of the catalogue's kernels. What each needs stands in fusion_model.cpp.
constexpr auto kernelCodes = std::to_array<CodeOfKernel>(
    {{"layer_norm", "h", "h = layer_norm(x, gamma, beta)",
      "c = tl.where(i < %1, x - tl.sum(x) / %1, 0)\nv = tl.sum(c * c) / %1\n"
      "h = c * rsqrt(v + eps) * gamma + beta"},
     {"dropout", "d", "d = dropout(h, p)", "d = h * (tl.rand(seed, %2) > p) / (1 - p)"},
     {"mean", "mu", "mu = x.mean(-1)", "mu = tl.sum(x) / %1"},
     {"sub", "c", "c = x - mu", "c = tl.where(i < %1, x - mu, 0)"},
     {"square", "q", "q = c * c"},
     {"var_mean", "v", "v = q.mean(-1)", "v = tl.sum(q) / %1"},
     {"add_eps", "e", "e = v + eps"},
     {"rsqrt", "r", "r = rsqrt(e)"},
     {"mul_rstd", "n", "n = c * r"},
     {"mul_gamma", "g", "g = n * gamma"},
     {"add_beta", "h", "h = g + beta"},
     {"bernoulli", "k", "k = bernoulli(1 - p)", "k = tl.rand(seed, %2) > p"},
     {"mul_mask", "m", "m = h * k"},
     {"scale", "d", "d = m / (1 - p)"},
     {"relu", "y", "y = relu(%3)", "y = tl.maximum(%3, 0)"}});

/// A kernel that isn't known is its name.
CodeOfKernel codeOf(const std::string &kernel)
{
    const auto *found = std::find_if(kernelCodes.begin(), kernelCodes.end(),
                                     [&kernel](const CodeOfKernel &each) { return kernel == each.name; });
    return found == kernelCodes.end() ? CodeOfKernel{kernel.c_str(), "y", kernel.c_str()} : *found;
}

/// The name of what a line makes; below 0: of the input.
QString valueOf(const std::vector<physics::ProgramLine> &lines, int place)
{
    return place < 0 ? QStringLiteral("x")
                     : QString::fromLatin1(codeOf(lines[std::size_t(place)].name).value);
}

/// A line of code with the names of what it needs put in: ReLU goes on with what there is.
QString writtenLine(const std::vector<physics::ProgramLine> &lines, std::size_t line, const char *code)
{
    const std::vector<int> &needs = lines[line].needs;
    return QString::fromLatin1(code).replace(QLatin1String("%3"),
                                             valueOf(lines, needs.empty() ? -1 : needs.front()));
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

/// A value for each row.
QString rowsMoved(double bytes)
{
    //: Of a line of code; %1 is an amount of data.
    return fillMarkers(FusionText::tr("One value for each row: %1."), {Format().bytes(bytes)});
}

double rowBytes(const FusionSettings &settings, const Catalogue &catalogue)
{
    return settings.tensorBytes() / catalogue.fusion->row_length;
}

QString movedBy(const physics::ChainKernel &kernel, const FusionSettings &settings,
                const Catalogue &catalogue)
{
    QStringList moves;
    if (kernel.reads + kernel.writes > 0)
        moves << movedBy(double(kernel.reads) * settings.tensorBytes(),
                         double(kernel.writes) * settings.tensorBytes());
    if (kernel.row_accesses > 0)
        moves << rowsMoved(double(kernel.row_accesses) * rowBytes(settings, catalogue));
    return joinedSentences(moves);
}

std::vector<FusionLine> chainLines(const FusionSettings &settings, const Catalogue &catalogue)
{
    std::vector<FusionLine> coded;
    const std::vector<physics::ProgramLine> lines = programLines(settings, catalogue);
    for (const physics::ProgramKernel &kernel : physics::programKernels(lines, {}))
        coded.push_back({writtenLine(lines, kernel.first, codeOf(lines[kernel.first].name).code),
                         movedBy(kernel.work, settings, catalogue)});
    return coded;
}

/// In the manner of what torch.compile writes for Triton: what it loads, computes and stores.
std::vector<FusionLine> kernelLines(const std::vector<physics::ProgramLine> &lines,
                                    const physics::ProgramKernel &kernel, const FusionSettings &settings,
                                    const Catalogue &catalogue)
{
    const double tensor_bytes = settings.tensorBytes();
    const QString length = QString::number(catalogue.fusion->row_length);
    const QString at = QStringLiteral("i + %1 * row").arg(length);
    //: Of a line of code.
    const QString nothing = FusionText::tr("Moves no bytes: the values are in registers.");
    std::vector<FusionLine> coded = {
        {QStringLiteral("row, i = tl.program_id(0), tl.arange(0, BLOCK)"), nothing}};
    const auto isTensor = [&lines](int place) { return place < 0 || lines[std::size_t(place)].is_tensor; };
    const auto pointer = [&](int place) {
        const QString name = valueOf(lines, place).toUpper();
        return isTensor(place) ? QStringLiteral("%1 + %2").arg(name, at)
                               : QStringLiteral("%1 + row").arg(name);
    };
    const QString mask = QStringLiteral(", i < %1").arg(length);
    const QString orZero =
        mask + QStringLiteral(", 0"); // what lies beyond the row counts for nothing in a sum
    const QString rows = rowsMoved(rowBytes(settings, catalogue));
    for (const int place : kernel.loads)
        coded.push_back(
            {QStringLiteral("%1 = tl.load(%2%3)")
                 .arg(valueOf(lines, place), pointer(place), isTensor(place) ? orZero : QString()),
             isTensor(place) ? movedBy(tensor_bytes, 0.0) : rows});
    // One row of weights for all rows of the tensor, so small that the traffic leaves it out.
    for (const char *weight : {"gamma", "beta"}) {
        const QString name = QString::fromLatin1(weight);
        const bool isNeeded = std::any_of(
            lines.begin() + std::ptrdiff_t(kernel.first), lines.begin() + std::ptrdiff_t(kernel.last) + 1,
            [weight](const physics::ProgramLine &line) {
                return QLatin1String(codeOf(line.name).code).contains(QLatin1String(weight));
            });
        if (isNeeded)
            coded.push_back({QStringLiteral("%1 = tl.load(%2 + i%3)").arg(name, name.toUpper(), orZero),
                             movedBy(length.toDouble() * tensor_bytes / settings.elements, 0.0)});
    }
    for (std::size_t i = kernel.first; i <= kernel.last; ++i) {
        const CodeOfKernel code = codeOf(lines[i].name);
        const QString text = writtenLine(lines, i, code.generated ? code.generated : code.code);
        for (QString line : text.split(u'\n'))
            coded.push_back(
                {line.replace(QLatin1String("%1"), length).replace(QLatin1String("%2"), at), nothing});
    }
    for (const int place : kernel.stores)
        coded.push_back({QStringLiteral("tl.store(%1, %2%3)")
                             .arg(pointer(place), valueOf(lines, place), isTensor(place) ? mask : QString()),
                         isTensor(place) ? movedBy(0.0, tensor_bytes) : rows});
    return coded;
}

} // namespace

std::vector<FusionLine> FusionInstrument::codeLines(bool fused) const
{
    if (!fused)
        return chainLines(settings(), catalogue());
    FusionSettings whole = settings();
    whole.read_lines = 0.0;
    whole.fused = true;
    const std::vector<physics::ProgramLine> lines = programLines(whole, catalogue());
    return kernelLines(lines, physics::programKernels(lines, whole.edits()).front(), whole, catalogue());
}

QString FusionInstrument::kernelMoves(std::size_t kernel) const
{
    const std::vector<FusionKernel> &kernels = state().program.kernels;
    return kernel < kernels.size() ? movedBy(kernels[kernel].made.work, settings(), catalogue()) : QString();
}

std::vector<FusionLine> FusionInstrument::kernelCode(std::size_t kernel) const
{
    const FusionProgram &program = state().program;
    return kernel < program.kernels.size()
               ? kernelLines(program.lines, program.kernels[kernel].made, settings(), catalogue())
               : std::vector<FusionLine>();
}

} // namespace rp
