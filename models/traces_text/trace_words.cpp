// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces_text/trace_words.h"

#include "models/text/format.h"
#include "models/text/plain_text.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <algorithm>
#include <cstring>

namespace rp {

namespace {

using namespace traces;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::TraceWords)
public:
    static QString counted(NoticeKind kind, int n, const QString &amount);
    static QString ofFile(NoticeKind kind, const QString &size);
    static QString notATrace(FileKind kind, const QString &path);
};

/// Notices that are about the file as a whole.
QString Words::ofFile(NoticeKind kind, const QString &size)
{
    switch (kind) {
    case NoticeKind::CutShort:
        //: %1 a size such as "1.2 MB"
        return tr("The file ends in the middle, after %1 of text: everything that was whole up to there has "
                  "been "
                  "read.")
            .arg(size);
    case NoticeKind::DamagedGzip:
        //: %1 a size such as "1.2 MB"
        return tr("The packed data is damaged: the %1 of text before the damage have been read.").arg(size);
    case NoticeKind::GzipChecksum:
        return tr("All of the packed data could be read, but its checksum is wrong: figures may be, too.");
    case NoticeKind::DataAfterTheEnd:
        return tr("Something follows the end of the trace and has been left unread.");
    case NoticeKind::FileChanged:
        //: %1 a size such as "1.2 MB"
        return tr("The file could be read no further than %1: it was changed meanwhile, or its disk failed.")
            .arg(size);
    case NoticeKind::LongText:
        //: %1 a size such as "1.2 MB"
        return tr("The longest string or number has %1 and has been passed over in part.").arg(size);
    case NoticeKind::UnpacksTooFar:
        //: %1 a size such as "1.2 MB"
        return tr("The packed data is far larger than any trace, so only its first %1 have been read.")
            .arg(size);
    case NoticeKind::NoEventsLeft:
        return tr(
            "The file ends before its first event: record the trace again and let the profiler finish.");
    default:
        return {};
    }
}

QString Words::counted(NoticeKind kind, int n, const QString &amount)
{
    switch (kind) {
    case NoticeKind::InvalidUtf8:
        return tr("%1 place(s) with invalid UTF-8 have been replaced by a placeholder.", nullptr, n)
            .arg(amount);
    case NoticeKind::ControlCharacters:
        return tr("%1 control character(s) inside of strings have been accepted.", nullptr, n).arg(amount);
    case NoticeKind::NonFiniteNumbers:
        return tr("%1 value(s) NaN or Infinity have been passed over.", nullptr, n).arg(amount);
    case NoticeKind::DuplicateKeys:
        return tr("%1 key(s) came twice in one object: the last one counts.", nullptr, n).arg(amount);
    case NoticeKind::DeepNesting:
        return tr("Values are nested %1 level(s) deep; they have been passed over.", nullptr, n).arg(amount);
    case NoticeKind::SkippedText:
        return tr("In %1 place(s), text that is no JSON has been passed over.", nullptr, n).arg(amount);
    case NoticeKind::DamagedEvents:
        return tr("%1 damaged event(s) could not be read and are missing from the figures.", nullptr, n)
            .arg(amount);
    case NoticeKind::NotObjects:
        return tr("%1 element(s) of the list are no events.", nullptr, n).arg(amount);
    case NoticeKind::UnknownPhases:
        return tr("%1 event(s) of an unknown phase have been passed over.", nullptr, n).arg(amount);
    case NoticeKind::UnusableTimes:
        return tr("%1 event(s) without a usable start are missing from the figures.", nullptr, n).arg(amount);
    case NoticeKind::UnusableDurations:
        return tr("%1 event(s) without a usable duration count as lasting no time.", nullptr, n).arg(amount);
    case NoticeKind::MissingNames:
        return tr("%1 event(s) without a name have been counted.", nullptr, n).arg(amount);
    case NoticeKind::NumbersAsText:
        return tr("%1 event(s) had their times written as strings.", nullptr, n).arg(amount);
    case NoticeKind::ShortenedNames:
        return tr("%1 very long name(s) have been shortened.", nullptr, n).arg(amount);
    case NoticeKind::OtherNames:
        return tr("There are too many names: %1 record(s) have been counted under one.", nullptr, n)
            .arg(amount);
    case NoticeKind::OtherTracks:
        return tr("There are too many devices, streams or threads: %1 record(s) have been counted under one.",
                  nullptr, n)
            .arg(amount);
    case NoticeKind::TooManyRecords:
        return tr("The file has more records than can be kept: the first %1 have been read.", nullptr, n)
            .arg(amount);
    case NoticeKind::OtherGpus:
        return tr("%1 name(s) of GPUs beyond those that are kept have been passed over.", nullptr, n)
            .arg(amount);
    default:
        return {};
    }
}

