// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/foreign_file.h"

#include "models/traces/file_kind.h"
#include "models/traces/notice.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>
#include <string_view>

namespace rp {
namespace {

using traces::FileKind;

struct Foreign
{
    Q_DECLARE_TR_FUNCTIONS(rp::ForeignFile)
};

/// A kind whose name is the same in every language.
const char *nameOf(FileKind kind)
{
    switch (kind) {
    case FileKind::Xml:
        return "XML";
    case FileKind::Pickle:
        return "Python pickle";
    case FileKind::Sqlite:
        return "SQLite";
    case FileKind::NsightSystems:
        return "Nsight Systems";
    case FileKind::NsightCompute:
        return "Nsight Compute";
    case FileKind::Pdf:
        return "PDF";
    default:
        return nullptr;
    }
}

} // namespace

QString foreignFileReason(const QByteArray &bytes, const QString &file)
{
    std::string_view text(bytes.constData(), size_t(bytes.size()));
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    const size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return Foreign::tr("the file is empty");
    // Text in UTF-16 has a zero behind each letter; a single one is a fault of the text.
    const bool isWide = text.size() > first + 3 && text[first + 1] == '\0' && text[first + 3] == '\0';
    if (!isWide && traces::beginsJson(static_cast<unsigned char>(text[first]), {}))
        return {};
    const FileKind kind = traces::fileKindOf(text, file.toStdString());
    if (const char *name = nameOf(kind))
        //: a reason inside a sentence that names the file; %1 is a kind of file such as "SQLite"
        return Foreign::tr("this is a file of another kind (%1); choose the right one")
            .arg(QString::fromLatin1(name));
    switch (kind) {
    case FileKind::Zip:
    case FileKind::OtherZip:
    case FileKind::Tar:
    case FileKind::OtherTar:
        return Foreign::tr("this is an archive, whatever its name says; unpack it and use the file in it");
    case FileKind::Zstandard:
    case FileKind::OtherCompression:
        return Foreign::tr("this file is packed; unpack it first");
    case FileKind::Picture:
        return Foreign::tr("this is a picture; choose the file itself");
    case FileKind::GitLfsPointer:
        return Foreign::tr("this is what Git LFS keeps in place of a file; fetch the file itself with %1")
            .arg(QStringLiteral("git lfs pull"));
    case FileKind::Html:
        return Foreign::tr("this is a web page, perhaps an error page; download the file itself");
    case FileKind::Utf16:
        return Foreign::tr("this is text in UTF-16; save it as UTF-8");
    case FileKind::ZeroBytes:
        return Foreign::tr("the file begins with nothing but zeros; copy it once more");
    case FileKind::PlainText:
    case FileKind::OtherJson:
        return {};
    default:
        return Foreign::tr("this is a binary file of another kind; choose the right one");
    }
}

QString foreignDocumentReason(const nlohmann::json &document)
{
    if (!document.is_object())
        return {};
    const auto format = document.find("format");
    const bool hasFormat = format != document.end() && format->is_string();
    if (hasFormat && *format == "ridgepoint-handin")
        return Foreign::tr("this is work that was handed in");
    if (hasFormat && *format == "ridgepoint-ledger")
        return Foreign::tr("this is a ledger of this program");
    if (document.contains("traceEvents"))
        return Foreign::tr("this is a trace of a profiler");
    if (document.contains("history") &&
        (document.contains("current_step") || document.contains("current_chapter")))
        return Foreign::tr("this is a ledger of the notebook course");
    return {};
}

} // namespace rp
