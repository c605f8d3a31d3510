// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

// What the JSON library is made of is compiled once, in json_instances.cpp. It stands among the precompiled
// headers: without it, each source that touches JSON compiles the whole library again. No source needs to
// include it.
namespace nlohmann::detail {
/// How the library reads a text.
using TextInput = iterator_input_adapter<std::string::const_iterator>;
} // namespace nlohmann::detail

namespace nlohmann {
extern template class basic_json<>;
namespace detail {
extern template class serializer<json>;
extern template class json_sax_dom_parser<json>;
extern template class json_sax_dom_callback_parser<json>;
extern template class lexer<json, TextInput>;
extern template class parser<json, TextInput>;
extern template bool parser<json, TextInput>::sax_parse_internal(json_sax_dom_parser<json> *);
extern template bool parser<json, TextInput>::sax_parse_internal(json_sax_dom_callback_parser<json> *);
} // namespace detail
} // namespace nlohmann
