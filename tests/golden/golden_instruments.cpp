// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows that the instruments behave as before, byte for byte: README.md in this folder.
#include "tests/golden/languages.h"
#include "tests/golden/lines.h"
#include "tests/golden/replay.h"

#include "models/catalogue/catalogue.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/instrument_factory.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cstdio>
#include <map>
#include <memory>
#include <optional>

namespace {

constexpr int settings = 200;
constexpr int failedCheck = 1;
constexpr int badUsage = 2;
constexpr int badInput = 3;

int complain(int code, const QString &sentence)
{
    std::fprintf(stderr, "golden_instruments: %s\n", qPrintable(sentence));
    return code;
}

struct Options
{
    QStringList ids;
    QString out;
    QString check;
};

/// The options, or nothing when they are wrong or help was asked for; *code says which then.
std::optional<Options> readOptions(int *code)
{
    QCommandLineParser parser;
    const QCommandLineOption instrument(QStringLiteral("instrument"), QStringLiteral("Only this instrument."),
                                        QStringLiteral("ID"));
    const QCommandLineOption out(QStringLiteral("out"),
                                 QStringLiteral("Writes one text file for each instrument there."),
                                 QStringLiteral("DIR"));
    const QCommandLineOption check(QStringLiteral("check"),
                                   QStringLiteral("Compares with the digests of this file."),
                                   QStringLiteral("FILE"));
    parser.addOptions({instrument, out, check});
    parser.addHelpOption();
    const bool read = parser.parse(QCoreApplication::arguments());
    if (read && parser.isSet(QStringLiteral("help"))) {
        std::fputs(qPrintable(parser.helpText()), stdout);
        *code = 0;
        return std::nullopt;
    }
    Options options{parser.values(instrument), parser.value(out), parser.value(check)};
    *code = badUsage;
    if (!read || !parser.positionalArguments().isEmpty() ||
        (options.out.isEmpty() && options.check.isEmpty())) {
        complain(badUsage,
                 QStringLiteral("usage: golden_instruments [--instrument ID] --out DIR | --check FILE"));
        return std::nullopt;
    }
    for (const QString &id : options.ids) {
        if (!rp::instrumentIds().contains(id)) {
            complain(badUsage, QStringLiteral("there is no instrument %1; choose one of %2")
                                   .arg(id, rp::instrumentIds().join(QLatin1String(", "))));
            return std::nullopt;
        }
    }
    return options;
}

/// Digests by instrument, one "ID sha256" on each line.
std::optional<std::map<QString, QString>> readDigests(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return std::nullopt;
    std::map<QString, QString> digests;
    for (const QString &line :
         QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QStringList parts = line.split(QLatin1Char(' '));
        if (parts.size() != 2)
            return std::nullopt;
        digests[parts.at(0)] = parts.at(1);
    }
    return digests;
}

/// The digest of an instrument's dump, or nothing when it can't be made or written.
std::optional<QString> dumpOf(const QString &id, const QString &folder, const golden::Surroundings &around)
{
    const auto instrument = rp::makeInstrument(id, around.catalogue);
    if (!instrument)
        return std::nullopt;
    QFile file(QDir(folder).filePath(id + QLatin1String(".txt")));
    if (!folder.isEmpty() && !file.open(QIODevice::WriteOnly))
        return std::nullopt;
    golden::Lines lines(folder.isEmpty() ? nullptr : &file);
    golden::replay(lines, *instrument, settings, around);
    if (!lines.good() || (file.isOpen() && !file.flush()))
        return std::nullopt;
    return lines.sha256();
}

int run(const Options &options, const golden::Surroundings &around)
{
    std::map<QString, QString> wanted;
    if (!options.check.isEmpty()) {
        const auto digests = readDigests(options.check);
        if (!digests)
            return complain(badInput,
                            QStringLiteral("%1 holds no digests that can be read").arg(options.check));
        wanted = *digests;
    }
    if (!options.out.isEmpty() && !QDir().mkpath(options.out))
        return complain(badInput, QStringLiteral("the folder %1 can't be made").arg(options.out));
    int differing = 0;
    for (const QString &id : options.ids.isEmpty() ? rp::instrumentIds() : options.ids) {
        const auto digest = dumpOf(id, options.out, around);
        if (!digest)
            return complain(badInput, QStringLiteral("the dump of %1 can't be made or written").arg(id));
        std::printf("%s %s\n", qPrintable(id), qPrintable(*digest));
        std::fflush(stdout);
        if (const auto known = wanted.find(id);
            !options.check.isEmpty() && (known == wanted.end() || known->second != *digest)) {
            ++differing;
            complain(failedCheck,
                     known != wanted.end()
                         ? QStringLiteral("%1 differs").arg(id)
                         : QStringLiteral("%1 has no digest in %2 yet: the line above, once it is translated")
                               .arg(id, options.check));
        }
        wanted.erase(id);
    }
    if (options.ids.isEmpty()) {
        for (const auto &[id, digest] : wanted) {
            ++differing;
            complain(failedCheck, QStringLiteral("%1 is gone").arg(id));
        }
    }
    return differing == 0 ? 0 : failedCheck;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    int code = 0;
    const auto options = readOptions(&code);
    if (!options)
        return code;
    golden::Languages languages;
    if (const QString missing = languages.read(); !missing.isEmpty())
        return complain(badInput, QStringLiteral("the texts in %1 can't be read").arg(missing));
    languages.use(QStringLiteral("en"));
    QString error;
    const auto catalogue = rp::Catalogue::load(&error);
    if (!catalogue)
        return complain(badInput, error);
    const QStringList formulas = golden::formulaIds(QStringLiteral(RIDGEPOINT_SOURCE_DIR "/resources/labs"));
    if (formulas.isEmpty())
        return complain(badInput, QStringLiteral("the lab files name no formula"));
    return run(*options, {*catalogue, languages, formulas});
}
