// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes one SVG per formula of the lab files from its TeX source. Usage: node build-formulas.mjs [--check]
// See README.md beside this file.
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const labs = join(here, "..", "labs");
// The package is looked up from the current folder, so that it needn't be installed inside the source tree.
const require = createRequire(join(process.cwd(), "package.json"));
const { mathjax } = require("mathjax-full/js/mathjax.js");
const { TeX } = require("mathjax-full/js/input/tex.js");
const { SVG } = require("mathjax-full/js/output/svg.js");
const { liteAdaptor } = require("mathjax-full/js/adaptors/liteAdaptor.js");
const { RegisterHTMLHandler } = require("mathjax-full/js/handlers/html.js");
const { AllPackages } = require("mathjax-full/js/input/tex/AllPackages.js");

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
// Without a font cache every glyph is a path of its own; Qt's SVG reader knows no <use> across elements.
const output = new SVG({ fontCache: "none" });
const page = mathjax.document("", {
    InputJax: new TeX({ packages: AllPackages, formatError: (_, error) => { throw error; } }),
    OutputJax: output,
});

// The outlines of the glyphs come from MathJax's fonts, which are under Apache-2.0.
const header = "<!--\nSPDX-FileCopyrightText: 2026 The Ridgepoint authors\n"
    + "SPDX-FileCopyrightText: 2009-2023 The MathJax Consortium (glyph outlines)\n"
    + "SPDX-License-Identifier: GPL-3.0-or-later AND Apache-2.0\n-->\n";

function svgOf(tex) {
    const drawn = adaptor.innerHTML(page.convert(tex, { display: true }));
    return header + drawn
        // Attributes that only matter in a web page.
        .replace(/ (style|role|focusable|class|data-[a-z-]+)="[^"]*"/g, "")
        // Sizes in ex mean nothing outside a page: the view box, in 1/1000 em, is the size.
        .replace(/<svg([^>]*?) width="[^"]*"/, "<svg$1").replace(/<svg([^>]*?) height="[^"]*"/, "<svg$1")
        .replace(/></g, ">\n<") + "\n";
}

const check = process.argv.includes("--check");
let stale = 0;
const known = new Map();
for (const name of readdirSync(labs).filter((file) => file.endsWith(".json")).sort()) {
    for (const act of JSON.parse(readFileSync(join(labs, name), "utf8")).acts) {
        const drawn = [...act.formulas, ...(act.exercises ?? []).flatMap(({ formula }) => formula ?? [])];
        for (const { id, tex } of drawn) {
            if (known.has(id) && known.get(id) !== tex)
                throw new Error(`${name}: two formulas are called ${id}`);
            known.set(id, tex);
        }
    }
}
for (const [id, tex] of known) {
    const file = join(here, `${id}.svg`);
    const svg = svgOf(tex);
    if (existsSync(file) && readFileSync(file, "utf8") === svg)
        continue;
    stale += 1;
    console.log(`${check ? "out of date" : "written"}: ${id}.svg`);
    if (!check)
        writeFileSync(file, svg);
}
process.exitCode = check && stale > 0 ? 1 : 0;
