# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The checks themselves: what they must catch, and what they must leave alone."""
import bz2
import gzip
import io
import json
import lzma
import pathlib
import struct
import sys
import tarfile
import tempfile
import unittest
import zipfile
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import clashes  # noqa: E402
import content_load  # noqa: E402
import count  # noqa: E402
import fan_out  # noqa: E402
import layers  # noqa: E402
import measured_once  # noqa: E402
import mutate  # noqa: E402
import private_data  # noqa: E402
import renderings  # noqa: E402
import tidy  # noqa: E402
import translations  # noqa: E402
import untranslated  # noqa: E402

sys.path.insert(0, str(translations.ROOT / "translations"))
import extract_content  # noqa: E402
import pseudo_locale  # noqa: E402


def literals_found(text):
    return [literal for _, literal, _ in untranslated.complaints("views/a.cpp", text)]


class Joins(unittest.TestCase):
    def test_a_space_is_no_join(self):
        for join in ("lines.join(u' ')", "lines.join(QLatin1Char(' '))", 'lines.join(QStringLiteral(" "))'):
            self.assertEqual(len(literals_found(f"text = {join};")), 1)
        self.assertEqual(literals_found("text = lines.join(u'\\n');"), [])

    def test_utf8_is_no_latin1(self):
        for wrong in ('lines.join(QLatin1String(" · "))', "text += QLatin1Char('·');"):
            self.assertEqual(len(literals_found(wrong)), 1, wrong)
        for right in ('lines.join(QStringLiteral(" · "))', 'a(QLatin1String("a"), QStringLiteral("·"))'):
            self.assertEqual(literals_found(right), [], right)


class MeasuredOnce(unittest.TestCase):
    DOCUMENT = {"measurements": [{"inputs": {"launch_us": 98765.0}, "figures": {"total_us": 12340.0, "share": 0.1357}},
                                 {"points": [{"at": 4711.0, "figures": {"bytes": 4096.0, "factor": 2.5}}]}],
                "answers": [{"value": 86420.0, "spread": [86310.0, 86530.0]}]}

    def found(self, text):
        known = measured_once.distinctive(self.DOCUMENT)
        return len(list(measured_once.complaints("models/a.cpp", text, known)))

    def test_figures_are_found_however_they_are_written(self):
        for text in ("12340", "12,340 µs", "12'340.0", "12.34 ms", "1.234e4", "13.57 %", "0.1357", "86420", "86.31"):
            self.assertEqual(self.found(f"x = {text};"), 1, text)

    def test_other_numbers_are_left_alone(self):
        for text in ("98765", "4711", "4096", "2.5", "123400", "123405", "1234", "a12340", "0x12340", "1.12.340"):
            self.assertEqual(self.found(f"x = {text};"), 0, text)


class Tidy(unittest.TestCase):
    def test_its_result_is_counted(self):
        with tempfile.TemporaryDirectory() as folder:
            result = pathlib.Path(folder, "tidy.xml")
            tidy.write_junit(result, 0, 1.0)
            self.assertEqual(count.main(folder), 0)
            tidy.write_junit(result, 2, 1.0)
            self.assertEqual(count.main(folder), 1)
            tidy.write_junit(result, 0, 1.0, left=3)
            self.assertEqual(count.main(folder), 0)

    def test_changed_sources_come_first(self):
        a, b, c, d, header = (pathlib.Path(name) for name in ("a.cpp", "b.cpp", "c.cpp", "d.cpp", "h.h"))
        closures = {a: [a, header], b: [b, header], c: [c], d: [d]}
        self.assertEqual(tidy.ordered([a, b, c, d], {header, c}, closures), ([c, a], [b]))
        self.assertEqual(tidy.ordered([a, b, c, d], {header, b}, closures), ([b], [a]))
        self.assertEqual(tidy.ordered([a, b, c, d], set(), closures), ([], []))

    def test_names_what_the_time_did_not_allow(self):
        look = {"a": "", "b": "a finding"}.get
        self.assertEqual(tidy.look_at_all(["a"], 1, float("inf"), look), ([], []))
        self.assertEqual(tidy.look_at_all(["a", "b"], 1, 0, look), ([], ["a", "b"]))


