// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QTextLayout>
#include <QWidget>
#include <array>
#include <memory>
#include <utility>

namespace rp {

/// Wrapped plain text with comfortable line spacing, in the widget's own font times a factor, so that it
/// follows text size and theme by itself. A line feed starts a paragraph. Exposed as static text.
///
/// Most text is no tab stop: it is read with a screen reader's own keys. `setReachable(true)` is for text
/// that the focus is put on, which reads it out, or begins from. `setStop()` is for what tells the story (a
/// brief, a note beside a picture, what is said to an answer) and for what a drawer holds to be read.
class TextBlock : public QWidget
{
    Q_OBJECT
public:
    explicit TextBlock(QWidget *parent = nullptr);
    explicit TextBlock(const QString &text, QWidget *parent = nullptr);

    QString text() const { return m_text; }
    void setText(const QString &text);
    /// The letters that a block of this font has in a style.
    static QFont styledFont(QFont font, double factor, QFont::Weight weight);
    /// Size relative to the inherited font, and weight.
    void setTextStyle(double factor, QFont::Weight weight = QFont::Normal);
    /// A quieter colour for captions; still has full text contrast.
    void setQuiet(bool quiet);
    /// Longest line in average characters; 0: as wide as the layout allows.
    void setMaxChars(int chars) { change(m_maxChars, chars); }
    /// Room at the leading edge and below, in pixels.
    void setInset(int leading, int below);
    void setReachable(bool reachable);
    /// A tab stop that reads itself out; of an empty text it is none. A press of the mouse puts no focus on
    /// it, and so no ring around it.
    void setStop();
    /// What the layout has to leave unbroken: the smallest width follows it. Without it a long word may be
    /// broken where there is no room.
    enum class Whole
    {
        Nothing,
        Words,
        Text ///< all of it in one line, for a number with its unit
    };
    void setWhole(Whole whole) { change(m_whole, whole); }
    /// A slot of so many lines, whatever the text: what has no room ends in an ellipsis and is told in full
    /// by a tool tip. 0: as high as the text.
    void setLines(int lines) { change(m_lines, lines); }
    /// What has fewer lines than its slot stands in the middle of it, beside something that does.
    void setInMiddle() { m_inMiddle = true; }
    /// Extra room before each paragraph, in lines. Lists stand closer than prose.
    void setParagraphGap(double lines);
    /// Role shown to assistive tools: 0 static text, otherwise a heading of that level.
    int headingLevel() const { return m_headingLevel; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void setHeadingLevel(int level) { m_headingLevel = level; }
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    QFont textFont() const { return styledFont(font(), m_factor, m_weight); }
    QString shortened(const QTextLayout &layout, int room) const;
    const QTextLayout &formed(int room) const;
    int maximumTextWidth() const;
    void beginLayout(const QString &drawn) const;
    double layOut(double width) const; ///< returns the height
    double indentOf(const QString &text, int lineStart) const;
    QRectF textRect(const QTextLayout &layout, int room) const; ///< what the lines cover, for the ring
    int narrowest() const;                                      ///< without cutting what is kept whole
    int blockHeight(double textHeight) const;
    void forgetSizes();
    void forgetLetters() const;
    void tellText();
    void showStop();
    void invalidate();
    template<typename Value>
    void change(Value &kept, Value value)
    {
        if (std::exchange(kept, value) != value)
            invalidate();
    }

    QString m_text;
    double m_factor = 1.0;
    QFont::Weight m_weight = QFont::Normal;
    bool m_quiet = false;
    Whole m_whole = Whole::Nothing;
    int m_maxChars = 75;
    int m_lines = 0;
    bool m_inMiddle = false;
    bool m_stop = false;
    double m_paragraphGap = 0.35;
    int m_leading = 0;
    int m_below = 0;
    int m_headingLevel = 0;
    struct Height
    {
        int width = -1;
        int height = 0;
    };
    // What layouts ask for over and over while something else on the page changes.
    mutable std::array<Height, 3> m_heights;
    mutable QSize m_hint;
    mutable int m_narrowest = -1;
    /// The text with no line broken but at its line feeds. Where there is so much room, it need not be laid
    /// out again.
    struct Unbroken
    {
        double width = -1.0; ///< below zero: not known, or lines are broken even with all the room there is
        double height = 0.0;
    };
    mutable Unbroken m_unbroken;
    mutable std::unique_ptr<QTextLayout> m_formed;
    mutable bool m_isOpen = false;     ///< can be laid out for another width
    mutable int m_formedFor = -1;      ///< room that it is painted in; below zero: not to be painted as it is
    bool fitsUnbroken(int room) const; ///< a pixel is kept back for what a layout rounds
};

/// A heading, exposed with role heading and its level. Takes focus when asked to (a page that opens puts the
/// focus on its heading), and is no tab stop.
class HeadingLabel : public TextBlock
{
    Q_OBJECT
public:
    /// Level 1 (page) to 4.
    explicit HeadingLabel(int level, QWidget *parent = nullptr);
    HeadingLabel(int level, const QString &text, QWidget *parent = nullptr);
};

} // namespace rp
