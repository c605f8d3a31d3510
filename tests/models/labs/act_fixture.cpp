// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/labs/act_fixture.h"

#include "models/check/lab_loader.h"
#include "models/content/figure_text.h"
#include "models/content/lab_content.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"

#include <QFile>
#include <QTest>
#include <cmath>

namespace rp {

void ActFixture::load(const char *lab, const char *act)
{
    QString error;
    auto catalogue = Catalogue::load(&error);
    QVERIFY2(catalogue, qPrintable(error));
    const LabLibrary library = loadLabs();
    const LabContent *content = library.lab(QString::fromLatin1(lab));
    QVERIFY2(content, lab);
    m_lab = *content;
    m_catalogue = catalogueFor(m_lab, *catalogue);
    m_act = m_lab.act(QString::fromLatin1(act));
    QVERIFY(m_act);
    m_workbench.emplace(Workbench::make(m_lab, m_catalogue));
    m_bench = m_workbench->bench(m_act->id);

    QFile file(QStringLiteral(RIDGEPOINT_TEST_DATA "/vectors.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    m_vectors = nlohmann::json::parse(bytes.constData(), bytes.constData() + bytes.size()).at("vectors");
}

double ActFixture::vector(const char *id, const char *field) const
{
    for (const nlohmann::json &entry : m_vectors) {
        if (entry.at("id") == id)
            return entry.at("expect").at(field).get<double>();
    }
    return std::nan("");
}

Workbench ActFixture::benchAfter(const Steps &steps) const
{
    Workbench workbench = Workbench::make(m_lab, m_catalogue);
    const Bench &bench = workbench.bench(m_act->id);
    for (const auto &[name, value] : steps) {
        const PanelName input = PanelName::parse(name);
        const QString refused = bench.instrument(input.panel)->setInput(input.name, value);
        if (!refused.isEmpty())
            QTest::qFail(qPrintable(name + QStringLiteral(": ") + refused), __FILE__, __LINE__);
    }
    return workbench;
}

std::vector<QString> ActFixture::prose() const
{
    const ActContent &act = *m_act;
    std::vector<QString> texts = liveTexts();
    const auto add = [&texts](const std::vector<QString> &more) {
        texts.insert(texts.end(), more.begin(), more.end());
    };
    add(act.brief.paragraphs);
    for (const std::vector<QString> &paragraphs : act.brief.contexts)
        add(paragraphs);
    for (const QString &text : act.brief.tracks)
        texts.push_back(text);
    for (const BriefContent::Reading &reading : act.brief.reading)
        texts.push_back(reading.about);
    for (const SourceContent &source : act.sources)
        texts.push_back(source.reason);
    for (const EntryContent &entry : act.entries)
        texts.push_back(entry.prompt);
    for (const ChallengeContent &challenge : act.challenges) {
        texts.push_back(challenge.prompt);
        add(challenge.ladder.hints);
    }
    add(act.takeaways);
    for (const QuestionContent *question : questions()) {
        texts.push_back(question->prompt);
        add(question->ladder.hints);
        for (const OptionContent &option : question->options)
            texts.push_back(option.feedback);
    }
    return texts;
}

std::vector<const QuestionContent *> ActFixture::questions() const
{
    std::vector<const QuestionContent *> all;
    for (const QuestionContent &question : m_act->predictions)
        all.push_back(&question);
    for (const ExerciseContent &exercise : m_act->exercises)
        all.push_back(&exercise.question);
    for (const QuestionContent &question : m_act->reflections)
        all.push_back(&question);
    return all;
}

std::vector<QString> ActFixture::liveTexts() const
{
    std::vector<QString> texts = m_act->reveal.arithmetic;
    texts.insert(texts.end(), m_act->reveal.lesson.begin(), m_act->reveal.lesson.end());
    for (const std::vector<QString> &lines : m_act->reveal.tracks)
        texts.insert(texts.end(), lines.begin(), lines.end());
    for (const DiscoveryContent &discovery : m_act->discoveries)
        texts.push_back(discovery.found);
    for (const ChallengeContent &challenge : m_act->challenges)
        texts.push_back(challenge.solved);
    for (const ExerciseContent &exercise : m_act->exercises)
        texts.insert(texts.end(), exercise.worked.begin(), exercise.worked.end());
    return texts;
}

std::vector<FormulaContent> ActFixture::formulas() const
{
    std::vector<FormulaContent> all = m_act->formulas;
    for (const ExerciseContent &exercise : m_act->exercises) {
        if (exercise.formula)
            all.push_back(*exercise.formula);
    }
    return all;
}

QString ActFixture::shown(const QString &text) const
{
    QString shown = resolveFigures(text, m_bench);
    shown.remove(QChar(0x2068)).remove(QChar(0x2069));
    return shown.replace(QChar(0x00a0), QLatin1Char(' ')).replace(QChar(0x202f), QLatin1Char(' '));
}

const ChallengeContent &ActFixture::challenge(const QString &id) const
{
    return *findChallenge(*m_act, id);
}

} // namespace rp
