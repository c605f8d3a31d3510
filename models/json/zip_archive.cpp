// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/zip_archive.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>
#include <limits>
#include <minizip/unzip.h>

namespace rp {
namespace {

constexpr unsigned long encryptedFlag = 0x1;
constexpr unsigned long utf8Flag = 0x800;
constexpr std::size_t longestName_bytes = 4096;
constexpr qint64 unpacked_bytes = 65'536; ///< at a time

struct ZipWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::ZipArchive)
};

QString damagedArchive()
{
    //: a reason inside a sentence that names the file
    return ZipWords::tr("the archive is damaged or no zip archive; download it again");
}

FileReading damagedEntry()
{
    //: a reason inside a sentence that names a file in an archive
    return {{}, ZipWords::tr("it is damaged in the archive, or packed in a rare way; download it again")};
}

QString nameOfEntry(const QByteArray &bytes, bool isUtf8)
{
    // Older programs set no mark, whatever they write.
    QString name = isUtf8 || bytes.isValidUtf8() ? QString::fromUtf8(bytes) : QString::fromLatin1(bytes);
    return name.replace(QLatin1Char('\\'), QLatin1Char('/')); // as some on Windows write
}

} // namespace

struct ZipArchive::Opened
{
    explicit Opened(const QString &path)
        : file(unzOpen64(QFile::encodeName(path).constData()))
    {
    }
    ~Opened()
    {
        if (file)
            unzClose(file);
    }
    Q_DISABLE_COPY_MOVE(Opened)
    unzFile file;
};

bool ZipEntry::isInside() const
{
    const QStringList parts = name.split(QLatin1Char('/'));
    return !name.isEmpty() && !name.startsWith(QLatin1Char('/')) && !name.contains(QChar(QChar::Null)) &&
           name.indexOf(QLatin1Char(':')) != 1 && !parts.contains(QStringLiteral(".."));
}

bool ZipArchive::isOne(const QByteArray &start)
{
    return start.startsWith("PK\x03\x04") || start.startsWith("PK\x05\x06");
}

ZipArchive::ZipArchive(const QString &path)
{
    if (isPlainFile(path)) // a pipe would never answer
        m_opened = std::make_unique<Opened>(path);
    unz_global_info64 about{};
    if (!m_opened || !m_opened->file || unzGetGlobalInfo64(m_opened->file, &about) != UNZ_OK) {
        m_reason = damagedArchive();
        return;
    }
    m_count = about.number_entry;
    if (m_count > mostZipEntries)
        //: a reason inside a sentence that names the archive; %1 is a number
        m_reason = ZipWords::tr("the archive has more than %1 files; unpack it and name its folder")
                       .arg(QLocale().toString(mostZipEntries));
}

ZipArchive::~ZipArchive() = default;

std::optional<ZipEntry> ZipArchive::next()
{
    if (!m_reason.isEmpty() || m_listed == m_count)
        return std::nullopt;
    const unzFile file = m_opened->file;
    unz_file_info64 about{};
    unz64_file_pos at{};
    std::array<char, longestName_bytes> name{};
    if ((m_listed == 0 ? unzGoToFirstFile(file) : unzGoToNextFile(file)) != UNZ_OK ||
        unzGetCurrentFileInfo64(file, &about, name.data(), uLong(name.size()), nullptr, 0, nullptr, 0) !=
            UNZ_OK ||
        about.size_filename >= name.size() || unzGetFilePos64(file, &at) != UNZ_OK ||
        about.uncompressed_size > ZPOS64_T(std::numeric_limits<qint64>::max())) {
        m_reason = damagedArchive();
        return std::nullopt;
    }
    ++m_listed;
    return ZipEntry{nameOfEntry({name.data(), qsizetype(about.size_filename)}, about.flag & utf8Flag),
                    qint64(about.uncompressed_size), at.pos_in_zip_directory, at.num_of_file,
                    (about.flag & encryptedFlag) != 0};
}

FileReading ZipArchive::read(const ZipEntry &entry) const
{
    const QString excess = sizeExcess(entry.size_bytes);
    return excess.isEmpty() ? readUpTo(entry, entry.size_bytes, true) : FileReading{{}, excess};
}

FileReading ZipArchive::readStart(const ZipEntry &entry, qint64 most_bytes) const
{
    return readUpTo(entry, std::min(entry.size_bytes, most_bytes), entry.size_bytes <= most_bytes);
}

FileReading ZipArchive::readUpTo(const ZipEntry &entry, qint64 most_bytes, bool isWhole) const
{
    if (!m_reason.isEmpty())
        return {{}, m_reason};
    if (!entry.isInside())
        //: a reason inside a sentence that names a file in an archive
        return {{}, ZipWords::tr("its name leads out of the archive; have the archive made again")};
    if (entry.isEncrypted)
        //: a reason inside a sentence that names a file in an archive
        return {{},
                ZipWords::tr("it is encrypted; unpack the archive with its password and name the folder")};
    const unzFile file = m_opened->file;
    const unz64_file_pos at{entry.at, entry.number};
    if (unzGoToFilePos64(file, &at) != UNZ_OK || unzOpenCurrentFile(file) != UNZ_OK)
        return damagedEntry();
    // As much as comes is kept, and no more than was told: what is told may be a lie of either kind.
    QByteArray bytes;
    QByteArray piece(qsizetype(unpacked_bytes), Qt::Uninitialized);
    int got = 1;
    while (got > 0 && bytes.size() < most_bytes) {
        got = unzReadCurrentFile(file, piece.data(),
                                 unsigned(std::min(qint64(piece.size()), most_bytes - bytes.size())));
        if (got > 0)
            bytes.append(piece.constData(), got);
    }
    char more = 0;
    const bool isLonger = isWhole && got >= 0 && unzReadCurrentFile(file, &more, 1) != 0;
    const bool isChecked = unzCloseCurrentFile(file) == UNZ_OK;
    if (got < 0 || isLonger || (isWhole && (!isChecked || bytes.size() != most_bytes)))
        return damagedEntry();
    return {bytes, {}};
}

} // namespace rp
