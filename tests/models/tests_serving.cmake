# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name vectors compute properties words)
    rp_add_test(test_serving_${name} SOURCES models/test_serving_${name}.cpp models/serving_fixture.h LIBS rp_models)
endforeach()
