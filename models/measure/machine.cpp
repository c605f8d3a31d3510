// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure/machine.h"

#include "models/measure/team.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <system_error>

#if defined(__x86_64__) && defined(__GNUC__)
#include <cpuid.h>
#endif

namespace rp::measure {

namespace {

std::string fileText(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blank = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(blank);
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(blank) + 1 - begin);
}

std::string fileLine(const std::filesystem::path &path)
{
    return std::string(trimmed(fileText(path)));
}

/// The whole number that a text begins with; 0 without one.
std::int64_t leadingNumber(std::string_view text)
{
    std::int64_t number = 0;
    text = trimmed(text);
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// What stands behind "name :" in a file of such lines.
std::string_view valueOf(std::string_view text, std::string_view name)
{
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::size_t colon = line.find(':');
        if (colon != std::string_view::npos && trimmed(line.substr(0, colon)) == name)
            return trimmed(line.substr(colon + 1));
    }
    return {};
}

double shareOf(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? std::clamp(static_cast<double>(part) / static_cast<double>(whole), 0.0, 1.0) : 0.0;
}

std::vector<std::filesystem::path> entriesOf(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> entries;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        entries.push_back(entry->path());
    return entries;
}

/// Processors share caches of the last level: each of these counts once, named by who shares it.
std::int64_t lastCacheBytes()
{
    std::map<std::string, std::int64_t> last;
    std::int64_t highest = 0;
    for (const auto &processor : entriesOf("/sys/devices/system/cpu")) {
        for (const auto &cache : entriesOf(processor / "cache")) {
            const std::int64_t level = leadingNumber(fileLine(cache / "level"));
            if (level < highest || fileLine(cache / "type") == "Instruction")
                continue;
            if (level > highest)
                last.clear();
            highest = level;
            last[fileLine(cache / "shared_cpu_list")] = cacheBytesIn(fileLine(cache / "size"));
        }
    }
    std::int64_t sum = 0;
    for (const auto &[sharers, bytes] : last)
        sum += bytes;
    return sum;
}

bool isGuest()
{
#if defined(__x86_64__) && defined(__GNUC__)
    unsigned int a = 0;
    unsigned int b = 0;
    unsigned int c = 0;
    unsigned int d = 0;
    if (__get_cpuid(1, &a, &b, &c, &d) != 0 && (c >> 31U & 1U) != 0)
        return true;
#endif
    const std::filesystem::path dmi = "/sys/class/dmi/id";
    return isVirtualName(fileLine(dmi / "sys_vendor")) || isVirtualName(fileLine(dmi / "product_name"));
}

std::vector<PowerSupply> powerSupplies()
{
    std::vector<PowerSupply> supplies;
    for (const auto &entry : entriesOf("/sys/class/power_supply"))
        supplies.push_back({fileLine(entry / "type"), fileLine(entry / "scope"), fileLine(entry / "status"),
                            fileLine(entry / "online") == "1"});
    return supplies;
}

} // namespace

bool isBusy(const Company &company)
{
    return company.others_share > busyFrom || company.steal_share > stolenFrom;
}

// "cpu  user nice system idle iowait irq softirq steal guest guest_nice": the guests' time is in user and
// nice already. Old kernels have fewer columns.
std::optional<Ticks> ticksIn(std::string_view stat)
{
    constexpr std::string_view head = "cpu ";
    if (!stat.starts_with(head))
        return std::nullopt;
    stat = stat.substr(0, stat.find('\n'));
    stat.remove_prefix(head.size());
    std::array<std::int64_t, 8> columns{};
    for (std::int64_t &column : columns) {
        stat.remove_prefix(std::min(stat.find_first_not_of(' '), stat.size()));
        const auto [end, error] = std::from_chars(stat.data(), stat.data() + stat.size(), column);
        if (error != std::errc())
            break;
        stat.remove_prefix(static_cast<std::size_t>(end - stat.data()));
    }
    Ticks ticks{0, columns[3] + columns[4], columns[7]};
    for (const std::int64_t column : columns)
        ticks.all += column;
    return ticks;
}

double busyShare(const Ticks &before, const Ticks &after)
{
    const std::int64_t all = after.all - before.all;
    return shareOf(all - (after.idle - before.idle) - (after.steal - before.steal), all);
}

double stolenShare(const Ticks &before, const Ticks &after)
{
    return shareOf(after.steal - before.steal, after.all - before.all);
}

double loadIn(std::string_view loadavg)
{
    double load = 0.0;
    loadavg = trimmed(loadavg);
    std::from_chars(loadavg.data(), loadavg.data() + loadavg.size(), load);
    return load;
}

std::int64_t freeBytesIn(std::string_view meminfo)
{
    return leadingNumber(valueOf(meminfo, "MemAvailable")) * 1'024;
}

std::string processorIn(std::string_view cpuinfo)
{
    return std::string(valueOf(cpuinfo, "model name"));
}

std::int64_t cacheBytesIn(std::string_view size)
{
    size = trimmed(size);
    const std::int64_t number = leadingNumber(size);
    if (size.ends_with('K'))
        return number * 1'024;
    return size.ends_with('M') ? number * 1'024 * 1'024 : number;
}

bool isVirtualName(std::string_view name)
{
    constexpr std::array<std::string_view, 10> known{
        "QEMU",  "KVM",       "VMware",    "VirtualBox", "innotek", "Xen", "Virtual Machine",
        "Bochs", "Parallels", "Amazon EC2"};
    return std::any_of(known.begin(), known.end(),
                       [name](std::string_view part) { return name.find(part) != std::string_view::npos; });
}

// Some laptops name no mains: what discharges is enough there.
bool isOnBattery(const std::vector<PowerSupply> &supplies)
{
    bool discharges = false;
    for (const PowerSupply &supply : supplies) {
        if (supply.scope == "Device")
            continue;
        if (supply.type != "Battery" && supply.isOnline)
            return false;
        discharges = discharges || (supply.type == "Battery" && supply.status == "Discharging");
    }
    return discharges;
}

Machine thisMachine()
{
    return {.cpu = processorIn(fileText("/proc/cpuinfo")),
            .system = fileLine("/proc/sys/kernel/ostype") + ' ' + fileLine("/proc/sys/kernel/osrelease"),
            .cores = processors(),
            .last_cache_bytes = lastCacheBytes(),
            .free_bytes = freeBytesIn(fileText("/proc/meminfo")),
            .isVirtual = isGuest(),
            .isOnBattery = isOnBattery(powerSupplies())};
}

double loadNow()
{
    return loadIn(fileText("/proc/loadavg"));
}

std::optional<Ticks> ticksNow()
{
    return ticksIn(fileText("/proc/stat"));
}

} // namespace rp::measure
