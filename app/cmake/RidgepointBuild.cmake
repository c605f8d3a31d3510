# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Compiler settings shared by every target. A target takes them by linking rp_flags.
include(GNUInstallDirs)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Paths relative to the source tree, so that a fresh clone elsewhere still hits the cache.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1
        CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE_PROGRAM})
endif()

find_program(MOLD_PROGRAM mold)
if(MOLD_PROGRAM)
    add_link_options(-fuse-ld=mold)
endif()

add_library(rp_flags INTERFACE)
target_compile_options(rp_flags INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
target_compile_definitions(rp_flags INTERFACE QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII
                                              QT_NO_FOREACH QT_NO_URL_CAST_FROM_STRING
                                              QT_DISABLE_DEPRECATED_BEFORE=0x060400)
if(RIDGEPOINT_WERROR)
    target_compile_options(rp_flags INTERFACE -Werror)
endif()
# One executable holds everything that is installed. Where many programs of tests are linked, each would hold it too.
option(RIDGEPOINT_SHARED "Shared libraries between the folders, for builds that are only tested" OFF)
set(RIDGEPOINT_LIBRARIES STATIC)
if(RIDGEPOINT_SHARED)
    set(RIDGEPOINT_LIBRARIES SHARED)
endif()

# What is installed defends itself: addresses that can't be foretold, tables that can't be written, frames and copies
# that are watched, jumps that land where some may. The sanitizers see more by themselves, and without optimization no
# copies are checked.
set(RIDGEPOINT_HARDENED OFF)
if(NOT RIDGEPOINT_SANITIZE AND NOT CMAKE_BUILD_TYPE STREQUAL Debug AND NOT MSVC)
    set(RIDGEPOINT_HARDENED ON)
endif()
if(RIDGEPOINT_HARDENED)
    include(CheckCXXCompilerFlag)
    include(CheckLinkerFlag)
    include(CheckPIESupported)
    # Asked of libraries as a property it would be -fPIC, with which functions of the physics are not inlined. Where Qt
    # asks for that it stands behind this.
    check_pie_supported(LANGUAGES CXX)
    if(NOT RIDGEPOINT_SHARED)
        add_compile_options(-fPIE)
    endif()
    foreach(flag -fstack-protector-strong -fstack-clash-protection -fcf-protection -mbranch-protection=standard)
        string(MAKE_C_IDENTIFIER "RIDGEPOINT_HAS${flag}" has)
        check_cxx_compiler_flag(${flag} ${has})
        if(${has})
            add_compile_options(${flag})
        endif()
    endforeach()
    # Compilers take any level, and C libraries the ones that they know. Some distributions set one of their own.
    add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
    foreach(flag relro now)
        check_linker_flag(CXX -Wl,-z,${flag} RIDGEPOINT_HAS_LINK_${flag})
        if(RIDGEPOINT_HAS_LINK_${flag})
            add_link_options(-Wl,-z,${flag})
        endif()
    endforeach()
endif()

# Asking of every pointer whether it is null, and aligned, is more than a quarter of what compiling takes. The first ends
# the program under AddressSanitizer all the same; for the second there is the nightly run.
option(RIDGEPOINT_SANITIZE_POINTERS "UndefinedBehaviorSanitizer looks at every pointer that is followed" OFF)
if(RIDGEPOINT_SANITIZE)
    target_compile_options(rp_flags INTERFACE -fsanitize=address,undefined -fno-omit-frame-pointer
                                              -fno-sanitize-recover=undefined)
    if(NOT RIDGEPOINT_SANITIZE_POINTERS)
        target_compile_options(rp_flags INTERFACE -fno-sanitize=null,alignment)
    endif()
    target_link_options(rp_flags INTERFACE -fsanitize=address,undefined)
endif()

# The meta-object code of a target needs its headers, not its libraries: it doesn't wait until they are built.
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)

# moc without the headers of libraries (moc.sh.in says why). Wants Qt to have been found; no variable names moc for all
# targets, so that its own is told.
function(rp_spare_moc_the_libraries)
    get_target_property(RIDGEPOINT_MOC Qt6::moc LOCATION)
    set(short_moc ${PROJECT_BINARY_DIR}/moc.sh)
    configure_file(${PROJECT_SOURCE_DIR}/app/cmake/moc.sh.in ${short_moc} @ONLY
                   FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
    set_target_properties(Qt6::moc PROPERTIES IMPORTED_LOCATION ${short_moc} IMPORTED_LOCATION_NONE ${short_moc})
endfunction()

# With CMAKE_UNITY_BUILD, the sources of a folder are compiled as one (tests/checks/clashes.py keeps their names apart).
function(rp_unite_folders target)
    get_target_property(sources ${target} SOURCES)
    foreach(source ${sources})
        cmake_path(GET source PARENT_PATH folder)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
        string(MAKE_C_IDENTIFIER "${folder}" group)
        set_property(SOURCE ${source} PROPERTY UNITY_GROUP ${group})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()
