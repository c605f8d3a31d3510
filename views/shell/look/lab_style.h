// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/look/theme.h"

#include <QProxyStyle>
#include <QStyleOption>

namespace rp {

inline bool has(const QStyleOption *option, QStyle::StateFlag flag)
{
    return option->state.testFlag(flag);
}

/// Fusion, made flat: outlines that hold 3:1, a two-pixel ring around whatever has the keyboard, and targets
/// of at least 28 px. Painting in a style keeps start-up fast, which a style sheet does not.
class LabStyle : public QProxyStyle
{
    Q_OBJECT
public:
    explicit LabStyle(const ThemeTokens &tokens);

    void setTokens(const ThemeTokens &tokens);
    const ThemeTokens &tokens() const { return m_tokens; }

    /// Nothing moves by itself: what would is seen as it is in the end.
    void setStill(bool still) { m_still = still; }

    using QProxyStyle::polish;
    /// Labels, tips and questions show their text as it is, but where one has been marked up on purpose. Qt
    /// would take `<img src="…">` in a lab, a trace or a name for HTML, and open what it names. Every widget
    /// comes here before it is shown or measured, and a tip before it has a text.
    void polish(QWidget *widget) override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool enabled,
                      const QString &text, QPalette::ColorRole role) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl subControl,
                         const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option,
                         const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returnData) const override;

private:
    void drawButtonPanel(const QStyleOption *option, QPainter *painter) const;
    void drawField(const QStyleOption *option, QPainter *painter) const;
    void drawEdge(const QRect &rect, QPainter *painter) const;
    void drawIndicator(const QStyleOption *option, QPainter *painter, bool round) const;
    void drawButtonFocus(const QStyleOptionButton &button, QPainter *painter) const;
    void drawMenuBar(ControlElement element, const QStyleOption *option, QPainter *painter) const;
    void drawFocusRing(const QRect &rect, QPainter *painter) const;
    void drawKnob(const QRectF &knob, bool enabled, QPainter *painter) const;
    void drawChevron(const QStyleOption *option, const QRect &rect, PrimitiveElement direction,
                     QPainter *painter) const;
    void drawComboBox(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawScrollBar(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawSlider(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;

    ThemeTokens m_tokens;
    bool m_still = false;
};

} // namespace rp
