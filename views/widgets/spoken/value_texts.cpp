// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/value_texts.h"

#ifdef RIDGEPOINT_DBUS

#include <QAccessible>
#include <QMap>
#include <QPointer>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusMetaType>
#include <QtDBus/QDBusVirtualObject>

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

/// The attributes of the slider that stands at a path of the bus; none for anything else.
Attributes attributesAt(const QString &path)
{
    bool isNumber = false;
    const QAccessible::Id id = path.mid(bridgePath().size() + 1).toUInt(&isNumber);
    QAccessibleInterface *slider = isNumber ? QAccessible::accessibleInterface(id) : nullptr;
    if (!slider || !slider->isValid() || slider->role() != QAccessible::Slider)
        return {};
    const QString text = slider->text(QAccessible::Value);
    // Of an empty text the number would be said: that of a slider nobody has put anywhere yet.
    return {{QStringLiteral("valuetext"), text.isEmpty() ? QStringLiteral(" ") : text}};
}

/// Stands before Qt's bridge: answers for attributes of sliders, and hands on everything else.
class ValueTexts final : public QDBusVirtualObject, public QAccessible::ActivationObserver
{
public:
    ValueTexts()
    {
        qDBusRegisterMetaType<Attributes>();
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

} // namespace rp

#else

void rp::tellValueTexts() {}

bool rp::areValueTextsTold()
{
    return false;
}

#endif