class Clashes(unittest.TestCase):
    def found(self, one, other):
        sources = {f"models/a/{name}.cpp": "namespace rp { namespace { " + text + " } }"
                   for name, text in (("one", one), ("other", other))}
        return [name for _, name, _ in clashes.clashes(sources)]

    def test_catches_equal_names_in_a_folder(self):
        self.assertEqual(self.found("struct Row { int a; };", "class Row {};"), ["Row"])
        self.assertEqual(self.found("constexpr double most = 1.0;", "const int most{2};"), ["most"])
        self.assertEqual(self.found("int of(int a) { return a; }", "int of(int b) { return b + 1; }"), ["of(int)"])
        self.assertEqual(self.found("using S = A;", "using S = B;"), ["S"])

    def test_catches_the_name_of_a_type_of_the_folder(self):
        sources = {"a/job.h": "namespace rp {\nclass Job : public QObject\n{\n};\n}",
                   "a/reader.cpp": "namespace { class Job {}; }", "b/reader.cpp": "namespace { class Job {}; }"}
        self.assertEqual(clashes.clashes(sources), [("a", "Job", ["job.h", "reader.cpp"])])

    def test_leaves_overloads_and_equal_aliases_alone(self):
        self.assertEqual(self.found("int of(int a) { return a; }", "int of(double b) { return 1; }"), [])
        self.assertEqual(self.found("using S = A;", "using S = A;"), [])


class FanOut(unittest.TestCase):
    def test_counts_sources_through_headers(self):
        by_header = fan_out.includers({"a.cpp": {"b.h"}, "b.h": {"c.h"}, "d.cpp": {"c.h"}, "c.h": set()})
        self.assertEqual(fan_out.touched("c.h", by_header), 2)
        self.assertEqual(fan_out.touched("b.h", by_header), 1)


def packed_in_zip(data):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("inside.json", data)
    return out.getvalue()


def packed_in_tar(data):
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:xz") as archive:
        info = tarfile.TarInfo("inside.json")
        info.size = len(data)
        archive.addfile(info, io.BytesIO(data))
    return out.getvalue()


def picture_saying(data, kind=b"tEXt"):
    body = b"Comment\0" + (b"\0" + zlib.compress(data) if kind == b"zTXt" else data)
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", len(body)) + kind + body + b"\0\0\0\0" + b"\0\0\0\0IEND\0\0\0\0"


