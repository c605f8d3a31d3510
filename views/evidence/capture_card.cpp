// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/evidence/capture_card.h"

#include "models/evidence/capture_scene.h"
#include "models/evidence/capture_text.h"
#include "models/text/format.h"
#include "models/text/spoken_form.h"
#include "views/instruments/figure_sample.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/intents.h"
#include "views/widgets/option_button.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>
#include <utility>

namespace rp {
namespace {

constexpr int wideLines = 15;
constexpr int highLines = 8;

constexpr int textChars = 110;
constexpr std::size_t keyFigureCount = 4;

QString lineOf(const QString &label, const QString &text)
{
    //: A name and its value: "Kernel count: 1,000".
    return QCoreApplication::translate("rp::CaptureCard", "%1: %2").arg(label, text);
}

QString keyFigureLines(const CaptureScene &scene, const LabContent &lab)
{
    QStringList lines;
    const std::vector<CapturedFigure> figures = scene.figures();
    for (const QString &id : keyFigures(scene, lab, keyFigureCount)) {
        for (const CapturedFigure &figure : figures) {
            if (figure.id == id)
                lines.append(lineOf(figure.label, figure.text));
        }
    }
    return lines.join(u'\n');
}

QString everyValue(const CaptureScene &scene)
{
    QStringList lines;
    for (const CapturedControl &control : scene.controls())
        //: One input of a captured instrument: name and value.
        lines.append(
            QCoreApplication::translate("rp::CaptureCard", "Input, %1: %2").arg(control.label, control.text));
    for (const CapturedFigure &figure : scene.figures()) {
        const QString line = lineOf(figure.label, figure.text);
        const QString reason = scene.assumption(figure.id);
        //: A result with its value, and why it rests on an assumption.
        lines.append(
            reason.isEmpty()
                ? line
                : QCoreApplication::translate("rp::CaptureCard", "%1 (assumption: %2)").arg(line, reason));
    }
    return lines.join(u'\n');
}

} // namespace

CaptureThumb::CaptureThumb(QWidget *parent)
    : QLabel(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize CaptureThumb::sizeHint() const
{
    const int line = fontMetrics().height();
    return {wideLines * line, highLines * line};
}

void CaptureThumb::setScene(const CaptureScene *scene)
{
    m_scene = scene;
    setVisible(scene && scene->instrument());
    forget();
}

void CaptureThumb::forget()
{
    m_picture = QPixmap();
    update();
}

void CaptureThumb::draw()
{
    m_waits = false;
    if (!m_scene || !m_scene->instrument() || !m_picture.isNull())
        return;
    FigureSample sample(*m_scene->instrument(), nullptr);
    if (!sample.isValid()) {
        hide();
        return;
    }
    m_picture = sample.picture(size() - QSize(4, 4), devicePixelRatioF());
    //: Screen reader, a small picture of a captured chart: its title, then what it shows, a sentence.
    setAccessibleName(spokenForm(tr("Picture: %1. %2").arg(sample.caption(), sample.sentence())));
    update();
}

void CaptureThumb::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::Midlight));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    if (!m_picture.isNull()) {
        const QSizeF drawn = m_picture.deviceIndependentSize();
        painter.drawPixmap(QPointF((width() - drawn.width()) / 2.0, (height() - drawn.height()) / 2.0),
                           m_picture);
    } else if (!m_waits) {
        m_waits = true;
        QMetaObject::invokeMethod(this, &CaptureThumb::draw, Qt::QueuedConnection);
    }
}

void CaptureThumb::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange)
        forget();
    QLabel::changeEvent(event);
}

CaptureCard::CaptureCard(QString id, Intents &intents, QWidget *parent)
    : Card(2, parent)
    , m_id(std::move(id))
    , m_intents(intents)
    , m_thumb(new CaptureThumb(this))
    , m_state(new TextBlock(this))
    , m_about(new TextBlock(this))
    , m_prediction(new TextBlock(this))
    , m_figures(new TextBlock(this))
    , m_everything(new Disclosure(this))
    , m_values(new TextBlock)
    , m_compare(new Toggle(this))
    , m_reopen(new ActionButton(this))
    , m_rename(new ActionButton(this))
    , m_remove(new ActionButton(this))
    , m_nameRow(new QWidget(this))
    , m_nameLabel(new TextBlock(m_nameRow))
    , m_name(new QLineEdit(m_nameRow))
{
    headingLabel()->setFocusPolicy(Qt::ClickFocus);
    for (TextBlock *block : {m_state, m_about, m_prediction, m_figures, m_values}) {
        block->setReachable(true);
        block->setMaxChars(textChars);
        block->setParagraphGap(0.0);
    }
    m_state->setTextStyle(1.0, QFont::DemiBold);
    m_about->setQuiet(true);
    m_figures->setTextStyle(1.05);
    auto *nameRow = new QHBoxLayout(m_nameRow);
    nameRow->setContentsMargins(0, 0, 0, 0);
    nameRow->setSpacing(space::s);
    nameRow->addWidget(m_nameLabel);
    nameRow->addWidget(m_name, 1);
    m_name->setMaxLength(120);
    m_name->installEventFilter(this);
    m_nameRow->hide();
    m_everything->body()->addWidget(m_values);
    auto *words = new QVBoxLayout;
    words->setSpacing(space::s);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_nameRow, m_about, m_state, m_prediction, m_figures})
        words->addWidget(part);
    words->addStretch(1);
    auto *top = new QHBoxLayout;
    top->setSpacing(space::l);
    top->addLayout(words, 1);
    top->addWidget(m_thumb, 0, Qt::AlignTop);
    body()->addLayout(top);
    body()->addWidget(m_everything);
    body()->addWidget(makeButtons());
    // A hundred cards with a hundred lines each take long to lay out.
    connect(m_everything, &Disclosure::aboutToOpen, this, [this] {
        if (m_scene)
            m_values->setText(everyValue(*m_scene));
    });
    connect(m_compare, &QAbstractButton::toggled, this, &CaptureCard::chosen);
    connect(m_reopen, &QPushButton::clicked, this, [this] { emit m_intents.reopenRequested(m_id); });
    connect(m_rename, &QPushButton::clicked, this, &CaptureCard::startRenaming);
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removeRequested(m_id); });
    connect(m_name, &QLineEdit::editingFinished, this, [this] { endRenaming(true); });
}

