// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/hand_in.h"
#include "views/pages/file_asker.h"

#include <QDateTime>
#include <QDialog>
#include <QStringList>
#include <functional>
#include <optional>

class QLineEdit;
class QVBoxLayout;

namespace rp {

class ActionButton;
class Announcer;
class Notice;
class TextBlock;
class Toggle;

/// Where a site sends the work by itself.
struct WorkSent
{
    QString place; ///< a folder, or an address
    QDateTime at;  ///< of the last copy; invalid: none has arrived yet
};

/// What the dialog shows, in the current language.
struct HandInOffer
{
    bool hasWork = false; ///< something was answered
    QStringList works;    ///< a line for each lab that was begun, and for its acts
    std::optional<WorkSent> sent;
    bool hasConfidence = false; ///< the review has counts that can go along
    bool opensFolders = true;   ///< the system's own window may be opened
};

/// Asks who hands in and where the file goes, says what will be in it, and afterwards where it is. It stays
/// until it is closed, also when nothing could be written.
class HandInDialog : public QDialog
{
    Q_OBJECT
public:
    using Offer = std::function<HandInOffer()>;

    /// @param known name and number as they were given before
    /// @param folder in which the file goes unless another one is chosen
    HandInDialog(Offer offer, const HandInWish &known, const QString &folder, QWidget *parent);

    /// What came of it: shown and spoken.
    void tell(const HandInResult &result, const QString &path);
    /// That the folder can't be shown.
    void tellNoFolder(const QString &sentence);
    void setFolderAsker(FolderAsker asker) { m_askForFolder = std::move(asker); }

    QLineEdit *name() const { return m_name; }
    QLineEdit *number() const { return m_number; }
    QLineEdit *folder() const { return m_folder; }
    QLineEdit *fileName() const { return m_fileName; }
    QLineEdit *written() const { return m_written; } ///< the file; hidden until there is one
    TextBlock *works() const { return m_works; }
    TextBlock *sent() const { return m_sent; }
    Toggle *confidence() const { return m_confidence; }
    Notice *notice() const { return m_said; }
    ActionButton *handInButton() const { return m_handIn; }
    ActionButton *folderButton() const { return m_openFolder; }

signals:
    void handInRequested(const rp::HandInWish &wish);
    void folderRequested(const QString &folder); ///< to be shown in the system's own window

protected:
    void changeEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void build();
    QLineEdit *addField(QVBoxLayout &column, TextBlock *label, const char *id);
    void proposeName();
    void ask();
    QString path() const;
    void retranslateUi();

    Offer m_offer;
    FolderAsker m_askForFolder;
    Announcer *m_announcer;
    QWidget *m_page;
    TextBlock *m_sent;
    TextBlock *m_nameLabel;
    TextBlock *m_numberLabel;
    TextBlock *m_folderLabel;
    TextBlock *m_fileLabel;
    TextBlock *m_worksLabel;
    TextBlock *m_works;
    TextBlock *m_writtenLabel;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_number = nullptr;
    QLineEdit *m_folder = nullptr;
    QLineEdit *m_fileName = nullptr;
    QLineEdit *m_written = nullptr;
    Toggle *m_confidence;
    Notice *m_said;
    ActionButton *m_choose;
    ActionButton *m_openFolder;
    ActionButton *m_handIn;
    ActionButton *m_close;
    bool m_isNamed = false; ///< the file, by the learner
};

} // namespace rp
