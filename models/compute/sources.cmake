# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_models PRIVATE
    compute/call.cpp
    compute/call.h
    compute/common_arguments.h
    compute/compute_command.cpp
    compute/compute_command.h
    compute/compute_error.cpp
    compute/compute_error.h
    compute/compute_list.cpp
    compute/compute_list.h
    compute/compute_service.cpp
    compute/compute_service.h
    compute/domain_keys.cpp
    compute/domain_keys.h
    compute/function_spec.h
    compute/functions.cpp
    compute/functions.h
    compute/functions_compilation.cpp
    compute/functions_dispatch.cpp
    compute/functions_fusion.cpp
    compute/functions_queue.cpp
    compute/functions_roofline.cpp
    compute/functions_surgery.cpp
    compute/functions_tracks.cpp
    compute/functions_transformer.cpp
    compute/line_server.cpp
    compute/line_server.h
    compute/request.cpp
    compute/request.h
    compute/result_writer.cpp
    compute/result_writer.h
)
