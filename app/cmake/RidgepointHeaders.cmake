# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# More than half of a compilation is reading the headers of Qt and of the JSON library: here they are read once. No
# header of this project is among them but the one that keeps the JSON library from being compiled again and again, or
# an edit would compile everything. Every source still includes what it uses: the preset "strict" has no precompiled
# headers, and clang-tidy looks at the sources without them.
option(RIDGEPOINT_PRECOMPILE "Read the headers of libraries once" OFF)

# rp_headers(name LIBS library… HEADERS header…): headers that targets of these libraries have precompiled.
function(rp_headers name)
    cmake_parse_arguments(ARG "" "" "LIBS;HEADERS" ${ARGN})
    if(RIDGEPOINT_PRECOMPILE)
        # Without a library's own definitions (rp_views_EXPORTS, …), so that every target can use them.
        file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/headers.cpp CONTENT "")
        add_library(rp_headers_${name} OBJECT ${CMAKE_BINARY_DIR}/headers.cpp)
        set_target_properties(rp_headers_${name} PROPERTIES AUTOMOC OFF AUTORCC OFF)
        target_link_libraries(rp_headers_${name} PRIVATE rp_flags ${ARG_LIBS})
        # What ccache needs to know of a precompiled header stands in the preprocessed source.
        target_compile_options(rp_headers_${name} PRIVATE -fpch-preprocess)
        target_precompile_headers(rp_headers_${name} PRIVATE ${ARG_HEADERS})
    endif()
endfunction()

# rp_precompile(target name)
function(rp_precompile target name)
    if(RIDGEPOINT_PRECOMPILE)
        target_precompile_headers(${target} REUSE_FROM rp_headers_${name})
        target_compile_options(${target} PRIVATE -fpch-preprocess)
    endif()
endfunction()

set(core_libraries Qt6::Core nlohmann_json::nlohmann_json)
set(core_headers <algorithm> <array> <cmath> <functional> <map> <memory> <optional> <string> <utility> <vector>
                 <QAbstractTableModel> <QCoreApplication> <QDateTime> <QFile> <QHash> <QLocale> <QMap> <QObject>
                 <QRegularExpression> <QStringList> <QVariantMap> ${PROJECT_SOURCE_DIR}/models/json/json_instances.h)
set(widgets_libraries ${core_libraries} Qt6::Widgets)
set(widgets_headers ${core_headers} <QAccessible> <QAccessibleWidget> <QApplication> <QKeyEvent> <QLabel> <QPainter>
                    <QPainterPath> <QPushButton> <QScrollArea> <QStyle> <QTableView> <QVBoxLayout> <QWidget>)
rp_headers(core LIBS ${core_libraries} HEADERS ${core_headers})
rp_headers(widgets LIBS ${widgets_libraries} HEADERS ${widgets_headers})
