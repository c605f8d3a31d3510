# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Run by CPack before it makes a package: which version was built.
file(STRINGS ${CPACK_RIDGEPOINT_VERSION_FILE} built_version)
set(CPACK_DEBIAN_PACKAGE_VERSION ${built_version})
