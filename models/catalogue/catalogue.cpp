// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"

#include "models/catalogue/compilation_constants.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/fusion_entries.h"
#include "models/catalogue/path_entries.h"
#include "models/catalogue/roofline_constants.h"
#include "models/catalogue/sections.h"
#include "models/catalogue/serving_entries.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/surgery_entries.h"
#include "models/catalogue/track_constants.h"
#include "models/catalogue/track_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/json/embedded_content.h"
#include "models/json/file_reader.h"
#include "models/json/json_schema.h"
#include "models/measured/measured.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>
#include <set>

// Outside the namespace, as the macro asks. A static library's resources are dropped without it.
static void initCatalogueResources()
{
    Q_INIT_RESOURCE(catalogue);
}

namespace rp {

namespace {

struct Problems
{
    Q_DECLARE_TR_FUNCTIONS(rp::Catalogue)
};

/// A file as read, kept until the references between entries have been followed.
struct CatalogueFile
{
    QString path;
    nlohmann::json document;
};

std::optional<JsonProblem> readSiteFile(const QString &path, const nlohmann::json &schema,
                                        CatalogueFile &file)
{
    const FileReading reading = readWholeFile(path);
    if (!reading.isRead())
        return JsonProblem{path, {}, reading.reason};
    std::vector<JsonProblem> problems;
    std::optional<nlohmann::json> document = parseJson(reading.bytes, path, problems);
    if (document)
        problems = validateJson(*document, schema, path);
    if (!problems.empty())
        return problems.front();
    file.document = std::move(*document);
    return std::nullopt;
}

std::optional<JsonProblem> readSections(const CatalogueFile &file, Catalogue &catalogue)
{
    for (const auto &[section, value] : file.document.items()) {
        std::set<std::string> keys;
        for (std::size_t i = 0; value.is_array() && i < value.size(); ++i) {
            const auto key = value[i].at("key").get<std::string>();
            if (!keys.insert(key).second) {
                const QString pointer =
                    QStringLiteral("/%1/%2/key").arg(QString::fromStdString(section), QString::number(i));
                return JsonProblem{file.path, pointer,
                                   Problems::tr("the key %1 is used twice").arg(QString::fromStdString(key))};
            }
        }
        readSection(section, value, catalogue);
    }
    return std::nullopt;
}

/// Follows a reference from one entry of the files to another.
class ReferenceCheck
{
public:
    explicit ReferenceCheck(const CatalogueFile &file)
        : m_file(file)
    {
    }

    template<typename Entry>
    void follow(const char *section, const char *member, const Table<Entry> &table)
    {
        const auto it = m_file.document.find(section);
        if (it == m_file.document.end())
            return;
        const QString pointer = QLatin1Char('/') + QLatin1String(section);
        if (!it->is_array())
            followOne(*it, pointer, member, table);
        for (std::size_t i = 0; it->is_array() && i < it->size(); ++i)
            followOne((*it)[i], QStringLiteral("%1/%2").arg(pointer).arg(i), member, table);
    }

    const std::optional<JsonProblem> &problem() const { return m_problem; }

private:
    /// A member that its schema lets an entry leave out names nothing.
    template<typename Entry>
    void followOne(const nlohmann::json &object, const QString &pointer, const char *member,
                   const Table<Entry> &table)
    {
        if (m_problem || !object.contains(member))
            return;
        const QString key = QString::fromStdString(object.at(member).get<std::string>());
        if (!table.find(key))
            m_problem = JsonProblem{m_file.path, pointer + QLatin1Char('/') + QLatin1String(member),
                                    Problems::tr("there is no entry with the key %1").arg(key)};
    }

