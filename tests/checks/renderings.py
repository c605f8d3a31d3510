# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a translation must not say: renderings that once drifted, and what stands for them instead.

The terms are those of translations/GLOSSARY.md. A rule is about the messages whose source matches `about`, except
those whose source matches `unless`.
"""
import re
import typing

# Vowel marks may stand between the letters of an Arabic word.
MARKS = "[\u064b-\u0652]*"
# What is no memory of a GPU: those of phones, microcontrollers and hosts, and the memory hierarchy as a whole.
OTHER_MEMORY = (r"phone|low-power|application|[Ww]orking memory|interpreter|microcontroller|Registers are|fast memory that"
                r"|level by level|levels of memory|Memory of an A100|snapshot|executes the model|static memory plan"
                r"|memory for code|code or weights|hard limits|Moving a byte|plan memory\.$|[Pp]inned|[Pp]ageable|[Mm]emory of the host|plan their memory")


# A number and its unit stay on one line. Of letters that are also words only those count that no word follows.
UNITS = (r"(?:%(?!L?[\dn])|[kKMGT]?i?B(?:/s)?|[TGM]?FLOP(?:/[A-Za-z]+)?|TOPS|[mµn]s|s|min|h|[kMG]?Hz|[mk]?Wh?|[mnp]?J|px)"
         r"(?![\w/’])")
SPLIT_UNIT = rf"(?<![\w.,/-])(?:[\d.,\u202f\u00a0]*\d|%\d) {UNITS}"
# A least time, or a bound of either kind.
LEAST = r"[Ll]ower bound|[Bb]ound on a step|beside its bound|bounds, not|bounds under|[Dd]istance to the bound|^Your loop has"
AS_FAST = r"as fast"  # of a factor that may be 1.00×
MISSES = r"\b[Mm]iss(es)?\b"  # of a deadline; "missed" says itself what
NOT_A_DEADLINE = r"misses (it|its|the|this)|miss (it|the)|[Gg]oal missed|thinks|[Mm]issing"
REAL_TIME = r"real-time kernel"
# Formulas and signs read out, whose letters are no units and which nobody sees.
SPOKEN = r"\bequals\b|\bover b\b|^The exit status|^%1 %$"


class Rule(typing.NamedTuple):
    wrong: str
    instead: str
    about: str = ""
    unless: str = "^$"


def arabic(word):
    return "".join(letter + MARKS for letter in word)


RULES = {
    "es": [
        Rule(r"[Tt]iempo real", "tiempo de reloj", about=r"[Ww]all"),
        Rule(r"[Rr]endimiento", "tasa de procesamiento", about=r"[Tt]hroughput", unless=r"[Pp]eak|performance"),
        Rule(r"[Bb]ucles? de control", "ciclo de control"),
        Rule(r"[Pp]orcentaje", "proporción", about=r"[Ss]hare", unless=r"percent"),
        Rule(r"[Dd]ividid[oa]s? por\b", "dividido entre"),
        Rule(r"(?<!\w)\*[A-Za-z][^*]*\*", "no asterisks around English terms", unless=r"\*"),
        Rule(r"(?<![\dA-Za-z.,-])\d{1,3}[\u00a0\u202f ]\d{3}(?![\d.,])", "16.384, as the program writes numbers", about=r"\d,\d{3}"),
        Rule(r"^La idea (aquí|detrás|es que)", "Esta respuesta supone que … Pero …"),
        Rule(SPLIT_UNIT, "a no-break space before the unit", unless=SPOKEN),
        Rule(r"(%\d|\}) (más|menos) (rápid|lent)", "la velocidad es %1 la de …", about=AS_FAST),
        Rule(r"kernel de tiempo real", "núcleo de tiempo real", about=REAL_TIME),
        Rule(r"\b[Ee]l lote %?\d", "un lote de %1"),
        Rule(r"[Ii]ncumplimiento", "plazo incumplido", about=MISSES),
        Rule(r"[Cc]ontrol de flujo", "flujo de control"),
        Rule(r"anfitrión", "host", about=r"[Hh]ost"),
        Rule(r"modificaci(ón|ones) del código", "cirugía", about=r"[Ss]urger"),
        Rule(r"\b[Pp]ausas?\b", "hueco", about=r"\b[Gg]aps?\b"),
        Rule(r"[Tt]erminaci(ón|ones)", "extensión", about=r"\bendings?\b"),
        Rule(r"\b([Ee]l|[Uu]n|del|al) (GEMM|ReLU|LayerNorm|softmax)\b", "la GEMM, la ReLU, la softmax"),
        Rule(r"\btensor cores", "Tensor Cores"),
    ],
    "fr": [
        Rule(SPLIT_UNIT, "a no-break space before the unit", unless=SPOKEN),
        Rule(r"[^\u00a0\"]:(?=\s|$)", "a no-break space (U+00A0) before the colon"),
        Rule(r"[^\u202f(!?…][;!?](?=[ )]|$)", "a narrow no-break space (U+202F) before ; ! ?", unless=r"^; $"),
        Rule(r"«(?!\u00a0)|(?<!\u00a0)»", "no-break spaces (U+00A0) inside of « »"),
        Rule(r"(%\d|\}) (fois )?plus (rapide|vite|lent)", "la vitesse est de %1 celle de …", about=AS_FAST),
        Rule(r"kernel temps réel", "noyau temps réel", about=REAL_TIME),
        Rule(r"\b([Ll]e|[Aa]u|[Dd]u) lot %?\d", "un lot de %1"),
        Rule(r"[Dd]épassements?(?! d’échéance)", "échéance manquée", about=MISSES),
        Rule(r"face (à|aux)\b", "par rapport à", about=r"\bover\b|baseline|against a"),
        Rule(r"\b[Rr]égl(er|é|és|ages?)\b", "optimiser, optimisation", about=r"\btun(e|ed|ing)\b"),
    ],
    "pt_BR": [
        Rule(SPLIT_UNIT, "a no-break space before the unit", unless=SPOKEN),
        Rule(r"\d[ \u00a0\u202f]%(?!\w)", "no space before the per cent sign", unless=SPOKEN),
        Rule(r"(%\d|\}) mais (rápid|lent)", "a velocidade é %1 a de …", about=AS_FAST),
        Rule(r"kernel de tempo real", "núcleo de tempo real", about=REAL_TIME),
        Rule(r"\b([Oo]|[Nn]o|[Dd]o) lote %?\d", "um lote de %1"),
        Rule(r"\b[Pp]erdas?\b", "prazo perdido", about=MISSES),
        Rule(r"(?<!\()forward e backward", "direta e reversa"),
        Rule(r"[Ss]em para com", "sem fusão → com fusão"),
    ],
    "de": [
        Rule(SPLIT_UNIT, "a no-break space before the unit", unless=SPOKEN),
        Rule(r"\b(alle|aller|vieler?|mehrere|kurze|lange) (Kernel|Token)\b", "Kernels, Tokens"),
        Rule(r"\bLerners?\b", "lernende Person"),
        Rule(r"\bgleich (der|die|das) (Summe|größere|kleinere|Quadratwurzel|Differenz)", "ist die Summe"),
        Rule(r"Echtzeit-?[Kk]ernel", "Echtzeit-Betriebssystemkern", about=REAL_TIME),
    ],
    "ar": [
        Rule(arabic("ترجم"), "تصريف (compile)، مصرِّف (compiler)", unless=r"[Tt]ranslat"),
        Rule("وحد(ة|ات) GPU", "معالج GPU، معالجات GPU"),
        Rule("إرسال|المرسِل", "إيفاد، الموفِد", about=r"[Dd]ispatch"),
        Rule("(?<!في )[ال]{0,2}(موعد|مواعيد)", "المهلة، المهل", about=r"[Dd]eadline"),
        Rule("قفز", "مقطع صوتي", about=r"\b[Hh]ops?\b"),
        Rule("متتالية", "تسلسل", about=r"[Ss]equence"),
        Rule("إطار برمجي|الإطار البرمجي|إطارًا برمجيًا", "إطار العمل"),
        Rule("(?<!معالج )GPU (واحدة|السحابية|سحابية|أخرى|بطيئة|مشغولة|ساخنة|هذه)", "معالج GPU, which is masculine"),
        Rule("^الفكرة (هنا|وراء)", "تفترض هذه الإجابة أن … لكن …"),
        Rule("ملّي|مللي|ميلي|ميللي|أجزاء من الألف", "ملي ثانية", unless=r"^ms\|"),
        Rule("يسار|يمين", "قبل، بعد: the roofline is mirrored", about=r"[Rr]idge"),
        Rule("حدّ?ًّ?ا? أعلى|الحدّ? الأعلى|حدود عليا", "حد أدنى، حد نظري", about=LEAST),
        Rule("كم مرة", "كم تصير سرعته قياسًا بما كانت؟", about=AS_FAST),
        Rule("المواعيد الفائتة|المرات الفائتة", "المهل الفائتة", about=MISSES),
        Rule("نواة (نظام )?(آنية|الزمن الحقيقي)", "نواة نظام تشغيل للزمن الحقيقي", about=REAL_TIME),
        Rule("بلّغ (الهدف|هدف)", "حقّق الهدف"),
        Rule("المعدل الفوري", "المعدل في النمط الفوري"),
        Rule("(عمليات|العمليات) عنصرًا", "العمليات التي تُجرى عنصرًا بعنصر"),
        Rule("متتاليات", "تسلسلات", about=r"[Ss]equence"),
        Rule("(المكسب|مكسب MFU) على ", "قياسًا إلى"),
        Rule("نقطة التساوي", "نقطة التعادل"),
        Rule("حساب الفرعين معًا \\(masking", "التقنيع"),
    ],
    "ja": [
        Rule(SPLIT_UNIT, "a no-break space before the unit", unless=SPOKEN),
        Rule(r"[。、：！？] ", "no space after the sign", unless=r"^; $"),
        Rule(r"(%\d|\}|\d)×(?! ?\d)", "倍"),
        Rule("上限", "下限、理論上の限界", about=LEAST),
        Rule("(?<!デッドライン)ミス", "デッドラインミス", about=MISSES),
        Rule("リアルタイムカーネル", "リアルタイムOSカーネル", about=REAL_TIME),
        Rule("フォルダー", "フォルダ"),
        Rule("全体Eager|Eagerに対して", "Eagerモード"),
        Rule("(大き|小さ)い大きさ", "サイズ"),
        Rule("この(答え|選択肢)は.*と考えています", "…という前提に立っています"),
    ],
    "zh_CN": [
        Rule("(?<!共享)(?<!局部)内存(?!层次|墙)", "显存", unless=OTHER_MEMORY),
        Rule(r"(?<=[\u4e00-\u9fff]) ?\((?![&*]|[A-Z]\)|Esc\))", "full-width brackets"),
        Rule(r"(?<!%)\d %(?!\w)", "no space before the per cent sign"),
        Rule("自定义操作", "自定义算子"),
        Rule("有用的?运算", "有效运算"),
        Rule("公开发表|已发表", "公布的"),
        Rule("目标(未|先未)?达到", "目标达成、目标未达成"),
        Rule("装得下|装不下", "放得下、放不下"),
        Rule("传输量", "流量"),
        Rule("运算链", "操作链"),
        Rule("您", "你"),
        Rule("^(这里的想法|这个答案的想法)", "这个选项认为：… 其实 …"),
        Rule(r"(?<![A-Za-z\d.,])\d[\d.,]* (s|min|h)(?![\w/])", "秒、分钟、小时", unless=SPOKEN),
        Rule("[。，：；！？] ", "no space after the sign", unless=r"^; $"),
        Rule(r"\d (秒|分钟|小时) (?=[\u4e00-\u9fff])", "no space after the unit"),
        Rule("上界|上限", "下界、理论界限", about=LEAST),
        Rule("错过(?!了?(一次)?截止)", "错过截止时间", about=MISSES, unless=NOT_A_DEADLINE),
        Rule("实时内核", "实时操作系统内核", about=REAL_TIME),
        Rule("控制回路", "控制循环"),
        Rule("显存传输", "访存流量", unless=r"[Mm]emory transfer"),
        Rule(r"概率达到 \S+ 起", "概率不低于 %1 时"),
        Rule("买单", "耗电", unless=r"[Ww]ho pays"),
        Rule("采集|保留它", "截取", about=r"[Cc]apture"),
    ],
}

# Short sources that are several things: a button and a heading, things of different genders, a count and a column.
MAY_DIFFER = {"%1 of 5", "%1 to %2", "Compare", "GPU busy", "Go on", "Goal: %1", "Hand in", "Handing over", "In one pass", "Kernels",
              "Launches", "Memory", "None", "One pass", "Operation", "Question %1", "Questions", "Session", "Sources", "Start", "Trace", "You said",
              "memory bandwidth", "none", "off", "on"}
IN_BRACKETS = re.compile(r" ?[(（][^()（）]*[)）]$")


TERM = re.compile(r"[(（]([A-Za-z][A-Za-z -]*[a-z])[)）]")


def terms_in_brackets(source, form):
    """English terms that a translation names in brackets and its source doesn't, without the s of a plural."""
    said = source.casefold()
    for term in TERM.findall(form):
        stem = term.casefold().removesuffix("s")
        if stem in said and f"({stem}" not in said:
            yield stem


def same_label(text):
    """What two translations of one label share: the first use names the English term in brackets."""
    return IN_BRACKETS.sub("", text).casefold()


def may_differ(source):
    return source in MAY_DIFFER or not re.search(r"[A-Za-z]", re.sub(r"%L?\w", "", source))


def wrong_renderings(language, source, forms):
    """What a finished translation says that it must not, as sentences."""
    for rule in RULES.get(language, ()):
        if not re.search(rule.about, source) or re.search(rule.unless, source):
            continue
        for form in forms:
            found = re.search(rule.wrong, form)
            if found:
                yield f"says “{found.group()}” instead of “{rule.instead}”: {form}"
