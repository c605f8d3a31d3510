# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The packages that "cpack" makes: .deb on Linux; NSIS and MSI on Windows and a disk image on a Mac, which have not
# been tried.
set(CPACK_PACKAGE_NAME ridgepoint)
set(CPACK_PACKAGE_VENDOR "The Ridgepoint authors")
# Who answers for a package is who makes it: name a mailbox that is read before a package goes out.
set(RIDGEPOINT_MAINTAINER "The Ridgepoint authors <maintainers@ridgepoint.example>"
    CACHE STRING "Maintainer of the packages: name and address")
set(CPACK_PACKAGE_CONTACT "${RIDGEPOINT_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "laboratory on why machine-learning code runs slowly")
set(CPACK_PACKAGE_DESCRIPTION
    "Students predict, explore and then understand dispatch overhead, kernel\nfusion, compilation pay-back, graph breaks and the roofline, and read traces of\nreal GPUs. Teachers project acts, set exams, and check what was handed in.\nWorks by keyboard and with a screen reader, in English, Spanish, French,\nGerman, Portuguese (Brazil), Arabic, Simplified Chinese and Japanese.\nNeeds no network and no GPU.")
set(CPACK_STRIP_FILES ON)
# Times, modes and owners that depend on nothing but the source: see reproduce.sh.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
                                                WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/settle.cmake)
# Read when packages are made, for a build may have another version than the one that CMake was run at.
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_LIST_DIR}/built_version.cmake)
set(CPACK_RIDGEPOINT_VERSION_FILE ${RIDGEPOINT_VERSION_FILE})
set(CPACK_RIDGEPOINT_CHANGELOG ${Python3_EXECUTABLE} ${CMAKE_CURRENT_LIST_DIR}/version.py debian)

if(WIN32)
    set(CPACK_GENERATOR NSIS WIX)
    set(CPACK_PACKAGE_INSTALL_DIRECTORY Ridgepoint)
    set(CPACK_PACKAGE_EXECUTABLES ridgepoint Ridgepoint) # an entry of the start menu
    set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
    # Silently for a lab: ridgepoint-VERSION-win64.exe /S /D=C:\Programs\Ridgepoint
    set(CPACK_NSIS_MUI_ICON ${CMAKE_CURRENT_LIST_DIR}/platforms/ridgepoint.ico)
    set(CPACK_NSIS_MUI_UNIICON ${CPACK_NSIS_MUI_ICON})
    set(CPACK_NSIS_INSTALLED_ICON_NAME bin/ridgepoint.exe)
    set(CPACK_NSIS_DISPLAY_NAME Ridgepoint)
    set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
    # The same with the MSI: msiexec /i ridgepoint-VERSION-win64.msi /qn
    set(CPACK_WIX_PRODUCT_ICON ${CPACK_NSIS_MUI_ICON})
    # Names the product for ever: a newer MSI takes the place of an older one by it.
    set(CPACK_WIX_UPGRADE_GUID 9D6E2C1B-7D0E-4B6A-9C53-2F0A6C7E4D11)
    # WiX reads a licence as .txt only.
    configure_file(${PROJECT_SOURCE_DIR}/LICENSE ${CMAKE_BINARY_DIR}/LICENSE.txt COPYONLY)
    set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_BINARY_DIR}/LICENSE.txt)
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop)
    set(CPACK_DMG_VOLUME_NAME Ridgepoint)
else()
    set(CPACK_GENERATOR DEB)
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
    set(CPACK_DEBIAN_PACKAGE_SECTION education)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
    # Loaded at run time, so that no shared-library dependency leads to it:
    set(CPACK_DEBIAN_PACKAGE_DEPENDS qt6-qpa-plugins)
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "at-spi2-core, ca-certificates, fonts-noto-core, fonts-noto-cjk, libqt6multimedia6, libqt6texttospeech6, qt6-speech-speechd-plugin, qt6-wayland")
endif()
include(CPack)
