# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
add_test(NAME recipes COMMAND Python3::Interpreter ${CMAKE_CURRENT_LIST_DIR}/recipes.py $<TARGET_FILE:ridgepoint>)
set_tests_properties(recipes PROPERTIES TIMEOUT 600)
