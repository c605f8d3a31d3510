// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/capture_comparison.h"

#include "models/evidence/capture_text.h"
#include "models/instruments/contract/csv.h"
#include "models/json/json_value.h"
#include "models/paper/paper.h"
#include "models/text/format.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

namespace rp {
namespace {

/// A number as a file for other programs has it; empty when it is not finite, as in a result table's CSV.
QString plain(double value)
{
    return std::isfinite(value) ? QString::number(value, 'g', 15) : QString();
}

QString plain(const QVariant &value)
{
    const bool real = value.typeId() == QMetaType::Double || value.typeId() == QMetaType::Float;
    return real ? plain(value.toDouble()) : value.toString();
}

} // namespace

CaptureComparison::CaptureComparison(const LabContent &lab, const Catalogue &catalogue)
    : m_lab(lab)
    , m_catalogue(catalogue)
{
    m_table.setCaption([] { return tr("Captures side by side"); });
    m_table.setSummary([this] {
        const int differing = differences();
        if (m_sides.size() < 2)
            return QString();
        return differing == 0
                   ? tr("These captures agree in every input and every figure.")
                   //: Above the comparison of captures; %Ln rows of the table have different values in them.
                   : tr("%Ln value(s) differ; they come first.", nullptr, differing);
    });
}

int CaptureComparison::differences() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.differs; }));
}

void CaptureComparison::compare(std::vector<Side> sides)
{
    m_sides = std::move(sides);
    read();
    fill();
}

void CaptureComparison::retranslate()
{
    read();
    fill();
}

CaptureComparison::Row &CaptureComparison::rowOf(const QString &key, const QString &name)
{
    const auto it =
        std::find_if(m_rows.begin(), m_rows.end(), [&key](const Row &row) { return row.key == key; });
    if (it != m_rows.end())
        return *it;
    m_rows.push_back({key, name, {}, std::vector<std::optional<Cell>>(m_sides.size()), false});
    return m_rows.back();
}

void CaptureComparison::addAbout(std::size_t side)
{
    const Capture &capture = m_sides[side].capture;
    const QString where = CaptureText::where(capture, m_lab);
    rowOf(QStringLiteral("where"), tr("Instrument")).cells[side] = Cell{where, where};
    const QString track = CaptureText::track(capture, m_catalogue);
    if (!track.isEmpty())
        rowOf(QStringLiteral("track"), tr("Track")).cells[side] = Cell{track, capture.track};
    int number = 0;
    for (const CapturedControl &line : CaptureText::predictions(capture, m_lab)) {
        //: Row of a comparison: the learner's answer to the question that is the act's first, second …; %1 is
        //: its number.
        Row &row = rowOf(QStringLiteral("prediction/%1/%2").arg(capture.act, line.id),
                         tr("Prediction %1").arg(Format().count(++number)));
        row.note = line.label;
        row.cells[side] = Cell{line.text, line.text};
    }
}

void CaptureComparison::addInputs(std::size_t side)
{
    const auto &[capture, scene] = m_sides[side];
    for (const CapturedControl &control : scene->controls()) {
        //: Row of a comparison: what a control of the instrument was set to; %1 is its name.
        Row &row = rowOf(QStringLiteral("input/%1/%2").arg(capture.instrument, control.id),
                         tr("Input: %1").arg(control.label));
        row.cells[side] = Cell{control.text, plain(capture.inputs.value(control.id))};
    }
}

void CaptureComparison::addFigures(std::size_t side)
{
    const auto &[capture, scene] = m_sides[side];
    for (const CapturedFigure &figure : scene->figures()) {
        const QString reason = scene->assumption(figure.id);
        //: Row of a comparison: a result of the instrument; %1 is its name.
        const QString name = reason.isEmpty() ? tr("Figure: %1").arg(figure.label)
                                              //: The same for a result that rests on an assumption.
                                              : tr("Figure: %1 (rests on an assumption)").arg(figure.label);
        Row &row = rowOf(QStringLiteral("figure/%1/%2").arg(capture.instrument, figure.id), name);
        row.note = reason;
        row.cells[side] = Cell{figure.text, plain(figure.value)};
    }
}

