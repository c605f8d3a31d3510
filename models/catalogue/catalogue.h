// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/compilation_return.h"
#include "models/physics/continuum.h"
#include "models/physics/device.h"
#include "models/physics/dispatch.h"
#include "models/physics/fusion.h"
#include "models/physics/surgery.h"
#include "models/physics/tracks/tracks.h"
#include "models/physics/transformer.h"

#include <QHash>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace rp {

/// Where the values of an entry come from. A field is named as in the JSON file ("gap_us"); the empty field
/// stands for the entry as a whole.
class Notes
{
public:
    /// Why the value is an assumption (English source, shown through contentText()), or empty.
    /// Falls back to the note on the whole entry.
    QString assumption(const QString &field = {}) const;
    /// Source key of the physics specification ("S3", "course", "derived"), or empty. Falls back likewise.
    QString source(const QString &field = {}) const;
    bool isAssumed(const QString &field = {}) const { return !assumption(field).isEmpty(); }

    void setAssumption(const QString &field, const QString &reason) { m_assumptions.insert(field, reason); }
    void setSource(const QString &field, const QString &key) { m_sources.insert(field, key); }

private:
    QHash<QString, QString> m_assumptions;
    QHash<QString, QString> m_sources;
};

/// Every entry: a stable key, a name (English source, shown through contentText()) and notes.
struct CatalogueEntry
{
    QString key;
    QString name;
    Notes notes;
};

/// Entries in file order, found by key.
template<typename Entry>
class Table : public std::vector<Entry>
{
public:
    using std::vector<Entry>::vector;

    const Entry *find(QStringView key) const
    {
        const auto it =
            std::find_if(this->begin(), this->end(), [key](const Entry &e) { return e.key == key; });
        return it == this->end() ? nullptr : &*it;
    }
    /// The first one for an unknown key; there is at least one.
    const Entry &findOrFirst(QStringView key) const { return find(key) ? *find(key) : this->front(); }
    /// Adds the entry, or replaces the one with its key in place.
    void put(Entry entry)
    {
        const auto it =
            std::find_if(this->begin(), this->end(), [&entry](const Entry &e) { return e.key == entry.key; });
        if (it == this->end())
            this->push_back(std::move(entry));
        else
            *it = std::move(entry);
    }
};

struct DeviceEntry : CatalogueEntry
{
    physics::Device device;
};

/// Throughput that was published for a workload on the device it was calibrated on, per second.
struct PublishedRates
{
    double eager = 0.0;
    double compiled = 0.0;
};

struct WorkloadEntry : CatalogueEntry
{
    physics::Workload workload;
    std::optional<PublishedRates> published; ///< none: only the model's own rates exist
    QString throughputUnit;                  ///< English source, for Format::perSecond(): "images"
    double math_efficiency = 0.0; ///< share of peak that the kernels' math reaches, for MFU (an assumption)
};

/// Cloud or edge: a device, its launch cost and the deployment that instruments start with.
struct ContextEntry : CatalogueEntry
{
    QString device;                                          ///< DeviceEntry key
    physics::Precision precision = physics::Precision::Fp16; ///< in which workloads run on it
    double launch_us = 0.0;                                  ///< default launch cost
    double launch_min_us = 0.0;                              ///< range of the slider
    double launch_max_us = 0.0;
    double per_day = 0.0; ///< default volume, requests per day
    double days = 0.0;    ///< default length of deployment
    QString summary;      ///< one line on the machine, English source
};

struct TrackEntry : CatalogueEntry
{
    QString persona; ///< English sources, shown through contentText()
    QString goal;
    QString crisis;
    QString context;  ///< ContextEntry key that the track starts in
    QString device;   ///< DeviceEntry key
    QString scenario; ///< ScenarioEntry key
};

struct StageEntry : CatalogueEntry
{
    QString summary; ///< English source
    physics::Stage stage;
};

struct ScenarioEntry : CatalogueEntry
{
    physics::SurgeryScenario scenario;
    physics::SurgeryRule rule;
};

struct SurgeryOptionEntry : CatalogueEntry
{
    physics::SurgeryMethod method = physics::SurgeryMethod::ResumableBreak;
    int readability_cost = 0; ///< 0..5, a design judgement
    bool graph_capable = false;
    bool needs_sync = false; ///< host synchronisation per branch
    double extra_flash_bytes = 0.0;
};

struct TransformerEntry : CatalogueEntry
{
    physics::Transformer model;
};