class PrivateData(unittest.TestCase):
    # Made of pieces, or this very file would be a finding.
    ENVIRONMENT = {"PA" + "TH": "/usr/bin", "HO" + "ME": "/root", "LD_LIBRARY_" + "PATH": "/usr/local/lib"}
    TOKEN = "q7Rk2mZx" + "91LpVt0sWc84"

    def kinds(self, data, path="a.json", allowed=""):
        data = data if isinstance(data, bytes) else data.encode()
        said = {text: kind for kind, text in private_data.SAID.items()}
        return {said[line.split(": ")[-1]]
                for line in private_data.complaints([(path, data)], private_data.Allowed(allowed))}

    def test_catches_environments(self):
        trace = {"traceEvents": [], "metadata": {"env": self.ENVIRONMENT}}
        self.assertEqual(self.kinds(json.dumps(trace)), {"environment"})
        self.assertEqual(self.kinds(json.dumps({"note": json.dumps(trace)})), {"environment"})  # JSON in a string
        self.assertEqual(self.kinds("".join(f"{key}={value}\n" for key, value in self.ENVIRONMENT.items())),
                         {"environment"})
        two = dict(list(self.ENVIRONMENT.items())[:2])
        self.assertEqual(self.kinds(json.dumps(two)), set())

    def test_catches_keys(self):
        for text in ("AK" + "IA" + "ABCDEFGHIJKLMNOP", "gh" + "p_" + "a1B2" * 9, "h" + "f_" + "a1B2" * 9,
                     "s" + "k-" + "a1B2" * 9, "-----BEGIN " + "RSA PRIVATE KEY-----", "https:/" + "/ada:sesame1@host/",
                     "ey" + "JhbGciOiJIUzI1NiJ9." + "ey" + "JzdWIiOiIxMjM0In0.abc", f'{{"my_token": "{self.TOKEN}"}}',
                     f"Authorization: Bearer {self.TOKEN}", f"secret = '{self.TOKEN}'",
                     '{"AWS_' + 'REGION": "x"}', '{"WANDB_API_' + 'KEY": "x"}', "DB_PASS" + "WORD=sesame"):
            self.assertEqual(self.kinds(text), {"key"}, text)

    def test_catches_folders_named_after_users(self):
        for start in ("torchinductor_", "hsperfdata_", "pytest-of-"):
            text = f'"file": "/tmp/{start}' + 'adalove/qa/c.py"'
            self.assertEqual(self.kinds(text), {"home"}, text)
            self.assertEqual(self.kinds(gzip.compress(text.encode())), {"home"}, text)
        for nobody in ("anonymous", "root"):
            self.assertEqual(self.kinds(f"/tmp/torchinductor_{nobody}/qa/c.py"), set())

    def test_catches_homes_and_hosts(self):
        for text in ("/ho" + "me/ada/x.py", '"/Us' + 'ers/ada"', "C:\\Us" + "ers\\ada", '"C:\\\\Us' + 'ers\\\\ada"',
                     "/data/us" + "ers/ada/x", "\\/ho" + "me\\/ada", "\\u002fho" + "me\\u002fada"):
            self.assertEqual(self.kinds(text), {"home"}, text)
        for text in ('{"host' + '_name": "gpu7"}', '{"HostN' + 'ame":"gpu7"}', '{"trace_n' + 'ame": "/tmp/gpu7.json"}',
                     "ip-10-" + "0-0-1", "gpu7.eu-west-1.compute.in" + "ternal", "build.cor" + "p"):
            self.assertEqual(self.kinds(text), {"host"}, text)

    def test_unpacks(self):
        secret = ("AK" + "IA" + "ABCDEFGHIJKLMNOP").encode()
        for data in (gzip.compress(secret), gzip.compress(b"{}") + gzip.compress(secret), bz2.compress(secret),
                     lzma.compress(secret), packed_in_zip(secret), packed_in_tar(secret),
                     gzip.compress(packed_in_zip(gzip.compress(secret))), gzip.compress((secret + b" ") * 9999)[:-9],
                     picture_saying(secret), picture_saying(secret, b"zTXt"), b"icns1234" + picture_saying(secret),
                     secret.decode().encode("utf-16"), b'<svg href="data:x/y;base64,' +
                     private_data.base64.b64encode(gzip.compress(secret + b" " * 9)) + b'"/>'):
            self.assertEqual(self.kinds(data), {"key"}, data[:20])
        for _ in range(20):
            secret = gzip.compress(secret)
        self.assertEqual(self.kinds(secret), {"unread"})

    def test_does_not_say_what_it_found(self):
        told = list(private_data.complaints([("a", f'"token": "{self.TOKEN}"'.encode())], private_data.Allowed("")))
        self.assertEqual(told, ["a:1:2: what looks like a key or a password"])

    def test_leaves_the_rest_alone(self):
        for text in ("views/home/home_page.h", '"home": "/"', "the key: " + "a" * 40, '"seal": "' + "82a93b11" * 8 + '"',
                     "$HOME/bin", "/home/$USER", "token = some_name.of_a_function_here", "https://example.org:80/a@b",
                     "password = std::string_view(argument)", '"path": "a"', "PASSWORD_FILE=%s" % "…"):
            self.assertEqual(self.kinds(text), set(), text)

    def test_allows_one_thing_in_one_place(self):
        home = "/ho" + "me/ada"
        self.assertEqual(self.kinds(home, "tests/a.cpp", f"home tests/.* {home}"), set())
        self.assertEqual(self.kinds(home, "app/a.cpp", f"home tests/.* {home}"), {"home"})
        self.assertEqual(self.kinds(home + "m", "tests/a.cpp", f"home tests/.* {home}"), {"home"})
        idle = private_data.Allowed("host b c\n")
        self.assertEqual(list(private_data.complaints([("a", b"")], idle)), [])
        self.assertEqual(idle.idle(), ["host b c"])