void CaptureComparison::read()
{
    m_rows.clear();
    for (std::size_t side = 0; side < m_sides.size(); ++side)
        addAbout(side);
    for (std::size_t side = 0; side < m_sides.size(); ++side)
        addInputs(side);
    for (std::size_t side = 0; side < m_sides.size(); ++side)
        addFigures(side);
    for (Row &row : m_rows) {
        const auto &first = row.cells.front();
        row.differs = std::any_of(row.cells.begin(), row.cells.end(), [&first](const auto &cell) {
            // Undefined and infinite values have no plain text, so the words decide there.
            return cell.has_value() != first.has_value() ||
                   (cell && (cell->raw != first->raw || (cell->raw.isEmpty() && cell->text != first->text)));
        });
    }
    std::stable_partition(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.differs; });
}

void CaptureComparison::fill()
{
    std::vector<ResultColumn> columns;
    columns.reserve(m_sides.size() + 2);
    columns.push_back({QStringLiteral("what"), [] { return tr("Value"); }});
    columns.push_back({QStringLiteral("differs"), [] { return tr("Comparison"); }});
    for (const Side &side : m_sides) {
        const QString title = CaptureText::title(side.capture, m_lab);
        columns.push_back({side.capture.id, [named = title] { return named; }});
    }
    m_table.setColumns(std::move(columns));
    std::vector<ResultRow> rows;
    rows.reserve(m_rows.size());
    for (const Row &row : m_rows) {
        std::vector<ResultCell> cells;
        cells.reserve(m_sides.size() + 2);
        const auto note = row.note.isEmpty() ? std::function<QString()>() : [n = row.note] { return n; };
        cells.push_back({0.0, [name = row.name] { return name; }, Meaning::Neutral, note});
        //: Cell of a comparison, with its symbol: the captures have different values in this row.
        const QString word = row.differs ? tr("≠ differs")
                                         //: Cell of a comparison, with its symbol: all have the same value.
                                         : tr("= same");
        cells.push_back(
            {0.0, [said = word] { return said; }, row.differs ? Meaning::Fair : Meaning::Neutral});
        for (const std::optional<Cell> &cell : row.cells) {
            //: Cell of a comparison: this capture has no such value.
            const QString text = cell ? cell->text : tr("none");
            cells.push_back({0.0, [said = text] { return said; }});
        }
        rows.push_back({row.key, std::move(cells)});
    }
    m_table.setRows(std::move(rows));
}

QString CaptureComparison::csv() const
{
    QStringList head{tr("Value"), tr("Comparison")};
    for (const Side &side : m_sides)
        head.append(CaptureText::title(side.capture, m_lab));
    QString text = csvRow(head);
    for (const Row &row : m_rows) {
        QStringList fields{row.key, row.differs ? QStringLiteral("differs") : QStringLiteral("same")};
        for (const auto &cell : row.cells)
            fields.append(cell ? cell->raw : QString());
        text += csvRow(fields);
    }
    return text;
}

QString CaptureComparison::markdown() const
{
    Paper paper;
    paper.heading(2, m_table.caption());
    paper.paragraph(m_table.summary());
    QStringList head;
    for (int column = 0; column < m_table.columnCount(); ++column)
        head.append(m_table.headerData(column, Qt::Horizontal).toString());
    std::vector<QStringList> rows(std::size_t(m_table.rowCount()));
    for (int row = 0; row < m_table.rowCount(); ++row) {
        for (int column = 0; column < m_table.columnCount(); ++column)
            rows[std::size_t(row)].append(m_table.index(row, column).data().toString());
    }
    paper.table({}, head, rows);
    return paperMarkdown(paper);
}

} // namespace rp
