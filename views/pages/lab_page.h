// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

class QScrollArea;
class QVBoxLayout;

namespace rp {

class HeadingLabel;
class Notice;
class TextBlock;

/// A page of the window that belongs to the lab as a whole and to no step: a heading, a lead, a scrolling
/// column, and a place for a refusal.
class LabPage : public QWidget
{
    Q_OBJECT
public:
    explicit LabPage(QWidget *parent = nullptr);

    void focusHeading();
    /// Shows why something was refused until it is dismissed or the page changes; empty: hides it.
    void showRefusal(const QString &sentence);

    HeadingLabel *heading() const { return m_heading; }
    QScrollArea *scrollArea() const { return m_scroll; }
    Notice *refusal() const { return m_refusal; }

protected:
    /// Heading and the sentence below it, translated.
    void setTexts(const QString &heading, const QString &lead);
    QVBoxLayout *column() const { return m_column; }
    /// Stays in view below the scrolling column.
    void setFoot(QWidget *foot);
    /// Widest column in average characters.
    void setColumnChars(int chars);
    void changeEvent(QEvent *event) override;
    /// Texts in the current language; called on a change of language.
    virtual void retranslateUi() = 0;

private:
    void limitColumn();

    int m_columnChars = 150;
    QScrollArea *m_scroll;
    QWidget *m_columnWidget;
    QVBoxLayout *m_column;
    HeadingLabel *m_heading;
    TextBlock *m_lead;
    Notice *m_refusal;
};

/// Stands where a page is closed to learners, and says why.
class ClosedPage : public LabPage
{
    Q_OBJECT
public:
    using Text = std::function<QString()>; ///< in the language of the moment
    ClosedPage(Text title, Text reason, QWidget *parent = nullptr);

    Notice *reason() const { return m_shown; }

protected:
    void retranslateUi() override;

private:
    Text m_title;
    Text m_reason;
    Notice *m_shown;
};

} // namespace rp
