// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/language.h"

#include "models/text/languages.h"
#include "views/shell/settings/setting.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLocale>
#include <QTranslator>

namespace rp {

/// Several compiled files behind one installed translator: reloading them sends no events, so that a switch
/// is one LanguageChange and not four.
class LabTranslator : public QTranslator
{
    Q_OBJECT
public:
    void read(const QString &code)
    {
        // Loading into a used QTranslator keeps the old texts when the file is missing, so start afresh.
        m_own = std::make_unique<QTranslator>();
        m_qt = std::make_unique<QTranslator>();
        m_hasOwn = m_own->load(QStringLiteral(":/i18n/ridgepoint_%1.qm").arg(code));
        m_hasQt = m_qt->load(QStringLiteral(":/i18n/qtbase_%1.qm").arg(code));
    }
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *comment, int n) const override
    {
        QString text;
        if (m_hasOwn)
            text = m_own->translate(context, source, comment, n);
        if (text.isNull() && m_hasQt)
            text = m_qt->translate(context, source, comment, n);
        return text;
    }

private:
    std::unique_ptr<QTranslator> m_own;
    std::unique_ptr<QTranslator> m_qt;
    bool m_hasOwn = false;
    bool m_hasQt = false;
};

std::optional<QString> knownLanguage(const QString &code)
{
    const std::vector<ChoiceEntry> known = languageEntries();
    const QString wanted = QString(code).replace(QLatin1Char('-'), QLatin1Char('_'));
    for (const ChoiceEntry &entry : known) {
        if (entry.key.compare(wanted, Qt::CaseInsensitive) == 0)
            return entry.key;
    }
    const QLocale asked(wanted);
    if (asked.language() == QLocale::C)
        return std::nullopt;
    for (const ChoiceEntry &entry : known) {
        const QLocale offered(entry.key);
        if (offered.language() == asked.language() && offered.script() == asked.script())
            return entry.key;
    }
    return std::nullopt;
}

QString systemLanguage()
{
    for (const QString &name : QLocale::system().uiLanguages()) {
        if (const auto code = knownLanguage(name))
            return *code;
    }
    return QStringLiteral("en");
}

QString textIn(const QString &code, const char *context, const char *source)
{
    LabTranslator translator;
    translator.read(code);
    const QString text = translator.translate(context, source, nullptr, -1);
    return text.isNull() ? QString::fromUtf8(source) : text;
}

Language::Language()
    : m_translator(std::make_unique<LabTranslator>())
{
}

Language::~Language()
{
    if (!m_code.isEmpty() && QCoreApplication::instance())
        QCoreApplication::removeTranslator(m_translator.get());
}

void Language::use(const QString &code, const std::function<void()> &models)
{
    if (code == m_code)
        return;
    const bool first = std::exchange(m_code, code).isEmpty();
    m_translator->read(code);
    // The one that the texts were written in, whatever region the system has: they hold digits, decimal marks
    // and groups, and in Mexico or Morocco the numbers between them would be written in another way.
    const QLocale locale(QString::fromLatin1(shippedLanguage(code).locale));
    QLocale::setDefault(locale);
    if (first)
        QCoreApplication::installTranslator(m_translator.get()); // sends the one LanguageChange itself
    if (models)
        models();
    if (qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        QGuiApplication::setLayoutDirection(locale.textDirection());
    if (!first) {
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(QCoreApplication::instance(), &change);
    }
}

} // namespace rp

#include "language.moc"
