// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace rp {

struct AttentionConstants;
struct CloudConstants;
struct CompilationConstants;
struct ContextEntry;
struct ConventionEntry;
struct DeviceEntry;
struct DispatchConstants;
struct EdgeConstants;
struct EdgeModeEntry;
struct FusionConstants;
struct GranularityEntry;
struct Measured;
struct MobileConstants;
struct PathConstants;
struct PathLinkEntry;
struct PathWorkloadEntry;
struct RooflineConstants;
struct RuntimeEntry;
struct OperatorEntry;
struct SupportConstants;
struct ScenarioEntry;
struct ServingConstants;
struct ServingDesignConstants;
struct ServingFusionEntry;
struct ServingOperation;
struct StageEntry;
struct SurgeryOptionEntry;
struct TinyConstants;
struct TrackEntry;
struct TransformerEntry;
struct WorkloadEntry;

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

/// Constants of one kind. Held apart, and only declared here, so that whoever has a catalogue need not
/// compile what every instrument is computed from. A copy holds its own; what was moved from holds none.
template<typename Constants>
class Held
{
public:
    Held()
        : m_held(std::make_unique<Constants>())
    {
    }
    Held(const Held &other)
        : m_held(std::make_unique<Constants>(*other))
    {
    }
    Held(Held &&other) noexcept = default;
    Held &operator=(const Held &other)
    {
        m_held = std::make_unique<Constants>(*other);
        return *this;
    }
    Held &operator=(Held &&other) noexcept = default;
    ~Held() = default;

    Constants &operator*() { return *m_held; }
    const Constants &operator*() const { return *m_held; }
    Constants *operator->() { return m_held.get(); }
    const Constants *operator->() const { return m_held.get(); }

private:
    std::unique_ptr<Constants> m_held;
};

/// Every parameter of the models: devices, workloads, contexts, tracks and constants. A plain value, loaded
/// once by the composition root and handed to whoever needs it. What an entry or a set of constants is stands
/// in a header of its own beside this one.
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
    Table<OperatorEntry> operators;
    Table<GranularityEntry> granularities;
    Table<ConventionEntry> conventions;
    Table<ServingOperation> servingOperations;
    Table<ServingFusionEntry> servingFusions;
    Table<PathWorkloadEntry> pathWorkloads; ///< kws, resnet50, gpt2, decode
    Table<PathLinkEntry> pathLinks;

    Held<Measured> measured; ///< on a machine of our own; no constant follows from it
    Held<RooflineConstants> roofline;
    Held<DispatchConstants> dispatch;
    Held<FusionConstants> fusion;
    Held<AttentionConstants> attention;
    Held<CompilationConstants> compilation;
    Held<ServingConstants> serving;
    Held<ServingDesignConstants> servingDesign;
    Held<CloudConstants> cloud;
    Held<EdgeConstants> edge;
    Held<MobileConstants> mobile;
    Held<TinyConstants> tiny;
    Held<SupportConstants> support;
    Held<PathConstants> path;

    /// The built-in catalogue, then the site's files in the order given; later entries with the same key
    /// replace earlier ones, new keys are added. On failure nothing is returned and *error is one translated
    /// sentence that names file, JSON pointer and reason.
    static std::optional<Catalogue> load(QString *error, const QStringList &siteFiles = {});

    /// The files of the built-in catalogue, as resource paths.
    static QStringList builtInFiles();
};

} // namespace rp
