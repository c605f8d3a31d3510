// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtEndian>
#include <cstdint>
#include <vector>

namespace rp::test {

/// A file of an archive, which need not be sound.
struct ZipPart
{
    QByteArray name;
    QByteArray bytes;
    bool isPacked = true;
    quint16 flags = 0;
    std::int64_t told_bytes = -1; ///< what it says that it has; -1: the truth
};

template<typename Number>
QByteArray little(Number number)
{
    const Number bytes = qToLittleEndian(number);
    return {reinterpret_cast<const char *>(&bytes), qsizetype(sizeof bytes)};
}

inline quint32 zipCheckSum(const QByteArray &bytes)
{
    quint32 sum = 0xffffffffU;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ ((sum & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return ~sum;
}

/// Written here, for no library writes archives that lie.
inline QByteArray zipOf(const std::vector<ZipPart> &parts)
{
    QByteArray zip;
    QByteArray list;
    for (const ZipPart &part : parts) {
        const bool isPacked = part.isPacked && !part.bytes.isEmpty();
        // Without the length that Qt puts before it, the head and the check sum of zlib.
        const QByteArray packed = isPacked ? qCompress(part.bytes).mid(6).chopped(4) : part.bytes;
        const QByteArray about =
            little<quint16>(20) + little<quint16>(part.flags) + little<quint16>(isPacked ? 8 : 0) +
            little<quint32>(0) + little<quint32>(zipCheckSum(part.bytes)) +
            little<quint32>(quint32(packed.size())) +
            little<quint32>(quint32(part.told_bytes < 0 ? part.bytes.size() : part.told_bytes)) +
            little<quint16>(quint16(part.name.size())) + little<quint16>(0);
        list += "PK\x01\x02" + little<quint16>(20) + about + little<quint16>(0) + little<quint16>(0) +
                little<quint16>(0) + little<quint32>(0) + little<quint32>(quint32(zip.size())) + part.name;
        zip += "PK\x03\x04" + about + part.name + packed;
    }
    const auto count = quint16(parts.size());
    return zip + list + "PK\x05\x06" + little<quint32>(0) + little<quint16>(count) + little<quint16>(count) +
           little<quint32>(quint32(list.size())) + little<quint32>(quint32(zip.size())) + little<quint16>(0);
}

} // namespace rp::test
