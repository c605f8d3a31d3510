# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_check(check_recordings COMMAND Python3::Interpreter -m unittest discover -s ${CMAKE_CURRENT_LIST_DIR}
                                      -p "test_*.py")
