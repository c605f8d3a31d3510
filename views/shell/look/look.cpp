// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/look/look.h"

#include "views/shell/look/lab_style.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QStyle>

namespace rp {

Look::Look(QObject *parent)
    : QObject(parent)
    , m_desktopFont(QApplication::font())
{
    qApp->installEventFilter(this);
}

Look::~Look()
{
    QApplication::setFont(m_desktopFont);
}

bool Look::desktopIsDark() const
{
    // An empty palette makes Qt ask the desktop's theme again.
    QApplication::setPalette(QPalette());
    return isDark(QApplication::palette());
}

void Look::setTheme(ThemeChoice choice)
{
    if (m_applied && m_theme == choice)
        return;
    m_theme = choice;
    apply();
}

void Look::apply()
{
    m_applied = true;
    const bool dark = m_theme == ThemeChoice::System && desktopIsDark();
    const ThemeTokens tokens = themeTokens(m_theme, dark);
    if (!m_style) {
        m_style = new LabStyle(tokens);
        QApplication::setStyle(m_style);
    } else {
        m_style->setTokens(tokens);
    }
    QApplication::setPalette(themePalette(tokens));
}

void Look::setTextPercent(int percent)
{
    if (m_textPercent == percent)
        return;
    m_textPercent = percent;
    applyFont();
}

void Look::setFamily(const QString &family)
{
    if (m_family == family)
        return;
    m_family = family;
    applyFont();
}

void Look::applyFont()
{
    QFont font = m_desktopFont;
    // By the name that it has in earnest: of an alias ("Sans Serif") Qt passes on to the second family at
    // once.
    if (!m_family.isEmpty())
        font.setFamilies({QFontInfo(m_desktopFont).family(), m_family});
    const double factor = m_textPercent / 100.0;
    if (font.pointSizeF() > 0.0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    QApplication::setFont(font);
}

bool Look::eventFilter(QObject *watched, QEvent *event)
{
    // The desktop told a window that its colours have changed.
    if (event->type() == QEvent::ThemeChange && m_applied && m_theme == ThemeChoice::System)
        QMetaObject::invokeMethod(this, &Look::apply, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

} // namespace rp
