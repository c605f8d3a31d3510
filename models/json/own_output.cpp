// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/own_output.h"

#include "models/json/file_reader.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QCoreApplication>

namespace rp {

namespace {

constexpr qint64 startOfOutput_bytes = 4096;

bool isOwnOutput(const QString &path, const QByteArray &start)
{
    if (start.startsWith("%PDF-"))
        return readWholeFile(path).bytes.contains("<xmp:CreatorTool>Ridgepoint ");
    const bool isPage =
        start.startsWith("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"");
    return start.isEmpty() || start.startsWith("table,lab,act,") || start.startsWith("{\"record\":\"") ||
           (isPage && start.contains("content=\"width=device-width\"/>\n<title>"));
}

} // namespace

QString whyNotReplaced(const QString &path)
{
    // What is no file is refused where it is written, with a better reason.
    if (path.isEmpty() || !isPlainFile(path))
        return {};
    const FileReading start = readFileStart(path, startOfOutput_bytes);
    if (start.isRead() && isOwnOutput(path, start.bytes))
        return {};
    //: %1 is the name of a file that a command was to write; there is one, and it is not the program's.
    return fillMarkers(
        QCoreApplication::translate("rp::OwnOutput", "%1 is another file; choose another name."),
        {Format::isolate(path)});
}

} // namespace rp
