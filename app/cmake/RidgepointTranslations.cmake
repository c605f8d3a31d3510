# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# rp_add_translations(target): the program's languages, and Qt's own texts in them, as :/i18n/*.qm in the target:
#   :/i18n/ridgepoint_es.qm   this program        (en holds plural forms only)
#   :/i18n/qtbase_es.qm       Qt's dialogs and buttons, so that they don't depend on an optional package
#
# The target update_translations brings the .ts files up to date with the sources and the JSON content.
set(RIDGEPOINT_LANGUAGES en es ar zh_CN)

# rp_release_translation(out file.ts file.qm): compiles one .ts file.
function(rp_release_translation ts qm)
    add_custom_command(OUTPUT ${qm}
                       COMMAND Qt6::lrelease -silent ${ts} -qm ${qm}
                       DEPENDS ${ts}
                       COMMENT "Compiling ${qm}"
                       VERBATIM)
endfunction()

function(rp_add_translations target)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/i18n)
    file(MAKE_DIRECTORY ${folder})
    set(files)
    foreach(language ${RIDGEPOINT_LANGUAGES})
        set(qm ${folder}/ridgepoint_${language}.qm)
        rp_release_translation(${PROJECT_SOURCE_DIR}/translations/ridgepoint_${language}.ts ${qm})
        list(APPEND files ${qm})

        set(qt_qm ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_TRANSLATIONS}/qtbase_${language}.qm)
        if(EXISTS ${qt_qm})
            configure_file(${qt_qm} ${folder}/qtbase_${language}.qm COPYONLY)
            list(APPEND files ${folder}/qtbase_${language}.qm)
        elseif(NOT language STREQUAL en)
            message(STATUS "Qt's own texts in ${language} not found (${qt_qm}); Debian: qt6-translations-l10n")
        endif()
    endforeach()
    qt_add_resources(${target} ridgepoint_i18n PREFIX /i18n BASE ${folder} FILES ${files})

    find_package(Python3 REQUIRED COMPONENTS Interpreter)
    add_custom_target(update_translations
                      COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/translations/update.py
                              --lupdate $<TARGET_FILE:Qt6::lupdate>
                      COMMENT "Updating translations/*.ts"
                      VERBATIM)
endfunction()
