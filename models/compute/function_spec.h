// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

namespace rp {

struct Catalogue;

namespace compute {

class Call;
struct Result;

enum class ArgKind : std::uint8_t
{
    Real,
    Whole, ///< 1000 and 1000.0, not 1000.5
    Flag,
    Choice,     ///< a key from a domain
    RealList,   ///< also an empty one
    RealOrList, ///< one number for all, or a list
    WholeList
};

/// Where the keys of a choice come from: a table of the catalogue, or a fixed list.
enum class Domain : std::uint8_t
{
    None,
    Workload,
    Stage,
    Scenario,
    SurgeryOption,
    Device,
    Precision,
    Transformer,
    ServingMode,
    EdgeMode,
    Runtime,
    Granularity,
    Convention,
    RecompilePolicy
};

/// Reals beyond this are refused, so that no product of arguments can overflow.
constexpr double largestReal = 1e30;
/// Closed formulas take as many kernels as anybody may ask for; a simulation visits each of them.
constexpr double mostKernels = 1e9;
constexpr double mostSimulatedKernels = 1e6;
constexpr double longestList = 1e5;

/// One argument: what validation, the listing and the documentation need to know of it.
struct ArgSpec
{
    enum class Default : std::uint8_t
    {
        Required,
        Absent, ///< may be left out or null; the function knows what that means
        Number,
        Key, ///< of a choice
        Catalogue
    };
    using FromCatalogue = double (*)(const Catalogue &);

    std::string_view name = {};
    ArgKind kind = ArgKind::Real;
    const char *unit = ""; ///< not translated: "us", "bytes/s", "1" for a pure number
    const char *doc = "";  ///< English source, context rp::Compute
    double minimum = 0.0;
    double maximum = largestReal;
    bool openMinimum = false; ///< the minimum itself is out of range
    bool infinite = false;    ///< "inf" is allowed
    Domain domain = Domain::None;
    Default defaultKind = Default::Required;
    double defaultNumber = 0.0;
    const char *defaultKey = "";
    FromCatalogue defaultFrom = nullptr;

    /// The same argument with one member changed.
    template<typename Member>
    constexpr ArgSpec with(Member ArgSpec::*member, const std::type_identity_t<Member> &value) const
    {
        ArgSpec spec = *this;
        spec.*member = value;
        return spec;
    }

    constexpr ArgSpec range(double least, double most) const
    {
        return with(&ArgSpec::minimum, least).with(&ArgSpec::maximum, most);
    }
    constexpr ArgSpec above(double least) const
    {
        return with(&ArgSpec::minimum, least).with(&ArgSpec::openMinimum, true);
    }
    constexpr ArgSpec orInfinite() const { return with(&ArgSpec::infinite, true); }
    constexpr ArgSpec byDefault(double number) const
    {
        return with(&ArgSpec::defaultKind, Default::Number).with(&ArgSpec::defaultNumber, number);
    }
    constexpr ArgSpec byDefault(const char *key) const
    {
        return with(&ArgSpec::defaultKind, Default::Key).with(&ArgSpec::defaultKey, key);
    }
    constexpr ArgSpec byDefault(FromCatalogue from) const
    {
        return with(&ArgSpec::defaultKind, Default::Catalogue).with(&ArgSpec::defaultFrom, from);
    }
    constexpr ArgSpec optional() const { return with(&ArgSpec::defaultKind, Default::Absent); }
    /// The same argument under another name.
    constexpr ArgSpec named(const char *other) const { return with(&ArgSpec::name, other); }
};

constexpr ArgSpec real(const char *name, const char *unit, const char *doc)
{
    return {name, ArgKind::Real, unit, doc};
}

/// A real number that must be greater than 0.
constexpr ArgSpec positive(const char *name, const char *unit, const char *doc)
{
    return real(name, unit, doc).above(0.0);
}

/// A fraction of one.
constexpr ArgSpec fraction(const char *name, const char *doc)
{
    return real(name, "1", doc).range(0.0, 1.0);
}

/// A whole number from `least`.
constexpr ArgSpec whole(const char *name, const char *unit, const char *doc, double least, double most)
{
    return ArgSpec{name, ArgKind::Whole, unit, doc}.range(least, most);
}

constexpr ArgSpec flag(const char *name, const char *doc)
{
    return ArgSpec{name, ArgKind::Flag, "1", doc}.range(0.0, 1.0);
}

constexpr ArgSpec choice(const char *name, Domain domain, const char *doc)
{
    return ArgSpec{name, ArgKind::Choice, "key", doc}.with(&ArgSpec::domain, domain);
}

constexpr ArgSpec list(const char *name, ArgKind kind, const char *unit, const char *doc)
{
    return {name, kind, unit, doc};
}

/// One function of the command line.
struct FunctionSpec
{
    std::string_view name;
    const char *group;   ///< subject letter of the specification, "A" to "H"
    const char *summary; ///< English source, context rp::Compute
    std::span<const ArgSpec> arguments;
    Result (*run)(const Call &call);
};

} // namespace compute
} // namespace rp
