// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/golden/languages.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <map>

namespace golden {

class EveryTranslator : public QTranslator
{
    Q_OBJECT
public:
    bool read(const QString &code)
    {
        QTranslator &texts = m_all[code];
        return texts.load(QStringLiteral(":/i18n/ridgepoint_%1.qm").arg(code));
    }
    void use(const QString &code) { m_current = &m_all.at(code); }
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *comment, int n) const override
    {
        return m_current ? m_current->translate(context, source, comment, n) : QString();
    }

private:
    std::map<QString, QTranslator> m_all;
    const QTranslator *m_current = nullptr;
};

Languages::Languages()
    : m_translator(std::make_unique<EveryTranslator>())
{
    QCoreApplication::installTranslator(m_translator.get());
}

Languages::~Languages()
{
    QCoreApplication::removeTranslator(m_translator.get());
}

QStringList Languages::codes()
{
    return {QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("ar"), QStringLiteral("zh_CN")};
}

QString Languages::read()
{
    for (const QString &code : codes()) {
        if (!m_translator->read(code))
            return code;
    }
    return {};
}

void Languages::use(const QString &code)
{
    m_translator->use(code);
    QLocale::setDefault(QLocale(code));
}

} // namespace golden

#include "languages.moc"
