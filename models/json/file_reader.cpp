// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/file_reader.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>

namespace rp {
namespace {

constexpr qint64 piece_bytes = qint64{1} << 16; ///< of a file that is longer than it tells

struct Reader
{
    Q_DECLARE_TR_FUNCTIONS(rp::FileReader)
};

FileReading refused(const QString &reason)
{
    return {{}, reason};
}

/// Why a plain file can't be opened for reading; empty: it is open.
QString openPlain(QFile &file)
{
    const QFileInfo info(file.fileName());
    if (!info.exists())
        //: a reason inside a sentence that names the file
        return Reader::tr("there is no such file; check its name and folder");
    if (info.isDir())
        //: a reason inside a sentence that names the folder
        return Reader::tr("this is a folder; name a file in it");
    if (!info.isFile())
        //: a reason inside a sentence that names what was to be read
        return Reader::tr("this is a pipe or a device and not a file; save it as a file first");
    if (!file.open(QIODevice::ReadOnly))
        //: a reason inside a sentence that names the file; %1 is what the system said
        return Reader::tr("the file can't be read (%1)").arg(file.errorString());
    return {};
}

} // namespace

bool isPlainFile(const QString &path)
{
    return QFileInfo(path).isFile();
}

QString sizeExcess(qint64 size_bytes)
{
    if (size_bytes <= largestFile_bytes)
        return {};
    //: a reason inside a sentence that names the file; %1 is a size such as 32 MiB
    return Reader::tr("the file is larger than %1; make it smaller")
        .arg(QLocale().formattedDataSize(largestFile_bytes, 0));
}

FileReading readWholeFile(const QString &path)
{
    QFile file(path);
    if (const QString reason = openPlain(file); !reason.isEmpty())
        return refused(reason);
    // On to one byte more than allowed: a file may grow while it is read, or, as in /proc, tell no size. What
    // is asked for is allocated, so the size that it tells is asked for first.
    QByteArray bytes = file.read(std::min(file.size(), largestFile_bytes) + 1);
    while (bytes.size() <= largestFile_bytes) {
        const QByteArray more = file.read(std::min(piece_bytes, largestFile_bytes + 1 - bytes.size()));
        if (more.isEmpty())
            break;
        bytes += more;
    }
    if (const QString excess = sizeExcess(bytes.size()); !excess.isEmpty())
        return refused(excess);
    if (file.error() != QFileDevice::NoError)
        return refused(Reader::tr("the file can't be read (%1)").arg(file.errorString()));
    return {bytes, {}};
}

FileReading readFileStart(const QString &path, qint64 most_bytes)
{
    QFile file(path);
    if (const QString reason = openPlain(file); !reason.isEmpty())
        return refused(reason);
    return {file.read(most_bytes), {}};
}

} // namespace rp
