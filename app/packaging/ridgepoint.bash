# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Completion of the command line in bash.
_ridgepoint() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]} words
    COMPREPLY=()
    case "$before" in
    --theme) words="light dark contrast system" ;;
    --lang) words="en es fr de pt_BR ar zh_CN ja" ;;
    --text-scale) words="100 110 125 150 175 200" ;;
    --points) words="steps correct" ;;
    --data-dir | --content | --against | --out | --catalogue | --html | --log | --password-file) return ;; # folders and files, by -o default
    *)
        case "$command" in
        compute) words="--catalogue --ndjson --list --json --help" ;;
        content) words="check" ;;
        trace) words="read compare anonymize --json --ndjson --sha256 --help" ;;
        export) words="--out --name --number --confidence --data-dir --help" ;;
        grade) words="--gradescope --csv --xapi --points --against --content --home-page --help" ;;
        send) words="--lrs --user --password-file --home-page --content --plain-http --dry-run --data-dir --outbox --help" ;;
        class) words="--html --csv --ndjson --names --window --theme --text-scale --content --help" ;;
        ledger) words="read write --data-dir --help" ;;
        policy) words="check --help" ;;
        doctor) words="--data-dir" ;;
        teach) words="--out --lab --lang --content" ;;
        tour) words="--out --lang --theme --text-scale --size" ;;
        *)
            words="--data-dir --content --lang --theme --text-scale --open --presenter --log --version --help"
            [ "$COMP_CWORD" -eq 1 ] && words+=" compute content trace export grade send class ledger policy doctor teach tour"
            ;;
        esac
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _ridgepoint ridgepoint
