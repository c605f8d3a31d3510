// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/file_writer.h"

#include <QCoreApplication>
#include <QSaveFile>
#include <cerrno>

namespace rp {
namespace {

struct FileError
{
    Q_DECLARE_TR_FUNCTIONS(rp::FileError)
};

} // namespace

bool meansFull(int cause)
{
    return cause == ENOSPC || cause == EDQUOT || cause == EFBIG;
}

QString fullText()
{
    return FileError::tr("there is no space left");
}

QString replaceFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    // flush() on its own: commit() does not notice when a full disk took only the first part of the buffer.
    errno = 0;
    if (file.write(bytes) == bytes.size() && file.flush() && file.commit())
        return {};
    const int cause = errno;
    const QString said = file.errorString(); // before it says that the writing was canceled
    const bool isSaid = file.error() != QFileDevice::NoError;
    file.cancelWriting();
    return meansFull(cause) || !isSaid ? fullText() : said;
}

} // namespace rp
