// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/compute/compute_service.h"

#include <QCoreApplication>
#include <QFile>
#include <chrono>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

// Answers per second of `compute --ndjson`, streams included: each function alone, and all vectors together.
// Prints figures; whether they are fast enough is judged by who reads them.

namespace {

double answersPerSecond(rp::compute::ComputeService &service, const std::string &lines, std::size_t count)
{
    std::istringstream in(lines);
    std::ostringstream out;
    const auto start = std::chrono::steady_clock::now();
    rp::compute::serveLines(service, in, out);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    return static_cast<double>(count) / took.count();
}

/// The lines over and over, to about `count` of them.
std::string repeated(const std::vector<std::string> &lines, std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += lines[i % lines.size()];
    return text;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QFile file(QStringLiteral(RIDGEPOINT_TEST_DATA "/vectors.json"));
    const auto catalogue = rp::Catalogue::load(nullptr);
    if (!catalogue || !file.open(QIODevice::ReadOnly))
        return 1;
    std::map<std::string, std::vector<std::string>> byFunction;
    std::vector<std::string> all;
    const nlohmann::json document = nlohmann::json::parse(file.readAll().toStdString());
    for (const auto &entry : document.at("vectors")) {
        const nlohmann::json request = {{"fn", entry.at("fn")}, {"args", entry.at("args")}};
        all.push_back(request.dump() + '\n');
        byFunction[entry.at("fn").get<std::string>()].push_back(all.back());
    }
    rp::compute::ComputeService service(*catalogue);
    constexpr std::size_t many = 400000;
    constexpr std::size_t few = 20000;
    std::printf("%-26s %12.0f answers/s\n", "serial_pass",
                answersPerSecond(service, repeated(byFunction.at("serial_pass"), many), many));
    std::printf("%-26s %12.0f answers/s\n", "all vectors",
                answersPerSecond(service, repeated(all, many), many));
    for (const auto &[name, lines] : byFunction)
        std::printf("  %-24s %12.0f answers/s\n", name.c_str(),
                    answersPerSecond(service, repeated(lines, few), few));
    return 0;
}
