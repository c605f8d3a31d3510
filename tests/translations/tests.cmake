# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The test language "xx" is made anew for every build, so that it always holds every text of the sources.
find_package(Python3 3.9 REQUIRED COMPONENTS Interpreter)
set(pseudo_folder ${CMAKE_CURRENT_BINARY_DIR}/pseudo_locale)
set(pseudo_qm ${pseudo_folder}/ridgepoint_xx.qm)
file(GLOB_RECURSE pseudo_sources CONFIGURE_DEPENDS
     ${PROJECT_SOURCE_DIR}/app/*.cpp ${PROJECT_SOURCE_DIR}/app/*.h
     ${PROJECT_SOURCE_DIR}/controllers/*.cpp ${PROJECT_SOURCE_DIR}/controllers/*.h
     ${PROJECT_SOURCE_DIR}/models/*.cpp ${PROJECT_SOURCE_DIR}/models/*.h
     ${PROJECT_SOURCE_DIR}/views/*.cpp ${PROJECT_SOURCE_DIR}/views/*.h
     ${PROJECT_SOURCE_DIR}/resources/*.json ${PROJECT_SOURCE_DIR}/translations/*.py)
add_custom_command(OUTPUT ${pseudo_qm}
                   COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/translations/pseudo_locale.py
                           --lupdate $<TARGET_FILE:Qt6::lupdate> ${pseudo_folder}
                   COMMAND Qt6::lrelease -silent ${pseudo_folder}/ridgepoint_xx.ts -qm ${pseudo_qm}
                   DEPENDS ${pseudo_sources}
                   COMMENT "Making the pseudo-locale"
                   VERBATIM)

# A program of its own, because no other one may offer that language.
rp_add_test_program(translations LIBS rp_app)
qt_add_resources(rp_tests_translations pseudo_locale PREFIX /i18n BASE ${pseudo_folder} FILES ${pseudo_qm})
