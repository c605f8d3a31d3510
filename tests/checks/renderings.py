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
                r"|memory for code|code or weights|hard limits|Moving a byte|plan memory\.$")


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
    ],
    "ar": [
        Rule(arabic("ترجم"), "تصريف (compile)، مصرِّف (compiler)", unless=r"[Tt]ranslat"),
        Rule("إرسال|المرسِل", "إيفاد، الموفِد", about=r"[Dd]ispatch"),
        Rule("(?<!في )[ال]{0,2}(موعد|مواعيد)", "المهلة، المهل", about=r"[Dd]eadline"),
        Rule("قفز", "مقطع صوتي", about=r"\b[Hh]ops?\b"),
        Rule("متتالية", "تسلسل", about=r"[Ss]equence"),
        Rule("إطار برمجي|الإطار البرمجي|إطارًا برمجيًا", "إطار العمل"),
        Rule("(?<!معالج )GPU (واحدة|السحابية|سحابية|أخرى|بطيئة|مشغولة|ساخنة|هذه)", "معالج GPU, which is masculine"),
        Rule("^الفكرة (هنا|وراء)", "تفترض هذه الإجابة أن … لكن …"),
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
    ],
}

# Short sources that are several things: a button and a heading, things of different genders, a count and a column.
MAY_DIFFER = {"%1 of 5", "%1 to %2", "Compare", "GPU busy", "Kernels", "Launches", "Memory", "None", "Question %1",
              "Questions", "Start", "You said", "none", "off", "on"}
IN_BRACKETS = re.compile(r" ?[(（][^()（）]*[)）]$")


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
