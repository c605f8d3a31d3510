// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/review/review_fixture.h"

#include "models/catalogue/device_entry.h"
#include "models/check/lab_loader.h"
#include "models/check/review_loader.h"

#include <QFile>
#include <QTest>
#include <cmath>

namespace rp {
namespace {

nlohmann::json read(const char *path)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::ReadOnly) ? nlohmann::json::parse(file.readAll().toStdString())
                                          : nlohmann::json();
}

void gatherTexts(const nlohmann::json &value, QStringList &texts)
{
    if (value.is_string()) {
        texts.append(QString::fromStdString(value.get<std::string>()));
    } else if (value.is_structured()) {
        for (const nlohmann::json &inner : value)
            gatherTexts(inner, texts);
    }
}

} // namespace

void ReviewFixture::load()
{
    QString error;
    auto loaded = Catalogue::load(&error);
    QVERIFY2(loaded, qPrintable(error));
    catalogue = std::move(*loaded);
    const LabLibrary labs = loadLabs();
    const ReviewLoad found = loadEmbeddedReview(&labs);
    for (const JsonProblem &problem : found.problems)
        qWarning("%s: %s", qPrintable(problem.pointer), qPrintable(problem.reason));
    QVERIFY(found.problems.empty());
    review = *found.review;
    figures.emplace(review, catalogue);
    m_vectors = read(RIDGEPOINT_TEST_DATA "/vectors.json").at("vectors");
    file = read(":/review/review.json");
}

const physics::Device &ReviewFixture::device(const char *key) const
{
    return catalogue.devices.find(QString::fromLatin1(key))->device;
}

double ReviewFixture::vector(const QString &id, const QString &field) const
{
    for (const nlohmann::json &entry : m_vectors) {
        if (entry.at("id") == id.toStdString())
            return entry.at("expect").at(field.toStdString()).get<double>();
    }
    return std::nan("");
}

QString ReviewFixture::shown(const QString &text) const
{
    QString filled = figures->resolve(text);
    filled.remove(QChar(0x2068)).remove(QChar(0x2069));
    return filled.replace(QChar(0x00a0), QLatin1Char(' ')).replace(QChar(0x202f), QLatin1Char(' '));
}

QString ReviewFixture::shown(const std::vector<QString> &texts) const
{
    QStringList all;
    all.reserve(qsizetype(texts.size()));
    for (const QString &text : texts)
        all.append(shown(text));
    return all.join(QLatin1Char('\n'));
}

QStringList ReviewFixture::texts() const
{
    QStringList all;
    gatherTexts(file, all);
    return all;
}

void ReviewFixture::says(const QString &text, const char *words)
{
    QVERIFY2(text.contains(QString::fromUtf8(words)), qPrintable(text));
}

void ReviewFixture::near(double got, double wanted, double tolerance)
{
    QVERIFY2(std::abs(got - wanted) <= tolerance, qPrintable(QString::number(got, 'g', 10)));
}

} // namespace rp
