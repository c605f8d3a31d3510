# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name vectors inputs properties words)
    rp_add_test(test_track_${name} SOURCES models/test_track_${name}.cpp models/track_fixture.h LIBS rp_models)
endforeach()
