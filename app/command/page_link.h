// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/command_line.h"

namespace rp {

/// A page of the program, and how the instrument on it is to stand: what a teacher hands on. Values are
/// texts as they were written.
struct PageLink
{
    PlaceArgument place;
    NamedValues sets;
};

/// Whether a word of the command line is meant to be a link: "ridgepoint:lab07/act2".
bool isLink(const QString &word);
/// From "ridgepoint:lab07/act2?workload=gpt2&roi.gain=2". It may come from anywhere, and can name nothing but
/// a place and inputs. None: it is no link.
std::optional<PageLink> linkFromUri(const QString &uri);
QString uriOf(const PageLink &link);
/// The same as a command line for a shell: "ridgepoint --open lab07/act2 --set workload=gpt2".
QString commandOf(const PageLink &link);

/// "workload=gpt2" or "roi.gain=2". None: it is no such thing.
std::optional<NamedValue> settingFromArgument(const QString &text);

/// How a value of an input is written in a link: "gpt2", "on", "2.5".
QString settingText(const QVariant &value);

} // namespace rp
