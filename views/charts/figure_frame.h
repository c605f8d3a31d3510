// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"
#include "views/charts/figure_menu.h"

#include <QPointer>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QLayout;
class QPushButton;
class QTableView;
class QVBoxLayout;

namespace rp {

class DataTable;
class TextBlock;

/// What stands around every chart and map: caption, takeaway sentence, the figure (one tab stop), a status
/// line, a data table on demand, and a menu with exports and the list of keys. All say the same, because all
/// are renderings of one table.
class FigureFrame : public QWidget
{
    Q_OBJECT
public:
    ~FigureFrame() override;

    /// The focusable part, for setFocus() and tab order. (A focus proxy would make the whole figure report
    /// the focus on the accessibility bus.)
    QWidget *plotWidget() const { return m_figure; }
    QString caption() const;
    QString takeaway() const;   ///< the sentence shown above the figure
    QString statusText() const; ///< what the keyboard is at, or how to walk
    /// For a page that belongs to the figure: it takes all the room, and one short sentence stands below it
    /// in a slot that keeps its height. The takeaway and the keys are for assistive tools, and for the eye
    /// while the figure has the focus; the data table has a place elsewhere.
    void setOnStage();
    /// What the figure shows, in a sentence: that of its page, else the takeaway's first.
    QString shortSentence() const;
    /// The short sentence; empty: the takeaway's first. @param after stands behind either
    void setShortSentence(const QString &sentence, const QString &after = {});
    /// One line per key the figure answers to: "Left, Right: …".
    virtual QStringList keyLines() const = 0;

    /// Lets the figure come up in motion, where it can.
    void pourIn();
    /// Marks what another picture points at; empty: nothing.
    virtual void light(const QString &key) { Q_UNUSED(key) }

    bool isDataTableVisible() const;
    void setDataTableVisible(bool visible);
    QTableView *dataTable() const; ///< null until it is first shown

    void copyCsv();
    /// These write a whole file or none. On failure they return false and put one translated sentence
    /// that names the file and a remedy into `error`.
    bool exportCsv(const QString &path, QString *error);
    bool exportSvg(const QString &path, QString *error);
    bool exportPng(const QString &path, QString *error);
    bool exportWav(const QString &path, QString *error);

signals:
    /// A sentence for a screen reader that no focus change speaks (copied, exported, zoomed).
    void announce(const QString &sentence);
    void dataTableVisibleChanged(bool visible);
    /// What the pointer or the focus is at, as other pictures know it too; empty: nothing.
    void pointed(const QString &key);

protected:
    /// `kind` begins the names of the parts: "chart" makes "chartMenuButton".
    FigureFrame(const QString &kind, QWidget *parent);

    virtual FigureWords words() const = 0;
    /// What is shown as table and exported as CSV; null: nothing.
    virtual ResultTable *tableToShow() = 0;
    virtual QByteArray picture(bool asSvg) = 0;
    virtual QString summary() const = 0;
    virtual QByteArray soundFile() { return {}; } ///< of what makes a sound
    virtual void retranslateUi();
    /// The size of the texts has changed.
    virtual void refit();
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

    /// Puts the figure with what belongs to it under the takeaway; the status line comes below.
    void setFigure(QWidget *figure, QLayout *around);
    QVBoxLayout *column() const { return m_column; }
    FigureMenu *menu() const { return m_menu; }
    void setTableTabOrder(QWidget *before) { m_beforeTable = before; }
    void setCaptionText(const QString &caption);
    bool isWalked() const;
    QString shownStatus() const;
    virtual void nameButtons();
    void showTakeaway();
    void showStatus(const QString &text);
    /// The status line is for everybody now, also below a figure on a stage that nobody walks.
    void setStatusForAll(bool forAll) { m_statusForAll = forAll; }
    void showKeys();
    /// After tableToShow() may have changed.
    void fitDataTable();

private:
    void buildHeader();
    void arrangeHeader();
    void buildDataTable();
    void askExport(const QString &suffix);
    void exportTo(const QString &path, const QString &suffix);
    void fitSlots();

    QString m_kind;
    bool m_onStage = false;
    bool m_isRead = false; ///< the slot below shows all that is said of the place that has the keyboard
    bool m_statusForAll = false;
    QString m_statusText;
    QString m_short;
    QString m_after;
    QWidget *m_figure = nullptr;
    QWidget *m_beforeTable = nullptr;
    QVBoxLayout *m_column = nullptr;
    QBoxLayout *m_header = nullptr;
    QBoxLayout *m_tools = nullptr;
    TextBlock *m_caption = nullptr;
    QLabel *m_takeaway = nullptr;
    QLabel *m_status = nullptr;
    QPushButton *m_tableButton = nullptr;
    QPushButton *m_menuButton = nullptr;
    FigureMenu *m_menu = nullptr;
    DataTable *m_dataTable = nullptr; ///< made when first asked for
};

} // namespace rp
