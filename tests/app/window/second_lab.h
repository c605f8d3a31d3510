// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/root/application.h"

#include <QTemporaryDir>
#include <nlohmann/json.hpp>

namespace rp {

/// A site folder with one more lab: the first act of Lab 07 under another name, which takes over one field of
/// Lab 07. So that a course of several labs is tried whatever labs the program brings along.
class SecondLab
{
public:
    SecondLab();

    static QString id() { return QStringLiteral("lab90"); }
    static QString title() { return QStringLiteral("Lab 90: Ours & theirs"); }
    static QString taken() { return QStringLiteral("Kernels fused"); }
    QString folder() const { return m_folder.path(); }
    StartOptions options() const;

    /// As written to the folder; for changes of it.
    const nlohmann::json &document() const { return m_document; }
    void write(const nlohmann::json &document) const;

private:
    QTemporaryDir m_folder;
    nlohmann::json m_document;
};

} // namespace rp
