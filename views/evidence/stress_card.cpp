// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/evidence/stress_card.h"

#include "models/content/lab_content.h"
#include "models/evidence/evidence_book.h"
#include "models/evidence/memo.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/contract/table_cells.h"
#include "models/session/lab_session.h"
#include "models/text/format.h"
#include "models/text/quantity.h"
#include "models/text/sentences.h"
#include "views/charts/bars/bar_chart.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/intents.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {
namespace {

/// Bars go on beyond the axis where that would leave no room to see where it flips.
constexpr double axisRoom = 1.5;

ResultColumn stressColumn(const char *key, int number, Quantity quantity, Meaning meaning = Meaning::Neutral)
{
    return {QLatin1String(key), [number] { return MemoText::stressColumns().at(number); }, quantity, meaning};
}

} // namespace

StressCard::StressCard(const LabSession &session, const Catalogue &catalogue, const EvidenceBook &book,
                       const Memo &memo, Announcer &announcer, Intents &intents, QWidget *parent)
    : Card(2, parent)
    , m_session(session)
    , m_catalogue(catalogue)
    , m_book(book)
    , m_memo(memo)
    , m_announcer(announcer)
    , m_intents(intents)
    , m_about(new TextBlock(this))
    , m_label(new TextBlock(this))
    , m_choice(new AccessibleComboBox(&announcer, this))
    , m_name(new ActionButton(this))
    , m_result(new TextBlock(this))
    , m_chart(new BarChart(BarArrangement::Grouped, this))
{
    setObjectName(QStringLiteral("stressCard"));
    for (TextBlock *block : {m_about, m_result}) {
        block->setReachable(true);
        block->setMaxChars(100);
    }
    m_result->hide();
    m_chart->hide();
    auto *row = new QWidget(this);
    auto *flow = new FlowLayout(space::s, row);
    flow->addWidget(m_choice);
    flow->addWidget(m_name);
    for (QWidget *part : std::initializer_list<QWidget *>{m_about, m_label, row, m_result, m_chart})
        body()->addWidget(part);
    m_table.setColumns({stressColumn("input", 0, Quantity::Text),
                        stressColumn("least", 3, Quantity::Factor, Meaning::Memory),
                        stressColumn("most", 4, Quantity::Factor, Meaning::Compute),
                        stressColumn("captured", 1, Quantity::Text),
                        stressColumn("flip", 2, Quantity::Text)});
    ChartMapping mapping;
    mapping.columnKeys = {QStringLiteral("least"), QStringLiteral("most")};
    m_chart->setTable(&m_table, mapping);
    connect(m_chart, &FigureFrame::announce, &m_announcer, &Announcer::say);
    connect(m_name, &QPushButton::clicked, this, [this] {
        m_isNamed = true;
        emit m_intents.triggerNamed(m_shown->first, m_choice->currentData().toString());
    });
    retranslateUi();
}

void StressCard::retranslateUi()
{
    setHeading(MemoText::stressHeading());
    //: Label of a list of inputs.
    m_label->setText(tr("What flips it first?"));
    m_choice->setAccessibleName(m_label->text());
    //: Button: names what is chosen in the list beside it, and shows the test.
    m_name->setText(tr("Name it and test"));
    m_table.retranslate();
    m_shown.reset();
    follow();
}

void StressCard::follow()
{
    if (m_session.content().stress.empty()) {
        hide();
        return;
    }
    const Capture *capture = stressedCapture(m_session.content(), m_book, m_memo);
    const auto shown =
        capture ? std::pair(capture->id, m_memo.trigger(capture->id)) : std::pair<QString, QString>();
    if (m_shown == shown)
        return;
    m_shown = shown;
    if (!std::exchange(m_isWaiting, true))
        QTimer::singleShot(0, this, &StressCard::make);
}

