# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
# libFuzzer comes with clang only, and is worth running with the sanitizers:
#   cmake --preset asan -B build/fuzz -DCMAKE_CXX_COMPILER=clang++
#   cmake --build build/fuzz --target fuzz_ndjson && build/fuzz/tests/fuzz_ndjson -max_total_time=60
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND RIDGEPOINT_SANITIZE)
    # The library is watched too, or the fuzzer would see nothing but its own few lines.
    target_compile_options(rp_models PRIVATE -fsanitize=fuzzer-no-link)
    add_executable(fuzz_ndjson fuzz/fuzz_ndjson.cpp)
    target_link_libraries(fuzz_ndjson PRIVATE rp_models rp_flags)
    target_compile_options(fuzz_ndjson PRIVATE -fsanitize=fuzzer)
    target_link_options(fuzz_ndjson PRIVATE -fsanitize=fuzzer)
endif()
