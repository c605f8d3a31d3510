// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <map>
#include <optional>
#include <vector>

namespace rp {

// What a real machine did at settings that instruments can be brought to (resources/measured/, the schema is
// measured.schema.json). It is data beside the model and never part of it: no constant of the catalogue
// follows from it. Texts are English sources for contentText().

struct MeasuredMachine
{
    QString key;       ///< stable: "h100"
    QString name;      ///< as its maker names it, not translated: "NVIDIA H100 80GB HBM3"
    QString shortName; ///< in sentences and legends: "H100"
    QString device;    ///< DeviceEntry key; empty where the catalogue lacks it
    QDate day;
    QStringList software; ///< names with versions, not translated
    QString about;        ///< what else was in it, and how it was measured
};

/// Lowest and highest value that was found, in the unit of the value.
struct MeasuredRange
{
    double low = 0.0;
    double high = 0.0;
};

/// In the unit of the instrument's figure of that id.
struct MeasuredFigure
{
    QString figure;
    double value = 0.0;
    std::optional<MeasuredRange> spread = {}; ///< where more than one value was found
};

/// Where a measurement stands for which no input of the instrument is set: at that value of a figure.
struct MeasuredPlace
{
    QString figure;
    double value = 0.0;
};

/// One run. Its inputs are all settings that matter to it, and those alone.
struct Measurement
{
    QString id;         ///< stable: "kernels_waiting"; the runs of a series share it
    QString name;       ///< what was measured: "The same kernels, launched from C++ with a wait for each"
    QString note;       ///< why it differs from the model, or how it is to be read; may be empty
    QString instrument; ///< as in the factory
    QString device;     ///< DeviceEntry key that the context must have; empty: it does not matter
    QString variant;    ///< tells it from others at the same settings: "tf32_b32"; empty: the plain one
    QVariantMap inputs;
    std::optional<MeasuredPlace> place;
    std::vector<MeasuredFigure> figures;
};

/// What the machine says to a question of a lab.
struct MeasuredAnswer
{
    enum class Kinship
    {
        Same, ///< what the question asks about was measured
        Like  ///< something else of its kind was; `reason` says what
    };
    QString lab;
    QString act;
    QString question;
    /// What the truth was when both were compared: a site's catalogue may give another one, beside which the
    /// value stands for nothing. None where no constant changes it.
    std::optional<double> model = {};
    QString figure = {};     ///< "surgery.gain_skip": what the value stands beside; empty: the truth's own
    QVariantMap inputs = {}; ///< of that figure
    double value = 0.0;      ///< in the unit of the question's own truth, or of that figure
    std::optional<MeasuredRange> spread;
    Kinship kinship = Kinship::Same;
    QString reason; ///< why model and machine agree or don't, one or two sentences
};

/// What a learner is to find out by comparing measurements, whose notes would tell it.
struct MeasuredDiscovery
{
    QString lab;
    QString act;
    QString discovery;
    QStringList measurements; ///< their ids
};

/// What was measured of a value that the catalogue holds, in its unit.
struct MeasuredConstant
{
    QString section; ///< of the catalogue's files: "dispatch"
    QString key;     ///< of the entry, where the section is a list: "cloud"
    QString field;   ///< of the notes: "queue_depth"
    QString variant; ///< tells it from others of the same field; may be empty
    MeasuredRange range;
    QString about; ///< what was measured, one or two sentences
};

/// All that was measured on one machine. A plain value, loaded once by the composition root.
struct Measured
{
    /// What a variant is in words, an English source translated; empty for the plain one.
    QString variantName(const QString &variant) const;

    std::map<QString, QString> variants; ///< their English names by key: "tf32_b32", "TF32, 32 images"
    MeasuredMachine machine;
    std::vector<Measurement> measurements; ///< in file order, the runs of a series one by one
    std::vector<MeasuredAnswer> answers;
    std::vector<MeasuredDiscovery> discoveries;
    std::vector<MeasuredConstant> constants;

    /// The built-in file, or another one of its format. On failure nothing is returned and *error is one
    /// translated sentence that names file, JSON pointer and reason.
    static std::optional<Measured> load(QString *error, const QString &path = builtInFile());
    static QString builtInFile(); ///< as a resource path
};

} // namespace rp