void StressCard::make()
{
    m_isWaiting = false;
    const LabContent &lab = m_session.content();
    const Capture *capture = m_shown ? m_book.find(m_shown->first) : nullptr;
    std::optional<CaptureScene> scene;
    if (capture)
        scene.emplace(*capture, m_catalogue);
    const Instrument *instrument = scene ? scene->instrument() : nullptr;
    const std::optional<MemoStress> stress =
        instrument ? memoStress(lab, m_book, m_memo, m_catalogue) : std::nullopt;
    const StressContent *content = capture ? stressOf(lab.stress, capture->instrument) : nullptr;
    // Of what is not defined as it was captured, naming an input would show nothing.
    const std::optional<bool> holds =
        instrument && !stress && content ? stressHolds(*instrument, *content) : std::nullopt;
    const bool hadFocus = m_name->hasFocus();
    m_result->setVisible(stress.has_value());
    m_chart->setVisible(stress.has_value());
    if (!stress) { // what was told of another capture
        m_result->setText({});
        m_table.setRows({});
    }
    if (stress)
        showTest(*stress);
    else if (holds)
        ask(contentText(*holds ? content->holds : content->fails), *instrument);
    else
        m_about->setText(tr("Choose a capture as evidence: then every input of it is moved until your "
                            "recommendation flips."));
    if (stress && hadFocus)
        m_result->setFocus();
    for (QWidget *each : std::initializer_list<QWidget *>{m_label, m_choice->parentWidget()})
        each->setVisible(holds.has_value());
    if (stress && std::exchange(m_isNamed, false))
        m_announcer.say(m_result->text());
}

void StressCard::ask(const QString &verdict, const Instrument &instrument)
{
    m_about->setText(joinedSentences(
        {verdict,
         tr("Every input is moved over its range while the others stay as captured. Name the one that "
            "you think flips this first; then you see the test.")}));
    m_choice->clear();
    for (const InputSpec &spec : instrument.inputs()) {
        if (spec.applies && !spec.label.isEmpty())
            m_choice->addItem(spec.label, spec.id);
    }
}

void StressCard::showTest(const MemoStress &stress)
{
    const StressTest &test = stress.test;
    const QString line = MemoText::stressLine(test);
    m_about->setText(test.verdict);
    m_result->setText(
        joinedSentences({line, MemoText::triggerLine(test, stress.trigger, stress.triggerLabel)}));
    m_table.setCaption([] { return MemoText::stressHeading(); });
    m_table.setSummary([test] { return MemoText::stressLine(test); });
    const auto text = [](const QString &said) { return textCell([said] { return said; }); };
    const auto end = [](double ratio, const QString &at) {
        return ResultCell{ratio, {}, Meaning::Neutral, [at] { return at; }};
    };
    std::vector<ResultRow> rows;
    for (const StressedInput &input : test.inputs)
        rows.push_back(
            {input.id,
             {text(input.label), end(input.least, input.leastAt), end(input.most, input.mostAt),
              text(input.captured), text(input.flip.isValid() ? input.flipText : MemoText::neverFlips())}});
    m_table.setRows(std::move(rows));
    markChart(stress);
}

void StressCard::markChart(const MemoStress &stress)
{
    const StressTest &test = stress.test;
    double reach = 0.0;
    for (const StressedInput &input : test.inputs) {
        for (const double ratio : {input.least, input.most})
            reach = std::isfinite(ratio) ? std::max(reach, ratio) : reach;
    }
    const double room = axisRoom * std::max(1.0, std::isfinite(test.captured) ? test.captured : 1.0);
    m_chart->setAxisEnd(reach > room ? std::optional(room) : std::nullopt);
    m_chart->setValueAxisTitle(MemoText::stressAxis(test));
    m_chart->setEmphasizedRow(stress.trigger, tr("You named it"));
    const auto mark = [](const char *key, const QString &label, double position, Meaning meaning) {
        return ChartAnnotation{QLatin1String(key), label, label, position, meaning};
    };
    //: A mark in a chart: at which ratio a recommendation flips.
    std::vector marks{mark("flip", tr("Flips at %1").arg(Format().factor(1.0, 0)), 1.0, Meaning::Failure)};
    if (std::isfinite(test.captured))
        //: A mark in a chart: the ratio as it was captured.
        marks.push_back(mark("captured", tr("As captured: %1").arg(Format().factor(test.captured)),
                             test.captured, Meaning::Neutral));
    m_chart->setAnnotations(std::move(marks));
}

} // namespace rp
