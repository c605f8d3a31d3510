# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(app_memo_pdf SOURCES app/test_memo_pdf.cpp app/lab_fixture.cpp LIBS rp_app)
