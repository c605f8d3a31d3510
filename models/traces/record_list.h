// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <iterator>
#include <limits>
#include <memory>
#include <stdexcept>
#include <vector>

namespace rp::traces {

/// The one value of a correlation that never matches: there is none.
constexpr std::int64_t noCorrelation = std::numeric_limits<std::int64_t>::min();

/// Operations or calls in the order of the file, 24 bytes each: a trace may have tens of millions. Durations
/// and correlations nearly always fit into 31 bits; one that doesn't takes 8 bytes more. They come out by
/// value. Grows piece by piece, so that nothing is ever there twice.
template<typename Record, std::uint32_t Record::*where>
class RecordList
{
public:
    void push_back(const Record &record)
    {
        if (m_size % pieceSize == 0)
            addPiece();
        (*m_pieces.back())[m_size % pieceSize] = {record.start_ns, narrow(record.duration_ns),
                                                  narrow(record.correlation), record.name, record.*where};
        ++m_size;
    }
    Record operator[](std::size_t at) const
    {
        const Packed &packed = (*m_pieces[at / pieceSize])[at % pieceSize];
        Record record;
        record.start_ns = packed.start_ns;
        record.duration_ns = whole(packed.duration_ns);
        record.correlation = whole(packed.correlation);
        record.name = packed.name;
        record.*where = packed.place;
        return record;
    }
    std::size_t size() const { return m_size; }

    class Iterator
    {
    public:
        using value_type = Record;
        using difference_type = std::ptrdiff_t;
        using reference = Record;
        using pointer = void;
        using iterator_category = std::input_iterator_tag;
        Iterator() = default;
        Iterator(const RecordList *list, std::size_t at)
            : m_list(list)
            , m_at(at)
        {
        }
        Record operator*() const { return (*m_list)[m_at]; }
        Iterator &operator++()
        {
            ++m_at;
            return *this;
        }
        Iterator operator++(int) { return {m_list, m_at++}; }
        bool operator==(const Iterator &) const = default;

    private:
        const RecordList *m_list = nullptr;
        std::size_t m_at = 0;
    };
    Iterator begin() const { return {this, 0}; }
    Iterator end() const { return {this, m_size}; }

private:
    struct Packed
    {
        std::int64_t start_ns;
        std::uint32_t duration_ns;
        std::uint32_t correlation;
        std::uint32_t name;
        std::uint32_t place;
    };
    static constexpr std::size_t pieceSize = std::size_t{1} << 11;
    using Piece = std::array<Packed, pieceSize>;
    static constexpr std::size_t mostPieces =
        (std::size_t{1} << 30) / pieceSize - 1; // a wide value of each has a place
    static constexpr std::uint32_t isWide = std::uint32_t{1} << 31;
    static constexpr std::uint32_t isNone = std::numeric_limits<std::uint32_t>::max();

    void addPiece()
    {
        if (m_pieces.size() == mostPieces)
            throw std::length_error("RecordList");
        m_pieces.push_back(std::make_unique_for_overwrite<Piece>());
    }
    std::uint32_t narrow(std::int64_t value)
    {
        return value >= 0 && value < std::int64_t{isWide} ? static_cast<std::uint32_t>(value)
                                                          : keepWide(value);
    }
    std::int64_t whole(std::uint32_t value) const { return value < isWide ? value : wideOf(value); }

    // Apart, so that what is nearly always done stays short.
    [[gnu::noinline]] std::uint32_t keepWide(std::int64_t value)
    {
        if (value == noCorrelation)
            return isNone;
        m_wide.push_back(value);
        return isWide | static_cast<std::uint32_t>(m_wide.size() - 1);
    }
    [[gnu::noinline]] std::int64_t wideOf(std::uint32_t value) const
    {
        return value == isNone ? noCorrelation : m_wide[value - isWide];
    }

    std::vector<std::unique_ptr<Piece>> m_pieces;
    std::deque<std::int64_t> m_wide;
    std::size_t m_size = 0;
};

} // namespace rp::traces
