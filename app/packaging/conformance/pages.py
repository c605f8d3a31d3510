# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The two forms of the conformance report: OpenACR, and a page that needs nothing but itself."""
import html as markup
import json

# REUSE-IgnoreStart
NOTICE = ("SPDX-FileCopyrightText: 2026 The Ridgepoint authors\n"
          "SPDX-License-Identifier: GPL-3.0-or-later\n"
          "Written by app/packaging/conformance/report.py from answers.json.")
# REUSE-IgnoreEnd

STYLE = """
:root{color-scheme:light dark;--ink:#1a1a1a;--paper:#fff;--quiet:#4a4a4a;--line:#767676;--head:#ececec;--link:#00508f}
@media (prefers-color-scheme:dark){:root{--ink:#ededed;--paper:#1b1b1d;--quiet:#bdbdbd;--line:#8c8c8c;--head:#2d2d30;
--link:#8cc8ff}}
body{font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:72rem;margin:1.5rem auto;
padding:0 1rem}
a{color:var(--link)}a:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--link);
outline-offset:2px}
.skip{position:absolute;inset-inline-start:-99rem}.skip:focus{position:static}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;margin:.75rem 0}
th,td{border:1px solid var(--line);padding:.35rem .5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}
thead th{background:var(--head)}tbody th{font-weight:600;min-width:8rem}td.word{min-width:6.5rem}
td.said{min-width:14rem}td p{margin:0}code{font-size:.9em}summary{padding:.25rem 0;min-height:1.5rem}
details ul{margin:.25rem 0;padding-inline-start:1.25rem}
.quiet{color:var(--quiet)}dt{font-weight:600}dd{margin:0 0 .5rem}
nav li{padding:.15rem 0}
@media print{body{max-width:none;margin:0}.skip,nav{display:none}tr{break-inside:avoid}}
""".strip()


# ---- OpenACR


def yaml(value, indent=0):
    """YAML in block style. Strings are written as in JSON, which YAML reads as well."""
    pad = "  " * indent
    if isinstance(value, dict):
        lines = []
        for key, inner in value.items():
            if isinstance(inner, (dict, list)):
                lines.append(f"{pad}{key}:")
                lines.append(yaml(inner, indent + 1))
            else:
                lines.append(f"{pad}{key}: {json.dumps(inner, ensure_ascii=False)}")
        return "\n".join(lines)
    return "\n".join(f"{pad}- " + yaml(item, indent + 1).lstrip() for item in value)


def notes_of(row):
    told = [row["remark"]]
    if row["evidence"]:
        told.append("Evidence: " + ", ".join(f"{name} ({outcome})" if outcome else name
                                             for name, outcome in row["evidence"]) + ".")
    if row["inspected"]:
        told.append(f"Inspected: {row['inspected']}.")
    return " ".join(told)


def openacr(standards, report, _):
    chapters = {}
    for chapter in report["chapters"]:
        criteria = [{"num": criterion["number"],
                     "components": [{"name": row["part"],
                                     "adherence": {"level": row["level"], "notes": notes_of(row)}}
                                    for row in criterion["rows"]]} for criterion in chapter["criteria"]]
        chapters[chapter["id"]] = {"notes": chapter["notes"], "criteria": criteria}
    for name in standards["left_out"]:
        chapters[name] = {"disabled": True}
    document = {
        "title": report["title"],
        "product": {"name": report["product"]["name"], "version": report["version"],
                    "description": report["product"]["description"]},
        "author": report["author"],
        "vendor": report["author"],
        "report_date": report["date"],
        "last_modified_date": report["date"],
        "version": report["report_version"],
        "notes": f"{report['notes']} {report['left_out']}",
        "evaluation_methods_used": report["evaluation_methods_used"],
        "license": report["license"],
        "catalog": standards["catalog"],
        "chapters": chapters,
    }
    return "".join(f"# {line}\n" for line in NOTICE.splitlines()) + yaml(document) + "\n"


# ---- the page


def text(value):
    return markup.escape(value, quote=True)


def table(heading, columns, body):
    """A table in a region that can be scrolled by keyboard where the window is narrow. Its heading names both."""
    heads = "".join(f'<th scope="col">{text(column)}</th>' for column in columns)
    return (f'<section class="wide" aria-labelledby="{heading}" tabindex="0">\n<table aria-labelledby="{heading}">\n'
            f"<thead><tr>{heads}</tr></thead>\n{body}</table>\n</section>\n")


