// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/capture_text.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_entry.h"
#include "models/content/lab_content.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>

namespace rp {
namespace {

QString panelTitle(const Capture &capture, const LabContent &lab)
{
    const ActContent *act = lab.act(capture.act);
    const PanelContent *panel = act ? findPanel(*act, capture.panel) : nullptr;
    if (panel && !panel->title.isEmpty())
        return contentText(panel->title);
    return act ? contentText(act->title) : Format::isolate(capture.instrument);
}

/// Collects ids of figures that the capture has, each once.
class KeyFigures
{
public:
    KeyFigures(const Capture &capture, const ActContent *act, std::size_t most)
        : m_capture(capture)
        , m_first(act && !act->panels.empty() ? act->panels.front().id : QString())
        , m_most(most)
    {
    }
    void add(const QString &id)
    {
        const auto known = std::any_of(m_capture.figures.begin(), m_capture.figures.end(),
                                       [&id](const CapturedFigure &figure) { return figure.id == id; });
        if (known && m_ids.size() < m_most && std::find(m_ids.begin(), m_ids.end(), id) == m_ids.end())
            m_ids.push_back(id);
    }
    void addOf(const PanelName &name)
    {
        const QString panel = name.panel.isEmpty() ? m_first : name.panel;
        if (panel == (m_capture.panel.isEmpty() ? m_first : m_capture.panel))
            add(name.name);
    }
    const std::vector<QString> &ids() const { return m_ids; }

private:
    const Capture &m_capture;
    QString m_first;
    std::size_t m_most;
    std::vector<QString> m_ids;
};

} // namespace

QString CaptureText::title(const Capture &capture, const LabContent &lab)
{
    if (!capture.name.isEmpty())
        return capture.name;
    const QString number = Format().count(capture.number());
    if (const auto &control = capture.differs) {
        //: Name of a piece of evidence that the learner has not named; %1 is its number, %2 a control that
        //: stood otherwise than at the one before, %3 its value.
        return fillMarkers(tr("Capture %1: %2 %3"), {number, control->label, control->text});
    }
    //: Name of a piece of evidence that the learner has not named; %1 is its number, %2 names the instrument.
    return fillMarkers(tr("Capture %1: %2"), {number, panelTitle(capture, lab)});
}

QString CaptureText::made(const Capture &capture, const LabContent &lab)
{
    //: Spoken and shown after the state of an instrument was captured as evidence; %1 is the name of the
    //: capture.
    return tr("Captured as “%1”. You find it on the Evidence page.").arg(title(capture, lab));
}

QString CaptureText::where(const Capture &capture, const LabContent &lab)
{
    const ActContent *act = lab.act(capture.act);
    const PanelContent *panel = act ? findPanel(*act, capture.panel) : nullptr;
    if (!act)
        return Format::isolate(capture.act);
    if (!panel || panel->title.isEmpty() || panel->title == act->title) // said once is enough
        return contentText(act->title);
    //: Where a piece of evidence comes from: title of an act, title of one of its instruments.
    return tr("%1 · %2").arg(contentText(act->title), contentText(panel->title));
}

QString CaptureText::when(const Capture &capture)
{
    const QDateTime at = QDateTime::fromString(capture.at, Qt::ISODateWithMs);
    return at.isValid() ? QLocale().toString(at.toLocalTime(), QLocale::ShortFormat) : capture.at;
}

QString CaptureText::track(const Capture &capture, const Catalogue &catalogue)
{
    const TrackEntry *entry = catalogue.tracks.find(capture.track);
    return entry ? contentText(entry->name) : Format::isolate(capture.track);
}

std::vector<CapturedControl> CaptureText::predictions(const Capture &capture, const LabContent &lab)
{
    const ActContent *act = lab.act(capture.act);
    std::vector<CapturedControl> lines;
    lines.reserve(capture.answers.size());
    for (const CapturedAnswer &answer : capture.answers) {
        CapturedControl line{answer.question, answer.prompt, answer.text};
        const QuestionContent *asked = act && capture.contentVersion == lab.contentVersion
                                           ? findQuestion(act->predictions, answer.question)
                                           : nullptr;
        if (asked) {
            line.label = contentText(asked->prompt);
            if (const OptionContent *option = findOption(*asked, answer.option))
                line.text = contentText(option->text);
        }
        lines.push_back(line);
    }
    return lines;
}

QStringList CaptureText::badges(const CaptureCheck &check)
{
    QStringList words;
    if (check.altered)
        //: Badge on a piece of evidence: it was edited in the file, outside the program.
        words.append(tr("Altered"));
    if (check.contentChanged)
        //: Badge on a piece of evidence: questions or answers of the lab are others now.
        words.append(tr("Content has changed"));
    if (check.instrumentMissing)
        //: Badge on a piece of evidence: it can't be opened again.
        words.append(tr("Instrument missing"));
    else if (!check.changedFigures.empty())
        //: Badge on a piece of evidence: the same inputs give other figures in this version of the program.
        words.append(tr("Result has changed"));
    return words;
}

QStringList CaptureText::remarks(const CaptureCheck &check, const CaptureScene &scene)
{
    QStringList sentences;
    if (check.altered)
        sentences.append(
            tr("This capture was changed outside the program, so it proves nothing; capture it again."));
    if (check.contentChanged)
        sentences.append(tr("The lab's content has changed since: it was captured from version %1.")
                             .arg(Format::isolate(scene.capture().contentVersion)));
    if (check.instrumentMissing) {
        if (scene.refusal().isEmpty())
            sentences.append(
                tr("This program can't set the instrument up like this any more; the figures are "
                   "those that were captured."));
        else
            sentences.append(
                joinedSentences({scene.refusal(), tr("The figures are those that were captured.")}));
    } else if (!check.changedFigures.empty()) {
        QStringList names;
        for (const CapturedFigure &figure : scene.capture().figures) {
            if (std::find(check.changedFigures.begin(), check.changedFigures.end(), figure.id) !=
                check.changedFigures.end())
                names.append(figure.label);
        }
        const int count = int(check.changedFigures.size());
        sentences.append(
            tr("The same inputs give %Ln other figure(s) in this version of the program: %1.", nullptr, count)
                .arg(QLocale().createSeparatedList(names.mid(0, 5))));
    }
    return sentences;
}

QString CaptureText::missing(int count)
{
    return count == 0
               ? QString()
               : tr("%Ln capture(s) were taken out of the ledger file outside the program.", nullptr, count);
}

std::vector<QString> keyFigures(const CaptureScene &scene, const LabContent &lab, std::size_t most)
{
    const Capture &capture = scene.capture();
    const ActContent *act = lab.act(capture.act);
    KeyFigures keys(capture, act, most);
    for (const QString &figure : scene.keyFigures())
        keys.add(figure);
    if (act) {
        for (const QuestionContent &question : act->predictions) {
            if (question.truth)
                keys.addOf(question.truth->figure);
        }
        for (const ChallengeContent &challenge : act->challenges) {
            if (challenge.truth && challenge.kind == ChallengeContent::Kind::Number)
                keys.addOf(challenge.truth->figure);
            keys.addOf(challenge.result);
        }
        for (const DiscoveryContent &discovery : act->discoveries) {
            for (const NamedValues &need : discovery.needs) {
                for (const NamedValue &wanted : need)
                    keys.addOf(wanted.name);
            }
        }
    }
    for (const CapturedFigure &figure : capture.figures)
        keys.add(figure.id);
    return keys.ids();
}

} // namespace rp
