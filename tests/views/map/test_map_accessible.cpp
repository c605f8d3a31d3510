// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the map gives to those who can't see it, or take it with them: list of nodes and exports. What is
// spoken is only tried on a desktop.
#include "tests/support/test_main.h"
#include "tests/views/map/map_desk.h"

#include <QAccessible>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QSvgRenderer>
#include <QTableView>
#include <QTemporaryDir>

namespace test_map_accessible {

using namespace rp;
using physics::SurgeryMethod;

class TestMapAccessible : public map_fixture::MapDesk
{
    Q_OBJECT
private slots:
    void initTestCase() { installMapAccessibility(); }
    void init() { lay(); }
    void cleanup() { clear(); }
    void accessibleList();
    void focusIsSpoken();
    void smallNodesAreTargetsAllTheSame();
    void exports();
};

namespace {

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<int> *heard = nullptr; ///< children that got the focus

void hear(QAccessibleEvent *event)
{
    if (heard && event->type() == QAccessible::Focus)
        heard->push_back(event->child());
}

QAccessibleInterface *list(MapPlot *plot)
{
    return QAccessible::queryAccessibleInterface(plot);
}

} // namespace

void TestMapAccessible::accessibleList()
{
    QAccessibleInterface *map = list(m_plot);
    QVERIFY(map);
    QCOMPARE(map->role(), QAccessible::List);
    QCOMPARE(map->text(QAccessible::Name), m_map->caption());
    QCOMPARE(map->text(QAccessible::Description), m_map->graph().summary);
    QVERIFY(map->state().focusable);
    QCOMPARE(map->childCount(), int(m_map->graph().nodes.size()));
    const QRect window = map->rect();
    for (int i = 0; i < map->childCount(); ++i) {
        QAccessibleInterface *node = map->child(i);
        QVERIFY(node && node->isValid());
        QCOMPARE(node->role(), QAccessible::ListItem);
        QCOMPARE(node->parent(), map);
        QCOMPARE(map->indexOfChild(node), i);
        QVERIFY(node->text(QAccessible::Name).startsWith(m_map->graph().nodes[std::size_t(i)].label));
        QVERIFY(node->text(QAccessible::Description).contains(QStringLiteral("Node %1 of").arg(i + 1)));
        QVERIFY(!node->text(QAccessible::Description).startsWith(node->text(QAccessible::Name)));
        QVERIFY(!node->rect().isEmpty());
        QCOMPARE(bool(node->state().offscreen), !window.intersects(node->rect()));
    }
    QVERIFY(!map->child(-1));
    QVERIFY(!map->child(map->childCount()));
    const int fork = alarm();
    map->child(fork)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_map->focusedNode(), fork);
    QVERIFY(map->child(fork)->state().focused);
    QVERIFY(!map->child(0)->state().focused);
    QCOMPARE(map->focusChild(), map->child(fork));
    const QPoint middle = map->child(fork)->rect().center();
    QCOMPARE(map->childAt(middle.x(), middle.y()), map->child(fork));
}

void TestMapAccessible::smallNodesAreTargetsAllTheSame()
{
    m_map->setZoom(smallestZoom);
    QAccessibleInterface *map = list(m_plot);
    const double least = 24.0;
    bool isSmall = false;
    for (int i = 0; i < m_plot->itemCount(); ++i) {
        const QRectF drawn = m_plot->nodeRect(i);
        isSmall = isSmall || drawn.height() < least;
        QVERIFY(map->child(i)->rect().width() >= least && map->child(i)->rect().height() >= least);
        QCOMPARE(m_plot->itemAt(drawn.center()), i); // a node that is pressed itself is the one that is meant
    }
    QVERIFY(isSmall);
    // Above the first one nothing else is near.
    const QRectF first = m_plot->nodeRect(0);
    QCOMPARE(m_plot->itemAt({first.center().x(), first.center().y() - 11.0}), 0);
    QCOMPARE(m_plot->itemAt({first.center().x(), first.center().y() - 40.0}), -1);
}

void TestMapAccessible::focusIsSpoken()
{
    if (QGuiApplication::platformName() == QLatin1String("offscreen"))
        QSKIP("Qt tells no assistive tool anything without a desktop.");
    QTRY_VERIFY(QAccessible::isActive());
    std::vector<int> children;
    heard = &children;
    const auto before = QAccessible::installUpdateHandler(hear);
    press(Qt::Key_Home);
    press(Qt::Key_Down);
    press(Qt::Key_Escape);
    QAccessible::installUpdateHandler(before);
    heard = nullptr;
    QCOMPARE(children, (std::vector<int>{0, 1, -1})); // -1: the whole map
}

void TestMapAccessible::exports()
{
    QTemporaryDir folder;
    QString error;
    const QString svg = folder.filePath(QStringLiteral("map.svg"));
    QVERIFY(m_map->exportSvg(svg, &error));
    const QByteArray bytes = fileBytes(svg);
    QVERIFY(QSvgRenderer(bytes).isValid());
    QVERIFY(!bytes.contains("<image")); // vectors, no picture inside
    QVERIFY(bytes.contains("Before the surgery"));
    QVERIFY(bytes.contains("operations"));
    const QString png = folder.filePath(QStringLiteral("map.png"));
    QVERIFY(m_map->exportPng(png, &error));
    const QImage image(png);
    QVERIFY(image.height() > m_plot->drawing().size().height()); // all of it, whatever is in view
    QCOMPARE(image.text(QStringLiteral("Title")), QStringLiteral("Before the surgery"));
    QVERIFY(m_map->pictureSize().height() * 2.0 - image.height() < 2.0);
    const QString csv = folder.filePath(QStringLiteral("map.csv"));
    QVERIFY(m_map->exportCsv(csv, &error));
    QCOMPARE(fileBytes(csv).count('\n'), int(m_map->graph().nodes.size()) + 1);
    QVERIFY(!m_map->exportSvg(folder.filePath(QStringLiteral("none/map.svg")), &error));
    QVERIFY(error.contains(QStringLiteral("map.svg")));
}

RP_TEST(TestMapAccessible)

} // namespace test_map_accessible
#include "test_map_accessible.moc"
