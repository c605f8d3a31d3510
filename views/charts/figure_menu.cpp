// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/figure_menu.h"

#include "views/charts/kept_texts.h"
#include "views/widgets/text_block.h"

#include <QDir>
#include <QFileDialog>
#include <QPushButton>

namespace rp {

namespace {

constexpr int betweenParts = 8; ///< pixels

} // namespace

FigureMenu::FigureMenu(QWidget *parent)
    : QMenu(parent)
{
    const auto exportAction = [this](const QString &suffix) {
        QAction *action = addAction(QString(), this, [this, suffix] { emit exportAsked(suffix); });
        action->setProperty("exports", suffix); // which a site may lock
        return action;
    };
    m_copyCsv = addAction(QString(), this, &FigureMenu::copyAsked);
    m_copyCsv->setProperty("exports", QStringLiteral("csv"));
    addSeparator();
    m_exportCsv = exportAction(QStringLiteral("csv"));
    m_exportSvg = exportAction(QStringLiteral("svg"));
    m_exportPng = exportAction(QStringLiteral("png"));
    m_exportWav = exportAction(QStringLiteral("wav"));
    m_exportWav->setProperty("exports", QStringLiteral("csv")); // it tells the same values
    addSeparator();
    m_play = addAction(QString(), this, [this] { emit playAsked(false); });
    m_playSeries = addAction(QString(), this, [this] { emit playAsked(true); });
    m_keys = addAction(QString(), this, &FigureMenu::keysAsked);
}

void FigureMenu::setWords(const FigureWords &words)
{
    m_copyCsv->setText(words.copyCsv);
    m_exportCsv->setText(words.exportCsv);
    m_exportSvg->setText(words.exportSvg);
    m_exportPng->setText(words.exportPng);
    m_keys->setText(words.keys);
    const auto ofSound = [](QAction &action, const QString &text) {
        action.setText(text);
        action.setVisible(!text.isEmpty());
    };
    ofSound(*m_exportWav, words.exportWav);
    ofSound(*m_play, words.play);
    ofSound(*m_playSeries, words.playSeries);
}

void askForFile(QWidget *parent, const FigureWords &words, const QString &name, const QString &suffix,
                const std::function<void(const QString &path)> &chosen)
{
    auto *dialog = new QFileDialog(parent, words.exportTitle, QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->setNameFilter(words.fileType.arg(suffix.toUpper(), QStringLiteral("*.") + suffix));
    dialog->selectFile(name + QLatin1Char('.') + suffix);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

void fitBesideMenu(TextBlock &caption, QPushButton &button, const QString &menu, int width)
{
    const QFontMetrics metrics(boldOf(caption.font()));
    const int needed = metrics.horizontalAdvance(caption.text()) + betweenParts;
    const auto fitsWith = [&](const QString &text) {
        if (button.text() != text)
            button.setText(text);
        return needed <= width - button.sizeHint().width();
    };
    const bool fits = fitsWith(menu) || fitsWith(QString(QChar(0x22EE)));
    button.setToolTip(button.text() == menu ? QString() : menu);
    caption.setLines(fits ? 1 : 2);
}

} // namespace rp
