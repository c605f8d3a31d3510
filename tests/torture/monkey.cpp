// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/torture/monkey.h"

#include "app/root/application.h"
#include "models/check/lab_loader.h"
#include "models/instruments/contract/result_table.h"
#include "tests/app/lab_fixture.h"
#include "views/shell/settings/setting.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDropEvent>
#include <QImage>
#include <QLineEdit>
#include <QMimeData>
#include <QTest>
#include <QUrl>
#include <QWheelEvent>
#include <functional>

namespace rp::torture {

namespace {

const Qt::Key keys[] = {
    Qt::Key_Tab,    Qt::Key_Backtab,   Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,       Qt::Key_Down,
    Qt::Key_Return, Qt::Key_Space,     Qt::Key_Home,  Qt::Key_End,    Qt::Key_PageUp,   Qt::Key_PageDown,
    Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_F1,    Qt::Key_F6,     Qt::Key_Escape,   Qt::Key_Enter,
    Qt::Key_A,      Qt::Key_C,         Qt::Key_V,     Qt::Key_X,      Qt::Key_Z,        Qt::Key_N,
    Qt::Key_1,      Qt::Key_2,         Qt::Key_5,     Qt::Key_9,      Qt::Key_0,        Qt::Key_Minus,
    Qt::Key_Plus,   Qt::Key_Period,    Qt::Key_Comma, Qt::Key_Insert, Qt::Key_Menu,     Qt::Key_Slash,
    Qt::Key_D,      Qt::Key_E,         Qt::Key_I,     Qt::Key_M,      Qt::Key_Question, Qt::Key_Equal};

const Qt::KeyboardModifiers modifiers[] = {
    Qt::NoModifier,      Qt::NoModifier,      Qt::NoModifier,  Qt::ShiftModifier,
    Qt::ControlModifier, Qt::ControlModifier, Qt::AltModifier, Qt::ControlModifier | Qt::ShiftModifier};

QString nameOf(const QWidget *widget)
{
    return widget ? QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()),
                                                widget->objectName())
                  : QStringLiteral("nothing");
}

} // namespace

Monkey::Monkey(Application &lab, Dice &dice, const QString &diary)
    : m_lab(lab)
    , m_dice(dice)
    , m_diary(diary)
{
    if (!m_diary.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        qWarning("the diary can't be written");
    m_patience.setInterval(50);
    connect(&m_patience, &QTimer::timeout, this, &Monkey::closeWhatIsOpen);
}

void Monkey::note(const QString &what)
{
    m_diary.write(QStringLiteral("%1 %2\n").arg(m_done).arg(what).toUtf8());
}

QWidget *Monkey::target()
{
    QWidget *top = QApplication::activePopupWidget();
    if (!top)
        top = QApplication::activeModalWidget();
    if (!top)
        top = &m_lab.window();
    QList<QWidget *> widgets{top};
    for (QWidget *widget : top->findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->isEnabled())
            widgets.append(widget);
    }
    return m_dice.pick(widgets);
}

void Monkey::doSomething()
{
    using Deed = void (Monkey::*)();
    static constexpr Deed deeds[] = {
        &Monkey::pressKey,     &Monkey::pressKey,      &Monkey::pressKey,      &Monkey::pressKey,
        &Monkey::pressKey,     &Monkey::useMouse,      &Monkey::useMouse,      &Monkey::useMouse,
        &Monkey::useMouse,     &Monkey::turnWheel,     &Monkey::fillClipboard, &Monkey::drop,
        &Monkey::resizeWindow, &Monkey::changeSetting, &Monkey::goElsewhere,   &Monkey::useAccessibility};
    ++m_done;
    m_patience.start();
    (this->*m_dice.pick(deeds))();
    QCoreApplication::processEvents();
    m_patience.stop();
    if (!m_lab.window().isVisible())
        m_lab.show();
    if (m_dice.chance(20))
        closeWhatIsOpen();
}

void Monkey::pressKey()
{
    const Qt::Key key = m_dice.pick(keys);
    const Qt::KeyboardModifiers held = m_dice.pick(modifiers);
    QWidget *widget = m_dice.chance(3) ? target() : QApplication::focusWidget();
    if (!widget)
        widget = &m_lab.window();
    note(QStringLiteral("key %1 with %2 on %3").arg(key).arg(int(held)).arg(nameOf(widget)));
    if (m_dice.chance(4))
        widget->setFocus(Qt::OtherFocusReason);
    const QPointer<QWidget> still(widget);
    const QString text = key < 0x80 && held == Qt::NoModifier ? QString(QChar(char16_t(key))) : QString();
    QKeyEvent press(QEvent::KeyPress, key, held, text);
    QCoreApplication::sendEvent(widget, &press);
    QKeyEvent release(QEvent::KeyRelease, key, held, text);
    if (still)
        QCoreApplication::sendEvent(widget, &release);
}

