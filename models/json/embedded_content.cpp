// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/embedded_content.h"

#include "models/json/file_reader.h"
#include "models/json/sound_json.h"

#include <nlohmann/json.hpp>

// The macro declares a function, which must not land in a namespace.
static void initResources()
{
    Q_INIT_RESOURCE(review);
    Q_INIT_RESOURCE(rp_labs);
    Q_INIT_RESOURCE(rp_released);
    Q_INIT_RESOURCE(schemas);
}

namespace rp {

void useEmbeddedContent()
{
    initResources();
}

std::optional<nlohmann::json> embeddedJson(const QString &path)
{
    useEmbeddedContent();
    const QByteArray bytes = readWholeFile(path).bytes;
    return readSoundJson({bytes.constData(), std::size_t(bytes.size())});
}

} // namespace rp
