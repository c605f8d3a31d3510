# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_views PRIVATE
    memo/exhibit_picture.cpp
    memo/memo_field.cpp
    memo/memo_layout.cpp
    memo/memo_page.cpp
    memo/memo_pdf.cpp
    memo/pdf_letters.cpp
)
