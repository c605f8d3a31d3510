// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/views/map/map_fixture.h"
#include "views/map/graph_map.h"
#include "views/map/map_plot.h"

#include <QLocale>
#include <QTest>
#include <memory>

namespace map_fixture {

/// A shown map of a pass with a break, focused, in English: what the tests of the widget begin with.
class MapDesk : public QObject
{
protected:
    std::unique_ptr<rp::GraphMap> m_map;
    rp::MapPlot *m_plot = nullptr;

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_plot, key, modifiers);
    }
    int alarm() const
    {
        const auto &nodes = m_map->graph().nodes;
        for (int i = 0; i < int(nodes.size()); ++i)
            if (nodes[std::size_t(i)].alarm)
                return i;
        return -1;
    }

    void lay()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_map = std::make_unique<rp::GraphMap>();
        m_map->setCaption(QStringLiteral("Before the surgery"));
        m_map->setGraph(pass(rp::physics::SurgeryMethod::ResumableBreak));
        m_map->resize(480, 420);
        m_map->show();
        m_plot = qobject_cast<rp::MapPlot *>(m_map->plotWidget());
        QVERIFY(m_plot);
        QVERIFY(QTest::qWaitForWindowActive(m_map.get()));
        m_plot->setFocus();
        QTRY_VERIFY(m_plot->hasFocus());
    }
    void clear()
    {
        m_map.reset();
        QLocale::setDefault(QLocale::c());
    }
};

} // namespace map_fixture
