# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is checked without running the program: the sources, the licences, the scripts, the translations, the
# files a desktop reads. They need tools that a plain build doesn't: a missing one is a failure, not a skip.
find_package(Python3 3.9 REQUIRED COMPONENTS Interpreter)
set(checks ${CMAKE_CURRENT_LIST_DIR})

# rp_add_check(name COMMAND …): run from the source folder, labelled "check".
function(rp_add_check name)
    cmake_parse_arguments(ARG "" "" "COMMAND" ${ARGN})
    add_test(NAME ${name} COMMAND ${ARG_COMMAND} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(${name} PROPERTIES LABELS check TIMEOUT 300)
endfunction()

rp_add_check(check_format COMMAND ${checks}/format.sh)
rp_add_check(check_layers COMMAND Python3::Interpreter ${checks}/layers.py)
rp_add_check(check_names COMMAND Python3::Interpreter ${checks}/clashes.py)
rp_add_check(check_licences COMMAND reuse --root ${PROJECT_SOURCE_DIR} lint)
rp_add_check(check_scripts COMMAND shellcheck -x app/run.sh app/packages.sh tests/run.sh .ci/run
                                   tests/checks/format.sh app/packaging/ridgepoint.bash app/packaging/portable.sh
                                   app/packaging/try_packages.sh
                                   app/packaging/repository.sh app/packaging/try_repository.sh
                                   app/packaging/reproduce.sh app/packaging/platforms/icons.sh)
rp_add_check(check_desktop_entry COMMAND desktop-file-validate app/packaging/org.ridgepoint.Ridgepoint.desktop)
rp_add_check(check_metainfo COMMAND appstreamcli validate --no-net
                                    app/packaging/org.ridgepoint.Ridgepoint.metainfo.xml)
rp_add_check(check_content_extraction COMMAND Python3::Interpreter translations/extract_content.py --check)
rp_add_check(check_released_keys COMMAND Python3::Interpreter resources/labs/keep_keys.py --check)
rp_add_check(check_content_load COMMAND Python3::Interpreter ${checks}/content_load.py)
rp_add_check(check_measured_once COMMAND Python3::Interpreter ${checks}/measured_once.py)
rp_add_check(check_command_words COMMAND Python3::Interpreter ${checks}/command_words.py)
rp_add_check(check_manual COMMAND sh -c "groff -man -ww -z app/packaging/ridgepoint.1 2>&1 | (! grep .)")
rp_add_check(check_version COMMAND Python3::Interpreter app/packaging/version.py check)
rp_add_check(check_sbom COMMAND Python3::Interpreter app/packaging/sbom.py --check)
rp_add_check(check_handbook COMMAND Python3::Interpreter ${checks}/handbook.py)
rp_add_check(check_private_data COMMAND Python3::Interpreter ${checks}/private_data.py)
rp_add_check(check_untranslated COMMAND Python3::Interpreter ${checks}/untranslated.py)
foreach(language ${RIDGEPOINT_LANGUAGES})
    rp_add_check(check_translation_${language} COMMAND Python3::Interpreter ${checks}/translations.py
                                                       --lupdate $<TARGET_FILE:Qt6::lupdate> ${language})
    rp_add_check(check_voice_${language} COMMAND Python3::Interpreter ${checks}/voices.py ${language})
endforeach()
# The report names tests as evidence. They are listed when all have been added: asking ctest from within a test would
# cut the log of the run.
function(rp_list_tests)
    get_property(names DIRECTORY PROPERTY TESTS)
    list(JOIN names "\n" lines)
    file(WRITE ${CMAKE_BINARY_DIR}/all_tests.txt "${lines}\n")
endfunction()
cmake_language(DEFER CALL rp_list_tests)
rp_add_check(check_conformance COMMAND Python3::Interpreter app/packaging/conformance/report.py ${CMAKE_BINARY_DIR}
                                       --check)
rp_add_check(check_checks COMMAND Python3::Interpreter -m unittest discover -s ${checks} -p "test_*.py")
