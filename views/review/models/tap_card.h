// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_content.h"
#include "views/review/parts/review_section.h"
#include "views/widgets/blocks/card.h"

#include <optional>

namespace rp {

class ActionButton;
class TextBlock;

/// A model to carry that is tried by tapping what fits. Each tap is answered at once, beside the buttons, and
/// marked on its button. What was tapped lasts as long as the card.
class TapCard : public Card
{
    Q_OBJECT
public:
    TapCard(const ReviewParts &parts, int buttons, QWidget *parent = nullptr);

    virtual void refresh(); ///< everything anew, in the current language
    const std::vector<ActionButton *> &buttons() const { return m_buttons; }
    TextBlock *ask() const { return m_ask; }
    TextBlock *verdict() const { return m_verdict; }
    TextBlock *reason() const { return m_reason; }
    TextBlock *progress() const { return m_progress; }

protected:
    struct Words
    {
        QString verdict; ///< in a few words
        QString reason;  ///< a line for each sentence
    };
    virtual QString title(int button) const = 0;
    /// Whether it was right to tap it.
    virtual bool judge(int button) = 0;
    /// What is said of the last tap.
    virtual Words answer(int button) const = 0;
    virtual int wanted() const = 0; ///< how many are to be found

    QString text(const QString &source) const { return m_parts.text(source); }
    const ReviewParts &parts() const { return m_parts; }
    void forgetMarks(); ///< of what was tapped wrongly

private:
    void tap(int button);

    const ReviewParts m_parts;
    std::vector<ActionButton *> m_buttons;
    std::vector<std::optional<bool>> m_marks; ///< whether a tapped button was right
    int m_tapped = -1;
    TextBlock *m_ask;
    TextBlock *m_progress;
    TextBlock *m_verdict;
    TextBlock *m_reason;
};

/// Which pairs of operations can become one kernel.
class FusionCard : public TapCard
{
    Q_OBJECT
public:
    explicit FusionCard(const ReviewParts &parts, QWidget *parent = nullptr);
    void refresh() override;

protected:
    QString title(int button) const override;
    bool judge(int button) override;
    Words answer(int button) const override;
    int wanted() const override;
};

/// Which way to capture a program takes what is described, one description after another.
class CaptureWaysCard : public TapCard
{
    Q_OBJECT
public:
    explicit CaptureWaysCard(const ReviewParts &parts, QWidget *parent = nullptr);
    void refresh() override;
    int asked() const; ///< the way that is described, as an index of the content

protected:
    QString title(int button) const override;
    bool judge(int button) override;
    Words answer(int button) const override;
    int wanted() const override;

private:
    int m_found = 0;
};

} // namespace rp