def question(correct, *lengths, values=None):
    options = [{"id": str(i), "text": "x" * length} for i, length in enumerate(lengths)]
    for option, value in zip(options, values or []):
        option["value"] = value
    return {"options": options, "correct": str(correct)}


class ContentLoad(unittest.TestCase):
    def test_counts_a_figure_as_one_word(self):
        self.assertEqual(content_load.words("It takes {total_us|context=cloud, mode=eager} here."), 4)

    def test_ends_sentences_where_readers_do(self):
        self.assertEqual(len(content_load.sentences("It pays. {gain} of it. “Really?” Yes, 2.0 TB/s.")), 4)
        long = " ".join(["word"] * 26)
        self.assertEqual([pointer for pointer, _ in content_load.long_sentences({"text": long, "spoken": long})],
                         ["/text"])

    def test_measures_briefs_with_their_track(self):
        brief = {"paragraphs": ["a b"], "tracks": {"x": "c", "y": "d e f"}, "contexts": {"edge": {"paragraphs": ["g"]}}}
        self.assertEqual(dict(content_load.briefs({"acts": [{"brief": brief}]})),
                         {"/acts/0/brief": 5, "/acts/0/brief/contexts/edge": 4})

    def test_finds_lessons_without_a_point(self):
        def complaints(*lesson):
            return list(content_load.long_lessons({"acts": [{"reveal": {"lesson": list(lesson)}}]}))
        self.assertEqual(complaints("One.", "Two. Three.", "Four.", "Five."), [])
        self.assertEqual(len(complaints("One. Two.")), 1)
        self.assertEqual(len(complaints("One.", "2.", "3.", "4.", "5.")), 1)

    def test_guesses_as_learners_do(self):
        asked = [question(0, 9, 2, 2), question(1, 4, 4), question(0, 1, 2, values=[1, 2])]
        right = {name: right for name, right, _ in content_load.guesses(asked)}
        self.assertAlmostEqual(right["longest option"], (1 + 0.5 + 0) / 3)
        self.assertAlmostEqual(right["shortest option"], (0 + 0.5 + 1) / 3)
        self.assertEqual(right["option 1 of the ordered ones"], 1.0)
        self.assertEqual(right["last of the ordered options"], 0.0)

    def test_numbers_stand_in_their_order(self):
        asked = {"a": question(0, 1, 1, values=[1, 2]), "b": question(0, 1, 1, values=[2, 1]), "c": question(0, 1, 1)}
        self.assertEqual([pointer for pointer, _ in content_load.unordered(asked)], ["/b"])


class Untranslated(unittest.TestCase):
    def test_catches_what_is_shown(self):
        self.assertEqual(literals_found('label->setText(QStringLiteral("Next"));'), ["Next"])
        self.assertEqual(literals_found('new QLabel("Kernel count", this);'), ["Kernel count"])
        self.assertEqual(literals_found('m_error = QStringLiteral("The file is damaged.");'),
                         ["The file is damaged."])
        self.assertEqual(literals_found('w->setAccessibleName(raw ? QString("Chart") : tr("Chart"));'), ["Chart"])

    def test_leaves_the_rest_alone(self):
        for text in ('label->setText(tr("Next step"));', '// a "comment that says something"\nint a;',
                     'label->setText(QStringLiteral("%1: %2").arg(a, b));', 'qWarning("could not open it");',
                     'setObjectName(QStringLiteral("next button here"));', '#include "text/format of.h"',
                     'auto k = QStringLiteral("kernel_count");', 'translate("Content", "two words");',
                     'setStyleSheet(QStringLiteral("color: palette(mid); border: 0"));'):
            self.assertEqual(literals_found(text), [], text)


