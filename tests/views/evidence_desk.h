// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../models/evidence_fixture.h"
#include "charts/chart_widget.h"
#include "evidence/file_asker.h"
#include "evidence_controller.h"
#include "widgets/announcer.h"
#include "widgets/reading_order.h"
#include "widgets/widget_accessibility.h"
#include "wizard_controller.h"

#include <QAccessible>
#include <QApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

namespace rp::test {

/// The lab with every gate open and a window for one page, connected as the program does it.
struct EvidenceDesk : EvidenceLab
{
    EvidenceDesk()
        : EvidenceLab({}, Ledger::Mode::Presenter)
    {
        installWidgetAccessibility();
        installChartAccessibility();
        announcer = new Announcer(&window);
        new QVBoxLayout(&window);
    }

    template<typename Page>
    void show(Page *page, const QSize &size = {1000, 640})
    {
        window.layout()->addWidget(page);
        window.resize(size);
        window.show();
        QApplication::setActiveWindow(&window);
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        followReadingOrder(window);
    }

    /// Answers every question for a file with this path; an empty one cancels.
    FileAsker fileAsker()
    {
        return [this](QWidget *, const FileQuestion &question, const auto &then) {
            asked = question;
            if (!path.isEmpty())
                then(path);
        };
    }

    WizardController wizard{*session, workbench};
    EvidenceController controller{*session, workbench, book, memo, wizard};
    QSignalSpy refused{&controller, &EvidenceController::refused};
    QTemporaryDir folder;
    QString path;
    FileQuestion asked;
    QWidget window; // the first to go: its page holds references to everything else
    Announcer *announcer = nullptr;
};

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Every widget below that takes the focus by Tab has a name for assistive tools.
inline QStringList unnamed(const QWidget &root)
{
    QStringList found;
    for (QWidget *widget : root.findChildren<QWidget *>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
            continue;
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
        if (!interface || interface->text(QAccessible::Name).trimmed().isEmpty())
            found.append(QString::fromLatin1(widget->metaObject()->className()));
    }
    return found;
}

/// Widgets that reach beyond the page's own width, which scrolls up and down only.
inline QStringList cutOff(const QWidget &page)
{
    QStringList found;
    for (const QWidget *widget : page.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != page.window())
            continue;
        if (widget->parentWidget() && widget->parentWidget()->inherits("QAbstractScrollArea"))
            continue; // inside something that scrolls by itself
        const QRect at(widget->mapTo(&page, QPoint(0, 0)), widget->size());
        if (at.left() < -1 || at.right() > page.width() + 1)
            found.append(QString::fromLatin1(widget->metaObject()->className()));
    }
    return found;
}

} // namespace rp::test
