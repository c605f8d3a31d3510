// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/physics/hardware/device.h"
#include "models/review/review_content.h"
#include "models/review/review_figures.h"

#include <QStringList>
#include <nlohmann/json.hpp>
#include <optional>

namespace rp {

/// The embedded review with its figures, the devices it speaks of, and the reference's figures.
class ReviewFixture
{
public:
    /// Fails the running test when something is missing.
    void load();

    const RecallQuestion &question(const char *id) const { return *review.question(QString::fromLatin1(id)); }
    const ReviewConcept &conceptOf(const char *id) const
    {
        return *review.findConcept(QString::fromLatin1(id));
    }
    const physics::Device &device(const char *key) const;
    double value(const char *figure) const { return figures->value(QString::fromLatin1(figure)); }
    /// What the reference expects, by the vector's id; NaN when there is no such vector.
    double vector(const QString &id, const QString &field) const;

    /// Figures of a text filled in, readable in a comparison: isolates left out, hard spaces made plain.
    QString shown(const QString &text) const;
    QString shown(const std::vector<QString> &texts) const;
    /// Every string of the file.
    QStringList texts() const;

    static void says(const QString &text, const char *words);
    static void near(double got, double wanted, double tolerance);

    Catalogue catalogue;
    ReviewContent review;
    std::optional<ReviewFigures> figures;
    nlohmann::json file;

private:
    nlohmann::json m_vectors;
};

} // namespace rp
