# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_format SOURCES models/test_format.cpp LIBS rp_models)
rp_add_test(test_result_table SOURCES models/test_result_table.cpp LIBS rp_models)
rp_add_test(test_bench SOURCES models/test_bench.cpp models/small_instrument.cpp models/small_instrument.h
            LIBS rp_models)
rp_add_test(test_launch_trace SOURCES models/test_launch_trace.cpp LIBS rp_models)
rp_add_test(test_dispatch_tax_figures SOURCES models/test_dispatch_tax_figures.cpp LIBS rp_models)
rp_add_test(test_dispatch_tax_inputs SOURCES models/test_dispatch_tax_inputs.cpp LIBS rp_models)
rp_add_test(test_dispatch_tax_tables SOURCES models/test_dispatch_tax_tables.cpp LIBS rp_models)
rp_add_test(test_dispatch_tax_properties SOURCES models/test_dispatch_tax_properties.cpp LIBS rp_models)
rp_add_test(test_dispatch_tax_words SOURCES models/test_dispatch_tax_words.cpp LIBS rp_models)
rp_add_test(test_track_verdict SOURCES models/test_track_verdict.cpp LIBS rp_models)
