// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/card.h"

#include <QLabel>
#include <QPixmap>

class QLineEdit;

namespace rp {

class ActionButton;
class CaptureScene;
class Disclosure;
class Intents;
class TextBlock;
class Toggle;
struct Capture;
struct CaptureCheck;
struct Catalogue;
struct LabContent;

/// A small picture of what a capture shows. Drawn when it first comes into view: of a hundred captures most
/// are never looked at.
class CaptureThumb : public QLabel
{
    Q_OBJECT
public:
    explicit CaptureThumb(QWidget *parent = nullptr);

    /// The scene must outlive what is shown; null, or one without an instrument: hidden.
    void setScene(const CaptureScene *scene);
    const QPixmap &picture() const { return m_picture; } ///< null until it was in view

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void draw();
    void forget();

    const CaptureScene *m_scene = nullptr;
    QPixmap m_picture;
    bool m_waits = false;
};

/// One capture: where and when, what was predicted, its key figures, what has become of it since, and what
/// can be done with it.
class CaptureCard : public Card
{
    Q_OBJECT
public:
    CaptureCard(QString id, Intents &intents, QWidget *parent = nullptr);

    const QString &id() const { return m_id; }
    /// Shows the capture anew, in the present language. The scene must outlive what is shown.
    void present(const Capture &capture, const CaptureScene &scene, const CaptureCheck &check,
                 const LabContent &lab, const Catalogue &catalogue);
    bool isChosen() const; ///< for the comparison
    void setChosen(bool chosen);

    Toggle *compareToggle() const { return m_compare; }
    ActionButton *reopenButton() const { return m_reopen; }
    ActionButton *renameButton() const { return m_rename; }
    ActionButton *removeButton() const { return m_remove; }
    QLineEdit *nameEntry() const { return m_name; }
    TextBlock *state() const { return m_state; }
    CaptureThumb *thumb() const { return m_thumb; }
    Disclosure *everything() const { return m_everything; }

signals:
    void chosen(bool chosen); ///< by the learner
    void removeRequested(const QString &capture);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeButtons();
    void nameParts(const QString &title);
    void startRenaming();
    void endRenaming(bool keep);

    QString m_id;
    Intents &m_intents;
    CaptureThumb *m_thumb;
    TextBlock *m_state;
    TextBlock *m_about;
    TextBlock *m_prediction;
    TextBlock *m_figures;
    Disclosure *m_everything;
    TextBlock *m_values;
    Toggle *m_compare;
    ActionButton *m_reopen;
    ActionButton *m_rename;
    ActionButton *m_remove;
    QWidget *m_nameRow;
    TextBlock *m_nameLabel;
    QLineEdit *m_name;
    QString m_ownName;
    const CaptureScene *m_scene = nullptr; ///< of what is shown
};

} // namespace rp
