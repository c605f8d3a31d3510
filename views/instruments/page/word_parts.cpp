// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/word_parts.h"

#include "views/instruments/page/choice_box.h"
#include "views/instruments/page/comparison_table.h"
#include "views/instruments/page/figure_tiles.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/verdict_badge.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/text_block.h"

namespace rp {

namespace {

Part group(Part::Kind kind, std::vector<Part> parts)
{
    Part part;
    part.kind = kind;
    part.parts = std::move(parts);
    return part;
}

} // namespace

Part textPart(const char *id, Wording text, const TextLook &look)
{
    return partOf<TextBlock>(
        Part::Kind::Text, id,
        [text = std::move(text), hides = look.hiddenWhenEmpty](TextBlock &block) {
            block.setText(text());
            if (hides)
                block.setVisible(!block.text().isEmpty());
        },
        [look](TextBlock &block, InstrumentView &) {
            if (look.chars > 0)
                block.setMaxChars(look.chars);
            if (look.paragraphGap > 0.0)
                block.setParagraphGap(look.paragraphGap);
            block.setTextStyle(look.size, look.weight);
            block.setStop();
        });
}

Part headingPart(const char *id, int level, Wording text)
{
    return madePart<HeadingLabel>(
        Part::Kind::Text, id,
        [level](InstrumentView &, QWidget *parent) { return new HeadingLabel(level, parent); },
        [text = std::move(text)](HeadingLabel &heading) { heading.setText(text()); });
}

Part figuresPart(const char *id, const InstrumentReader &reader, const std::vector<TilePlan> &tiles)
{
    const auto make = [reader, tiles](InstrumentView &, QWidget *parent) {
        std::vector<FigureTiles::Entry> entries;
        entries.reserve(tiles.size());
        for (const TilePlan &tile : tiles)
            entries.push_back({QString::fromLatin1(tile.figure), tile.remark, tile.waits});
        return new FigureTiles(reader.instrument(), std::move(entries), parent);
    };
    return madePart<FigureTiles>(Part::Kind::Figures, id, make,
                                 [](FigureTiles &shown) { shown.showValues(); });
}

Part tablePart(const char *id, ResultTable *table, std::function<QStringList()> waiting)
{
    const auto make = [table](InstrumentView &, QWidget *parent) {
        return new ComparisonTable(*table, parent);
    };
    // Its words and their widths change with every value.
    return madePart<ComparisonTable>(Part::Kind::Table, id, make,
                                     [waiting = std::move(waiting)](ComparisonTable &shown) {
                                         shown.setHeldBack(waiting ? waiting() : QStringList());
                                     });
}

Part tablePicture(const char *id, ResultTable *table)
{
    Part part = tablePart(id, table);
    part.make = [make = part.make](InstrumentView &view, QWidget *parent) {
        QWidget *made = make(view, parent);
        static_cast<ComparisonTable *>(made)->setFills();
        return made;
    };
    return part;
}

Part verdictPart(const char *id, std::function<Judgement()> judgement)
{
    return partOf<VerdictBadge>(Part::Kind::Text, id,
                                [judgement = std::move(judgement)](VerdictBadge &badge) {
                                    const Judgement now = judgement();
                                    badge.setVerdict(now.rating, now.word, now.sentences,
                                                     now.isInSentences ? now.subject : QString());
                                    badge.setAssumption(now.subject, now.assumption);
                                });
}

Part noticePart(const char *id, std::function<std::pair<Notice::Kind, QString>()> said)
{
    const auto show = [said = std::move(said)](Notice &notice) {
        const auto [kind, text] = said();
        if (kind != notice.kind())
            notice.setKind(kind);
        if (text != notice.text())
            notice.setText(text);
        notice.setVisible(!text.isEmpty());
    };
    return madePart<Notice>(
        Part::Kind::Text, id,
        [](InstrumentView &, QWidget *parent) { return new Notice(Notice::Kind::Information, parent); },
        show);
}

Part assumptionPart(const char *id, Wording subject, Wording reason)
{
    return partOf<AssumptionMark>(
        Part::Kind::Text, id,
        [subject = std::move(subject), reason = std::move(reason)](AssumptionMark &mark) {
            mark.setSubject(subject());
            mark.setReason(reason());
        });
}

Part inputChoicePart(const char *id, const InstrumentReader &reader, const char *input)
{
    const QString wanted = QString::fromLatin1(input);
    const auto now = [reader, input] { return reader.key(input); };
    const auto make = [now, wanted](InstrumentView &view, QWidget *parent) {
        auto *choice = new SegmentedChoice(SegmentedChoice::Arrangement::Inline, parent);
        choice->setLabelVisible(false);
        QObject::connect(choice, &SegmentedChoice::chosen, &view,
                         [&view, choice, now, wanted](const QString &key) {
                             view.request(wanted, key);
                             choice->setCurrentKey(now());
                         });
        return choice;
    };
    const auto show = [now, reader, wanted](SegmentedChoice &choice) {
        const InputSpec spec = reader.spec(wanted);
        choice.setLabel(spec.label);
        choice.setHelp(spec.help);
        choice.setEntries(entriesOf(spec));
        choice.setCurrentKey(now());
    };
    return madePart<SegmentedChoice>(Part::Kind::Choice, id, make, show);
}

Part choicePart(const char *id, const ChoicePlan &plan)
{
    const auto make = [id, chosen = plan.chosen](InstrumentView &view, QWidget *parent) {
        auto *choice = new SegmentedChoice(SegmentedChoice::Arrangement::Inline, parent);
        choice->setObjectName(QString::fromLatin1(id));
        choice->setLabelVisible(false); // the picture below needs the line, and its caption says it
        QObject::connect(choice, &SegmentedChoice::chosen, &view, [&view, chosen](const QString &key) {
            *chosen = key;
            view.showResults();
        });
        return choice;
    };
    const auto show = [plan](SegmentedChoice &choice) {
        choice.setLabel(plan.label());
        if (plan.help)
            choice.setHelp(plan.help());
        std::vector<ChoiceEntry> entries;
        for (const auto &[key, text] : plan.entries())
            entries.push_back({key, text});
        choice.setEntries(entries);
        choice.setCurrentKey(*plan.chosen);
    };
    return madePart<SegmentedChoice>(Part::Kind::Choice, id, make, show);
}

Part column(int spacing, std::vector<Part> parts, int stretch)
{
    Part part = group(Part::Kind::Column, std::move(parts));
    part.spacing = spacing;
    part.stretch = stretch;
    return part;
}

Part line(std::vector<Part> parts)
{
    Part part = group(Part::Kind::Line, std::move(parts));
    part.spacing = space::m;
    return part;
}

Part row(int chars, std::vector<Part> parts, int spacing, const char *id)
{
    Part part = group(Part::Kind::Row, std::move(parts));
    part.chars = chars;
    part.spacing = spacing;
    part.id = QString::fromLatin1(id);
    return part;
}

Part card(Wording heading, std::vector<Part> parts)
{
    Part part = group(Part::Kind::Card, std::move(parts));
    part.heading = std::move(heading);
    return part;
}

Part placed(Part part, int stretch, Qt::Alignment alignment)
{
    part.stretch = stretch;
    part.alignment = alignment;
    return part;
}

} // namespace rp