class Translations(unittest.TestCase):
    def wrong(self, source, *forms, numerus=False, plural_forms=2):
        return list(translations.unsound(source, list(forms), numerus, plural_forms))

    def test_placeholders(self):
        self.assertEqual(self.wrong("%1 of %2", "%2 sobre %1"), [])
        self.assertTrue(self.wrong("%1 of %2", "%1 sobre"))
        self.assertTrue(self.wrong("{total_us} in all", "en total"))
        self.assertTrue(self.wrong("{total_us|mode=eager}", "{total_us|mode=ansioso}"))
        self.assertTrue(self.wrong("plain", "plain %1"))
        self.assertTrue(self.wrong("<b>bold</b>", "negrita"))

    def test_plurals(self):
        self.assertEqual(self.wrong("%n kernel(s)", "un kernel", "%n kernels", numerus=True), [])
        self.assertTrue(self.wrong("%n kernel(s)", "%n kernels", numerus=True))
        self.assertTrue(self.wrong("%n kernel(s)", "un kernel", "kernels", numerus=True))

    def test_numbers_follow_the_language(self):
        self.assertEqual(list(translations.wrong_source("%Ln kernel(s) of %1")), [])
        self.assertTrue(list(translations.wrong_source("%n kernel(s) of %1")))

    def test_ends_and_mnemonics(self):
        self.assertEqual(self.wrong("&File", "文件(&F)"), [])
        self.assertTrue(self.wrong("&File", "文件"))
        self.assertEqual(self.wrong("R&&D", "I&&D"), [])
        self.assertTrue(self.wrong("Total: ", "Total:"))
        self.assertTrue(self.wrong("Total", " "))

    def test_forbidden_renderings(self):
        def wrong(language, source, form):
            return list(renderings.wrong_renderings(language, source, [form]))
        self.assertTrue(wrong("es", "Wall time", "Tiempo real"))
        self.assertEqual(wrong("es", "A real-time kernel", "Un núcleo de tiempo real"), [])
        self.assertTrue(wrong("ar", "Compiled", "مترجَم"))
        self.assertEqual(wrong("ar", "Translation on a phone", "ترجمة على هاتف"), [])
        self.assertTrue(wrong("zh_CN", "Memory of one GPU", "一块 GPU 的内存"))
        self.assertEqual(wrong("zh_CN", "Shared memory", "共享内存"), [])
        self.assertTrue(wrong("zh_CN", "Time (ms)", "时间 (ms)"))
        self.assertEqual(wrong("zh_CN", "&File", "文件(&F)"), [])

    def test_patterns_that_came_back(self):
        least = "Bound on a step of decode"
        for language, source, wrong, right in (
                ("es", "10 ms and 5 %", "10 ms y 5 %", "10\u00a0ms y 5\u00a0%"),
                ("es", "One is %1 as fast", "Es %1 más rápido", "Su velocidad es %1 la de la otra"),
                ("es", "C++ on a real-time kernel", "C++ en un kernel de tiempo real", "C++ en un núcleo de tiempo real"),
                ("es", "Now: batch %1", "Ahora: el lote %1", "Ahora: un lote de %1"),
                ("es", "6 or 2 inside", "6 o 2 dentro", None),
                ("es", "One miss a second", "Un incumplimiento por segundo", "Un plazo incumplido por segundo"),
                ("fr", "Found: %1", "Trouvé : %1", "Trouvé\u00a0: %1"),
                ("fr", "Found: %1", "Trouvé\u202f: %1", "Trouvé\u00a0: %1"),
                ("fr", "Why? It waits; so do you!", "Pourquoi\u00a0? Il attend ; vous aussi\u202f!",
                 "Pourquoi\u202f? Il attend\u202f; vous aussi\u202f!"),
                ("fr", "“%1” first", "«\u202f%1\u202f» d’abord", "«\u00a0%1\u00a0» d’abord"),
                ("fr", "131 kB, 5 %", "131 kB, 5 %", "131\u00a0kB, 5\u00a0%"),
                ("fr", "It is %1 as fast", "Il est %1 plus rapide", "Sa vitesse est de %1 celle d’avant"),
                ("fr", "A GPU twice as fast", "Un GPU deux fois plus rapide", None),
                ("fr", "Full at batch %1", "Plein au lot %1", "Plein avec un lot de %1"),
                ("fr", "Gain over the baseline", "Gain face à la référence", "Gain par rapport à la référence"),
                ("pt_BR", "It is %1 as fast", "É %1 mais rápido", "A velocidade é %1 a anterior"),
                ("pt_BR", "Misses per hour", "Perdas por hora", "Prazos perdidos por hora"),
                ("pt_BR", "up to 200 %", "até 200 %", "até 200%"),
                ("pt_BR", "of batch %1", "do lote %1", "de um lote de %1"),
                ("de", "for 10 ms", "10 ms lang", "10\u00a0ms lang"),
                ("de", "all kernels", "alle Kernel", "alle Kernels"),
                ("ar", "Milliseconds", "مللي ثانية", "ملي ثانية"),
                ("ar", "ms|millisecond", "مللي|ملي", None),
                ("ar", "Left of the ridge", "إلى يسار نقطة الحافة", "قبل نقطة الحافة"),
                ("ar", least, "الحد الأعلى لخطوة", "الحد الأدنى لزمن خطوة"),
                ("ar", "How many times as fast?", "كم مرة تتضاعف سرعته؟", "كم تصير سرعته؟"),
                ("ja", least, "1ステップの上限", "1ステップの下限"),
                ("ja", "%1 times", "%1×です", "%1倍です"),
                ("ja", "1 × 2", "1× 2", None),
                ("ja", "It is so. Not here.", "そうです。 ここでは違います。", "そうです。ここでは違います。"),
                ("ja", "One miss a second", "毎秒1回のミス", "毎秒1回のデッドラインミス"),
                ("zh_CN", "30 s of compiling", "编译 30 s", "编译 30 秒"),
                ("zh_CN", "5 ms at 2 GB/s", "2 GB/s 时 5 ms", None),
                ("zh_CN", least, "一步的上界", "一步用时的下界"),
                ("zh_CN", "One miss a second", "每秒错过一次", "每秒错过一次截止时间"),
                ("zh_CN", "It is so. Not here.", "是的。 这里不是。", "是的。这里不是。")):
            with self.subTest(language=language, wrong=wrong):
                found = list(renderings.wrong_renderings(language, source, [wrong]))
                self.assertEqual(bool(found), right is not None, found)
                self.assertEqual(list(renderings.wrong_renderings(language, source, [right or wrong])), [])

    def test_english_stands_in_brackets_once_an_act(self):
        def again(texts):
            """Complaints about (pointer, source, translation)."""
            message = ("<message><source>{}</source><translation>{}</translation></message>")
            rows = "".join(message.format(source, form) for _, source, form in texts)
            with tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder, "a.ts")
                path.write_text(f"<TS><context><name>Content</name>{rows}</context></TS>", encoding="utf-8")
                prose = [("lab07.json", pointer, source) for pointer, source, _ in texts]
                return list(translations.repeated_terms(path, prose))
        first = ("/acts/0/brief/paragraphs/0", "Small tiles", "Bloques (tiles) pequeños")
        def then(pointer):
            return [first, (pointer, "A large tile", "Un bloque (tile) grande")]
        self.assertTrue(again(then("/acts/0/reveal/found")))
        self.assertEqual(again(then("/acts/1/reveal/found")), [])
        self.assertEqual(again(then("/acts/0/brief/tracks/edge")), [])
        self.assertEqual(again([first, ("/acts/0/found", "Large (tile)", "Grande (tile)")]), [])

    def test_one_label_has_one_translation(self):
        text = ("<TS><context><name>{}</name><message><source>Wall time</source><translation>{}</translation>"
                "</message></context>")
        def drifting(first, second):
            with tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder, "a.ts")
                both = text.format("A", first) + text.format("B", second).removeprefix("<TS>") + "</TS>"
                path.write_text(both, encoding="utf-8")
                return list(translations.drifting(path))
        self.assertTrue(drifting("Tiempo de reloj", "Tiempo real"))
        self.assertEqual(drifting("Tiempo de reloj (wall time)", "tiempo de reloj"), [])


