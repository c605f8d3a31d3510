// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/teach/teacher_guide.h"

#include "models/check/lab_loader.h"
#include "models/paper/paper.h"
#include "models/teach/answer_key.h"
#include "models/teach/recall_key.h"
#include "models/teach/teach_text.h"
#include "models/text/format.h"

namespace rp {

Paper teacherGuide(const GuideSource &source, const QString &lab, const QString &act)
{
    const LabContent *only = lab.isEmpty() ? nullptr : source.library.lab(lab);
    const QString title =
        only ? TeachText::pair(TeachText::title(), contentText(only->title)) : TeachText::title();
    Paper paper(title);
    paper.paragraph(TeachText::warning());
    for (const LabContent &each : source.library.labs) {
        if (!lab.isEmpty() && each.id != lab)
            continue;
        if (!only) {
            paper.setDepth(0);
            paper.part(contentText(each.title));
            paper.setDepth(1);
        }
        const AnswerKey key(each, source.library.solutions.value(each.id),
                            source.library.teaching.value(each.id), source.catalogue);
        for (const ActContent &content : each.acts) {
            if (act.isEmpty() || content.id == act)
                key.write(content, paper);
        }
    }
    paper.setDepth(0);
    if (source.review && (lab.isEmpty() || lab == reviewPart))
        writeRecallKey(*source.review, source.catalogue, paper);
    return paper;
}

} // namespace rp
