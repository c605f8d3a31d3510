// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/utf8.h"
#include "tests/support/test_main.h"
#include "tests/traces/trace_fixture.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <random>
#include <sys/stat.h>

namespace test_trace_damage {
using namespace rp::traces;

/// Files that were cut, spoiled or made to do harm, and files that are no traces.
class TestTraceDamage : public QObject
{
    Q_OBJECT
private slots:
    void readsUpToACut();
    void readsUpToACutInGzip();
    void readsOn_data();
    void readsOn();
    void readsTheSameInPieces_data();
    void readsTheSameInPieces();
    void keepsItsMemory();
    void survivesNoise();
    void saysWhatItIs_data();
    void saysWhatItIs();
    void opensNothingButFiles();
    void tellsProgressAndStops();
};

namespace {

QByteArray bytesOf(const QString &name)
{
    QFile file(QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::string unpacked(const QString &name)
{
    ByteSource source;
    source.openBytes(bytesOf(name).toStdString());
    std::string text;
    std::vector<char> piece(1 << 16);
    while (const std::size_t got = source.read(piece))
        text.append(piece.data(), got);
    return text;
}

const std::string two = kernel("0", "1", "1") + ",\n" + kernel("10", "2", "2");

} // namespace

void TestTraceDamage::readsUpToACut()
{
    const std::string text = document(kernel("0", "1", "1"), kernel("10", "2", "2"), kernel("20", "3", "3"));
    std::size_t before = 0;
    for (std::size_t length = text.find('[') + 1; length < text.size(); ++length) {
        const Read read(text.substr(0, length));
        QVERIFY(read.trace);
        QCOMPARE(read.noted(NoticeKind::CutShort), std::uint64_t(length));
        // An event counts from its closing brace on.
        std::size_t whole = 0;
        for (const char *end : {"\"correlation\":1", "\"correlation\":2", "\"correlation\":3"}) {
            const std::size_t closed = text.find("}}", text.find(end)) + 2;
            whole += length >= closed ? 1 : 0;
        }
        QCOMPARE(read.trace->events, std::uint64_t(whole));
        QVERIFY(read.reading.gpuOps == whole && whole >= before);
        before = whole;
    }
    QCOMPARE(before, std::size_t(3));
    QCOMPARE(Read(text).noted(NoticeKind::CutShort), std::uint64_t(0));
}

void TestTraceDamage::readsUpToACutInGzip()
{
    const QString name = QStringLiteral("mi250_toy_training.json.gz");
    const std::string packed = bytesOf(name).toStdString();
    const Read whole(packed);
    QCOMPARE(whole.trace->events, std::uint64_t(220));
    const Read half(packed.substr(0, packed.size() / 2));
    QVERIFY(half.trace && half.trace->events > 20 && half.trace->events < 220);
    QVERIFY(half.noted(NoticeKind::CutShort) > 0);
    std::string wrongSum = packed;
    wrongSum[packed.size() - 6] = static_cast<char>(wrongSum[packed.size() - 6] ^ 1);
    const Read summed(wrongSum);
    QCOMPARE(summed.trace->events, std::uint64_t(220));
    QCOMPARE(summed.noted(NoticeKind::GzipChecksum), std::uint64_t(1));
    std::string spoiled = packed;
    spoiled.replace(packed.size() / 2, 40, 40, static_cast<char>(0xff));
    const Read damaged(spoiled);
    QVERIFY(damaged.trace && damaged.trace->events < 220);
    const Read members(packed + std::string(512, '\0'));
    QCOMPARE(members.trace->events, std::uint64_t(220));
    QVERIFY(members.trace->notices.empty());
    QCOMPARE(Read(packed + "and more").noted(NoticeKind::DataAfterTheEnd), std::uint64_t(1));
}

void TestTraceDamage::readsOn_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("events");
    QTest::addColumn<int>("ops");
    QTest::addColumn<int>("kind"); // of the notice; -1: none
    const auto row = [](const char *name, const std::string &text, int events, int ops, int kind) {
        QTest::newRow(name) << text << events << ops << kind;
    };
    const auto of = [](NoticeKind kind) { return static_cast<int>(kind); };
    const std::string head = "{\"schemaVersion\":1,\"traceEvents\":[";
    const auto named = [](const std::string &name) { return kernel("5", "1", "1", R"("device":0)", name); };
    row("bare list", "[" + two + "] \t\r\n", 2, 2, -1);
    row("trailing comma", head + two + ",]}", 2, 2, -1);
    row("byte order mark", "\xef\xbb\xbf" + head + two + "]}", 2, 2, -1);
    const std::string zeros(100, '\0');
    row("zeros behind", head + two + "," + zeros, 2, 2, of(NoticeKind::CutShort));
    row("zeros at the end", head + two + "]}" + zeros, 2, 2, of(NoticeKind::DataAfterTheEnd));
    row("more behind", head + two + "]} {\"a\":1}", 2, 2, of(NoticeKind::DataAfterTheEnd));
    row("invalid UTF-8", document(named("a\xff\xc3")), 1, 1, of(NoticeKind::InvalidUtf8));
    row("control characters", document(named("a\x01\nb")), 1, 1, of(NoticeKind::ControlCharacters));
    row("wrong escape", document(named("C:\\path\\q")), 1, 1, -1);
    row("NaN", document(kernel("5", "1", "1", R"("device":0,"est. achieved occupancy %":NaN)")), 1, 1,
        of(NoticeKind::NonFiniteNumbers));
    row("Infinity as start", document(kernel("-Infinity", "1", "1"), two), 3, 2,
        of(NoticeKind::NonFiniteNumbers));
    row("NaN as duration", document(kernel("5", "NaN", "1")), 1, 1, of(NoticeKind::UnusableDurations));
    row("null as start", document(kernel("null", "1", "1")), 1, 0, -1);
    row("a number too large", document(kernel("1e300", "1", "1"), kernel("99999999999999999999", "1", "1")),
        2, 0, -1);
    row("no duration", document(timedEvent(R"("cat":"kernel","name":"k","pid":0,"ts":5)")), 1, 1,
        of(NoticeKind::UnusableDurations));
    row("no name", document(timedEvent(R"("cat":"kernel","pid":0,"ts":5,"dur":1)")), 1, 1,
        of(NoticeKind::MissingNames));
    row("unknown phase", document(R"({"ph":"?","ts":1})", R"({"name":"x"})", two), 4, 2,
        of(NoticeKind::UnknownPhases));
    row("nesting", document(kernel("5", "1", "1", R"("device":0,"a":{"ph":[[{"device":9}]]},"b":[{}])")), 1,
        1, -1);
    row("no objects", document("null", "7", "\"text\"", "[1]", two), 6, 2, of(NoticeKind::NotObjects));
    row("words between", head + two + " garbage, more " + kernel("1", "1", "1") + "," + two + "]}", 4, 4,
        of(NoticeKind::SkippedText));
    row("a quote is missing",
        document(kernel("0", "1", "1"), R"({"ph":"X","cat":"kernel,"name":"k","ts":5,"dur":1})", two), 3, 3,
        of(NoticeKind::DamagedEvents));
    row("a brace is missing",
        document(kernel("0", "1", "1"), R"({"ph":"X","cat":"kernel","name":"k","ts":5,"args":{"x":1)", two,
                 two),
        4, 4, of(NoticeKind::DamagedEvents));
    row("quotes not escaped",
        document(kernel("5", "1", "1", R"("device":0,"Concrete Inputs":["", "[2, "mean"]"])")), 1, 1, -1);
    row("damage before the events",
        "{\"schemaVersion\":1, \"trace\": \"a \"b\" c\", \"traceEvents\":[" + two + "]}", 2, 2,
        of(NoticeKind::SkippedText));
    row("before the first event", "{\"schemaVersion\":1, \"deviceProperties\":[{\"id", 0, 0,
        of(NoticeKind::NoEventsLeft));
}

void TestTraceDamage::readsOn()
{
    QFETCH(std::string, text);
    QFETCH(int, events);
    QFETCH(int, ops);
    QFETCH(int, kind);
    const Read read(text);
    QVERIFY(read.trace);
    QCOMPARE(static_cast<int>(read.trace->events), events);
    QCOMPARE(static_cast<int>(read.reading.gpuOps), ops);
    if (kind < 0)
        QVERIFY(read.trace->notices.empty());
    else
        QVERIFY(read.noted(static_cast<NoticeKind>(kind)) > 0);
    for (NameId name = 0; name < read.trace->names.size(); ++name)
        QVERIFY(validUtf8(read.trace->names.text(name)) == read.trace->names.text(name));
}

void TestTraceDamage::readsTheSameInPieces_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("events");
    QTest::addColumn<int>("ops");
    // An event that isn't taken as whole takes none along behind it, but for what stands in its own braces.
    const auto row = [](const char *name, const std::string &event, int events) {
        std::string many = two;
        for (int i = 0; i < 20; ++i)
            many += ",\n" + event + ",\n" + kernel("20", "1", "3");
        QTest::newRow(name) << document(many) << events << events;
    };
    const std::string fields = R"("ph":"X","cat":"kernel","name":"k","ts":5)";
    row("a colon behind a value", "{" + fields + R"(,"tid":"seven": 7,"dur":1})", 22);
    row("no comma", "{" + fields + R"( "dur":1})", 22);
    row("no comma behind a number", "{" + fields + R"(,"dur":1 "tid":7})", 22);
    row("no comma behind an object", "{" + fields + R"(,"args":{"stream":7}"dur":1})", 22);
    row("no value", "{" + fields + R"(,"dur": ,"tid":7})", 42);
    row("no colon", "{" + fields + R"(,"dur",1,"tid":7})", 22);
    row("two colons", "{" + fields + R"(,"dur"::1})", 22);
    row("two commas", "{" + fields + R"(,,"dur":1})", 22);
    row("a comma at the end", "{" + fields + R"(,"dur":1, })", 42);
    row("a number as key", "{" + fields + R"(,7:1})", 22);
    row("two words", "{" + fields + R"(,"dur":1 2})", 22);
    row("a bracket closes it", "{" + fields + R"(,"dur":1])", 22);
    row("a bracket closes its arguments", "{" + fields + R"(,"args":{"stream":7]})", 22);
    row("a colon in its arguments", "{" + fields + R"(,"args":{"stream":"a":7}})", 22);
    row("a list of odd things", "{" + fields + R"(,"x":["a":1,,2 3{]],"dur":1})", 42);
    const QByteArray found = bytesOf(QStringLiteral("../../fuzz/corpus/trace/colon_behind_value.json"));
    QTest::newRow("a string that goes on behind a colon") << found.toStdString() << 4 << 1;
}

