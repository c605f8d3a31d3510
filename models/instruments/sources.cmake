# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_models PRIVATE
    instruments/bench.cpp
    instruments/bench.h
    instruments/dispatch_tax_figures.cpp
    instruments/dispatch_tax_figures.h
    instruments/dispatch_tax_formulas.cpp
    instruments/dispatch_tax_formulas.h
    instruments/dispatch_tax_inputs.cpp
    instruments/dispatch_tax_inputs.h
    instruments/dispatch_tax_instrument.cpp
    instruments/dispatch_tax_instrument.h
    instruments/dispatch_tax_model.cpp
    instruments/dispatch_tax_model.h
    instruments/dispatch_tax_sentences.cpp
    instruments/dispatch_tax_sentences.h
    instruments/dispatch_tax_settings.cpp
    instruments/dispatch_tax_settings.h
    instruments/dispatch_tax_tables.cpp
    instruments/dispatch_tax_tables.h
    instruments/input_check.cpp
    instruments/input_check.h
    instruments/instrument.cpp
    instruments/instrument.h
    instruments/instrument_factory.cpp
    instruments/instrument_factory.h
    instruments/launch_timeline.h
    instruments/launch_trace.cpp
    instruments/launch_trace.h
    instruments/result_table.cpp
    instruments/result_table.h
    instruments/track_verdict.cpp
    instruments/track_verdict.h
    instruments/workbench.cpp
)
