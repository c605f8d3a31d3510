// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/json_instances.h"

namespace nlohmann {
template class basic_json<>;
namespace detail {
template class serializer<json>;
template class json_sax_dom_parser<json>;
template class json_sax_dom_callback_parser<json>;
template class lexer<json, TextInput>;
template class parser<json, TextInput>;
template bool parser<json, TextInput>::sax_parse_internal(json_sax_dom_parser<json> *);
template bool parser<json, TextInput>::sax_parse_internal(json_sax_dom_callback_parser<json> *);
} // namespace detail
} // namespace nlohmann