/// What comes of a text depends on no place where a piece of it ends.
void TestTraceDamage::readsTheSameInPieces()
{
    QFETCH(std::string, text);
    const Read whole(text);
    QVERIFY(whole.trace);
    QTEST(static_cast<int>(whole.trace->events), "events");
    QTEST(static_cast<int>(whole.trace->ops.size()), "ops");
    std::vector<std::size_t> sizes{16, 64, 512, 1024, 4096};
    for (std::size_t size = 90; size < 170; ++size)
        sizes.push_back(size);
    for (const std::size_t size : sizes) {
        const ReadResult result = readTraceBytes(text, {}, size);
        const auto *trace = std::get_if<Trace>(&result);
        QVERIFY2(trace, qPrintable(QString::number(size)));
        QCOMPARE(trace->events, whole.trace->events);
        QCOMPARE(trace->ops.size(), whole.trace->ops.size());
        QCOMPARE(trace->calls.size(), whole.trace->calls.size());
        QCOMPARE(trace->names.size(), whole.trace->names.size());
        for (const auto kind : {NoticeKind::DamagedEvents, NoticeKind::SkippedText, NoticeKind::InvalidUtf8,
                                NoticeKind::NonFiniteNumbers})
            QCOMPARE(trace->amountOf(kind), whole.trace->amountOf(kind));
    }
}

