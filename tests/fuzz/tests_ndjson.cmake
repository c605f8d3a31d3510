# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
# libFuzzer comes with clang only: cmake -DCMAKE_CXX_COMPILER=clang++ … && fuzz_ndjson -max_total_time=60
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    add_executable(fuzz_ndjson fuzz/fuzz_ndjson.cpp)
    target_link_libraries(fuzz_ndjson PRIVATE rp_models rp_flags)
    target_compile_options(fuzz_ndjson PRIVATE -fsanitize=fuzzer)
    target_link_options(fuzz_ndjson PRIVATE -fsanitize=fuzzer)
endif()
