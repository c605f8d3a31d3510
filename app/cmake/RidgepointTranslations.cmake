# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# rp_add_translations(target): the program's languages, and Qt's own texts in them, as :/i18n/*.qm in the target:
#   :/i18n/ridgepoint_es.qm   this program        (en holds plural forms only)
#   :/i18n/qtbase_es.qm       Qt's dialogs and buttons, so that they don't depend on an optional package
#
# The target update_translations brings the .ts files up to date with the sources and the JSON content.
#
# translations/languages.json is the one list of languages: RIDGEPOINT_LANGUAGES holds its codes, and
# rp_add_language_list(target) gives the target what models/text/languages.h declares.
set(languages_json ${PROJECT_SOURCE_DIR}/translations/languages.json)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${languages_json})
function(rp_read_languages)
    file(READ ${languages_json} text)
    string(JSON count LENGTH "${text}" languages)
    math(EXPR last "${count} - 1")
    set(codes)
    foreach(index RANGE ${last})
        foreach(field code name locale)
            string(JSON ${field} GET "${text}" languages ${index} ${field})
        endforeach()
        string(JSON font ERROR_VARIABLE none GET "${text}" languages ${index} font)
        if(none)
            set(font)
        endif()
        list(APPEND codes ${code})
        string(APPEND rows "        {\"${code}\", \"${name}\", \"${locale}\", \"${font}\"},\n")
    endforeach()
    set(RIDGEPOINT_LANGUAGES ${codes} PARENT_SCOPE)
    set(RIDGEPOINT_LANGUAGE_ROWS ${rows} PARENT_SCOPE)
endfunction()
rp_read_languages()

function(rp_add_language_list target)
    set(languages ${RIDGEPOINT_LANGUAGE_ROWS})
    set(source ${CMAKE_CURRENT_BINARY_DIR}/languages.cpp)
    configure_file(${PROJECT_SOURCE_DIR}/models/text/languages.cpp.in ${source} @ONLY)
    target_sources(${target} PRIVATE ${source})
endfunction()

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
