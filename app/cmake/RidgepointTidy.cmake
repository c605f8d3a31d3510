# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The target "tidy": clang-tidy and clazy over every source whose last clean look is out of date. Include it
# last: it waits for the generated files (*.moc) of all targets, without which clang can't parse what includes
# them.
find_package(Python3 3.9 REQUIRED COMPONENTS Interpreter)
add_custom_target(tidy
                  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tests/checks/tidy.py ${CMAKE_BINARY_DIR}
                  USES_TERMINAL
                  VERBATIM)

function(rp_collect_generators folder out)
    get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
    get_property(subfolders DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
    set(found)
    foreach(target ${targets})
        get_target_property(automoc ${target} AUTOMOC)
        get_target_property(type ${target} TYPE)
        if(automoc AND type MATCHES "EXECUTABLE|STATIC_LIBRARY")
            list(APPEND found ${target}_autogen)
        endif()
    endforeach()
    foreach(subfolder ${subfolders})
        rp_collect_generators(${subfolder} deeper)
        list(APPEND found ${deeper})
    endforeach()
    set(${out} ${found} PARENT_SCOPE)
endfunction()

rp_collect_generators(${PROJECT_SOURCE_DIR} generators)
if(generators)
    add_dependencies(tidy ${generators} rp_version)
endif()
