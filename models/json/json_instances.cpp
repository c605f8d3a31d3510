// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/json_instances.h"

template class nlohmann::basic_json<>;
template class nlohmann::detail::serializer<nlohmann::json>;
template class nlohmann::detail::json_sax_dom_parser<nlohmann::json>;
template class nlohmann::detail::json_sax_dom_callback_parser<nlohmann::json>;
template class nlohmann::detail::lexer<nlohmann::json,
                                       nlohmann::detail::iterator_input_adapter<std::string::const_iterator>>;
template class RP_JSON_PARSER;
template bool RP_JSON_PARSER::sax_parse_internal(nlohmann::detail::json_sax_dom_parser<nlohmann::json> *);
template bool
RP_JSON_PARSER::sax_parse_internal(nlohmann::detail::json_sax_dom_callback_parser<nlohmann::json> *);
