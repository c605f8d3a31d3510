# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_models PRIVATE
    catalogue/catalogue.cpp
    catalogue/catalogue.h
    catalogue/constant_sections.cpp
    catalogue/entry_reader.cpp
    catalogue/entry_reader.h
    catalogue/entry_sections.cpp
    ${CMAKE_SOURCE_DIR}/resources/catalogue.qrc
)
