// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/graph/operation_graph.h"
#include "views/instruments/program/program_view.h"
#include "views/instruments/surgery/code_list.h"
#include "views/instruments/surgery/pass_map.h"

#include <set>

class QToolButton;
class QBoxLayout;
class QVBoxLayout;

namespace rp {

class GraphMap;
class QuietStack;
class SurgeryInstrument;
class TextBlock;
class ToolShelf;
struct SurgeryOutcome;

/// The code of a program beside the map of its pass, and below them the tools of the surgeon. The learner
/// finds the line that breaks the graph; a tool on it rewrites the line, and the graphs grow together. Where
/// something had been done already when it was made, the line has been found; what other controls choose
/// finds nothing. The map opens its operations. Only asks for a surgery; shows what the instrument holds.
/// Without tools it is a picture in which all is found.
class SurgeryStage : public QWidget
{
    Q_OBJECT
public:
    enum class Tools
    {
        Offered,
        None
    };
    enum class Picture
    {
        Map,
        Kernels ///< what the lines become, and where that lies on the roofline
    };
    SurgeryStage(const SurgeryInstrument &instrument, Tools tools, QWidget *parent = nullptr);

    /// After a change of the instrument or of the language.
    void showValues();
    bool isFound() const;
    void setPicture(Picture picture);
    /// Above the picture; beside the code there is no room over both.
    void setChoice(QWidget *choice);
    QWidget *choice() const { return m_choice; }

    CodeList *code() const { return m_code; }
    PassMap *map() const { return m_map; }
    ToolShelf *shelf() const { return m_shelf; }
    QToolButton *zoomButton() const { return m_zoom; }
    GraphMap *operations() const { return m_operations; } ///< null until they have been asked for
    ProgramView *program() const { return m_program; }    ///< likewise
    TextBlock *hint() const { return m_hint; }

signals:
    void chosen(const QString &surgery);
    void announce(const QString &sentence);
    void programMade(ProgramView *program);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    BreakCause cause() const;
    const SurgeryOutcome &outcomeOf(const QString &key) const;
    void buildMap();
    void fit();
    void chooseLine(int line);
    void take(const QString &key, int line);
    void hover(const QString &key, int line);
    void zoom();
    void showCode();
    void showMap();
    void showTools();
    void showOperations();
    // In surgery_kernels.cpp.
    void buildProgram();
    void showProgram();
    ProgramShown programShown() const;
    QString told(const char *figure, const QString &value) const;
    void say(const QString &sentence);
    QString reason(int line) const;
    PassShown passShown() const;

    const SurgeryInstrument &m_instrument;
    Tools m_tools;
    std::set<BreakCause> m_found; ///< causes whose line has been found
    QString m_over;               ///< the tool that is over the line; empty: none
    int m_target = -1;            ///< the line that it is over
    QString m_said;               ///< about the last try; empty: the usual hint
    QWidget *m_page = nullptr;    ///< holds all of it, and scrolls where it is too high
    QBoxLayout *m_both = nullptr; ///< the code, and its picture
    CodeList *m_code = nullptr;
    TextBlock *m_hint = nullptr;
    QVBoxLayout *m_left = nullptr; ///< the code, and what its lines become
    QVBoxLayout *m_right = nullptr;
    QWidget *m_choice = nullptr;
    QuietStack *m_stack = nullptr;
    PassMap *m_map = nullptr;
    GraphMap *m_operations = nullptr;
    ProgramView *m_program = nullptr;
    Picture m_picture = Picture::Map;
    QToolButton *m_zoom = nullptr;
    ToolShelf *m_shelf = nullptr;
};

} // namespace rp
