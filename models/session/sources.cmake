# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_models PRIVATE
    session/ledger.h
    session/ledger_store.h
    session/lab_session.h
    session/commit_log.h
)
