// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rp::measure {

// What the system says of itself, read from Linux' own files; elsewhere what isn't known is empty, 0 or
// false. What takes apart a file's text is kept from what reads the file.

/// What the figures were measured on.
struct Machine
{
    std::string cpu;                   ///< as the processor calls itself
    std::string system;                ///< name and release of the kernel
    int cores = 1;                     ///< processors that this process may use, threads of a core each
    std::int64_t last_cache_bytes = 0; ///< all caches of the last level together; 0: unknown
    std::int64_t free_bytes = 0;       ///< memory that is free or can be freed; 0: unknown
    bool isVirtual = false;            ///< a guest of a hypervisor
    bool isOnBattery = false;
};

/// Who else used the processors. Shares of all processors' time, 0..1.
struct Company
{
    double load_1min = 0.0;    ///< mean of those that ran or wanted to, over a minute before
    double others_share = 0.0; ///< just before the measurement, when it did nothing
    double steal_share = 0.0;  ///< taken by the hypervisor for other guests meanwhile
};
inline constexpr double busyFrom = 0.15;   ///< share that others use
inline constexpr double stolenFrom = 0.05; ///< share that the hypervisor takes
/// Others have used more than that of the processors, or the hypervisor has taken more.
bool isBusy(const Company &company);

/// The processors' clock ticks so far, by what they were used for.
struct Ticks
{
    std::int64_t all = 0;
    std::int64_t idle = 0; ///< with those that waited for a disk
    std::int64_t steal = 0;
};
/// From /proc/stat. None without its first line.
std::optional<Ticks> ticksIn(std::string_view stat);
double busyShare(const Ticks &before, const Ticks &after); ///< neither idle nor stolen
double stolenShare(const Ticks &before, const Ticks &after);

/// The first of the three means in /proc/loadavg.
double loadIn(std::string_view loadavg);
/// MemAvailable in /proc/meminfo.
std::int64_t freeBytesIn(std::string_view meminfo);
/// "model name" in /proc/cpuinfo.
std::string processorIn(std::string_view cpuinfo);
/// A size of a cache: "32768K".
std::int64_t cacheBytesIn(std::string_view size);
/// Vendor and product by which the usual hypervisors call their machines.
bool isVirtualName(std::string_view name);

/// An entry of /sys/class/power_supply.
struct PowerSupply
{
    std::string type;   ///< "Battery", "Mains", "USB"
    std::string scope;  ///< "Device": of a mouse or a pen
    std::string status; ///< of a battery: "Discharging"
    bool isOnline = false;
};
bool isOnBattery(const std::vector<PowerSupply> &supplies);

Machine thisMachine();
double loadNow();
std::optional<Ticks> ticksNow();

} // namespace rp::measure
