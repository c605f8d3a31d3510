// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/capture_scene.h"
#include "models/instruments/contract/result_table.h"

#include <QCoreApplication>

namespace rp {

struct LabContent;

/// Captures side by side: one column each, one row for each prediction, input and figure. What differs comes
/// first.
class CaptureComparison
{
    Q_DECLARE_TR_FUNCTIONS(rp::CaptureComparison)
public:
    /// Content and catalogue must outlive it.
    CaptureComparison(const LabContent &lab, const Catalogue &catalogue);

    /// One column. The scene must live until the next call; the capture has the name of now.
    struct Side
    {
        Capture capture;
        const CaptureScene *scene = nullptr;
    };
    void compare(std::vector<Side> sides);
    /// Texts in the present language.
    void retranslate();

    /// Columns: what, "differs" or "same", then the captures. A row's key is "figure/total_us". Cells of a
    /// row that differs have Meaning::Fair in the second column.
    ResultTable &table() { return m_table; }
    int differences() const;
    /// Raw values, with a point as decimal mark; RFC 4180.
    QString csv() const;
    QString markdown() const;

private:
    struct Cell
    {
        QString text;
        QString raw; ///< for files: numbers plain, inputs by key
    };
    struct Row
    {
        QString key;
        QString name;
        QString note;
        std::vector<std::optional<Cell>> cells; ///< nothing where a capture has no such thing
        bool differs = false;
    };
    void read();
    Row &rowOf(const QString &key, const QString &name);
    void addAbout(std::size_t side);
    void addInputs(std::size_t side);
    void addFigures(std::size_t side);
    void fill();

    const LabContent &m_lab;
    const Catalogue &m_catalogue;
    std::vector<Side> m_sides;
    std::vector<Row> m_rows;
    ResultTable m_table{QStringLiteral("evidence_comparison")};
};

} // namespace rp
