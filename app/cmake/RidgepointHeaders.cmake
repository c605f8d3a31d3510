# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# More than half of a compilation is reading the headers of Qt and of the JSON library: here they are read once. No
# header of this project is among them, or an edit of it would compile everything again. Every source still includes
# what it uses: the preset "strict" has no precompiled headers, and clang-tidy looks at the sources without them.
option(RIDGEPOINT_PRECOMPILE "Read the headers of libraries once" OFF)

if(RIDGEPOINT_PRECOMPILE)
    # Without a library's own definitions (rp_views_EXPORTS, …), so that every target can use them.
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/headers.cpp CONTENT "")
    foreach(headers core widgets)
        add_library(rp_headers_${headers} OBJECT ${CMAKE_BINARY_DIR}/headers.cpp)
        set_target_properties(rp_headers_${headers} PROPERTIES AUTOMOC OFF AUTORCC OFF)
        target_link_libraries(rp_headers_${headers} PRIVATE rp_flags)
        # What ccache needs to know of a precompiled header stands in the preprocessed source.
        target_compile_options(rp_headers_${headers} PRIVATE -fpch-preprocess)
    endforeach()
    set(standard <algorithm> <array> <cmath> <functional> <map> <memory> <optional> <string> <utility> <vector>)
    target_link_libraries(rp_headers_core PRIVATE Qt6::Core nlohmann_json::nlohmann_json)
    target_precompile_headers(rp_headers_core PRIVATE ${standard} <QAbstractTableModel> <QCoreApplication>
                              <QDateTime> <QFile> <QHash> <QLocale> <QMap> <QObject> <QRegularExpression>
                              <QStringList> <QVariantMap> <nlohmann/json.hpp>)
    target_link_libraries(rp_headers_widgets PRIVATE Qt6::Widgets)
    target_precompile_headers(rp_headers_widgets PRIVATE ${standard} <QAbstractTableModel> <QAccessible>
                              <QAccessibleWidget> <QApplication> <QDateTime> <QFile> <QHash> <QKeyEvent>
                              <QLabel> <QLocale> <QMap> <QPainter> <QPainterPath> <QPushButton> <QScrollArea>
                              <QStyle> <QTableView> <QVariantMap> <QVBoxLayout> <QWidget>)
endif()

# rp_precompile(target core|widgets)
function(rp_precompile target headers)
    if(RIDGEPOINT_PRECOMPILE)
        target_precompile_headers(${target} REUSE_FROM rp_headers_${headers})
        target_compile_options(${target} PRIVATE -fpch-preprocess)
    endif()
endfunction()
