# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The reader of traces has no Qt, so the fuzzer is built of its sources alone, with eyes on all of them:
#   cmake --preset asan -B build/fuzz -DCMAKE_CXX_COMPILER=clang++
#   cmake --build build/fuzz --target fuzz_trace
# Ten million executions on one core, from the corpus in the repository and a folder for what is found:
#   mkdir -p build/found && tar -xJf tests/fuzz/corpus/trace_found.tar.xz -C build/found
#   nice -n 15 build/fuzz/tests/fuzz_trace -runs=10000000 -max_len=4096 -rss_limit_mb=2048 \
#       -dict=tests/fuzz/trace.dict build/found tests/fuzz/corpus/trace
# README.md has what came of it.
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND RIDGEPOINT_SANITIZE)
    file(GLOB trace_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/models/traces/*.cpp
         ${CMAKE_SOURCE_DIR}/models/traces/json/*.cpp ${CMAKE_SOURCE_DIR}/models/traces/records/*.cpp
         ${CMAKE_SOURCE_DIR}/models/traces/figures/*.cpp)
    find_package(ZLIB REQUIRED)
    add_executable(fuzz_trace fuzz/fuzz_trace.cpp ${trace_sources})
    target_include_directories(fuzz_trace PRIVATE ${CMAKE_SOURCE_DIR})
    target_link_libraries(fuzz_trace PRIVATE ZLIB::ZLIB rp_flags)
    target_compile_options(fuzz_trace PRIVATE -fsanitize=fuzzer -O1)
    target_link_options(fuzz_trace PRIVATE -fsanitize=fuzzer)
    set_target_properties(fuzz_trace PROPERTIES AUTOMOC OFF AUTORCC OFF)
endif()
