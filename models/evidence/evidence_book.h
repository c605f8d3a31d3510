// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/capture.h"

#include <QObject>

namespace rp {

class Bench;
class Ledger;
class Workbench;
struct LabContent;

/// The evidence of one lab, kept in the learner's ledger (part "evidence" of the lab's chapter). What was
/// frozen is sealed in the log, so that a capture altered outside the program is noticed. In presenter mode
/// captures live as long as the window.
class EvidenceBook : public QObject
{
    Q_OBJECT
public:
    EvidenceBook(const LabContent &lab, Ledger &ledger, QObject *parent = nullptr);

    /// Oldest first, the removed ones too.
    const std::vector<Capture> &captures() const { return m_captures; }
    /// Null for an unknown id.
    const Capture *find(const QString &id) const;
    /// Altered outside the program: what was frozen does not match its seal.
    bool isAltered(const QString &id) const;

    // Only controllers call these. False when nothing was recorded: the ledger is read-only, or the id unknown.
    /// Numbers, dates and seals a capture; returns its id, empty when nothing was recorded.
    QString add(Capture capture);
    bool rename(const QString &id, const QString &name);
    bool setRemoved(const QString &id, bool removed);

signals:
    void changed(); ///< any of them, or another ledger was taken over

private:
    void read();
    bool write();

    const LabContent &m_lab;
    Ledger &m_ledger;
    std::vector<Capture> m_captures;
};

/// What has become of a capture's ground since.
struct CaptureCheck
{
    bool altered = false;           ///< changed outside the program
    bool contentChanged = false;    ///< the lab's content has another version now
    bool instrumentMissing = false; ///< this program has no such instrument, or it refuses the inputs
    std::vector<QString> changedFigures; ///< ids whose value is another one with the same inputs today
    bool isFresh() const
    {
        return !altered && !contentChanged && !instrumentMissing && changedFigures.empty();
    }
};

/// @param bench of the capture's act
CaptureCheck checkCapture(const Capture &capture, const EvidenceBook &book, const LabContent &lab,
                          const Bench &bench);

/// A figure's text in the current language where the model still gives the frozen value; else the text as it
/// was captured.
QString capturedText(const Capture &capture, const CapturedFigure &figure, const Bench &bench);

} // namespace rp
