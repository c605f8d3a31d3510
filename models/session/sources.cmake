# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_models PRIVATE
    session/commit_items.h
    session/commit_log.cpp session/commit_log.h
    session/kept_answers.cpp session/kept_answers.h
    session/lab_session.cpp session/lab_session.h
    session/lab_session_transitions.cpp
    session/ledger.cpp session/ledger.h
    session/ledger_document.cpp session/ledger_document.h
    session/ledger_files.cpp session/ledger_files.h
    session/ledger_migration.cpp session/ledger_migration.h
    session/ledger_notice.cpp session/ledger_notice.h
    session/ledger_store.cpp session/ledger_store.h
    session/neighbour_ledger.cpp session/neighbour_ledger.h
    session/taken.cpp session/taken.h session/taken_text.cpp
)
