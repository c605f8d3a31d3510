// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/disclosure.h"

#include <QTimer>

namespace rp {

class Instrument;
class TextBlock;

/// What an instrument assumes, all in one list: its inputs, figures and tables, each reason told once.
class AssumptionList : public Disclosure
{
    Q_OBJECT
public:
    explicit AssumptionList(const Instrument &instrument, QWidget *parent = nullptr);

    void refresh();
    bool isEmpty();
    QString text();

private:
    void follow();
    void bringUpToDate();

    const Instrument &m_instrument;
    TextBlock *m_list;
    QTimer m_later; ///< runs while a change is waiting
    int m_count = 0;
};

} // namespace rp