    const CatalogueFile &m_file;
    std::optional<JsonProblem> m_problem;
};

std::optional<JsonProblem> checkReferences(const CatalogueFile &file, const Catalogue &catalogue)
{
    ReferenceCheck check(file);
    check.follow("contexts", "device", catalogue.devices);
    check.follow("tracks", "context", catalogue.contexts);
    check.follow("tracks", "device", catalogue.devices);
    check.follow("tracks", "scenario", catalogue.scenarios);
    check.follow("fusion", "published_utilization_workload", catalogue.workloads);
    check.follow("cloud_serving", "model", catalogue.transformers);
    check.follow("cloud_serving", "device", catalogue.devices);
    check.follow("mobile_frame", "device", catalogue.devices);
    check.follow("operator_support", "tiny_runtime", catalogue.runtimes);
    check.follow("serving_design", "model", catalogue.transformers);
    check.follow("path_workloads", "workload", catalogue.workloads);
    check.follow("path_workloads", "transformer", catalogue.transformers);
    return check.problem();
}

/// The peak that constants depend on; a device may lack it.
std::optional<JsonProblem> takePeak(const Catalogue &catalogue, const QString &deviceKey,
                                    physics::Precision precision, double &peak_flops, double &bandwidth)
{
    const DeviceEntry *entry = catalogue.devices.find(deviceKey);
    const std::optional<double> peak = entry ? entry->device.peak_flops(precision) : std::nullopt;
    if (!peak) {
        const auto key = physics::precisionKey(precision);
        return JsonProblem{deviceKey,
                           {},
                           Problems::tr("the device has no dense peak for %1")
                               .arg(QLatin1String(key.data(), qsizetype(key.size())))};
    }
    peak_flops = *peak;
    bandwidth = entry->device.bandwidth_bytes_s;
    return std::nullopt;
}

/// Puts together what the tracks take from other parts of the catalogue.
std::optional<JsonProblem> assembleTracks(Catalogue &catalogue)
{
    physics::CloudServing &cloud = catalogue.cloud->serving;
    if (const TransformerEntry *model = catalogue.transformers.find(catalogue.cloud->model))
        cloud.model = model->model;
    const double tensor_parallel = cloud.serving.tensor_parallel;
    cloud.serving = catalogue.serving->serving;
    cloud.serving.tensor_parallel = tensor_parallel;
    cloud.gap_us = catalogue.dispatch->queue.gap_us;
    cloud.graph = catalogue.dispatch->graph;
    if (auto problem = takePeak(catalogue, catalogue.cloud->device, catalogue.cloud->precision,
                                cloud.peak_flops, cloud.bandwidth_bytes_s))
        return problem;
    physics::MobileFrameModel &frame = catalogue.mobile->frame;
    return takePeak(catalogue, catalogue.mobile->device, catalogue.mobile->precision, frame.peak_ops,
                    frame.bandwidth_bytes_s);
}

/// Our own files were held against the schema by the tests, and need not be again at each start.
std::optional<JsonProblem> readOwnFile(const QString &path, CatalogueFile &file)
{
    std::optional<nlohmann::json> document = embeddedJson(path);
    if (!document)
        return JsonProblem{path, {}, readWholeFile(path).reason};
    file.document = std::move(*document);
    return std::nullopt;
}

std::optional<JsonProblem> loadFiles(const QStringList &own, const QStringList &ofSite, Catalogue &catalogue)
{
    std::optional<nlohmann::json> schema;
    if (!ofSite.isEmpty()) {
        schema = embeddedSchema(QStringLiteral("catalogue.schema.json"));
        if (!schema)
            return JsonProblem{
                QStringLiteral("catalogue.schema.json"), {}, Problems::tr("the schema is missing")};
    }
    const QStringList paths = own + ofSite;
    std::vector<CatalogueFile> files(static_cast<std::size_t>(paths.size()));
    for (std::size_t i = 0; i < files.size(); ++i) {
        const QString &path = paths[qsizetype(i)];
        files[i].path = path;
        if (auto problem = schema && qsizetype(i) >= own.size() ? readSiteFile(path, *schema, files[i])
                                                                : readOwnFile(path, files[i]))
            return problem;
        if (auto problem = readSections(files[i], catalogue))
            return problem;
    }
    for (const CatalogueFile &file : files) {
        if (auto problem = checkReferences(file, catalogue))
            return problem;
    }
    return assembleTracks(catalogue);
}

} // namespace

QString Notes::assumption(const QString &field) const
{
    const auto it = m_assumptions.constFind(field);
    return it != m_assumptions.constEnd() ? *it : m_assumptions.value(QString());
}

QString Notes::source(const QString &field) const
{
    const auto it = m_sources.constFind(field);
    return it != m_sources.constEnd() ? *it : m_sources.value(QString());
}

std::optional<Catalogue> Catalogue::load(QString *error, const QStringList &siteFiles)
{
    initCatalogueResources();
    Catalogue catalogue;
    if (const auto problem = loadFiles(builtInFiles(), siteFiles, catalogue)) {
        if (error)
            *error = problemText(*problem);
        return std::nullopt;
    }
    std::optional<Measured> measured = Measured::load(error);
    if (!measured)
        return std::nullopt;
    *catalogue.measured = std::move(*measured);
    return catalogue;
}

Catalogue::Catalogue() = default;
Catalogue::Catalogue(const Catalogue &other) = default;
Catalogue::Catalogue(Catalogue &&other) noexcept = default;
Catalogue &Catalogue::operator=(const Catalogue &other) = default;
Catalogue &Catalogue::operator=(Catalogue &&other) noexcept = default;
Catalogue::~Catalogue() = default;

QStringList Catalogue::builtInFiles()
{
    return {QStringLiteral(":/catalogue/devices.json"),      QStringLiteral(":/catalogue/dispatch.json"),
            QStringLiteral(":/catalogue/fusion.json"),       QStringLiteral(":/catalogue/compilation.json"),
            QStringLiteral(":/catalogue/transformers.json"), QStringLiteral(":/catalogue/tracks.json"),
            QStringLiteral(":/catalogue/serving.json"),      QStringLiteral(":/catalogue/roofline.json"),
            QStringLiteral(":/catalogue/path.json")};
}

} // namespace rp
