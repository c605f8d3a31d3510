// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/value_texts.h"

#ifdef RIDGEPOINT_DBUS

#include "models/text/plain_text.h"

#include <QAccessible>
#include <QAction>
#include <QList>
#include <QMap>
#include <QPointer>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusMetaType>
#include <QtDBus/QDBusVariant>
#include <QtDBus/QDBusVirtualObject>
#include <utility>

namespace rp {

namespace {

using Attributes = QMap<QString, QString>;

// The names that Qt's bridge gives its connection and the objects on it, and ours.
QString bridgeName()
{
    return QStringLiteral("a11y");
}

QString objectName()
{
    return QStringLiteral("rp_value_texts");
}

QString bridgePath()
{
    return QStringLiteral("/org/a11y/atspi/accessible");
}

/// What stands at a path of the bus; null: nothing does.
QAccessibleInterface *partAt(const QString &path)
{
    bool isNumber = false;
    const QAccessible::Id id = path.mid(bridgePath().size() + 1).toUInt(&isNumber);
    QAccessibleInterface *part = isNumber ? QAccessible::accessibleInterface(id) : nullptr;
    return part && part->isValid() ? part : nullptr;
}

/// The name of a menu or of its entry; Qt leaves the letter of its key in brackets. Empty for anything else.
QString menuNameAt(const QString &path)
{
    const QAccessibleInterface *entry = partAt(path);
    const auto *action = entry ? qobject_cast<const QAction *>(entry->object()) : nullptr;
    return action ? withoutKey(action->text()) : QString();
}

/// The attributes of the slider that stands at a path of the bus; none for anything else.
Attributes attributesAt(const QString &path)
{
    const QAccessibleInterface *slider = partAt(path);
    if (!slider || slider->role() != QAccessible::Slider)
        return {};
    const QString text = slider->text(QAccessible::Value);
    // Of an empty text the number would be said: that of a slider nobody has put anywhere yet.
    return {{QStringLiteral("valuetext"), text.isEmpty() ? QStringLiteral(" ") : text}};
}

/// The states of the button with a menu that stands at a path of the bus; Qt leaves out that it has one.
/// Empty for anything else.
QList<uint> menuStatesAt(const QString &path)
{
    const QAccessibleInterface *button = partAt(path);
    if (!button || (button->role() != QAccessible::Button && button->role() != QAccessible::ButtonMenu))
        return {};
    const QAccessible::State state = button->state();
    if (!state.hasPopup)
        return {};
    // By the numbers that the bus gives to them.
    const std::pair<int, bool> all[] = {{5, state.collapsed},
                                        {8, !state.disabled}, // enabled
                                        {9, state.expandable},
                                        {10, state.expanded},
                                        {11, state.focusable},
                                        {12, state.focused},
                                        {20, state.pressed},
                                        {24, !state.disabled},                      // sensitive
                                        {25, !state.invisible && !state.offscreen}, // showing
                                        {30, !state.invisible},                     // visible
                                        {42, true}};                                // has a popup
    quint64 bits = 0;
    for (const auto &[bit, isSet] : all)
        bits |= isSet ? quint64(1) << bit : 0;
    return {static_cast<uint>(bits & 0xffffffffU), static_cast<uint>(bits >> 32)};
}

/// Stands before Qt's bridge: answers for attributes of sliders, states of buttons with a menu and names of
/// menus, and hands on everything else.
class ValueTexts final : public QDBusVirtualObject, public QAccessible::ActivationObserver
{
public:
    ValueTexts()
    {
        qDBusRegisterMetaType<Attributes>();
        qDBusRegisterMetaType<QList<uint>>();
        QAccessible::installActivationObserver(this);
        if (QAccessible::isActive())
            accessibilityActiveChanged(true);
    }
    ~ValueTexts() override { QAccessible::removeActivationObserver(this); }

    bool areTold() const { return !m_bridge.isNull(); }
    QString introspect(const QString &path) const override
    {
        return m_bridge ? m_bridge->introspect(path) : QString();
    }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &bus) override
    {
        if (message.member() == QLatin1String("GetAttributes")) {
            const Attributes attributes = attributesAt(message.path());
            if (!attributes.isEmpty())
                return bus.send(message.createReply(QVariant::fromValue(attributes)));
        }
        if (message.member() == QLatin1String("GetState")) {
            const QList<uint> states = menuStatesAt(message.path());
            if (!states.isEmpty())
                return bus.send(message.createReply(QVariant::fromValue(states)));
        }
        if (message.member() == QLatin1String("Get") &&
            message.arguments().value(1) == QLatin1String("Name")) {
            const QString name = menuNameAt(message.path());
            if (!name.isEmpty())
                return bus.send(message.createReply(QVariant::fromValue(QDBusVariant(name))));
        }
        return m_bridge && m_bridge->handleMessage(message, bus);
    }
    void accessibilityActiveChanged(bool active) override
    {
        if (active) // the bridge takes its place right after this
            QMetaObject::invokeMethod(
                this, [this] { standBefore(); }, Qt::QueuedConnection);
    }

private:
    void standBefore()
    {
        QDBusConnection bus(bridgeName());
        if (areTold() || !bus.isConnected())
            return;
        auto *bridge = qobject_cast<QDBusVirtualObject *>(bus.objectRegisteredAt(bridgePath()));
        if (!bridge)
            return;
        bus.unregisterObject(bridgePath());
        if (bus.registerVirtualObject(bridgePath(), this, QDBusConnection::SubPath))
            m_bridge = bridge;
        else
            bus.registerVirtualObject(bridgePath(), bridge, QDBusConnection::SubPath);
    }

    QPointer<QDBusVirtualObject> m_bridge;
};

/// The program's, once it has some.
const ValueTexts *valueTexts()
{
    const QCoreApplication *program = QCoreApplication::instance();
    return program ? dynamic_cast<const ValueTexts *>(
                         program->findChild<QDBusVirtualObject *>(objectName(), Qt::FindDirectChildrenOnly))
                   : nullptr;
}

} // namespace

void tellValueTexts()
{
    if (valueTexts() || !QCoreApplication::instance())
        return;
    auto *texts = new ValueTexts;
    texts->setObjectName(objectName());
    texts->setParent(QCoreApplication::instance());
}

bool areValueTextsTold()
{
    const ValueTexts *texts = valueTexts();
    return texts && texts->areTold();
}

void tellExpanded(QAccessibleEvent &event)
{
    QAccessibleInterface *button = event.accessibleInterface();
    if (!button || !button->isValid() || !areValueTextsTold())
        return;
    const QAccessible::State state = button->state();
    // A reader that keeps states is told of both, or it would find the old one beside the new one.
    const std::pair<const char *, bool> told[] = {{"collapsed", state.collapsed},
                                                  {"expanded", state.expanded}};
    for (const auto &[name, isSo] : told) {
        QDBusMessage signal = QDBusMessage::createSignal(
            bridgePath() + u'/' + QString::number(QAccessible::uniqueId(button)),
            QStringLiteral("org.a11y.atspi.Event.Object"), QStringLiteral("StateChanged"));
        signal << QString::fromLatin1(name) << int(isSo) << 0 << QVariant::fromValue(QDBusVariant(0))
               << QVariantMap();
        QDBusConnection(bridgeName()).send(signal);
    }
}

} // namespace rp

#else

void rp::tellExpanded(QAccessibleEvent &) {}

void rp::tellValueTexts() {}

bool rp::areValueTextsTold()
{
    return false;
}

#endif
