# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What "cmake --install" puts where, and the Debian package that "cpack" makes of it.
set(RIDGEPOINT_APP_ID org.ridgepoint.Ridgepoint)

install(TARGETS ridgepoint RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${CMAKE_CURRENT_LIST_DIR}/${RIDGEPOINT_APP_ID}.desktop
        DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/${RIDGEPOINT_APP_ID}.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/ridgepoint.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
        RENAME ${RIDGEPOINT_APP_ID}.svg)
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md
              ${CMAKE_CURRENT_LIST_DIR}/conformance/ridgepoint-conformance.html
              ${CMAKE_CURRENT_LIST_DIR}/conformance/ridgepoint-conformance.yaml
        DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${CMAKE_CURRENT_LIST_DIR}/ridgepoint.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/ridgepoint.bash
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
        RENAME ridgepoint)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME ridgepoint)
set(CPACK_PACKAGE_VENDOR "The Ridgepoint authors")
set(CPACK_PACKAGE_CONTACT "The Ridgepoint authors <ridgepoint@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "laboratory on why machine-learning code runs slowly")
set(CPACK_PACKAGE_DESCRIPTION
    "Students predict, explore and then understand dispatch overhead, kernel fusion, compilation pay-back\nand the roofline. Works by keyboard and with a screen reader, in English, Spanish, French,\nGerman, Portuguese (Brazil), Arabic, Simplified Chinese and Japanese. Needs no network and no GPU.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Loaded at run time, so that no shared-library dependency leads to it:
set(CPACK_DEBIAN_PACKAGE_DEPENDS qt6-qpa-plugins)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "at-spi2-core, fonts-noto-core, fonts-noto-cjk, qt6-wayland")
include(CPack)