void TestTraceDamage::keepsItsMemory()
{
    constexpr std::size_t large = 24 << 20;
    const Read text("{\"traceEvents\":[{\"ph\":\"X\",\"cat\":\"kernel\",\"ts\":1,\"name\":\"" +
                    std::string(large, 'a') + "\"}," + two + "]}");
    QCOMPARE(text.trace->ops.size(), std::size_t(3));
    QVERIFY(text.noted(NoticeKind::LongText) == large);
    QVERIFY(text.trace->names.text(text.trace->ops[0].name).size() < 2 * NameTable::longestName);
    std::string levels;
    for (int i = 0; i < 100000; ++i)
        levels += "{\"a\":[";
    const Read deep("{\"traceEvents\":[{\"ph\":\"X\",\"args\":" + levels);
    QCOMPARE(deep.noted(NoticeKind::DeepNesting), std::uint64_t(199999)); // `args` itself is read
    std::string closed = levels;
    for (int i = 0; i < 100000; ++i)
        closed += "]}";
    QCOMPARE(Read("{\"traceEvents\":[{\"ph\":\"X\",\"x\":" + closed + "}," + two + "]}").reading.gpuOps,
             std::size_t(2));
    // Made to be looked at in vain: every event seems to go on to the end.
    std::string vain = "{\"traceEvents\":[";
    for (int i = 0; i < 1000000; ++i)
        vain += "{\"},";
    QVERIFY(Read(vain).trace);
    // Names that differ stay different, however long they are.
    std::string names;
    for (int i = 0; i < 40; ++i)
        names += (i > 0 ? "," : "") +
                 kernel("1", "1", "1", R"("device":0)", std::string(1 << 19, 'n') + std::to_string(i % 30));
    QCOMPARE(Read("[" + names + "]").reading.distinctKernelNames, std::size_t(30));
}

