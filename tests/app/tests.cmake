# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(app_command_line SOURCES app/test_command_line.cpp LIBS rp_app)
rp_add_test(app_look SOURCES app/test_look.cpp LIBS rp_app)
rp_add_test(app_shortcuts SOURCES app/test_shortcuts.cpp LIBS rp_app)
rp_add_test(app_lab SOURCES app/test_lab.cpp app/lab_fixture.cpp LIBS rp_app)
rp_add_test(app_window SOURCES app/test_window.cpp app/lab_fixture.cpp LIBS rp_app)
rp_add_test(app_act2_window SOURCES app/test_act2_window.cpp app/lab_fixture.cpp LIBS rp_app)
rp_add_test(app_pages SOURCES app/test_pages.cpp app/lab_fixture.cpp LIBS rp_app)
rp_add_test(app_course SOURCES app/test_course.cpp app/lab_fixture.cpp app/second_lab.cpp LIBS rp_app)
rp_add_test(app_home SOURCES app/test_home.cpp app/lab_fixture.cpp app/second_lab.cpp LIBS rp_app)
rp_add_test(app_chart_keys SOURCES app/test_chart_keys.cpp app/lab_fixture.cpp LIBS rp_app)
rp_add_test(app_layout SOURCES app/test_layout.cpp app/lab_fixture.cpp LIBS rp_app)

# The program as the system starts it: exit statuses, messages, signals, the tour.
rp_add_test(app_program SOURCES app/test_program.cpp LIBS Qt6::Core)
target_compile_definitions(app_program PRIVATE RIDGEPOINT_PROGRAM="$<TARGET_FILE:ridgepoint>")
add_dependencies(app_program ridgepoint)