def evidence_of(row):
    parts = []
    if row["evidence"]:
        outcomes = [outcome for _, outcome in row["evidence"] if outcome]
        told = [f"{outcomes.count(kind)} {kind}" for kind in ("passed", "failed", "not run") if kind in outcomes]
        count = len(row["evidence"])
        summary = ", ".join([f"{count} test{'' if count == 1 else 's'}", *told])
        items = "".join(f"<li><code>{text(name)}</code>{f': {outcome}' if outcome else ''}</li>"
                        for name, outcome in row["evidence"])
        parts.append(f"<details><summary>{summary}</summary><ul>{items}</ul></details>")
    if row["inspected"]:
        parts.append(f"<p>Inspected: {text(row['inspected'])}</p>")
    return "".join(parts) or "–"


def criteria_table(standards, chapter):
    has_parts = any(row["part"] != "none" for criterion in chapter["criteria"] for row in criterion["rows"])
    body = ""
    for criterion in chapter["criteria"]:
        name = f"{criterion['number']} {criterion['handle']}"
        rows = []
        for row in criterion["rows"]:
            part = f'<td class="word">{text(standards["parts"][row["part"]])}</td>' if has_parts else ""
            rows.append(f'{part}<td class="word">{text(standards["levels"][row["level"]])}</td>'
                        f'<td class="said">{text(row["remark"])}</td><td class="said">{evidence_of(row)}</td>')
        scope, span = ("rowgroup", f' rowspan="{len(rows)}"') if len(rows) > 1 else ("row", "")
        head = f'<th scope="{scope}"{span}>{text(name)}</th>'
        body += (f'<tbody id="c-{chapter["id"]}-{criterion["number"]}">\n<tr>' + head
                 + "</tr>\n<tr>".join(rows) + "</tr>\n</tbody>\n")
    columns = ["Criterion", *(["Part"] if has_parts else []), "Level", "Remarks", "Evidence"]
    return table(chapter["id"], columns, body)


def summary_table(standards, report, counts):
    levels = standards["levels"]
    body = "<tbody>\n"
    for chapter in report["chapters"]:
        cells = "".join(f"<td>{counts[chapter['id']][level]}</td>" for level in levels)
        link = f'<a href="#{chapter["id"]}">{text(chapter["label"])}</a>'
        body += f'<tr><th scope="row">{link}</th>{cells}</tr>\n'
    total = "".join(f"<td>{sum(count[level] for count in counts.values())}</td>" for level in levels)
    body += f'<tr><th scope="row">All</th>{total}</tr>\n</tbody>\n'
    return table("summary", ["Chapter", *levels.values()], body)


def opening(report):
    facts = [("Product", f"{report['product']['name']} {report['version']}: {report['product']['description']}"),
             ("Date", report["date"]),
             ("Author", report["author"]["name"]),
             ("What was looked at", report["notes"]),
             ("How", report["evaluation_methods_used"]),
             ("Results of the tests", "Taken from the run that this report was made with." if report["has_results"]
              else "Not part of this copy: it names the tests, and each build runs them."),
             ("What is left out", report["left_out"])]
    return "<dl>\n" + "".join(f"<dt>{text(term)}</dt><dd>{text(told)}</dd>\n" for term, told in facts) + "</dl>\n"


def html(standards, report, counts):
    title = f"{report['title']}, {report['product']['name']} {report['version']}"
    links = "".join(f'<li><a href="#{chapter["id"]}">{text(chapter["label"])}</a></li>\n'
                    for chapter in report["chapters"])
    body = f"<h1>{text(report['title'])}</h1>\n{opening(report)}"
    body += '<h2 id="summary">Answers by level</h2>\n<p>Each criterion of WCAG has an answer for software and one ' \
            'for documents.</p>\n' + summary_table(standards, report, counts)
    standard = None
    for chapter in report["chapters"]:
        if chapter["standard"] != standard:
            standard = chapter["standard"]
            facts = standards["standards"][standard]
            body += f'<h2>{text(facts["label"])}</h2>\n<p><a href="{text(facts["url"])}">Text of the standard: ' \
                    f'{text(facts["label"])}</a></p>\n'
        body += f'<h3 id="{chapter["id"]}">{text(chapter["label"])}</h3>\n'
        body += f'<p class="quiet">{text(chapter["notes"])}</p>\n' if chapter["notes"] else ""
        body += criteria_table(standards, chapter)
    return (f'<!DOCTYPE html>\n<!--\n{NOTICE}\n-->\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{text(title)}</title>\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n"
            f'<a class="skip" href="#report">Go to the report</a>\n<nav aria-label="Contents">\n<ul>\n'
            f'<li><a href="#summary">Answers by level</a></li>\n{links}</ul>\n</nav>\n'
            f'<main id="report">\n{body}</main>\n'
            "</body>\n</html>\n")
