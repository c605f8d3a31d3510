// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure_text/gpu_figures.h"

#include "models/measure_text/json_path.h"
#include "models/measured/measured_twins.h"
#include "models/text/format.h"
#include "models/text/phrase.h"
#include "models/text/place_markers.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace rp {

namespace {

constexpr const char *gpuContext = "rp::GpuFigures";

QString gpuTime(double us)
{
    return Format().duration_us(us);
}

QString gpuSeconds(double s)
{
    return gpuTime(s * 1e6);
}

QString gpuCount(double count)
{
    return Format().count(count);
}

QString gpuShare(double share)
{
    return Format().percent(share);
}

QString gpuFactor(double ratio)
{
    return Format().factor(ratio);
}

QString gpuBandwidth(double bytes_s)
{
    return Format().perSecond(bytes_s * 1e-9, QStringLiteral("GB"));
}

QString gpuRate(double flops)
{
    return Format().flopPerSecond(flops, 3);
}

QString imagesRate(double rate)
{
    //: what is counted per second, short
    return Format().perSecond(rate, QCoreApplication::translate("rp::GpuFigures", "images"));
}

QString tokensRate(double rate)
{
    //: what is counted per second: parts of words that a language model writes
    return Format().perSecond(rate, QCoreApplication::translate("rp::GpuFigures", "tokens"));
}

/// Where a figure stands in a recording: scale * path / over - less. Without a path, scale / over.
struct Recorded
{
    const char *path = nullptr;
    double scale = 1.0;
    const char *over = nullptr;
    double less = 0.0;
};

/// A figure of a run of the built-in file; of a series the run at this value.
struct OfRun
{
    const char *id;
    const char *figure;
    const char *along = nullptr; ///< an input; null: the place that a run stands at, where there is one
    double at = 0.0;
};
struct OfConstant
{
    const char *section;
    const char *field;
    const char *key = "";
    const char *variant = "";
};
struct OfAnswer
{
    const char *lab;
    const char *act;
    const char *question;
};
using BuiltIn = std::variant<std::monostate, OfRun, OfConstant, OfAnswer>;

/// A name that is the same in every language, or a number.
struct LabelValue
{
    constexpr LabelValue() = default;
    // NOLINTBEGIN(google-explicit-constructor): the rows below are read as tables
    constexpr LabelValue(const char *text)
        : word(text)
    {
    }
    constexpr LabelValue(double value)
        : number(value)
    {
    }
    // NOLINTEND(google-explicit-constructor)
    const char *word = nullptr;
    double number = 0.0;
};

struct FigureRow
{
    const char *section;
    const char *key;
    QString (*text)(double);
    Recorded recorded;
    BuiltIn builtIn;
    Phrase label;
    std::array<LabelValue, 2> values = {}; ///< of the label's markers
};

struct SectionRow
{
    const char *key;
    Phrase name;
    std::array<LabelValue, 2> values = {};
};

constexpr auto sectionRows = std::to_array<SectionRow>({
    //: heading: of kernels, from the host to the GPU
    {"launch", QT_TRANSLATE_NOOP("rp::GpuFigures", "Launches")},
    //: heading: %1 how many, %2 a number of microseconds
    {"passes", QT_TRANSLATE_NOOP("rp::GpuFigures", "%1 kernels of %2 µs"), {1e3, 5.0}},
    //: heading: the most that a GPU was seen to do
    {"ceilings", QT_TRANSLATE_NOOP("rp::GpuFigures", "Ceilings")},
    //: heading: products of matrices
    {"products", QT_TRANSLATE_NOOP("rp::GpuFigures", "Matrix products")},
    //: heading
    {"chain", QT_TRANSLATE_NOOP("rp::GpuFigures", "Chain of FP32 multiply-adds")},
    //: heading: how many times as fast a fused kernel is
    {"fusion", QT_TRANSLATE_NOOP("rp::GpuFigures", "Gain by fusing")},
    //: heading
    {"resnet", QT_TRANSLATE_NOOP("rp::GpuFigures", "ResNet-50")},
    //: heading
    {"models", QT_TRANSLATE_NOOP("rp::GpuFigures", "Small models")},
    //: heading: how many times as fast a program is whose branch became a mask; %1 how many sites of a break
    {"breaks", QT_TRANSLATE_NOOP("rp::GpuFigures", "Gain by masking %1 sites"), {8.0}},
    //: heading: a language model that writes
    {"serving", QT_TRANSLATE_NOOP("rp::GpuFigures", "Decoding with Llama 3 8B")},
});

#define RP_DRIVER "launch/driver_level/"
#define RP_PASSES RP_DRIVER "passes[kernels=1000,kernel_us=5]/"
#define RP_NORM "fusion/8192x4096/"

constexpr auto figureRows = std::to_array<FigureRow>({
    {"launch",
     "launch_and_wait_us",
     gpuTime,
     {RP_DRIVER "launch_and_wait_us"},
     OfConstant{"contexts", "launch_us", "cloud"},
     //: what launching costs
     QT_TRANSLATE_NOOP("rp::GpuFigures", "An empty kernel, with a wait")},
    {"launch",
     "launch_call_us",
     gpuTime,
     {RP_DRIVER "launch_call_us"},
     {},
     //: the call in which the host launches a kernel
     QT_TRANSLATE_NOOP("rp::GpuFigures", "A launch call")},
    {"launch",
     "queue_depth",
     gpuCount,
     {RP_DRIVER "queue_depth"},
     OfConstant{"dispatch", "queue_depth"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Launches that the queue holds")},
    {"launch",
     "queue_gap_us",
     gpuTime,
     {RP_DRIVER "queued_5us_us", 1.0, nullptr, 5.0},
     OfConstant{"dispatch", "stream_gap_us"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Pause between queued kernels")},
    {"launch",
     "graph_gap_us",
     gpuTime,
     {RP_PASSES "graph_us", 1e-3, nullptr, 5.0},
     OfConstant{"dispatch", "graph_gap_us"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Pause between kernels of a graph")},
    {"launch",
     "graph_call_us",
     gpuTime,
     {RP_DRIVER "passes[kernel_us=500|250|50|25|5]/graph_call_us"},
     OfConstant{"dispatch", "graph_launch_us"},
     //: a call of the host; the graph holds %1 to %2 kernels
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Starting a graph of %1 to %2"),
     {10.0, 1e3}},
    {"launch",
     "shortest_kernel_us",
     gpuTime,
     {RP_DRIVER "small_copies[elements=1000]/us"},
     OfConstant{"dispatch", "shortest_kernel_us"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Shortest kernel, start to start")},
    {"launch",
     "pytorch_host_us",
     gpuTime,
     {"launch/pytorch_host_us/*"},
     OfConstant{"contexts", "launch_us", "cloud", "pytorch"},
     //: the time that the host needs for it
     QT_TRANSLATE_NOOP("rp::GpuFigures", "An operation of PyTorch, on the host")},

    {"passes",
     "serial_us",
     gpuTime,
     {RP_PASSES "serial_us"},
     OfRun{"kernels_waiting", "total_us", "kernel_count", 1e3},
     //: how kernels are launched
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Waiting for each")},
    {"passes",
     "serial_share",
     gpuShare,
     {nullptr, 5e3, RP_PASSES "serial_us"},
     OfRun{"kernels_waiting", "math_utilization", "kernel_count", 1e3},
     //: the share of the time that is arithmetic
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Math, waiting for each")},
    {"passes",
     "queue_us",
     gpuTime,
     {RP_PASSES "queue_us"},
     OfRun{"kernels_queued", "total_us", "kernel_count", 1e3},
     //: how kernels are launched
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Through a queue")},
    {"passes",
     "queue_share",
     gpuShare,
     {nullptr, 5e3, RP_PASSES "queue_us"},
     OfRun{"kernels_queued", "math_utilization", "kernel_count", 1e3},
     //: the share of the time that is arithmetic
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Math, through a queue")},
    {"passes",
     "graph_us",
     gpuTime,
     {RP_PASSES "graph_us"},
     OfRun{"kernels_graph", "total_us", "kernel_count", 1e3},
     //: how kernels are launched
     QT_TRANSLATE_NOOP("rp::GpuFigures", "As a graph")},
    {"passes",
     "graph_share",
     gpuShare,
     {nullptr, 5e3, RP_PASSES "graph_us"},
     OfRun{"kernels_graph", "math_utilization", "kernel_count", 1e3},
     //: the share of the time that is arithmetic
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Math, as a graph")},

    {"ceilings",
     "copy_bytes_s",
     gpuBandwidth,
     {"ceilings/copy_gb_s", 1e9},
     OfRun{"copy", "bandwidth"},
     //: memory bandwidth of a copy
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Copy in memory")},
    {"ceilings",
     "fp16_flops",
     gpuRate,
     {"ceilings/fp16_tflops", 1e12},
     OfRun{"ceiling_fp16", "peak_flops"},
     //: %1 a precision such as FP16
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Products in %1"),
     {"FP16"}},
    {"ceilings",
     "bf16_flops",
     gpuRate,
     {"ceilings/bf16_tflops", 1e12},
     {},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Products in %1"),
     {"BF16"}},
    {"ceilings",
     "tf32_flops",
     gpuRate,
     {"ceilings/tf32_tflops", 1e12},
     OfRun{"ceiling_tf32", "peak_flops"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Products in %1"),
     {"TF32"}},
    {"ceilings",
     "fp32_flops",
     gpuRate,
     {"ceilings/fp32_tflops", 1e12},
     OfRun{"ceiling_fp32", "peak_flops"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Products in %1"),
     {"FP32"}},
    {"ceilings",
     "int8_flops",
     gpuRate,
     {"ceilings/int8_tops", 1e12},
     OfRun{"ceiling_int8", "peak_flops"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Products in %1"),
     {"INT8"}},
    {"ceilings",
     "fp8_flops",
     gpuRate,
     {"ceilings/fp8_tflops", 1e12},
     {},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Products in %1"),
     {"FP8"}},

    {"products",
     "fp16_128_flops",
     gpuRate,
     {"products/square[precision=fp16,n=128]/tflops", 1e12},
     OfRun{"square_fp16", "attainable_flops", "size", 128.0},
     //: %1 a precision such as FP16, %2 rows and columns of a square matrix
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, %2 × %2"),
     {"FP16", 128.0}},
    {"products",
     "fp16_1024_flops",
     gpuRate,
     {"products/square[precision=fp16,n=1024]/tflops", 1e12},
     OfRun{"square_fp16", "attainable_flops", "size", 1'024.0},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, %2 × %2"),
     {"FP16", 1'024.0}},
    {"products",
     "fp16_8192_flops",
     gpuRate,
     {"products/square[precision=fp16,n=8192]/tflops", 1e12},
     OfRun{"square_fp16", "attainable_flops", "size", 8'192.0},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, %2 × %2"),
     {"FP16", 8'192.0}},
    {"products",
     "tf32_8192_flops",
     gpuRate,
     {"products/square[precision=tf32,n=8192]/tflops", 1e12},
     OfRun{"square_tf32", "attainable_flops", "size", 8'192.0},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, %2 × %2"),
     {"TF32", 8'192.0}},
    {"products",
     "fp32_8192_flops",
     gpuRate,
     {"products/square[precision=fp32,n=8192]/tflops", 1e12},
     OfRun{"square_fp32", "attainable_flops", "size", 8'192.0},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, %2 × %2"),
     {"FP32", 8'192.0}},
    {"products",
     "int8_8192_flops",
     gpuRate,
     {"products/square[precision=int8,n=8192]/tflops", 1e12},
     OfRun{"square_int8", "attainable_flops", "size", 8'192.0},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, %2 × %2"),
     {"INT8", 8'192.0}},
    {"products",
     "thin_1_us",
     gpuTime,
     {"products/thin_fp16[m=1,n=8192,k=8192]/us"},
     OfRun{"thin_product", "time_us", "m", 1.0},
     //: a product in FP16: %1 rows of %2 numbers times a square matrix
     QT_TRANSLATE_NOOP("rp::GpuFigures", "FP16, %1 × %2 by %2 × %2"),
     {1.0, 8'192.0}},
    {"products",
     "thin_512_us",
     gpuTime,
     {"products/thin_fp16[m=512,n=8192,k=8192]/us"},
     OfRun{"thin_product", "time_us", "m", 512.0},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "FP16, %1 × %2 by %2 × %2"),
     {512.0, 8'192.0}},

    {"chain",
     "quarter_flops",
     gpuRate,
     {RP_DRIVER "chain_fp32[flop_per_byte=0.25]/tflops", 1e12},
     OfRun{"chain_of_multiply_adds", "attainable_flops", nullptr, 0.25},
     //: an arithmetic intensity
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1 FLOP/byte"),
     {0.25}},
    {"chain",
     "eight_flops",
     gpuRate,
     {RP_DRIVER "chain_fp32[flop_per_byte=8]/tflops", 1e12},
     OfRun{"chain_of_multiply_adds", "attainable_flops", nullptr, 8.0},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1 FLOP/byte"),
     {8.0}},
    {"chain",
     "largest_flops",
     gpuRate,
     {RP_DRIVER "chain_fp32[flop_per_byte=512]/tflops", 1e12},
     OfRun{"chain_of_multiply_adds", "attainable_flops", nullptr, 512.0},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1 FLOP/byte"),
     {512.0}},

    {"fusion",
     "library",
     gpuFactor,
     {RP_NORM "library/gpu_us", 1.0, RP_NORM "library/fused_gpu_us"},
     OfRun{"library_middle_time", "traffic_ratio"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "LayerNorm, dropout, ReLU")},
    {"fusion",
     "semi",
     gpuFactor,
     {RP_NORM "semi/gpu_us", 1.0, RP_NORM "semi/fused_gpu_us"},
     OfRun{"semi_middle_time", "traffic_ratio"},
     //: of the same chain: dropout is several operations
     QT_TRANSLATE_NOOP("rp::GpuFigures", "The same, dropout in steps")},
    {"fusion",
     "primitive",
     gpuFactor,
     {RP_NORM "primitive/gpu_us", 1.0, RP_NORM "primitive/fused_gpu_us"},
     OfRun{"primitive_middle_time", "traffic_ratio"},
     //: of the same chain: each operation by itself
     QT_TRANSLATE_NOOP("rp::GpuFigures", "The same, primitive operations")},
    {"fusion",
     "inference",
     gpuFactor,
     {RP_NORM "eval/gpu_us", 1.0, RP_NORM "eval/fused_gpu_us"},
     OfRun{"eval_middle_time", "traffic_ratio"},
     //: of the same chain
     QT_TRANSLATE_NOOP("rp::GpuFigures", "The same, without dropout")},
    {"fusion",
     "one_line",
     gpuFactor,
     {"fusion/sigmoid_relu_xw_b/eager_gpu_us", 1.0, "fusion/sigmoid_relu_xw_b/fused_gpu_us"},
     OfRun{"one_line", "access_ratio"},
     //: a formula, kept as it is
     QT_TRANSLATE_NOOP("rp::GpuFigures", "y = sigmoid(relu(x·w + b))")},
    {"fusion",
     "attention_1024",
     gpuFactor,
     {"attention/attention[s=1024]/naive_us", 1.0, "attention/attention[s=1024]/flash_us"},
     OfRun{"attention", "attention_ratio", "sequence", 1'024.0},
     //: %1 how many tokens
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Attention, %1 tokens"),
     {1'024.0}},
    {"fusion",
     "attention_4096",
     gpuFactor,
     {"attention/attention[s=4096]/naive_us", 1.0, "attention/attention[s=4096]/flash_us"},
     OfRun{"attention", "attention_ratio", "sequence", 4'096.0},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Attention, %1 tokens"),
     {4'096.0}},

    {"resnet",
     "tf32_b32_eager",
     imagesRate,
     {"resnet/tf32_b32/eager/images_per_s"},
     OfRun{"payback_tf32_b32", "eager_rate"},
     //: %1 a precision such as TF32, %2 how many images at once
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, batch %2: eager"),
     {"TF32", 32.0}},
    {"resnet",
     "tf32_b32_compile",
     imagesRate,
     {"resnet/tf32_b32/compile/images_per_s"},
     OfRun{"payback_tf32_b32", "compiled_rate"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, batch %2: compiled"),
     {"TF32", 32.0}},
    {"resnet",
     "tf32_b32_graph",
     imagesRate,
     {"resnet/tf32_b32/graph/images_per_s"},
     OfRun{"stage_tf32_b32_graph", "throughput"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, batch %2: as a graph"),
     {"TF32", 32.0}},
    {"resnet",
     "tf32_b32_first_call_s",
     gpuSeconds,
     {"resnet/tf32_b32/compile/first_call_s"},
     OfRun{"payback_tf32_b32", "compile_s"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, batch %2: first compiled call"),
     {"TF32", 32.0}},
    {"resnet",
     "tf32_b32_breakeven",
     gpuCount,
     {"resnet/tf32_b32/breakeven_images"},
     OfRun{"payback_tf32_b32", "breakeven_calls"},
     //: after how many images compiling has paid
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, batch %2: images to pay back"),
     {"TF32", 32.0}},
    {"resnet",
     "fp16_b32_eager",
     imagesRate,
     {"resnet/fp16_b32/eager/images_per_s"},
     OfRun{"payback_fp16_b32", "eager_rate"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, batch %2: eager"),
     {"FP16", 32.0}},
    {"resnet",
     "fp16_b32_compile",
     imagesRate,
     {"resnet/fp16_b32/compile/images_per_s"},
     OfRun{"payback_fp16_b32", "compiled_rate"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, batch %2: compiled"),
     {"FP16", 32.0}},
    {"resnet",
     "fp16_b32_graph",
     imagesRate,
     {"resnet/fp16_b32/graph/images_per_s"},
     OfRun{"stage_fp16_b32_graph", "throughput"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, batch %2: as a graph"),
     {"FP16", 32.0}},
    {"resnet",
     "fp16_b32_breakeven",
     gpuCount,
     {"resnet/fp16_b32/breakeven_images"},
     OfRun{"payback_fp16_b32", "breakeven_calls"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, batch %2: images to pay back"),
     {"FP16", 32.0}},
    {"resnet",
     "fp16_b1_eager",
     imagesRate,
     {"resnet/fp16_b1/eager/images_per_s"},
     OfRun{"payback_fp16_b1", "eager_rate"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, batch %2: eager"),
     {"FP16", 1.0}},
    {"resnet",
     "fp16_b1_compile",
     imagesRate,
     {"resnet/fp16_b1/compile/images_per_s"},
     OfRun{"payback_fp16_b1", "compiled_rate"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, batch %2: compiled"),
     {"FP16", 1.0}},
    {"resnet",
     "fp16_b1_breakeven",
     gpuCount,
     {"resnet/fp16_b1/breakeven_images"},
     OfRun{"payback_fp16_b1", "breakeven_calls"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "%1, batch %2: images to pay back"),
     {"FP16", 1.0}},

    {"models",
     "keywords_eager_us",
     gpuTime,
     {"compile_models/keywords_b1/eager/pace_us"},
     OfRun{"keyword_spotter_eager", "total_us"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Keyword spotter, eager")},
    {"models",
     "keywords_compile_us",
     gpuTime,
     {"compile_models/keywords_b1/compile/pace_us"},
     OfRun{"keyword_spotter_compiled", "total_us"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Keyword spotter, compiled")},
    {"models",
     "keywords_graph_us",
     gpuTime,
     {"compile_models/keywords_b1/graph/pace_us"},
     OfRun{"keyword_spotter_cuda_graph", "total_us"},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Keyword spotter, as a graph")},
    {"models",
     "gpt2_one_token_busy",
     gpuShare,
     {"compile_models/gpt2_small_b1_s1/eager/busy_us", 1.0, "compile_models/gpt2_small_b1_s1/eager/pace_us"},
     OfAnswer{"lab07", "reality", "bert_busy"},
     //: how busy the GPU is with the layers of GPT-2 small
     QT_TRANSLATE_NOOP("rp::GpuFigures", "GPT-2, one token, eager: GPU busy")},

    {"breaks",
     "mask",
     gpuFactor,
     {"breaks[sites=8]/branch_compile/wall_us", 1.0, "breaks[sites=8]/mask_compile/wall_us"},
     OfRun{"mask_alone", "gain_break", "sites", 8.0},
     //: how a masked program is run
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Compiled")},
    {"breaks",
     "mask_with_graph",
     gpuFactor,
     {"breaks[sites=8]/branch_compile/wall_us", 1.0, "breaks[sites=8]/mask_reduce_overhead/wall_us"},
     OfRun{"mask_with_graph", "gain_break", "sites", 8.0},
     //: how a masked program is run
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Compiled, with a graph")},

    {"serving",
     "eager_b1_tokens_s",
     tokensRate,
     {"serving/rows[batch=1,context=2048]/tokens_s_eager"},
     OfRun{"decode_eager", "tokens_s", "batch", 1.0},
     //: %1 how many sequences at once
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Batch %1, eager"),
     {1.0}},
    {"serving",
     "graph_b1_tokens_s",
     tokensRate,
     {"serving/rows[batch=1,context=2048]/tokens_s_graph"},
     OfRun{"decode_graph", "tokens_s", "batch", 1.0},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Batch %1, as a graph"),
     {1.0}},
    {"serving",
     "graph_b64_tokens_s",
     tokensRate,
     {"serving/rows[batch=64,context=2048]/tokens_s_graph"},
     OfRun{"decode_graph", "tokens_s", "batch", 64.0},
     QT_TRANSLATE_NOOP("rp::GpuFigures", "Batch %1, as a graph"),
     {64.0}},
});

#undef RP_NORM
#undef RP_PASSES
#undef RP_DRIVER

QString labelOf(Phrase label, const std::array<LabelValue, 2> &values)
{
    QStringList texts;
    for (const LabelValue &value : values)
        texts << (value.word ? QString::fromLatin1(value.word) : Format().significant(value.number, 4));
    return fillMarkers(phraseText(gpuContext, label), texts);
}

std::optional<MeasuredRange> rangeOf(const std::vector<double> &values)
{
    if (values.empty())
        return std::nullopt;
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    return MeasuredRange{*low, *high};
}

/// What isn't more than nothing was not measured.
std::optional<MeasuredRange> recordedValue(const nlohmann::json &document, const Recorded &recorded)
{
    auto found = recorded.path ? rangeOf(numbersAt(document, recorded.path)) : MeasuredRange{1.0, 1.0};
    if (!found)
        return std::nullopt;
    double scale = recorded.scale;
    if (recorded.over) {
        const std::vector<double> over = numbersAt(document, recorded.over);
        if (over.size() != 1 || over.front() <= 0.0)
            return std::nullopt;
        scale /= over.front();
    }
    found->low = found->low * scale - recorded.less;
    found->high = found->high * scale - recorded.less;
    return found->low > 0.0 ? found : std::nullopt;
}

std::optional<MeasuredRange> valueOf(const Measured &, std::monostate)
{
    return std::nullopt;
}

bool standsAt(const Measurement &run, const OfRun &wanted)
{
    if (wanted.along)
        return run.inputs.value(QLatin1String(wanted.along)).toDouble() == wanted.at;
    return !run.place || run.place->value == wanted.at;
}

std::optional<MeasuredRange> valueOf(const Measured &measured, const OfRun &wanted)
{
    for (const Measurement &run : measured.measurements) {
        if (run.id != QLatin1String(wanted.id) || !standsAt(run, wanted))
            continue;
        for (const MeasuredFigure &figure : run.figures) {
            if (figure.figure == QLatin1String(wanted.figure))
                return MeasuredRange{figure.value, figure.value};
        }
    }
    return std::nullopt;
}

std::optional<MeasuredRange> valueOf(const Measured &measured, const OfConstant &wanted)
{
    for (const MeasuredConstant &constant :
         measuredConstants(measured, QString::fromLatin1(wanted.section), QString::fromLatin1(wanted.field),
                           QString::fromLatin1(wanted.key))) {
        if (constant.variant == QLatin1String(wanted.variant))
            return constant.range;
    }
    return std::nullopt;
}

std::optional<MeasuredRange> valueOf(const Measured &measured, const OfAnswer &wanted)
{
    const MeasuredAnswer *const answer =
        measuredFor(measured, QString::fromLatin1(wanted.lab), QString::fromLatin1(wanted.act),
                    QString::fromLatin1(wanted.question));
    return answer ? std::optional(MeasuredRange{answer->value, answer->value}) : std::nullopt;
}

} // namespace

std::vector<GpuSection> gpuSections()
{
    std::vector<GpuSection> sections;
    for (const SectionRow &row : sectionRows)
        sections.push_back({row.key, labelOf(row.name, row.values)});
    return sections;
}

std::vector<GpuFigure> gpuFigures(const nlohmann::json &document, const Measured &builtIn)
{
    std::vector<GpuFigure> figures;
    for (const FigureRow &row : figureRows)
        figures.push_back(
            {row.section, row.key, labelOf(row.label, row.values), recordedValue(document, row.recorded),
             std::visit([&builtIn](const auto &where) { return valueOf(builtIn, where); }, row.builtIn),
             row.text});
    return figures;
}

std::vector<GpuSection> missingSections(const std::vector<GpuFigure> &figures)
{
    std::vector<GpuSection> missing = gpuSections();
    std::erase_if(missing, [&figures](const GpuSection &section) {
        return std::any_of(figures.begin(), figures.end(), [&section](const GpuFigure &figure) {
            return figure.section == section.key && figure.recorded;
        });
    });
    return missing;
}

} // namespace rp