class Layers(unittest.TestCase):
    def wrong(self, name, text):
        return list(layers.complaints(pathlib.PurePosixPath(name), text))

    def test_arrows(self):
        self.assertTrue(self.wrong("models/a.h", "#include <QWidget>\n"))
        self.assertTrue(self.wrong("models/physics/a.h", "#include <QString>\n"))
        self.assertTrue(self.wrong("models/traces/a.h", "#include <QString>\n"))
        self.assertEqual(self.wrong("models/traces_text/a.h", "#include <QString>\n"), [])
        for header in ("catalogue", "device_entry"):
            wrong = self.wrong(f"models/catalogue/{header}.h", '#include "models/physics/dispatch.h"\n')
            self.assertEqual(bool(wrong), header == "catalogue")
        self.assertTrue(self.wrong("views/steps/a.cpp", '#include "controllers/wizard_controller.h"\n'))
        self.assertTrue(self.wrong("controllers/a.cpp", "#include <QLabel>\n"))
        self.assertEqual(
            self.wrong("models/graph/a.h", '#include "models/physics/dispatch.h"\n#include <QString>\n'), [])
        for header in ("QNetworkReply", "QTcpSocket", "QSslError", "QtNetwork/QHostAddress"):
            self.assertTrue(self.wrong("models/send/a.cpp", f"#include <{header}>\n"))
            self.assertEqual(self.wrong("models/network/a.cpp", f"#include <{header}>\n"), [])
        for header in ("QtCharts/QChart", "QChartView", "QLineSeries", "QBarSet"):
            self.assertTrue(self.wrong("views/steps/a.cpp", f"#include <{header}>\n"))
            self.assertEqual(self.wrong("views/charts/a.cpp", f"#include <{header}>\n"), [])

    def test_rooms(self):
        self.assertTrue(self.wrong("models/text/a.h", '#include "models/session/ledger.h"\n'))
        self.assertTrue(self.wrong("models/instruments/surgery/a.h", '#include "models/instruments/tracks/b.h"\n'))
        self.assertTrue(self.wrong("models/graph/a.h", '#include "physics/dispatch.h"\n'))
        self.assertTrue(self.wrong("models/unheard_of/a.h", '#include "models/text/format.h"\n'))
        self.assertEqual(self.wrong("views/instruments/brand_new/a.h", '#include "views/charts/b.h"\n'), [])
        self.assertTrue(self.wrong("views/charts/a.h", '#include "views/instruments/brand_new/b.h"\n'))
        self.assertTrue(self.wrong("views/instruments/brand_new/a.h", '#include "views/instruments/surgery/b.h"\n'))
        self.assertEqual(self.wrong("models/session/a.h", '#include "models/session/ledger.h"\n'), [])

    def test_length(self):
        self.assertTrue(self.wrong("app/a.cpp", "\n" * (layers.LONGEST + 1)))