QString Words::notATrace(FileKind kind, const QString &path)
{
    //: ends several sentences about files that are no trace; keep the function's name
    const QString todo =
        tr("Export one with %1.").arg(Format::isolate(QStringLiteral("prof.export_chrome_trace()")));
    const auto with = [&todo](const QString &sentence) { return joinedSentences({sentence, todo}); };
    switch (kind) {
    case FileKind::OtherJson:
        return with(tr("%1 is JSON, but no trace: it has no list of events.").arg(path));
    case FileKind::CutJson:
        return tr("%1 ends in the middle, and what there is of it has no list of events: copy it once more, "
                  "or record the trace again.")
            .arg(path);
    case FileKind::DamagedGzip:
        return tr("%1 can't be unpacked: copy it once more, or record the trace again.").arg(path);
    case FileKind::PlainText:
    case FileKind::BracketText:
        return with(tr("%1 is text that is no JSON, so it is no trace.").arg(path));
    case FileKind::GitLfsPointer:
        return tr("%1 is what Git LFS keeps in place of a large file: fetch the file itself with %2.")
            .arg(path, Format::isolate(QStringLiteral("git lfs pull")));
    case FileKind::Html:
        return tr("%1 is a web page, perhaps an error page: download the trace itself.").arg(path);
    case FileKind::Xml:
        return with(tr("%1 is XML, no trace.").arg(path));
    case FileKind::Zip:
    case FileKind::Tar:
        return tr("%1 is an archive: unpack it and give the trace inside.").arg(path);
    case FileKind::OtherZip:
    case FileKind::OtherTar:
        return with(
            tr("%1 is an archive or a document packed as one, and nothing at its beginning is named like a "
               "trace.")
                .arg(path));
    case FileKind::Zstandard:
    case FileKind::OtherCompression:
        return tr("%1 is packed in a way that can't be read here: unpack it first, or pack it with gzip.")
            .arg(path);
    case FileKind::Pickle:
        return with(tr("%1 is a Python pickle, such as a memory snapshot, no trace.").arg(path));
    case FileKind::Sqlite:
        return with(
            tr("%1 is an SQLite database, perhaps of Nsight Systems, no trace of PyTorch.").arg(path));
    case FileKind::NsightSystems:
        return with(tr("%1 is a report of Nsight Systems, no trace of PyTorch.").arg(path));
    case FileKind::NsightCompute:
        return with(tr("%1 is a report of Nsight Compute, no trace of PyTorch.").arg(path));
    case FileKind::PerfettoProtobuf:
        return with(tr("%1 is binary (protobuf), as traces of Perfetto and TensorFlow are; JSON is needed.")
                        .arg(path));
    case FileKind::Picture:
    case FileKind::Pdf:
    case FileKind::Program:
        return with(tr("%1 is a picture, a document or a program, no trace.").arg(path));
    case FileKind::ZeroBytes:
        return tr("%1 begins with nothing but zeros: copy it once more, or record the trace again.")
            .arg(path);
    case FileKind::Utf16:
        return with(tr("%1 is text in UTF-16 that is no JSON, so it is no trace.").arg(path));
    case FileKind::Unknown:
        break;
    }
    return with(tr("%1 is a binary file of an unknown kind, no trace.").arg(path));
}

} // namespace

QString noticeText(const Notice &notice)
{
    const auto amount = static_cast<double>(notice.amount);
    const Format format;
    const QString sentence = Words::ofFile(notice.kind, format.bytes(amount));
    const int n = static_cast<int>(std::min<std::uint64_t>(notice.amount, 1'000'000'000));
    return sentence.isEmpty() ? Words::counted(notice.kind, n, format.count(amount)) : sentence;
}

QString readErrorText(const QString &path, const ReadError &error)
{
    const QString name = shortName(path);
    switch (error.failure) {
    case ReadFailure::NoSuchFile:
        return Words::tr("There is no file %1: check its name.").arg(name);
    case ReadFailure::NoPermission:
        return Words::tr("The file %1 may not be read: check its permissions.").arg(name);
    case ReadFailure::IsFolder:
        return Words::tr("%1 is a folder: give the files in it.").arg(name);
    case ReadFailure::NotAFile:
        return Words::tr("%1 is a pipe or a device: save the trace as a file and give that.").arg(name);
    case ReadFailure::CannotRead:
        //: %2 is what the system says
        return Words::tr("The file %1 can't be read (%2): check the disk it is on.")
            .arg(name, QString::fromLocal8Bit(std::strerror(error.systemError)));
    case ReadFailure::Empty:
        return Words::tr("%1 is empty: copy it once more, or record the trace again.").arg(name);
    case ReadFailure::NotATrace:
        return Words::notATrace(error.kind, name);
    case ReadFailure::TooLarge:
        return Words::tr("%1 is too large for this computer; close other programs, or record fewer "
                         "steps of the profiler.")
            .arg(name);
    case ReadFailure::Cancelled:
        return Words::tr("Reading %1 was cancelled.").arg(name);
    }
    return {};
}

QString longWaitText(double share)
{
    if (!(share >= 0.5))
        return {};
    //: %1 is a percentage
    return Words::tr(
               "A single wait takes %1 of the span: a stall of the profiler, perhaps, or a first step. What "
               "a change seems to gain is mostly this wait.")
        .arg(Format().percent(share));
}

QString shortName(const QString &name, int length)
{
    // What stands for names beyond the bound of what is kept.
    if (name.startsWith(QLatin1String("(other ")) && name.endsWith(u')'))
        return QCoreApplication::translate("rp::TraceWords", "other names");
    QString plain = plainText(name, name.size());
    if (plain.size() > length) {
        qsizetype head = (length - 1) * 2 / 3;
        qsizetype tail = plain.size() - (length - 1 - head);
        // Never between the halves of a character.
        head -= plain.at(head - 1).isHighSurrogate() ? 1 : 0;
        tail += plain.at(tail).isLowSurrogate() ? 1 : 0;
        plain = plain.left(head) + QChar(0x2026) + plain.mid(tail);
    }
    return Format::isolate(plain);
}

} // namespace rp
