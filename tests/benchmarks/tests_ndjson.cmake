# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Not a test: run build/…/tests/ndjson by hand, in a release build on a quiet machine.
add_executable(ndjson benchmarks/ndjson_benchmark.cpp)
target_link_libraries(ndjson PRIVATE rp_models rp_flags)
target_compile_definitions(ndjson PRIVATE RIDGEPOINT_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data")