class Content(unittest.TestCase):
    def test_walk(self):
        document = {"title": "A title", "needs": [{"text": "kws"}], "acts": [{"lesson": ["One", "Two"]}]}
        found = {p: (k, opaque) for p, k, _, opaque in extract_content.strings(document)}
        self.assertEqual(found["/acts/0/lesson/1"], ("lesson", False))
        self.assertEqual(found["/needs/0/text"], ("text", True))

    def test_map_of_prose(self):
        document = {"assumptions": {"kernels": "Assumed."}, "kernels": [{"name": "relu"}]}
        found = {p: (k, opaque) for p, k, _, opaque in extract_content.strings(document)}
        self.assertEqual(found["/assumptions/kernels"], ("assumptions", False))
        self.assertEqual(found["/kernels/0/name"], ("name", True))

    def test_words_of_a_folder(self):
        review = extract_content.prose_keys(pathlib.Path("resources/review/review.json"))
        lab = extract_content.prose_keys(pathlib.Path("resources/labs/lab07.json"))
        self.assertIn("belief", review)
        self.assertNotIn("from", review)
        self.assertNotIn("source", lab)
        self.assertIn("from", lab)

    def test_only_text(self):
        self.assertFalse(extract_content.is_text("{total_us} 10 / 20 %"))
        self.assertTrue(extract_content.is_text("{total_us} in all"))

    def test_literals(self):
        self.assertEqual(extract_content.c_literal('a "b"\n\\c'), '"a \\"b\\"\\n\\\\c"')


