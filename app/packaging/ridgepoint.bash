# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Completion of the command line in bash: the program itself says what can stand behind the words typed so far, none
# where that is a file.
_ridgepoint() {
    mapfile -t COMPREPLY < <(compgen -W "$("$1" words "${COMP_WORDS[@]:1:COMP_CWORD-1}" 2>/dev/null)" -- "${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _ridgepoint ridgepoint
