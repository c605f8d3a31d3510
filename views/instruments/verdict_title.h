// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"

#include <QLabel>

namespace rp {

/// A sentence over a picture, one word of which is a judgement: in its colour, bold and underlined.
class VerdictTitle : public QLabel
{
    Q_OBJECT
public:
    explicit VerdictTitle(QWidget *parent = nullptr);

    /// @param sentence translated, with %1 in place of the word
    void setVerdict(const QString &sentence, const QString &word, Meaning rating);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    int heightForWidth(int /*width*/) const override { return sizeHint().height(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void showVerdict();

    QString m_sentence;
    QString m_word;
    Meaning m_rating = Meaning::Neutral;
};

} // namespace rp
