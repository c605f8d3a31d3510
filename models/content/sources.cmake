# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_models PRIVATE
    ${CMAKE_CURRENT_SOURCE_DIR}/../resources/labs.qrc
    content/challenge_rules.cpp
    content/content_check.cpp content/content_check.h
    content/discovery.cpp content/discovery.h
    content/embedded_content.cpp content/embedded_content.h
    content/figure_text.cpp content/figure_text.h
    content/json_schema.cpp content/json_schema.h
    content/json_value.cpp content/json_value.h
    content/lab_catalogue.cpp content/lab_catalogue.h
    content/lab_content.cpp content/lab_content.h
    content/lab_loader.cpp content/lab_loader.h
    content/lab_reader.cpp content/lab_reader.h
    content/lab_rules.cpp content/lab_rules.h
    content/panel_vocabulary.cpp content/panel_vocabulary.h
    content/proposal.cpp content/proposal.h
    content/rule_check.h
    content/start_rules.cpp
)
