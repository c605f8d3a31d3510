// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <array>
#include <cstdint>

namespace rp {

class Ledger;
struct LabContent;
struct MemoDocument;

/// The parts of a decision memo, in the order in which they are written.
enum class MemoPart : std::uint8_t
{
    Recommendation,
    Rejected,   ///< the alternative that was considered, and why not
    ChangeMind, ///< what would change the decision
    Risk,       ///< what can still go wrong
    Rationale
};
inline constexpr std::array memoParts{MemoPart::Recommendation, MemoPart::Rejected, MemoPart::ChangeMind,
                                      MemoPart::Risk, MemoPart::Rationale};
QString memoPartKey(MemoPart part); ///< "recommendation", "rejected", "change_mind", "risk", "rationale"

/// A learner's decision memo, kept in the ledger (part "memo" of the lab's chapter) as it is written.
class Memo : public QObject
{
    Q_OBJECT
public:
    Memo(const LabContent &lab, Ledger &ledger, QObject *parent = nullptr);

    QString text(MemoPart part) const;
    QString author() const; ///< as the learner wants to be named; may be empty
    /// Ids of the captures that the memo rests on, in the order chosen.
    QStringList evidence() const;
    /// The input that the learner named before seeing what flips the recommendation of this capture; empty:
    /// none yet.
    QString trigger(const QString &capture) const;
    bool isEmpty() const;

    // Only controllers call these. False when nothing was recorded because the ledger is read-only.
    bool setText(MemoPart part, const QString &text);
    bool setAuthor(const QString &name);
    bool setEvidence(const QStringList &captures);
    bool setTrigger(const QString &capture, const QString &input);

signals:
    void changed(); ///< also when another ledger was taken over

private:
    bool set(const char *key, const QVariant &value);

    const LabContent &m_lab;
    Ledger &m_ledger;
};

/// The memo as a JSON file that fits memo.schema.json. Captures are written as in the ledger, with what has
/// become of them since; see evidence/capture.h on values that are not finite.
QByteArray memoJson(const MemoDocument &memo);

} // namespace rp
