# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What "cmake --install" puts where. cpack.cmake makes packages of it.
set(RIDGEPOINT_APP_ID org.ridgepoint.Ridgepoint)
set(packaging ${CMAKE_CURRENT_LIST_DIR})
# What is installed is built with the program. Without this cpack would build the tests too.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

if(APPLE)
    # Everything lies in the bundle. Not tried.
    set(doc_folder ridgepoint.app/Contents/Resources)
    set(program_folder ridgepoint.app/Contents/MacOS)
    set_target_properties(ridgepoint PROPERTIES
        MACOSX_BUNDLE ON
        MACOSX_BUNDLE_INFO_PLIST ${packaging}/platforms/Info.plist.in
        MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION})
    target_sources(ridgepoint PRIVATE ${packaging}/platforms/ridgepoint.icns)
    set_source_files_properties(${packaging}/platforms/ridgepoint.icns PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
    install(TARGETS ridgepoint BUNDLE DESTINATION .)
else()
    set(doc_folder ${CMAKE_INSTALL_DOCDIR})
    set(program_folder ${CMAKE_INSTALL_BINDIR})
    if(WIN32)
        # Not tried. Without a console window of its own; the icon is in the program. Python has to have been there
        # while building only.
        enable_language(RC)
        set_target_properties(ridgepoint PROPERTIES WIN32_EXECUTABLE ON)
        target_sources(ridgepoint PRIVATE ${packaging}/platforms/ridgepoint.rc)
    endif()
    install(TARGETS ridgepoint RUNTIME DESTINATION ${program_folder})
    if(RIDGEPOINT_PLUGINS) # where the program looks for them, whatever folder a distribution has for libraries
        install(TARGETS ${RIDGEPOINT_PLUGINS} LIBRARY DESTINATION lib/ridgepoint)
    endif()
endif()
if(UNIX AND NOT APPLE)
    install(FILES ${packaging}/${RIDGEPOINT_APP_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${packaging}/${RIDGEPOINT_APP_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/ridgepoint.svg
            DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
            RENAME ${RIDGEPOINT_APP_ID}.svg)
    install(FILES ${packaging}/ridgepoint.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
    install(FILES ${packaging}/ridgepoint.bash
            DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
            RENAME ridgepoint)
    install(FILES ${packaging}/ridgepoint.lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides
            RENAME ridgepoint)
elseif(COMMAND qt_generate_deploy_app_script)
    # Qt 6.3 or newer copies its libraries and plugins beside the program.
    qt_generate_deploy_app_script(TARGET ridgepoint FILENAME_VARIABLE deploy NO_UNSUPPORTED_PLATFORM_ERROR)
    install(SCRIPT ${deploy})
endif()
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${packaging}/copyright
              ${packaging}/conformance/ridgepoint-conformance.html
              ${packaging}/conformance/ridgepoint-conformance.yaml
              ${PROJECT_SOURCE_DIR}/resources/schemas/deck.schema.json
              ${PROJECT_SOURCE_DIR}/resources/schemas/lab.schema.json
              ${PROJECT_SOURCE_DIR}/resources/schemas/policy.schema.json
        DESTINATION ${doc_folder})

# Where the handbook lies from the program is the same in the build as installed, so that it is found in both.
set(handbook ${packaging}/handbook)
set(handbook_out ${CMAKE_BINARY_DIR}/share/doc/ridgepoint/handbook)
set(handbook_pages)
set(handbook_texts)
foreach(language ${RIDGEPOINT_LANGUAGES})
    list(APPEND handbook_pages ${handbook_out}/${language}/index.html)
    list(APPEND handbook_texts ${PROJECT_SOURCE_DIR}/translations/ridgepoint_${language}.ts)
endforeach()
find_package(Python3 3.9 REQUIRED COMPONENTS Interpreter)
add_custom_command(OUTPUT ${handbook_pages}
                   COMMAND Python3::Interpreter ${handbook}/make.py ${handbook_out} --version ${PROJECT_VERSION}
                   DEPENDS ${handbook}/make.py ${handbook}/handbook.json ${handbook}/handbook.css ${handbook_texts}
                   COMMENT "Writing the handbook"
                   VERBATIM)
add_custom_target(handbook DEPENDS ${handbook_pages})
add_dependencies(rp_app handbook)
install(DIRECTORY ${handbook_out} DESTINATION ${doc_folder})

# What the program was made of is known when it is installed, and what it is called when it is built.
set(sbom ${CMAKE_BINARY_DIR}/ridgepoint.cdx.json)
set(RIDGEPOINT_VERSION_FILE ${CMAKE_BINARY_DIR}/generated/app/version.txt)
install(CODE "file(STRINGS \"${RIDGEPOINT_VERSION_FILE}\" version)
              execute_process(COMMAND \"${Python3_EXECUTABLE}\" \"${packaging}/sbom.py\" \"${sbom}\"
                                      --program \"$<TARGET_FILE:ridgepoint>\" --version \"\${version}\"
                                      --qt ${Qt6_VERSION}
                              COMMAND_ERROR_IS_FATAL ANY)")
install(FILES ${sbom} DESTINATION ${doc_folder})

include(${packaging}/cpack.cmake)
