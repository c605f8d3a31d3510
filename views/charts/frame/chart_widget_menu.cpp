// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ChartWidget behind its menu: texts of the buttons, copying and exporting.
#include "views/charts/frame/chart_export.h"
#include "views/charts/frame/chart_plot.h"
#include "views/charts/frame/chart_widget.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

namespace rp {

void ChartWidget::buildMenu()
{
    m_menu = new QMenu(this);
    m_copyCsv = m_menu->addAction(QString(), this, &ChartWidget::copyCsv);
    m_menu->addSeparator();
    m_exportCsv = m_menu->addAction(QString(), this, [this] { askExport(QStringLiteral("csv")); });
    m_exportSvg = m_menu->addAction(QString(), this, [this] { askExport(QStringLiteral("svg")); });
    m_exportPng = m_menu->addAction(QString(), this, [this] { askExport(QStringLiteral("png")); });
    m_menu->addSeparator();
    m_keys = m_menu->addAction(QString(), this, &ChartWidget::showKeys);
    m_menuButton->setMenu(m_menu);
}

void ChartWidget::retranslateUi()
{
    //: Button that shows or hides the numbers behind a chart.
    m_tableButton->setText(tr("Data table"));
    m_tableButton->setAccessibleDescription(tr("Shows the values of this chart as a table below it."));
    //: Button that opens a menu with copy and export of a chart.
    m_menuButton->setText(tr("Chart menu"));
    m_menuButton->setAccessibleDescription(tr("Copy the values, export the chart, list its keys."));
    m_copyCsv->setText(tr("Copy values as CSV"));
    m_exportCsv->setText(tr("Export values as CSV…"));
    m_exportSvg->setText(tr("Export picture as SVG…"));
    m_exportPng->setText(tr("Export picture as PNG…"));
    m_keys->setText(tr("Keys in this chart"));
    nameButtons();
    arrangeHeader();
}

void ChartWidget::nameButtons()
{
    // Several charts share a page, so each button also says whose it is.
    const QString caption = m_caption->text();
    //: Accessible name of the button "Data table"; keep its text in front. %1: title of the chart.
    m_tableButton->setAccessibleName(tr("Data table: %1").arg(caption));
    //: Accessible name of the button "Chart menu"; keep its text in front. %1: title of the chart.
    m_menuButton->setAccessibleName(tr("Chart menu: %1").arg(caption));
}

void ChartWidget::copyCsv()
{
    if (!m_table)
        return;
    QGuiApplication::clipboard()->setText(m_table->csv());
    emit announce(tr("Values copied."));
}

bool ChartWidget::exportCsv(const QString &path, QString *error)
{
    return writeExport(path, m_table ? m_table->csv().toUtf8() : QByteArray(), error);
}

bool ChartWidget::exportSvg(const QString &path, QString *error)
{
    content(); // up to date
    const QByteArray bytes =
        ChartPicture(m_plot->canvas(), m_plot->content(), m_plot->chartStyle(), m_plot->size()).svg();
    m_plot->relayout();
    return writeExport(path, bytes, error);
}

bool ChartWidget::exportPng(const QString &path, QString *error)
{
    content();
    const QByteArray bytes =
        ChartPicture(m_plot->canvas(), m_plot->content(), m_plot->chartStyle(), m_plot->size()).png();
    m_plot->relayout();
    return writeExport(path, bytes, error);
}

ChartPicture ChartWidget::printed(const QFont &font, double width)
{
    content(); // up to date
    ChartStyle style = m_plot->chartStyle();
    style.font = font;
    style.font.setPixelSize(std::max(1, QFontInfo(font).pixelSize()));
    QPalette paper;
    paper.setColor(QPalette::Base, Qt::white);
    paper.setColor(QPalette::Window, Qt::white);
    paper.setColor(QPalette::Text, QColor(0x1a, 0x1a, 0x1a));
    paper.setColor(QPalette::WindowText, QColor(0x1a, 0x1a, 0x1a));
    style.theme = chartThemeFor(paper);
    return {m_plot->canvas(), m_plot->content(), style, QSizeF(width, 0.0)};
}

void ChartWidget::askExport(const QString &suffix)
{
    auto *dialog = new QFileDialog(this, tr("Export chart"), QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    //: File type in a dialog. %1: "CSV", "SVG" or "PNG"; %2: its file pattern.
    dialog->setNameFilter(tr("%1 file (%2)").arg(suffix.toUpper(), QStringLiteral("*.") + suffix));
    const QString stem = m_table ? m_table->id() : QStringLiteral("chart");
    dialog->selectFile(stem + QLatin1Char('.') + suffix);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, suffix](const QString &path) { exportTo(path, suffix); });
    dialog->open();
}

void ChartWidget::exportTo(const QString &path, const QString &suffix)
{
    QString error;
    const bool done = suffix == QLatin1String("csv")   ? exportCsv(path, &error)
                      : suffix == QLatin1String("svg") ? exportSvg(path, &error)
                                                       : exportPng(path, &error);
    if (done) {
        emit announce(tr("Chart exported to %1.").arg(Format::isolate(QFileInfo(path).fileName())));
        return;
    }
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Export chart"), error, QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace rp