void TestTraceDamage::survivesNoise()
{
    const std::string text = unpacked(QStringLiteral("mi250_toy_training.json.gz"));
    QVERIFY(text.size() > 60000);
    std::mt19937 chance(20260101); // NOLINT: the same noise every time
    const auto below = [&chance](std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(chance);
    };
    std::uint64_t events = 0;
    for (int round = 0; round < 150; ++round) {
        std::string spoiled = text;
        for (std::size_t hits = below(30) + 1; hits > 0; --hits) {
            const std::size_t at = below(spoiled.size());
            switch (below(4)) {
            case 0:
                spoiled[at] = static_cast<char>(below(256));
                break;
            case 1:
                spoiled.erase(at, below(40));
                break;
            case 2:
                spoiled.insert(at, spoiled, below(spoiled.size()), below(200));
                break;
            default:
                spoiled[at] = "\"{}[]:,\\"[below(8)];
            }
        }
        const Read read(spoiled);
        if (!read.trace)
            continue;
        QVERIFY(read.trace->events <= 2000);
        events += read.trace->events;
        QVERIFY(read.reading.idle.total_ns <= read.reading.span_ns);
    }
    // A hit may take all along, as one of the key before the events does, but most leave most: of 220 events.
    QVERIFY2(events > std::uint64_t(150) * 220 * 3 / 4, qPrintable(QString::number(events)));
}