class PseudoLocale(unittest.TestCase):
    def test_keeps_what_programs_read(self):
        made = pseudo_locale.pseudo("&Open %1 {total_us|mode=eager} of %n <b>files</b>&amp;")
        for kept in ("%1", "{total_us|mode=eager}", "%n", "<b>", "</b>", "&amp;"):
            self.assertIn(kept, made)
        self.assertEqual(made.count("&"), 2)
        self.assertNotRegex(made.replace("{total_us|mode=eager}", ""), "Open|files")

    def test_is_longer(self):
        source = "A faster GPU lowers utilization."
        self.assertGreaterEqual(len(pseudo_locale.pseudo(source)), 1.35 * len(source))


class Count(unittest.TestCase):
    def test_nothing_run_is_a_failure(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(count.main(folder), 1)

    def test_adds_up(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "a.xml")
            path.write_text('<testsuite><testcase name="a" status="run"/></testsuite>', encoding="utf-8")
            self.assertEqual(count.main(folder), 0)
            path.write_text('<testsuite><testcase name="a" status="run"/><testcase name="b" status="fail"/>'
                            '</testsuite>', encoding="utf-8")
            self.assertEqual(count.main(folder), 1)


class Mutations(unittest.TestCase):
    SOURCE = """int f(int a)
{
    // if (a < 1)
    g("a < 1");
    if (a < 1 && b)
        return a + 2;
    const int c = 3;
}
"""

    def made(self):
        return {(mutation.line, mutation.operator, mutation.after.strip())
                for found in mutate.mutations_of("a.cpp", self.SOURCE) for mutation in found}

    def test_each_operator_has_its_places(self):
        self.assertEqual(self.made(), {
            (4, "removed statement", ";"),
            (5, "comparison", "if (a <= 1 && b)"), (5, "boolean", "if (a < 1 || b)"),
            (5, "constant", "if (a < 2 && b)"),
            (6, "arithmetic", "return a - 2;"), (6, "constant", "return a + 3;"),
            (6, "returned value", "return {};"),
            (7, "constant", "const int c = 4;")})

    def test_a_seed_is_a_choice(self):
        def drawn(seed):
            return list(mutate.sample({"a.cpp": self.SOURCE, "b.cpp": self.SOURCE}, seed))
        self.assertEqual(drawn(1), drawn(1))
        self.assertEqual(len(drawn(1)), 8)
        self.assertGreater(len({tuple(drawn(seed)) for seed in range(5)}), 1)

    def test_the_table_counts_what_compiles(self):
        mutation = next(mutate.sample({"views/a/b.cpp": self.SOURCE}, 1))
        table = mutate.table([(mutation, result) for result in
                              (mutate.KILLED, mutate.SURVIVED, mutate.NOT_COMPILED)])
        self.assertRegex(table, r"views/a +1 +1 +1 +50 %")


if __name__ == "__main__":
    unittest.main()
