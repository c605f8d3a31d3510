// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/policy/exam.h"
#include "models/session/commit_log.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QVariantMap>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace rp {

struct LedgerDocument;

/// What all instruments of the window share, as the ledger names it.
inline const QString contextKey = QStringLiteral("context");
inline const QString trackKey = QStringLiteral("track");

/// Parts of a chapter that other models keep there, see Ledger::part().
namespace ledger_part {
inline constexpr QLatin1String writings("writings"); ///< by act and entry
inline constexpr QLatin1String evidence("evidence");
inline constexpr QLatin1String memo("memo");
inline constexpr QLatin1String taken("taken"); ///< from other labs, by act and input
// Of the review:
inline constexpr QLatin1String recall("recall");
inline constexpr QLatin1String beliefs("beliefs");
inline constexpr QLatin1String selfCheck("self_check");
inline constexpr QLatin1String notebook("notebook");
} // namespace ledger_part

/// The section of the review, which belongs to no chapter of the book.
inline constexpr QLatin1String reviewChapter("review");

/// Where a learner last was in a lab.
struct SavedPlace
{
    QString act;
    QString step;
    bool operator==(const SavedPlace &) const = default;
};

/// The truth about one learner: settings, one section per chapter (design fields, place, slider positions),
/// and the sealed log of what can't be taken back (predictions, first answers, finished steps).
///
/// In memory only; a LedgerStore keeps it in a file. Only sealed entries open gates; everything else may be
/// edited outside the program and is checked where it is used.
class Ledger : public QObject
{
    Q_OBJECT
public:
    enum class Mode
    {
        Learner,
        Advised,  ///< a learner's, whose site lets the gates advise: they are open, and all is kept
        Presenter ///< gates are open, and no store takes it
    };

    explicit Ledger(Mode mode = Mode::Learner, QObject *parent = nullptr);
    ~Ledger() override;

    bool isPresenter() const { return m_mode == Mode::Presenter; }
    /// A step opens only when the one before is done.
    bool holdsGates() const { return m_mode == Mode::Learner; }
    /// A learner's gates hold, or advise, from now on. Sessions that are made after it follow it.
    void setAdvised(bool isAdvised)
    {
        if (!isPresenter())
            m_mode = isAdvised ? Mode::Advised : Mode::Learner;
    }
    /// Nothing is recorded while set: another window holds the file, or a newer program wrote it.
    bool isReadOnly() const { return m_readOnly; }
    void setReadOnly(bool readOnly);

    /// The one that is held now, if any. Sessions that are made after it is set hold it.
    const std::optional<Exam> &exam() const { return m_exam; }
    void setExam(const std::optional<Exam> &exam) { m_exam = exam; }

    /// Kept for the whole life of the document, also through "save as" and "continue from".
    QString id() const { return m_id; }

    /// "context", "track", "language", "theme", "text_scale", "sound", "voice", … Invalid when never set.
    QVariant setting(const QString &key) const;
    void setSetting(const QString &key, const QVariant &value);

    /// Everything sealed so far, oldest first.
    const CommitLog &log() const { return m_log; }
    /// Seals and appends an entry (its time and seal are set here). False, and nothing changed, while
    /// read-only. When it returns true, a store that is able to write has written it.
    [[nodiscard]] bool commit(CommitEntry entry);
    /// Answers of the act were altered outside the program and could not be recovered. They are asked again.
    bool isVoided(const QString &chapter, const QString &act) const;
    /// The entry, which must be one of the log, was made after its act was voided: whoever made it may have
    /// seen the answer before.
    bool isAfterVoid(const CommitEntry &entry) const;

    /// Chapters that have a section, by number; the review's before them.
    QStringList chapters() const;
    /// Design fields of a chapter, keyed by the chapter's number: design("7").
    QVariantMap design(const QString &chapter) const;
    /// Merges fields. False when nothing was recorded because the ledger is read-only.
    bool setDesign(const QString &chapter, const QVariantMap &fields);

    std::optional<SavedPlace> place(const QString &chapter) const;
    bool setPlace(const QString &chapter, const SavedPlace &place);

    QVariantMap inputs(const QString &chapter, const QString &act) const;
    bool setInputs(const QString &chapter, const QString &act, const QVariantMap &inputs);

    /// A part of a chapter that another model keeps there, see ledger_part; null when there is none. Not
    /// sealed: whoever reads it checks it.
    nlohmann::json part(const QString &chapter, const QString &key) const;
    /// Replaces it. False when nothing was recorded because the ledger is read-only.
    bool setPart(const QString &chapter, const QString &key, const nlohmann::json &value);
    /// Adds one entry to a list in it, which is made when it is not there. What is there is not looked at, so
    /// that adding costs the same however long the list is.
    bool appendToPart(const QString &chapter, const QString &key, const QString &list,
                      const nlohmann::json &entry);
    /// The same as setPart() for what must not be undone by ending the program, or not be found again after
    /// it was deleted: when it returns true, a store that is able to write has written the file and its copy.
    bool settlePart(const QString &chapter, const QString &key, const nlohmann::json &value);

    LedgerDocument document() const;
    /// The document as written to the file, in the current schema version.
    QByteArray toJson() const;
    /// Takes over a document that has been read and verified (ledger_document.h). Emits replaced().
    void adopt(const LedgerDocument &document);

signals:
    void committed(); ///< an entry was sealed: save before anything else happens
    void settled();   ///< a part was settled: save it and the copy before anything else happens
    void placed();    ///< the place changed: save soon, it is rare
    void edited();    ///< inputs, settings or design fields changed: save within two seconds
    void settingChanged(const QString &key);
    void designChanged(const QString &chapter);
    void partChanged(const QString &chapter, const QString &key);
    void readOnlyChanged(bool readOnly);
    void replaced(); ///< another document was taken over: read everything anew

private:
    nlohmann::json &chapterSection(const QString &chapter);
    QVariantMap section(const QStringList &path) const;

    Mode m_mode;
    bool m_readOnly = false;
    std::optional<Exam> m_exam;
    QString m_id;
    std::unique_ptr<nlohmann::json> m_settings; ///< object
    std::unique_ptr<nlohmann::json> m_labs;     ///< object, keyed by chapter
    CommitLog m_log;
};

} // namespace rp
