// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <utility>
#include <vector>

class QListWidget;

namespace rp {

class TextBlock;

/// Lines of code to go through with the arrow keys or the pointer; below them stands what is said of the
/// line.
class CodeLines : public QWidget
{
    Q_OBJECT
public:
    explicit CodeLines(QWidget *parent = nullptr);

    /// @param lines code, and a translated sentence on it
    void setLines(const QString &title, const std::vector<std::pair<QString, QString>> &lines);
    QListWidget *list() const { return m_list; }
    TextBlock *said() const { return m_said; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void showLine(int row);
    void fit();

    TextBlock *m_title;
    QListWidget *m_list;
    TextBlock *m_said;
};

} // namespace rp
