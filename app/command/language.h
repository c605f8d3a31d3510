// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <optional>

namespace rp {

class LabTranslator;

/// The program's language for "es", "es_MX", "zh-CN", …; nothing when it speaks no such language.
std::optional<QString> knownLanguage(const QString &code);
/// What the system asks for, else English.
QString systemLanguage();

/// One text in a language, without switching to it; for what is said before there is an application.
QString textIn(const QString &code, const char *context, const char *source);

/// The one translator of the process: the program's own texts and Qt's. Sets the default locale and the
/// layout direction with it. Needs a QCoreApplication and goes away before it.
class Language
{
public:
    Language();
    ~Language();
    Language(const Language &) = delete;
    Language &operator=(const Language &) = delete;

    QString code() const { return m_code; }
    /// Switches. `models` is called when texts are already in the new language and before any widget hears of
    /// it; each widget then gets exactly one LanguageChange.
    void use(const QString &code, const std::function<void()> &models = {});

private:
    std::unique_ptr<LabTranslator> m_translator;
    QString m_code;
};

} // namespace rp