/// What delays a loop of an edge mode.
struct EdgeSource
{
    QString key;                ///< "gc_young", "gc_full", "preemption", "stall"; empty: none of these
    double objects = 0.0;       ///< that a garbage collection visits; 0 for a delay given outright
    double ns_per_object = 0.0; ///< of such a visit
};

struct EdgeModeEntry : CatalogueEntry
{
    physics::EdgeMode mode;
    std::vector<EdgeSource> sources; ///< of the mode's events, in their order
};

struct RuntimeEntry : CatalogueEntry
{
    physics::TinyRuntime runtime;
};

struct GranularityEntry : CatalogueEntry
{
    std::vector<physics::ChainKernel> kernels;
};

struct ConventionEntry : CatalogueEntry
{
    QString summary; ///< English source: what counts
    physics::AccessCounts counts;
};

/// An operation of a language model that goes element by element or along a row, as a kernel of its own.
struct ServingOperation : CatalogueEntry
{
    double flops = 0.0; ///< per element
    double reads = 0.0; ///< of memory, per element
    double writes = 0.0;
    double kernels = 1.0; ///< that it takes without fusion

    double accesses() const { return reads + writes; }
};

/// Operations of a language model that can be one kernel.
struct ServingFusionEntry : CatalogueEntry
{
    QString level;          ///< from which setting on: "norm_softmax" or "all"
    QStringList operations; ///< ServingOperation keys; all go over the same elements
    double reads = 0.0;     ///< of memory, per element, that are left
    double writes = 0.0;

    double accesses() const { return reads + writes; }
};

/// The launch machinery.
struct DispatchConstants
{
    physics::LaunchQueue queue;      ///< the overlapped queue: depth 1024, gap 1 µs, no delay
    physics::GraphLaunch graph;      ///< replay of a CUDA graph
    double shortest_kernel_us = 0.0; ///< for the "no kernel is shorter" switch
    Notes notes;                     ///< fields queue_depth, stream_delay_us, stream_gap_us, graph_launch_us,
                                     ///< graph_launch_per_node_us, graph_gap_us, shortest_kernel_us

    /// The same stream with a host that waits for each kernel.
    physics::LaunchQueue serialQueue() const { return {1, queue.delay_us, queue.gap_us}; }
};

/// A memory bandwidth that can be tried on any device.
struct BandwidthStop
{
    QString key;
    double bandwidth_bytes_s = 1.0;
};

struct FusionConstants
{
    double row_length = 1.0;
    double l2_live_tensors = 2.0;
    double pointwise_accesses = 2.0;
    QStringList trainingKernels; ///< names of the kernels that evaluation mode leaves out
    std::vector<BandwidthStop> bandwidthStops;
    double efficiency_unfused = 1.0; ///< shares of the bandwidth that are assumed in the course
    double efficiency_fused = 1.0;
    physics::PublishedFusion published;
    /// What the course puts into its formula of the compiled utilization (physics::publishedCompiledUtil()).
    QString publishedUtilizationWorkload; ///< WorkloadEntry key
    double published_utilization_launch_us = 1.0;
    double published_utilization_memory_us = 0.0;
    double published_utilization_kept = 1.0;  ///< share of the launches that is left
    double published_intensity_unfused = 1.0; ///< FLOP/byte
    double published_intensity_fused = 1.0;
    Notes notes;
};

/// FlashAttention as measured by its authors: GPT-2 medium, forward and backward.
struct AttentionConstants
{
    double on_chip_bytes = 1.0; ///< where a device lists no shared memory
    double published_sequence = 1.0;
    double published_head_dim = 1.0;
    double published_standard_bytes = 1.0;
    double published_flash_bytes = 1.0;
    double published_standard_us = 1.0;
    double published_flash_us = 1.0;
    double published_standard_flops = 1.0;
    double published_flash_flops = 1.0;
    /// The saving that is often quoted, which is one of the footprint, and the lengths it belongs to.
    double quoted_low = 1.0;
    double quoted_low_sequence = 1.0;
    double quoted_high = 1.0;
    double quoted_high_sequence = 1.0;
    Notes notes;
};

struct CompilationConstants
{
    std::int64_t recompile_limit = 1;
    double surgery_factor = 1.0;   ///< what the stakeholder asks of a surgery
    double compile_s = 30.0;       ///< first compilation that instruments start with
    double gain_uncertainty = 0.1; ///< share of a throughput gain by which it may be off on either side
    double load_s = 2.0;           ///< loading a compiled artefact from a cache
    double recompile_share = 1.0;  ///< a recompilation against the first compilation
    Notes notes;                   ///< also fields guard_us, warm_up_s, requests
};

