// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/capture_comparison.h"
#include "views/pages/file_asker.h"
#include "views/widgets/card.h"

class QTableView;

namespace rp {

class ActionButton;
class Announcer;
class OverlayPlot;
class RatingProxy;
class TextBlock;

/// Captures side by side as a table, two of one instrument also drawn over each other, and what can be done
/// with it.
class CompareCard : public Card
{
    Q_OBJECT
public:
    CompareCard(const LabContent &lab, const Catalogue &catalogue, Announcer &announcer,
                QWidget *parent = nullptr);

    /// At least two; their scenes must live until the next call.
    void compare(std::vector<CaptureComparison::Side> sides);
    void retranslateUi();
    void setFileAsker(FileAsker asker) { m_askForFile = std::move(asker); }

    CaptureComparison &comparison() { return m_comparison; }
    /// Hidden unless two captures of one instrument are compared.
    OverlayPlot *overlay() const { return m_overlay; }
    QTableView *view() const { return m_view; }
    ActionButton *copyButton() const { return m_copy; }
    ActionButton *csvButton() const { return m_csv; }
    ActionButton *markdownButton() const { return m_markdown; }

signals:
    void failed(const QString &sentence); ///< a file could not be written

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeTable();
    void fit();
    void showTexts();
    void showOverlay();
    void exportAs(const QString &suffix);
    void writeTo(const QString &path, const QString &suffix);

    const LabContent &m_lab;
    CaptureComparison m_comparison;
    std::vector<CaptureComparison::Side> m_sides;
    Announcer &m_announcer;
    FileAsker m_askForFile = fileDialog();
    TextBlock *m_summary;
    OverlayPlot *m_overlay;
    RatingProxy *m_proxy;
    QTableView *m_view;
    ActionButton *m_copy;
    ActionButton *m_markdown;
    ActionButton *m_csv;
};

} // namespace rp