void TestTraceDamage::saysWhatItIs_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("failure");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const QByteArray &bytes, FileKind kind) {
        QTest::newRow(name) << bytes << static_cast<int>(ReadFailure::NotATrace) << static_cast<int>(kind);
    };
    QTest::newRow("empty") << QByteArray() << static_cast<int>(ReadFailure::Empty)
                           << static_cast<int>(FileKind::Unknown);
    QTest::newRow("blank") << QByteArray(" \n\t") << static_cast<int>(ReadFailure::Empty)
                           << static_cast<int>(FileKind::Unknown);
    row("other JSON", "{\"a\": [1, 2]}", FileKind::OtherJson);
    row("numbers", "[1, 2, 3]", FileKind::OtherJson);
    row("objects", "[{\"a\": 1}, {\"b\": 2}]", FileKind::OtherJson);
    row("text in JSON", "\"hello\"", FileKind::OtherJson);
    row("events that are none", "{\"traceEvents\": 5}", FileKind::OtherJson);
    row("cut", "{\"a\": [1, 2", FileKind::CutJson);
    row("gzip", QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\3", 10).append(6, '\xff'), FileKind::DamagedGzip);
    row("text", "step,loss\n1,0.5\n", FileKind::PlainText);
    row("HTML", "\n<!DOCTYPE html><html><body>404", FileKind::Html);
    row("HTML without a page", "<p dir=\"ltr\">Mine</p>", FileKind::Html);
    row("XML without a prolog", "<page><p>1</p></page>", FileKind::Xml);
    row("XML", "<?xml version=\"1.0\"?><a/>", FileKind::Xml);
    row("zip", QByteArray("PK\x03\x04\x14\0\0\0", 8) + "act2.json", FileKind::Zip);
    row("Zstandard", "\x28\xb5\x2f\xfd....", FileKind::Zstandard);
    row("SQLite", QByteArray("SQLite format 3\0....", 20), FileKind::Sqlite);
    row("Nsight Compute", QByteArray("NVR\0....", 8), FileKind::NsightCompute);
    row("Perfetto", QByteArray("\x0a\x05\x08\x01\x10\x02\x18\x0a\x04\x08\x01\x10\x02", 13),
        FileKind::PerfettoProtobuf);
    row("pickle", "\x80\x04\x95....", FileKind::Pickle);
    row("PNG", "\x89PNG\r\n\x1a\n", FileKind::Picture);
    row("zeros", QByteArray(9000, '\0'), FileKind::ZeroBytes);
    row("binary", QByteArray("\x01\x02\x03\x00\xff\xfe\x07", 7), FileKind::Unknown);
    QByteArray tar(1024, 'x');
    tar.replace(257, 5, "ustar");
    row("tar", tar, FileKind::OtherTar);
}

void TestTraceDamage::saysWhatItIs()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, failure);
    QFETCH(int, kind);
    const Read read(bytes.toStdString());
    const auto *error = std::get_if<ReadError>(&read.result);
    QVERIFY(error);
    QCOMPARE(static_cast<int>(error->failure), failure);
    QCOMPARE(static_cast<int>(error->kind), kind);
}

void TestTraceDamage::opensNothingButFiles()
{
    const auto failureOf = [](const QString &path) {
        const ReadResult result = readTrace(path.toStdString());
        const auto *error = std::get_if<ReadError>(&result);
        return error ? error->failure : ReadFailure::Cancelled;
    };
    const QTemporaryDir folder;
    QVERIFY(failureOf(folder.path()) == ReadFailure::IsFolder);
    QVERIFY(failureOf(folder.filePath(QStringLiteral("none"))) == ReadFailure::NoSuchFile);
    QVERIFY(failureOf(QStringLiteral("/dev/zero")) == ReadFailure::NotAFile);
    const QString pipe = folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QVERIFY(failureOf(pipe) == ReadFailure::NotAFile); // and it doesn't wait for a writer
}

void TestTraceDamage::tellsProgressAndStops()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("trace.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    std::string list = "[" + two;
    while (list.size() < (5U << 20U))
        list += "," + two;
    list += "]";
    file.write(list.data(), static_cast<qint64>(list.size()));
    file.close();
    std::vector<std::uint64_t> told;
    const auto all = readTrace(path.toStdString(), [&told](std::uint64_t read, std::uint64_t whole) {
        told.push_back(read);
        return whole > 0 && read <= whole;
    });
    QVERIFY(std::holds_alternative<Trace>(all));
    QVERIFY(told.size() >= 4);
    QVERIFY(std::is_sorted(told.begin(), told.end()));
    const auto stopped =
        readTrace(path.toStdString(), [](std::uint64_t read, std::uint64_t) { return read < (2U << 20U); });
    const auto *error = std::get_if<ReadError>(&stopped);
    QVERIFY(error && error->failure == ReadFailure::Cancelled);
}

RP_GUILESS_TEST(TestTraceDamage)
} // namespace test_trace_damage
#include "test_trace_damage.moc"
