# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Needs rp_models and the compiled languages only, so that it is quick to build while instruments are worked on.
file(GLOB golden_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/golden/*.cpp)
add_executable(golden_instruments ${golden_sources})
rp_test_target(golden_instruments LIBS rp_models)
rp_add_test(golden_instruments
            COMMAND golden_instruments --check ${CMAKE_CURRENT_SOURCE_DIR}/golden/digests.txt)
# Less than a minute as it ships, six under the sanitizers, where every night is often enough.
# It begins first, so that it is not left alone at the end.
set_tests_properties(golden_instruments PROPERTIES TIMEOUT 1200 COST 300 LABELS shipped)
set(golden_i18n ${CMAKE_CURRENT_BINARY_DIR}/golden_i18n)
file(MAKE_DIRECTORY ${golden_i18n})
set(golden_qms)
# The languages that the committed digests were made with.
foreach(language en es ar zh_CN)
    set(qm ${golden_i18n}/ridgepoint_${language}.qm)
    rp_release_translation(${PROJECT_SOURCE_DIR}/translations/ridgepoint_${language}.ts ${qm})
    list(APPEND golden_qms ${qm})
endforeach()
qt_add_resources(golden_instruments golden_i18n PREFIX /i18n BASE ${golden_i18n} FILES ${golden_qms})

# What a learner finds on the way through everything. Seals and dates are those of one frozen day.
file(GLOB journey_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/golden/journey/*.cpp)
add_executable(golden_journey ${journey_sources})
rp_test_target(golden_journey LIBS rp_app)
rp_add_test(golden_journey
            COMMAND env TZ=UTC faketime -f "2026-11-02 10:00:00" $<TARGET_FILE:golden_journey> --check
                    ${CMAKE_CURRENT_SOURCE_DIR}/golden/journey)
set_tests_properties(golden_journey PROPERTIES TIMEOUT 1200 COST 200 LABELS shipped)

# What the charts say and where, by hand: README.md. It has the same settings and languages.
add_executable(golden_charts golden/charts/golden_charts.cpp golden/charts/chart_texts.cpp golden/charts/chart_texts.h
                             golden/settings.cpp golden/languages.cpp)
rp_test_target(golden_charts LIBS rp_views)
qt_add_resources(golden_charts golden_charts_i18n PREFIX /i18n BASE ${golden_i18n} FILES ${golden_qms})
