// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <memory>

namespace golden {

class EveryTranslator;

/// The program's languages, all read once, so that a switch costs nothing. As in the program, the default
/// locale goes with the language; unlike there, it never takes the region of the system, so that a dump is
/// the same everywhere.
class Languages
{
public:
    Languages();
    ~Languages();
    Languages(const Languages &) = delete;
    Languages &operator=(const Languages &) = delete;

    static QStringList codes();
    /// Reads all of them. Gives back the first one whose texts could not be read; empty when all could.
    QString read();
    /// After read(). Models have to be told: Instrument::retranslate().
    void use(const QString &code);

private:
    std::unique_ptr<EveryTranslator> m_translator;
};

} // namespace golden
