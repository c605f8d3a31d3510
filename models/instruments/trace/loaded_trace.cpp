// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/trace/loaded_trace.h"

#include "models/traces_text/found_words.h"
#include "models/traces_text/trace_words.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <utility>

// A static library's resources are linked in only where they are asked for. Outside of every namespace, as
// the macro wants it.
static void holdTraceResources()
{
    Q_INIT_RESOURCE(traces);
}

namespace rp {

namespace {

using namespace traces;

constexpr qint64 hashedEnd_bytes = 16LL << 20; ///< of a file more than twice as long, at either end
constexpr qsizetype digestLetters = 16;
constexpr double readingPart = 0.95; ///< of the time that loading takes

/// Empty when the file can't be read.
QString digestOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (file.size() <= 2 * hashedEnd_bytes) {
        hash.addData(&file);
    } else {
        hash.addData(file.read(hashedEnd_bytes));
        file.seek(file.size() - hashedEnd_bytes);
        hash.addData(file.read(hashedEnd_bytes));
        hash.addData(QByteArray::number(file.size()));
    }
    return QString::fromLatin1(hash.result().toHex().left(digestLetters));
}

} // namespace

LoadedTrace::LoadedTrace(QString traceKey, QString fileName, Trace &&read)
    : key(std::move(traceKey))
    , name(std::move(fileName))
    , trace(std::move(read))
    , timeline(trace)
    , reading(readingOf(timeline))
    , kernels(kernelTable(timeline))
    , graph(reading.withheld.withholdsCalls() || reading.withheld.withholdsIdle() ? std::nullopt
                                                                                  : largestGraphRun(timeline))
    , longestWait(longestGapShare(timeline))
{
}

QStringList LoadedTrace::notices() const
{
    QStringList told = withheldTexts(reading) + leftOutTexts(reading);
    for (const Notice &notice : trace.notices)
        told.append(noticeText(notice));
    return told;
}

const std::vector<const char *> &builtInTraceKeys()
{
    static const std::vector<const char *> keys = {"h100_gpt2_eager",
                                                   "h100_gpt2_compile",
                                                   "h100_gpt2_graph",
                                                   "h100_gpt2_compile_graphs",
                                                   "h100_llama3_decode",
                                                   "h100_resnet50_eager",
                                                   "h100_resnet50_compile",
                                                   "h100_resnet50_graph",
                                                   "h100_keywords_eager",
                                                   "h100_keywords_compile",
                                                   "h100_keywords_graph",
                                                   "h100_keywords_compile_graphs",
                                                   "mi300x_qwen3_8b_decode_one_graph",
                                                   "mi300x_torch_compile_triton"};
    return keys;
}

std::variant<TracePointer, QString> loadTrace(const QString &path, const LoadProgress &progress)
{
    const auto report = [&progress](std::uint64_t read_bytes, std::uint64_t file_bytes) {
        const double part = file_bytes > 0 ? double(read_bytes) / double(file_bytes) : 1.0;
        return !progress || progress(readingPart * std::min(part, 1.0));
    };
    ReadResult result = readTrace(QFile::encodeName(path).toStdString(), report);
    if (const auto *error = std::get_if<ReadError>(&result))
        return readErrorText(path, *error);
    const QString digest = digestOf(path);
    auto loaded =
        std::make_shared<const LoadedTrace>(QLatin1String(ownTracePrefix) + digest,
                                            QFileInfo(path).fileName(), std::move(std::get<Trace>(result)));
    if (loaded->reading.unusable != Unusable::No)
        return noGpuText(path, loaded->trace, loaded->reading);
    return loaded;
}

TracePointer embeddedTrace(const QString &key)
{
    holdTraceResources();
    QFile file(QStringLiteral(":/traces/%1").arg(key));
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    const QByteArray bytes = file.readAll();
    ReadResult result = readTraceBytes({bytes.constData(), std::size_t(bytes.size())});
    auto *trace = std::get_if<Trace>(&result);
    return trace ? std::make_shared<const LoadedTrace>(key, QString(), std::move(*trace)) : nullptr;
}

TracePointer TraceShelf::find(const QString &key) const
{
    for (const TracePointer &own : m_own) {
        if (own->key == key)
            return own;
    }
    const auto &known = builtInTraceKeys();
    if (std::none_of(known.begin(), known.end(),
                     [&key](const char *each) { return key == QLatin1String(each); }))
        return nullptr;
    TracePointer &kept = m_builtIn[key];
    if (!kept)
        kept = embeddedTrace(key);
    return kept;
}

void TraceShelf::add(TracePointer own, const QStringList &inUse)
{
    m_own.erase(std::remove_if(m_own.begin(), m_own.end(),
                               [&own](const TracePointer &other) { return other->key == own->key; }),
                m_own.end());
    m_own.push_back(std::move(own));
    if (m_own.size() > mostOwn)
        m_own.erase(std::find_if(m_own.begin(), m_own.end() - 1, [&inUse](const TracePointer &other) {
            return !inUse.contains(other->key);
        }));
}

} // namespace rp
