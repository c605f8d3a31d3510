# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_models PRIVATE
    memo/markdown.cpp memo/markdown.h
    memo/memo.cpp memo/memo.h
    memo/memo_document.cpp memo/memo_document.h
    memo/memo_json.cpp memo/memo_json.h
    memo/memo_markdown.cpp memo/memo_markdown.h
    memo/memo_text.cpp memo/memo_text.h
)
