# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_fusion_figures SOURCES models/test_fusion_figures.cpp LIBS rp_models)
rp_add_test(test_fusion_inputs SOURCES models/test_fusion_inputs.cpp LIBS rp_models)
rp_add_test(test_fusion_tables SOURCES models/test_fusion_tables.cpp LIBS rp_models)
rp_add_test(test_fusion_words SOURCES models/test_fusion_words.cpp LIBS rp_models)
