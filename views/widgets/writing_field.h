// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace rp {

/// A field for a few sentences: plain text of several lines that grows with what is written. Tab leaves it.
/// What is pasted or dropped is taken as plain text, and no more of it than finds room.
class WritingField : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit WritingField(QWidget *parent = nullptr);

    QString text() const { return toPlainText(); }
    /// Replaces the text and emits nothing; the same text leaves cursor and undo as they are.
    void setText(const QString &text);

    /// What stands in the field while it is empty, from the side where writing begins: Qt's own placeholder
    /// begins at the left in every language.
    void setHint(const QString &hint);
    QString hint() const { return m_hint; }

signals:
    void edited(const QString &text); ///< by the learner, with every change
    void left();                      ///< the keyboard went elsewhere
    /// What was put in did not all find room; one translated sentence.
    void cutShort(const QString &sentence);

protected:
    /// Qt 6.4 asks for the first format of a clipboard that may have none, and ends the program.
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void fitHeight();
    void holdToRoom();
    void tellRoom();

    QString m_hint;
    bool m_showing = false;
    int m_room;           ///< characters
    int m_changedEnd = 0; ///< where the last change ends
};

} // namespace rp
