# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_operation_graph SOURCES models/test_operation_graph.cpp LIBS rp_models)
foreach(part vectors challenge words)
    rp_add_test(test_surgery_${part} SOURCES models/test_surgery_${part}.cpp LIBS rp_models)
endforeach()
