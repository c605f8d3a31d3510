// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <functional>

class QPushButton;

namespace rp {

class TextBlock;

/// Translated texts of a frame that say what it holds.
struct FigureWords
{
    QString table;     ///< of the button: "Data table"
    QString tableOf;   ///< with %1 for the caption: "Data table: %1"
    QString tableHelp; ///< what the button does, in a sentence
    QString menu;      ///< "Chart menu"
    QString menuOf;
    QString menuHelp;
    QString copyCsv;
    QString exportCsv;
    QString exportSvg;
    QString exportPng;
    QString exportWav = {}; ///< these three are empty for what makes no sound
    QString play = {};
    QString playSeries = {};
    QString keys; ///< "Keys in this chart"
    QString copied;
    QString exportTitle; ///< of the dialog
    QString exported;    ///< with %1 for the file's name
    QString fileType;    ///< with %1 for "CSV" and %2 for "*.csv"
};

/// The menu of a figure: copying, exports, the list of keys.
class FigureMenu : public QMenu
{
    Q_OBJECT
public:
    explicit FigureMenu(QWidget *parent);

    void setWords(const FigureWords &words);
    /// Puts an action before the last one.
    void insertBeforeKeys(QAction *action) { insertAction(m_keys, action); }

signals:
    void copyAsked();
    void exportAsked(const QString &suffix); ///< "csv", "svg", "png" or "wav"
    void playAsked(bool bySeries);
    void keysAsked();

private:
    QAction *m_copyCsv;
    QAction *m_exportCsv;
    QAction *m_exportSvg;
    QAction *m_exportPng;
    QAction *m_exportWav;
    QAction *m_play;
    QAction *m_playSeries;
    QAction *m_keys;
};

/// A caption on a stage is read whole: where it has no room beside the name of the menu, that is only a sign,
/// and where this does not help the caption has two lines.
void fitBesideMenu(TextBlock &caption, QPushButton &button, const QString &menu, int width);

/// Asks for a file to write to; `name` is without its suffix.
void askForFile(QWidget *parent, const FigureWords &words, const QString &name, const QString &suffix,
                const std::function<void(const QString &path)> &chosen);

} // namespace rp
