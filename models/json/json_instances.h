// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

// What the JSON library is made of is compiled once, in json_instances.cpp. It stands among the precompiled
// headers: without it, each source that touches JSON compiles the whole library again. No source needs to
// include it. RP_JSON_PARSER: reading from a text, by the library's own names for it.
#define RP_JSON_PARSER                                                                                       \
    nlohmann::detail::parser<nlohmann::json,                                                                 \
                             nlohmann::detail::iterator_input_adapter<std::string::const_iterator>>

extern template class nlohmann::basic_json<>;
extern template class nlohmann::detail::serializer<nlohmann::json>;
extern template class nlohmann::detail::json_sax_dom_parser<nlohmann::json>;
extern template class nlohmann::detail::json_sax_dom_callback_parser<nlohmann::json>;
extern template class nlohmann::detail::lexer<
    nlohmann::json, nlohmann::detail::iterator_input_adapter<std::string::const_iterator>>;
extern template class RP_JSON_PARSER;
extern template bool
RP_JSON_PARSER::sax_parse_internal(nlohmann::detail::json_sax_dom_parser<nlohmann::json> *);
extern template bool
RP_JSON_PARSER::sax_parse_internal(nlohmann::detail::json_sax_dom_callback_parser<nlohmann::json> *);
