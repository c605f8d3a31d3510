// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/review_loader.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/words.h"

#include <nlohmann/json.hpp>
#include <stdexcept>

namespace rp::test {

/// The smallest review with one of each, as the JSON of a file: a numeric question (156, or 153 and 9.6), a
/// choice ("memory") and two open ones with three points of which two are needed.
inline nlohmann::json reviewJson()
{
    return nlohmann::json::parse(R"json({
 "$schema": "review.schema.json", "version": "t1", "title": "Review", "summary": "Short.", "minutes": 60,
 "concepts": [
  {"id": "chip", "title": "Chip", "about": ["A chip."], "link": {"lab": "lab07", "act": "act1", "step": "explore", "title": "the bars"}},
  {"id": "roof", "title": "Roof", "about": ["Ridge: {ridge}."], "link": {"lab": "lab07", "act": "act1", "step": "brief", "title": "the start"}},
  {"id": "code", "title": "Code", "about": ["Code."], "link": {"lab": "lab07", "act": "act1", "step": "explore", "title": "the bars"}}],
 "edges": [{"from": "chip", "to": "roof", "text": "bounds"}, {"from": "code", "to": "roof"}],
 "paths": [{"id": "down", "title": "Down", "about": "From chip to code.", "concepts": ["chip", "roof", "code"]}],
 "memory": [{"id": "l2", "title": "L2 cache", "size": "l2_size", "bandwidth": "l2_speed", "about": "Shared.", "source": {"source": "Measured."}},
  {"id": "hbm", "title": "HBM", "size": "hbm_size", "bandwidth": "hbm_speed", "about": "Large.", "source": {"source": "Data sheet."}}],
 "memory_caveats": ["Careful."], "ridge": {"bandwidth": "hbm_speed", "ridge": "ridge"}, "attainable": ["The lower of two; at {ridge} both."],
 "capture": [{"id": "eager", "title": "Eager", "captures": "Nothing.", "cost": "Nothing.", "use": "While trying."},
  {"id": "trace", "title": "Trace", "captures": "One run.", "cost": "Branches.", "use": "Without branches."}],
 "pairs": [
  {"id": "matmul_relu", "title": "matmul, then ReLU", "about": "Two.", "verdict": "epilogue", "reason": "It goes to its end.", "conclusion": "Saves traffic."},
  {"id": "norm", "title": "x / x.sum()", "about": "Two.", "verdict": "cannot", "reason": "A barrier.", "conclusion": "Barrier."}],
 "loop": [{"id": "profile", "title": "Profile", "question": "Where?", "about": "Look."},
  {"id": "guess", "title": "Guess", "question": "Why?", "about": "Think."}, {"id": "check", "title": "Check", "question": "Is it?", "about": "Measure."}],
 "questions": [
  {"id": "ridge", "title": "Ridge", "kind": "numeric", "prompt": "Ridge of an A100?", "tolerance": 0.02,
   "fields": [{"id": "r", "label": "Ridge", "unit": "FLOP/byte", "units": "intensity"}],
   "conventions": [{"id": "nominal", "text": "with 2.0 TB/s", "figures": {"r": "ridge"}},
                   {"id": "exact", "text": "with 2,039 GB/s", "figures": {"r": "ridge_exact"}}],
   "answer": ["{ridge}"]},
  {"id": "chain", "title": "Chain", "kind": "numeric", "prompt": "Accesses?", "tolerance": 0.0,
   "fields": [{"id": "u", "label": "Unfused", "units": "count"}, {"id": "f", "label": "Fused", "units": "count"}],
   "conventions": [{"id": "broadcast", "text": "broadcast", "figures": {"u": "eight", "f": "two"}},
                   {"id": "full", "text": "full tensors", "figures": {"u": "ten", "f": "four"}}],
   "answer": ["{eight} and {two}"]},
  {"id": "relu", "title": "ReLU", "kind": "choice", "prompt": "Which?", "correct": "memory",
   "options": [{"id": "compute", "text": "Compute", "feedback": "No."}, {"id": "memory", "text": "Memory", "feedback": "Yes."}],
   "answer": ["Memory."]},
  {"id": "trace", "title": "Trace", "kind": "open", "prompt": "Why?", "key_points": ["One.", "Two.", "Three."],
   "points_needed": 2, "answer": ["Because."]},
  {"id": "latency", "title": "Latency", "kind": "open", "prompt": "And then?", "key_points": ["One.", "Two.", "Three."],
   "points_needed": 2, "answer": ["So."]}],
 "beliefs": [{"id": "free", "belief": "It is free.", "correction": ["No."], "nuance": "Nearly."},
             {"id": "faster", "belief": "It is faster.", "correction": ["No."], "nuance": "Sometimes.",
              "link": {"lab": "lab07", "act": "act2", "step": "explore", "title": "the bars"}}],
 "self_check": [{"id": "a", "text": "I can a."}, {"id": "b", "text": "I can b."}, {"id": "c", "text": "I can c."}],
 "bands": [{"from": 3, "title": "Ready", "advice": "Go on."}, {"from": 1, "title": "Gaps", "advice": "Look."}, {"from": 0, "title": "Back", "advice": "Start."}],
 "outlook": [{"id": "next", "title": "Training", "text": "It needs the same."}],
 "prompts": [{"id": "p1", "title": "First", "prompt": "Write.", "hints": ["Hint."]}, {"id": "p2", "title": "Second", "prompt": "Write more.", "hints": ["Hint."]}],
 "figures": {
  "ridge": {"function": "ridge", "arguments": {"dev": "A100_NOMINAL", "prec": "fp16"}, "unit": "intensity"},
  "ridge_exact": {"function": "ridge", "arguments": {"dev": "A100_80_SXM", "prec": "fp16"}, "unit": "intensity"},
  "eight": {"product": [8], "unit": "count"}, "two": {"product": [2], "unit": "count"},
  "ten": {"product": [10], "unit": "count"}, "four": {"product": [4], "unit": "count"},
  "l2_size": {"product": [1e7], "unit": "bytes"}, "l2_speed": {"product": [5e12], "unit": "bytes_s"},
  "hbm_size": {"product": [80, 1e9], "unit": "bytes"}, "hbm_speed": {"product": [2.039e12], "unit": "bytes_s", "digits": 4}}
})json");
}

inline ReviewLoad loaded(const nlohmann::json &document, const LabLibrary *labs = nullptr)
{
    return loadReview(QByteArray::fromStdString(document.dump()), key("review.json"), labs);
}

inline ReviewContent smallReview()
{
    ReviewLoad load = loaded(reviewJson());
    if (!load.review)
        throw std::runtime_error("the review of the tests is faulty: " +
                                 problemText(load.problems.front()).toStdString());
    return std::move(*load.review);
}

} // namespace rp::test
