// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_code.h"

#include "models/instruments/surgery/surgery.h"

#include <array>

namespace rp {

namespace {

using physics::SurgeryMethod;

// Why a line does not break the graph.
constexpr Phrase breaks{};
constexpr Phrase recorded =
    QT_TRANSLATE_NOOP("rp::Surgery", "These are operations, and the compiler records them. Python asks for "
                                     "none of their values.");
constexpr Phrase setting =
    QT_TRANSLATE_NOOP("rp::Surgery", "The setting is known while recording. The compiler guards it and goes "
                                     "on.");
constexpr Phrase onDevice =
    QT_TRANSLATE_NOOP("rp::Surgery", "“where” chooses on the device, so Python needs no value to go on.");

struct CodeLine
{
    const char *code;
    Phrase whyNoBreak;
};

struct Rewriting
{
    SurgeryMethod method;
    const char *code;
};

struct Program
{
    std::array<CodeLine, 5> lines;
    std::array<Rewriting, 4> rewritings; ///< of the breaking line; those of other methods are not possible
};

/// In the order of BreakCause. The first is the one that the brief of the act shows.
constexpr auto programs = std::to_array<Program>({
    {{{{"gate = router(x)", recorded},
       {"if self.use_norm: x = norm(x)", setting},
       {"if gate.mean() > 0.5: x = expert(x)", breaks},
       {"x = torch.where(x > 0, x, 0.1 * x)", onDevice},
       {"return head(x)", recorded}}},
     {{{SurgeryMethod::Mask, "x = torch.where(gate.mean() > 0.5, expert(x), x)"},
       {SurgeryMethod::Conditional, "x = torch.cond(gate.mean() > 0.5, expert, keep, (x,))"},
       {SurgeryMethod::Hoist, "x = self.chosen(x)"},
       {SurgeryMethod::CustomOp, "x = torch.ops.own.gated_expert(gate, x)"}}}},
    {{{{"h = encoder(x)", recorded},
       {"if self.use_norm: h = norm(h)", setting},
       {"h = torch.where(h > 0, h, 0.1 * h)", onDevice},
       {"self.mean = h.mean().item()", breaks},
       {"return head(h)", recorded}}},
     {{{SurgeryMethod::Hoist, "self.mean = h.mean()"},
       {SurgeryMethod::CustomOp, "torch.ops.own.keep_mean(h)"}}}},
    {{{{"h = embed(x)", recorded},
       {"if h.shape[1] > 512: h = pool(h)", breaks},
       {"if self.use_norm: h = norm(h)", setting},
       {"h = torch.where(h > 0, h, 0.1 * h)", onDevice},
       {"return head(h)", recorded}}},
     {{{SurgeryMethod::SymbolicShape, "mark_dynamic(h, 1); h = pool(h)"},
       {SurgeryMethod::Hoist, "h = self.for_shape(h)"},
       {SurgeryMethod::CustomOp, "h = torch.ops.own.pool(h)"}}}},
    {{{{"h = encoder(x)", recorded},
       {"if self.use_norm: h = norm(h)", setting},
       {"log.info(\"step %d\", self.step)", breaks},
       {"h = torch.where(h > 0, h, 0.1 * h)", onDevice},
       {"return head(h)", recorded}}},
     {{{SurgeryMethod::Hoist, "later.append(self.step)"},
       {SurgeryMethod::CustomOp, "torch.ops.own.log_step(h)"}}}},
});

const Program &programOf(BreakCause cause)
{
    return programs.at(std::size_t(cause));
}

} // namespace

QStringList codeLines(BreakCause cause)
{
    QStringList lines;
    for (const CodeLine &line : programOf(cause).lines)
        lines.append(QString::fromUtf8(line.code));
    return lines;
}

int breakingLine(BreakCause cause)
{
    int line = 0;
    while (!programOf(cause).lines.at(std::size_t(line)).whyNoBreak.isEmpty())
        ++line;
    return line;
}

QString whyNoBreak(BreakCause cause, int line)
{
    const Phrase why = programOf(cause).lines.at(std::size_t(line)).whyNoBreak;
    return phraseText(SurgeryDesign::context(), why);
}

QString rewrittenLine(SurgeryMethod method, BreakCause cause)
{
    for (const Rewriting &rewriting : programOf(cause).rewritings)
        if (rewriting.code && rewriting.method == method)
            return QString::fromUtf8(rewriting.code);
    return codeLines(cause).at(breakingLine(cause));
}

} // namespace rp
