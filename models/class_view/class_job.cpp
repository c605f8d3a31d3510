// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_job.h"

#include <algorithm>
#include <exception>
#include <tuple>

namespace rp {

ClassJob::ClassJob(const LabLibrary &library, QObject *parent)
    : BackgroundJob(parent)
    , m_rows(library)
{
}

ClassJob::~ClassJob()
{
    stop();
}

std::shared_ptr<const ClassFound> ClassJob::read(const QStringList &places, const Beside &beside) const
{
    auto found = std::make_shared<ClassFound>();
    const qint64 all = countClassFiles(places, beside.goesOn);
    qint64 heard = 0;
    found->reading = readClass(places, m_rows, {true, false, 0}, [&](const ClassBatch &batch) {
        if (!batch.refused.empty() && found->firstRefused.isEmpty())
            std::tie(found->firstRefused, found->reason) = batch.refused.front();
        heard += batch.files;
        beside.tell(double(heard) / double(std::max(all, heard)));
        return beside.goesOn();
    });
    return found;
}

void ClassJob::start(const QStringList &places)
{
    run([this, places](const Beside &beside) -> Outcome {
        try {
            return [this, found = read(places, beside)] { emit loaded(found); };
        } catch (const std::exception &) {
            return [this] { emit failed(); };
        }
    });
}

} // namespace rp
