# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name review review_ledger)
    rp_add_test(app_${name} SOURCES app/test_${name}.cpp app/lab_fixture.cpp app/review_options.h LIBS rp_app)
endforeach()
