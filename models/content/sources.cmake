# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_models PRIVATE
    content/json_schema.cpp
    content/json_schema.h
    content/figure_text.h
    content/lab_content.h
    content/lab_loader.h
    content/discovery.h
    content/content_check.h
)
