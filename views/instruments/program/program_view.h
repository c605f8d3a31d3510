// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <utility>
#include <vector>

class QBoxLayout;
class QListWidget;
class QMenu;

namespace rp {

class ActionButton;
class ResultTable;
class RooflineChart;
class Toggle;

/// What a program shows: its lines, the kernels that they become, and where those lie on the roofline. Texts
/// are translated, code is not.
struct ProgramShown
{
    /// What can be done to a line, or to all.
    struct Edit
    {
        QString key;
        QString text;
        bool isOn = false; ///< has been done
        bool isSwitch = true;
    };
    struct Line
    {
        QString code;
        std::vector<Edit> edits = {};
    };
    struct Kernel
    {
        QString row;   ///< of the table of points
        QString name;  ///< "Kernel 1: lines 1 to 3"
        QString moves; ///< "Reads 1.57 MB and writes 1.57 MB."
        QString intensity;
        bool isMemoryBound = true;
        int first = 0; ///< lines that it is made of
        int last = 0;
        std::vector<std::pair<QString, QString>> code = {}; ///< as it is generated, and as it is read aloud

        bool holds(int line) const { return line >= first && line <= last; }
    };
    std::vector<Line> lines;
    std::vector<Edit> toAll = {}; ///< what can be done to all lines together: apart in the menu of each
    std::vector<Kernel> kernels;
    bool isCompiled = false;
    bool canCompile = true; ///< it can be switched
    bool canUndo = false;
    bool canReset = false;
};

/// Lines of code, the kernels that they become, and their points on a roofline: what is chosen in one of them
/// lights up in the others, with the kernel as a compiler writes it. What is to be done to a line is chosen
/// from a menu; it is asked for, and the instrument does it. Where the lines stand beside it already, it
/// shows kernels and points alone.
class ProgramView : public QWidget
{
    Q_OBJECT
public:
    enum class Lines
    {
        Own,
        Beside ///< elsewhere, where the owner puts kernels() as well
    };
    enum class Edits
    {
        Offered,
        None
    };
    ProgramView(Lines lines, Edits edits, QWidget *parent = nullptr);

    /// Call again when the language has changed.
    void setShown(const ProgramShown &shown);
    /// The kernels on the roofline: a table's rows, and the one of all kernels together. Of the others, only
    /// the chosen one has its name beside it.
    void setPoints(ResultTable *points, const QString &whole);
    void chooseLine(int line);
    const ProgramShown::Kernel *litKernel() const; ///< null: none
    /// What a line becomes: each kernel with its intensity, the side of the ridge that it lies on, and what
    /// it moves.
    QString becomes(int line) const;

    QListWidget *lines() const { return m_lines; }
    QListWidget *kernels() const { return m_kernels; }
    QListWidget *generated() const { return m_generated; }
    RooflineChart *roofline() const { return m_roofline; }
    Toggle *compiler() const { return m_compile; }
    ActionButton *editButton() const { return m_edit; }
    ActionButton *undoButton() const { return m_undo; }
    ActionButton *resetButton() const { return m_reset; }
    /// What can be done to the line that is chosen, as the menu has it.
    QMenu *editMenu();

signals:
    void lit(int line); ///< another line or kernel has been chosen
    void edited(int line, const QString &edit);
    void compileChosen(bool on);
    void undoChosen();
    void resetChosen();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QListWidget *makeList(const char *name, bool isCode);
    void build(Lines lines, Edits edits);
    void openMenu();
    int kernelOf(int line) const;
    void chooseKernel(int kernel);
    void light(int line, int kernel);
    static QString sentenceOf(const ProgramShown::Kernel &kernel);
    void refresh();
    void fit();

    ProgramShown m_shown;
    int m_line = 0;
    int m_kernel = 0;
    bool m_showing = false;       ///< what lists tell now is nobody's choice
    QBoxLayout *m_both = nullptr; ///< lists and picture
    QListWidget *m_lines;
    QListWidget *m_kernels;
    QListWidget *m_generated;
    RooflineChart *m_roofline;
    Toggle *m_compile;
    ActionButton *m_edit;
    ActionButton *m_undo;
    ActionButton *m_reset;
    QMenu *m_menu;
};

} // namespace rp