void Monkey::useMouse()
{
    const QPointer<QWidget> widget(target());
    const QPoint at(int(m_dice.roll(std::size_t(widget->width()) + 1)),
                    int(m_dice.roll(std::size_t(widget->height()) + 1)));
    const Qt::MouseButton button = m_dice.chance(8)   ? Qt::RightButton
                                   : m_dice.chance(8) ? Qt::MiddleButton
                                                      : Qt::LeftButton;
    const std::size_t kind = m_dice.roll(5);
    note(QStringLiteral("mouse %1, button %2, at %3,%4 on %5")
             .arg(kind)
             .arg(int(button))
             .arg(at.x())
             .arg(at.y())
             .arg(nameOf(widget)));
    if (kind == 0) {
        QTest::mouseMove(widget, at);
    } else if (kind == 1) {
        QTest::mouseDClick(widget, button, Qt::NoModifier, at);
    } else if (kind == 2) {
        QContextMenuEvent menu(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
        QCoreApplication::sendEvent(widget, &menu);
    } else {
        QTest::mousePress(widget, button, Qt::NoModifier, at);
        if (widget)
            QTest::mouseRelease(widget, button, Qt::NoModifier, at);
    }
}

void Monkey::turnWheel()
{
    QWidget *widget = target();
    const QPoint angle(0, (m_dice.chance(2) ? 120 : -120) * int(1 + m_dice.roll(20)));
    note(QStringLiteral("wheel %1 on %2").arg(angle.y()).arg(nameOf(widget)));
    QWheelEvent wheel(widget->rect().center(), widget->mapToGlobal(widget->rect().center()), {}, angle,
                      Qt::NoButton, m_dice.chance(4) ? Qt::ControlModifier : Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(widget, &wheel);
}

QMimeData *Monkey::hostileData()
{
    auto *data = new QMimeData;
    switch (m_dice.roll(9)) {
    case 0:
        break; // no format at all
    case 1:
        data->setImageData(QImage(3, 3, QImage::Format_ARGB32));
        break;
    case 2:
        data->setHtml(QStringLiteral("<table>").repeated(200) +
                      QStringLiteral("<img src='file:///dev/zero'>"));
        break;
    case 3:
        data->setText(QString(int(m_dice.roll(60000)), QLatin1Char('w')));
        break;
    case 4:
        data->setText(QStringLiteral("\u202e\u2066\u0000\u0627\u0301\n").repeated(int(m_dice.roll(300))));
        break;
    case 5:
        data->setText(QString(QChar(0xD83D)) + QChar(0xFFFF) + QStringLiteral("9e999 ms"));
        break;
    case 6:
        data->setUrls({QUrl(QStringLiteral("file:///dev/zero"))});
        break;
    case 7:
        data->setData(QStringLiteral("text/plain"), QByteArray("\xff\xfe\x00\x80", 4));
        break;
    default:
        data->setText(QString::number(m_dice.roll(1000)));
    }
    return data;
}

void Monkey::fillClipboard()
{
    note(QStringLiteral("clipboard, then Ctrl+V on %1").arg(nameOf(QApplication::focusWidget())));
    QGuiApplication::clipboard()->setMimeData(hostileData());
    // Writing fields first: there are few of them, and they are what may hold too much.
    QList<QWidget *> fields;
    for (QWidget *widget : m_lab.window().findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->isEnabled() &&
            (widget->inherits("QPlainTextEdit") || widget->inherits("QLineEdit")))
            fields.append(widget);
    }
    QWidget *widget = fields.isEmpty() ? QApplication::focusWidget() : m_dice.pick(fields);
    if (!widget)
        return;
    widget->setFocus(Qt::OtherFocusReason);
    if (m_dice.chance(3))
        QTest::keyClick(widget, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(widget, Qt::Key_V, Qt::ControlModifier);
}

void Monkey::drop()
{
    QWidget *widget = target();
    note(QStringLiteral("drop on %1").arg(nameOf(widget)));
    const std::unique_ptr<QMimeData> data(hostileData());
    const QPoint at = widget->rect().center();
    const QPointer<QWidget> still(widget);
    QDragEnterEvent enter(at, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &enter);
    QDropEvent event(at, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    if (still)
        QCoreApplication::sendEvent(widget, &event);
}

void Monkey::resizeWindow()
{
    const QSize size(int(200 + m_dice.roll(2200)), int(200 + m_dice.roll(1400)));
    note(QStringLiteral("size %1 × %2").arg(size.width()).arg(size.height()));
    m_lab.window().resize(size);
}

void Monkey::changeSetting()
{
    std::vector<std::pair<Setting, QString>> choices;
    for (const ChoiceEntry &language : languageEntries())
        choices.emplace_back(Setting::Language, language.key);
    for (const ThemeChoice theme : themeChoices())
        choices.emplace_back(Setting::Theme, themeKey(theme));
    for (const char *percent : {"80", "100", "150", "200"})
        choices.emplace_back(Setting::TextSize, QString::fromLatin1(percent));
    for (const char *track : {"cloud", "edge", "mobile", "tiny"})
        choices.emplace_back(Setting::Track, QString::fromLatin1(track));
    const auto [setting, key] = m_dice.pick(choices);
    note(QStringLiteral("setting %1 to %2").arg(int(setting)).arg(key));
    emit m_lab.window().settingChosen(setting, key);
}

void Monkey::goElsewhere()
{
    if (m_dice.chance(3)) {
        const QString lab = m_dice.pick(m_lab.library().labs).id;
        note(QStringLiteral("lab %1").arg(lab));
        m_lab.openLab(lab);
        return;
    }
    const WindowPage page = m_dice.pick(windowPages);
    note(QStringLiteral("page %1").arg(int(page)));
    m_lab.window().showPage(page);
}

void Monkey::useAccessibility()
{
    QWidget *widget = target();
    QAccessibleInterface *object = QAccessible::queryAccessibleInterface(widget);
    note(QStringLiteral("accessible of %1").arg(nameOf(widget)));
    if (!object || !object->isValid())
        return;
    const int odd[] = {-1, 0, 1, 1000000};
    object->text(QAccessible::Name);
    object->child(int(m_dice.roll(2000))); // what is below 0, the bridge to the tools holds back
    object->childAt(m_dice.pick(odd), m_dice.pick(odd));
    if (QAccessibleTableInterface *table = object->tableInterface()) {
        table->cellAt(m_dice.pick(odd), m_dice.pick(odd));
        table->rowDescription(m_dice.pick(odd));
        table->columnDescription(m_dice.pick(odd));
        table->isRowSelected(m_dice.pick(odd));
    }
    if (QAccessibleValueInterface *value = object->valueInterface()) {
        const double numbers[] = {-1e300, 0.0, 1.0, 1e300, qQNaN(), qInf()};
        value->setCurrentValue(m_dice.pick(numbers));
    }
    if (QAccessibleTextInterface *text = object->textInterface()) {
        int start = 0;
        int end = 0;
        text->textAfterOffset(text->characterCount(), QAccessible::WordBoundary, &start, &end);
        text->setSelection(0, m_dice.pick(odd), m_dice.pick(odd));
    }
    if (QAccessibleActionInterface *action = object->actionInterface()) {
        const QStringList names = action->actionNames();
        if (!names.isEmpty())
            action->doAction(m_dice.pick(names));
    }
}

void Monkey::closeWhatIsOpen()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    else if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
        dialog->reject();
    else if (QWidget *modal = QApplication::activeModalWidget())
        modal->close();
}

void Monkey::comeToRest()
{
    note(QStringLiteral("rest"));
    for (int open = 0; open < 10; ++open) {
        closeWhatIsOpen();
        QCoreApplication::processEvents();
    }
    QGuiApplication::clipboard()->clear();
    emit m_lab.window().settingChosen(Setting::Language, QStringLiteral("en"));
    emit m_lab.window().settingChosen(Setting::Theme, themeKey(ThemeChoice::Light));
    emit m_lab.window().settingChosen(Setting::TextSize, QStringLiteral("100"));
    m_lab.openLab(m_lab.library().labs.front().id);
    m_lab.window().showPage(WindowPage::Home);
    m_lab.window().resize(1280, 800);
    settle();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    settle();
}

} // namespace rp::torture