QWidget *CaptureCard::makeButtons()
{
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(space::s, buttons);
    for (QWidget *button : std::initializer_list<QWidget *>{m_reopen, m_rename, m_remove, m_compare}) {
        button->setParent(buttons);
        flow->addWidget(button);
    }
    return buttons;
}

void CaptureCard::present(const Capture &capture, const CaptureScene &scene, const CaptureCheck &check,
                          const LabContent &lab, const Catalogue &catalogue)
{
    const QString title = CaptureText::title(capture, lab);
    m_ownName = capture.name;
    setHeading(title);
    const QString track = CaptureText::track(capture, catalogue);
    const QString where = CaptureText::where(capture, lab);
    const QString when = CaptureText::when(capture);
    //: Below the name of a capture: where it was made, when, and on which track.
    m_about->setText(track.isEmpty() ? tr("%1 · %2").arg(where, when)
                                     //: The same with the name of the learner's track at the end.
                                     : tr("%1 · %2 · %3").arg(where, when, track));
    QStringList states = CaptureText::badges(check);
    const QStringList remarks = CaptureText::remarks(check, scene);
    for (qsizetype i = 0; i < states.size(); ++i)
        //: A badge on a capture, with its warning sign, and the sentence that explains it.
        states[i] = tr("⚠ %1. %2").arg(states.at(i), remarks.value(i));
    m_state->setText(states.join(u'\n'));
    m_state->setVisible(!states.isEmpty());
    QStringList predictions;
    for (const CapturedControl &line : CaptureText::predictions(capture, lab))
        //: The learner's answer to a prediction: the question, then the answer.
        predictions.append(tr("You predicted: %1 – %2").arg(line.label, line.text));
    m_prediction->setText(predictions.join(u'\n'));
    m_prediction->setVisible(!predictions.isEmpty());
    m_figures->setText(keyFigureLines(scene, lab));
    m_figures->setVisible(!m_figures->text().isEmpty());
    m_scene = &scene;
    m_thumb->setScene(&scene);
    if (m_everything->isOpen())
        m_values->setText(everyValue(scene));
    nameParts(title);
}

void CaptureCard::nameParts(const QString &title)
{
    m_everything->setTitle(tr("All inputs and results"));
    //: Check box on a capture: shown in the comparison.
    m_compare->setText(tr("Compare"));
    //: Accessible name of the check box "Compare"; keep its text in front. %1 is the name of the capture.
    m_compare->setAccessibleName(spokenForm(tr("Compare: %1").arg(title)));
    //: Button on a capture: goes to the instrument and sets it as it was captured.
    m_reopen->setText(tr("Open again"));
    m_reopen->setAccessibleName(spokenForm(tr("Open again: %1").arg(title)));
    m_reopen->setAccessibleDescription(tr("Goes to the instrument and sets it as it was captured."));
    m_rename->setText(tr("Rename"));
    m_rename->setAccessibleName(spokenForm(tr("Rename: %1").arg(title)));
    m_remove->setText(tr("Remove"));
    m_remove->setAccessibleName(spokenForm(tr("Remove: %1").arg(title)));
    //: Label of the entry for a capture's name.
    m_nameLabel->setText(tr("Name"));
    m_name->setAccessibleName(tr("New name of: %1").arg(title));
    m_name->setAccessibleDescription(tr("Enter keeps the name, Escape leaves it as it was."));
    m_name->setPlaceholderText(title);
}

bool CaptureCard::isChosen() const
{
    return m_compare->isChecked();
}

void CaptureCard::setChosen(bool chosen)
{
    m_compare->setChecked(chosen);
}

void CaptureCard::startRenaming()
{
    m_name->setText(m_ownName);
    m_nameRow->show();
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void CaptureCard::endRenaming(bool keep)
{
    if (m_nameRow->isHidden())
        return;
    const bool hadFocus = m_name->hasFocus();
    m_nameRow->hide();
    if (hadFocus)
        m_rename->setFocus(Qt::OtherFocusReason);
    if (keep && m_name->text().simplified() != m_ownName)
        emit m_intents.renameRequested(m_id, m_name->text().simplified());
}

bool CaptureCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_name && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape) {
            endRenaming(false);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            endRenaming(true);
            return true;
        }
    }
    return Card::eventFilter(watched, event);
}

} // namespace rp
