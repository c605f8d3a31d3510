# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_models PRIVATE
    memo/memo.cpp memo/memo.h
)
