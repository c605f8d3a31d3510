# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_models PRIVATE
    text/bound_units.cpp
    text/format.cpp
    text/format.h
    text/place_markers.cpp
    text/place_markers.h
    text/sentences.cpp
    text/sentences.h
    text/time_span.cpp
    text/typed_entry.cpp
    text/typed_entry.h
)
