// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/page/shown_parts.h"
#include "views/widgets/tab_row.h"

namespace rp {

class FigureFrame;
class FigureTiles;
class TextBlock;

/// One page about an instrument: its picture with all the room there is, and what stands around it in slots
/// that keep their heights.
class InstrumentPage : public TabPage
{
    Q_OBJECT
public:
    /// @param plan must outlive it
    InstrumentPage(const PagePlan &plan, InstrumentView &view, QWidget *parent);

    /// After a change of the instrument or the language, and when the page comes to the front.
    void showResults();
    /// The widget of a part; null when there is none of that id or it is another kind of widget.
    template<typename Widget>
    Widget *part(const char *id) const
    {
        return qobject_cast<Widget *>(find(QString::fromLatin1(id)));
    }
    QWidget *find(const QString &id) const;
    /// What the picture leaves out: its sentence in full, its table, and the plan's notes. Made now if need
    /// be, and brought up to date while it shows.
    QWidget *notes(QWidget *parent);
    void setNotesShown(bool shown);

    /// What the picture shows, in one sentence; empty where it has none.
    QString sentence() const;
    /// Where the keyboard goes in the picture; null where nothing of it takes it.
    QWidget *pictureStop() const;

    bool hasHeightForWidth() const override { return false; } ///< it gets what there is
    QSize sizeHint() const override { return minimumSizeHint(); }

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addPicture(QBoxLayout &column);
    void fitFigures();
    int wholePicture() const;
    void showNotes();

    const PagePlan &m_plan;
    InstrumentView &m_view;
    ShownParts m_parts;
    ShownParts m_noteParts;
    QWidget *m_picture = nullptr;
    FigureFrame *m_frame = nullptr; ///< of the picture, where it is one
    std::vector<FigureTiles *> m_tiles;
    TextBlock *m_sentence = nullptr; ///< where the picture has none of its own
    QWidget *m_notes = nullptr;
    TextBlock *m_whole = nullptr;    ///< the picture's sentences
    TextBlock *m_measured = nullptr; ///< what was measured where the instrument is set
    QWidget *m_figures = nullptr;    ///< below the picture
    QWidget *m_allFigures = nullptr; ///< those too that the page has no room for
    bool m_hasCome = false;          ///< was in view before
};

} // namespace rp