struct ServingConstants
{
    physics::Serving serving; ///< default element sizes and reserve, one device
    physics::PublishedTokens published;
    Notes notes;
};

/// The design challenge: which model is served, and what its kernels are counted with.
struct ServingDesignConstants
{
    QString model;                                           ///< TransformerEntry key
    physics::Precision precision = physics::Precision::Fp16; ///< of the math
    double logit_bytes = 4.0;
    std::int64_t all_heads = 1; ///< key and value heads in the cache when none are shared
    double memory_efficiency_measured = 1.0;
    double published_batch = 1.0; ///< the course's example
    double published_sequence = 1.0;
    Notes notes; ///< also field heads
};

/// The cloud track: the serving plan with the keys it was put together from.
struct CloudConstants
{
    QString model;  ///< TransformerEntry key
    QString device; ///< DeviceEntry key
    physics::Precision precision = physics::Precision::Fp16;
    physics::CloudServing serving;
    Notes notes;
};

struct EdgeConstants
{
    physics::EdgeLimits limits;
    Notes notes;
};

struct MobileConstants
{
    QString device; ///< DeviceEntry key
    physics::Precision precision = physics::Precision::Int8;
    physics::MobileFrameModel frame;
    double pj_per_dram_byte_alternative = 0.0; ///< an older process, for comparison
    double branch_share = 0.3; ///< work of a branch that masking adds, as a share of the frame's
    Notes notes;
};

struct TinyConstants
{
    physics::TinyCore core;
    double clock_mhz = 0.0; ///< default
    Notes notes;
};

/// A ridge point as it was published for a device, FLOP/byte.
struct PublishedRidge
{
    QString device; ///< DeviceEntry key
    double ridge = 1.0;
};

/// What a team reports of its square matrix product and what its dashboard makes of it, and figures of the
/// course that a roofline does not give.
struct RooflineConstants
{
    double reported_flops_s = 1.0;
    double reported_peak_flops_s = 1.0; ///< what the dashboard divides by
    physics::Precision reportedPrecision = physics::Precision::Fp16;
    int reportedDecimals = 1; ///< decimals of a percentage on the dashboard, cut off
    std::vector<PublishedRidge> publishedRidges;
    double published_small_size = 1.0; ///< side of a square product
    double published_small_share = 0.0;
    double published_large_size = 1.0;
    double published_large_share = 0.0;
    Notes notes;
};

/// Every parameter of the models: devices, workloads, contexts, tracks and constants. A plain value, loaded
/// once by the composition root and handed to whoever needs it.
///
/// Strings that a learner sees are English sources for contentText(). In the JSON files they are the members
/// "name", "summary", "persona", "goal", "crisis", "throughput_unit" and every value under "assumptions".
struct Catalogue
{
    // Out of line: else each source that holds a catalogue compiles the copying of every table.
    Catalogue();
    Catalogue(const Catalogue &other);
    Catalogue(Catalogue &&other) noexcept;
    Catalogue &operator=(const Catalogue &other);
    Catalogue &operator=(Catalogue &&other) noexcept;
    ~Catalogue();

    Table<DeviceEntry> devices;
    Table<WorkloadEntry> workloads; ///< kws, resnet50, gpt2, giant
    Table<ContextEntry> contexts;   ///< cloud, edge
    Table<TrackEntry> tracks;       ///< cloud, edge, mobile, tiny
    Table<StageEntry> stages;
    Table<ScenarioEntry> scenarios; ///< cloud, edge, mobile, tiny
    Table<SurgeryOptionEntry> surgeryOptions;
    Table<TransformerEntry> transformers;
    Table<EdgeModeEntry> edgeModes;
    Table<RuntimeEntry> runtimes;
    Table<GranularityEntry> granularities;
    Table<ConventionEntry> conventions;
    Table<ServingOperation> servingOperations;
    Table<ServingFusionEntry> servingFusions;

    RooflineConstants roofline;
    DispatchConstants dispatch;
    FusionConstants fusion;
    AttentionConstants attention;
    CompilationConstants compilation;
    ServingConstants serving;
    ServingDesignConstants servingDesign;
    CloudConstants cloud;
    EdgeConstants edge;
    MobileConstants mobile;
    TinyConstants tiny;

    /// The built-in catalogue, then the site's files in the order given; later entries with the same key
    /// replace earlier ones, new keys are added. On failure nothing is returned and *error is one translated
    /// sentence that names file, JSON pointer and reason.
    static std::optional<Catalogue> load(QString *error, const QStringList &siteFiles = {});

    /// The files of the built-in catalogue, as resource paths.
    static QStringList builtInFiles();
};

} // namespace rp
