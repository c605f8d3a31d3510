// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/projector_pane.h"

#include "models/text/format.h"
#include "views/charts/figure_frame.h"
#include "views/charts/figure_plot.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/page/instrument_view.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/intents.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>
#include <utility>

namespace rp {

namespace {

constexpr double leastPictureLines = 9.5; ///< of a picture with its caption and its sentence
constexpr int leastLetters = 12;          ///< pixels, inside a picture

/// What is drawn is whole in the room that it has, if need be in the smaller letters of a low window.
bool isWholeIn(const QWidget &plot)
{
    const auto *figure = qobject_cast<const FigurePlot *>(&plot);
    const QSize needed = plot.minimumSizeHint();
    return plot.width() >= needed.width() &&
           plot.height() >= (figure ? figure->leastHeight() : needed.height());
}

} // namespace

std::optional<InputSpec> contextOf(const Instrument &instrument)
{
    for (InputSpec &spec : instrument.inputs()) {
        if (spec.sharedWith == QLatin1String("context") && spec.kind == InputSpec::Kind::Choice &&
            spec.choices.size() > 1)
            return std::move(spec);
    }
    return std::nullopt;
}

ProjectorPane::ProjectorPane(const ActContent &act, PictureSubject subject, Announcer &announcer,
                             QWidget *parent)
    : QWidget(parent)
    , m_act(act)
    , m_bench(std::move(subject.bench))
    , m_intents(subject.intents)
    , m_announcer(announcer)
    , m_column(new QVBoxLayout(this))
    , m_panels(new AccessibleComboBox(&announcer, this))
    , m_contexts(new AccessibleComboBox(&announcer, this))
    , m_note(new TextBlock(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::s);
    makeHead();
    m_note->setStop();
    m_note->setMaxChars(0);
    m_column->addWidget(m_note);
    m_note->hide();
    retranslateUi();
    if (!m_bench.isEmpty())
        showPanel(m_bench.panels().front().id);
}

ProjectorPane::~ProjectorPane()
{
    delete std::exchange(m_view, nullptr); // while it can still reach the rest
}

void ProjectorPane::makeHead()
{
    auto *head = new QHBoxLayout;
    head->setSpacing(space::s);
    head->addWidget(m_panels);
    head->addWidget(m_contexts);
    head->addStretch(1);
    m_column->addLayout(head);
    connect(m_panels, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_showing)
            showPanel(m_panels->currentData().toString());
    });
    connect(m_contexts, &QComboBox::currentIndexChanged, this, [this] {
        const auto spec = m_showing || !instrument() ? std::nullopt : contextOf(*instrument());
        if (spec)
            request(spec->id, m_contexts->currentData());
    });
}

void ProjectorPane::showPanel(const QString &panel, const QString &figure)
{
    const QString named = panel.isEmpty() && !m_bench.isEmpty() ? m_bench.panels().front().id : panel;
    Instrument *wanted = m_bench.instrument(named);
    // What was out of view is made anew: it may have been drawn from another question's setting.
    if (!wanted || (m_view && m_view->isVisible() && named == m_panel && figure == m_figureId))
        return;
    if (Instrument *before = instrument())
        disconnect(before, nullptr, this, nullptr);
    m_panel = named;
    m_figureId = figure;
    makeView();
    connect(wanted, &Instrument::changed, this, [this] {
        follow();
        fitLetters();
        emit changed();
    });
    follow();
    emit panelChanged();
}

void ProjectorPane::makeView()
{
    delete std::exchange(m_view, nullptr); // what goes is still asked of meanwhile
    m_view = makePictureView(*instrument(), m_figureId, nullptr, m_announcer, this, {m_intents, m_panel});
    if (!m_view)
        return;
    m_column->insertWidget(1, m_view, 1);
    fitRoom();
    if (const FigureFrame *shown = figure())
        shown->plotWidget()->installEventFilter(this);
}

void ProjectorPane::request(const QString &inputId, const QVariant &value) const
{
    PanelIntents{m_intents, m_panel}.request(inputId, value);
}

FigureFrame *ProjectorPane::figure() const
{
    return m_view ? m_view->findChild<FigureFrame *>() : nullptr;
}

void ProjectorPane::showNote(const QString &sentence)
{
    m_note->setText(sentence);
    m_note->setVisible(!sentence.isEmpty());
}

void ProjectorPane::setHeadShown(bool shown)
{
    m_headShown = shown;
    m_panels->setVisible(shown && m_panels->count() > 1);
    m_contexts->setVisible(shown && m_contexts->count() > 1);
}

QString ProjectorPane::note() const
{
    return m_note->text();
}

bool ProjectorPane::isWhole() const
{
    const FigureFrame *shown = figure();
    if (isHidden() || !shown || !shown->isVisible())
        return true;
    return isWholeIn(*shown->plotWidget());
}

/// A picture without controls needs less room than an instrument.
void ProjectorPane::fitRoom()
{
    if (m_view)
        m_view->setMinimumHeight(static_cast<int>(leastPictureLines * fontMetrics().height()));
}

/// Where the room is too small for it, a picture alone has smaller letters than the window.
void ProjectorPane::fitLetters()
{
    const FigureFrame *shown = figure();
    if (m_fitting || !shown || !shown->isVisible())
        return;
    m_fitting = true;
    QWidget *plot = shown->plotWidget();
    plot->setFont(QFont());
    QFont letters = font();
    for (int size = QFontInfo(letters).pixelSize() - 1; size >= leastLetters && !isWholeIn(*plot); --size) {
        letters.setPixelSize(size);
        plot->setFont(letters);
    }
    m_fitting = false;
}

bool ProjectorPane::eventFilter(QObject *watched, QEvent *event)
{
    const FigureFrame *shown = figure();
    if (shown && watched == shown->plotWidget() &&
        (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        QMetaObject::invokeMethod(this, &ProjectorPane::fitLetters, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void ProjectorPane::follow()
{
    const auto spec = instrument() ? contextOf(*instrument()) : std::nullopt;
    m_showing = true;
    m_contexts->clear();
    if (spec) {
        for (const InputChoice &choice : spec->choices)
            m_contexts->addItem(choice.label, choice.key);
        m_contexts->setCurrentIndex(m_contexts->findData(instrument()->input(spec->id)));
    }
    m_panels->setCurrentIndex(m_panels->findData(m_panel));
    m_showing = false;
    setHeadShown(m_headShown);
}

void ProjectorPane::retranslateUi()
{
    //: Name of a list: which instrument's picture is shown to a class.
    m_panels->setAccessibleName(tr("Picture"));
    //: Name of a list: the context of a picture that is shown to a class.
    m_contexts->setAccessibleName(tr("Context"));
    m_showing = true;
    m_panels->clear();
    for (const Bench::Panel &panel : m_bench.panels()) {
        const PanelContent *content = findPanel(m_act, panel.id);
        if (content && !content->title.isEmpty())
            m_panels->addItem(contentText(content->title), panel.id);
    }
    m_panels->setCurrentIndex(m_panels->findData(m_panel));
    m_showing = false;
    setHeadShown(m_headShown);
}

void ProjectorPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    if (event->type() == QEvent::FontChange) {
        fitRoom();
        fitLetters();
    }
    QWidget::changeEvent(event);
}

} // namespace rp
