// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/text_room.h"

#include <QPointer>
#include <QSlider>
#include <QString>
#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

class QBoxLayout;
class QLineEdit;

namespace rp {

class AssumptionMark;
class Card;
class SliderMarks;
class TextBlock;

/// How slider steps and values belong together.
struct SliderScale
{
    bool logarithmic = false;
    double minimum = 0.0;
    double maximum = 1.0;
    double step = 1.0; ///< linear: size of a step; logarithmic: steps per decade
    bool wholeNumbers = false;
    double grain = 0.0; ///< above zero: positions between the ends stand at multiples of it

    int steps() const; ///< positions are 0 … steps()
    double valueAt(int position) const;
    int positionOf(double value) const; ///< the nearest position
    double rounded(double value) const; ///< to a whole number where only these are allowed
    /// The next value that the scale can hold, where values are whole or have a grain; else the value itself.
    double neighbourOf(double value, bool above) const;
    double shareOf(double value) const; ///< 0 … 1 along the scale, also between positions
    bool operator==(const SliderScale &) const = default;
};

/// A value worth stopping at.
struct SliderMark
{
    double value = 0.0;
    QString label; ///< translated
    bool operator==(const SliderMark &) const = default;
};

/// A slider whose accessible value is the mapped one, in the input's own unit. Arrow keys, Page Up/Down,
/// Home and End. It may rest on a value between two positions when that was typed in. With marks, Page Up
/// and Page Down go to the next and the previous one, and to the ends beyond the last.
class MappedSlider : public QSlider
{
    Q_OBJECT
public:
    explicit MappedSlider(QWidget *parent = nullptr);

    const SliderScale &scale() const { return m_scale; }
    void setScale(const SliderScale &scale);
    const std::vector<SliderMark> &marks() const { return m_marks; }
    void setMarks(std::vector<SliderMark> marks); ///< in rising order
    bool isAtMark(const SliderMark &mark) const;
    /// Where the handle's middle stands for a value, from the leading edge of a slider so wide.
    double offsetOf(double value, int sliderWidth) const;
    double mappedValue() const { return m_value; }
    /// Shows a value; emits nothing.
    void setMappedValue(double value);
    /// Turns a value into the text that is shown of it.
    void setTextFor(std::function<QString(double)> textFor) { m_textFor = std::move(textFor); }
    QString valueText() const { return m_textFor ? m_textFor(m_value) : QString(); }
    /// What a value is told in to assistive tools, which add no unit: 100 where a share is shown in percent.
    double toldPerUnit() const;
    /// As if the learner had moved there: emits moved().
    void requestValue(double value);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void moved(double value); ///< moved by the learner, by pointer, key or assistive tool
    void heldAtEnd();         ///< a key would have moved it beyond an end where it stands

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    QRect handle() const;
    void goToMark(bool next);
    void tellName(); ///< which says the value

    SliderScale m_scale;
    std::vector<SliderMark> m_marks;
    std::function<QString(double)> m_textFor;
    double m_value = 0.0;
    bool m_showing = false;
};

/// Label, slider, and an entry field for the exact value. When what was typed cannot be used, a sentence says
/// so over what is below the field, and moves nothing. Emits valueRequested() and shows what it is told: the
/// owner calls setValue() with the value that was accepted.
class ValueSlider : public QWidget
{
    Q_OBJECT
public:
    explicit ValueSlider(QWidget *parent = nullptr);
    ~ValueSlider() override;

    void setLabel(const QString &label);
    void setHelp(const QString &help);
    void setScale(const SliderScale &scale);
    /// Turns a value into text with its unit; used for the entry field and the error sentence.
    void setTextFor(std::function<QString(double)> textFor);
    void setAssumption(const QString &reason);
    /// Stops with a tick and a label each, in rising order; those outside the scale are left out.
    void setMarks(const std::vector<SliderMark> &marks);
    /// Reads what was typed, in place of a number with the unit of the text.
    void setParse(std::function<std::optional<double>(const QString &)> parse);
    void setValue(double value);
    double value() const;
    /// Shows a refusal, one translated sentence; empty clears it.
    void setError(const QString &sentence);
    QString error() const;

    MappedSlider *slider() const { return m_slider; }
    QLineEdit *entry() const { return m_entry; }
    SliderMarks *marks() const { return m_marks; }
    /// Whether the label has a line of its own, because it finds no room beside the entry field.
    bool isStacked() const;

    QSize minimumSizeHint() const override;

signals:
    void valueRequested(double value);
    void errorShown(const QString &sentence); ///< for the announcer

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void placeError();
    void makeTop();
    void chooseTop();
    void retranslateUi();
    void describe();
    void takeEntry();
    std::optional<double> typedValue() const;
    void showValueText();
    void fitEntry(const QString &text);
    int widthOf(const QString &text);
    QString valueText(double value) const;

    TextBlock *m_label;
    AssumptionMark *m_mark;
    QLineEdit *m_entry;
    QBoxLayout *m_top;  ///< the label and m_side, beside or below each other
    QBoxLayout *m_side; ///< mark and entry
    MappedSlider *m_slider;
    SliderMarks *m_marks;
    QPointer<Card> m_bubble; ///< lies over the page
    TextBlock *m_error;      ///< in it
    QString m_labelText;
    QString m_help;
    std::function<QString(double)> m_textFor;
    std::function<std::optional<double>(const QString &)> m_parse;
    int m_widestText = 0; ///< of the texts shown so far, in pixels
    SteadyWidth m_textWidth;
};

} // namespace rp
