# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Run by CPack over the files that go into a package: what was built or copied just now gets the time of the source,
# so that two packages of one source are equal. Without SOURCE_DATE_EPOCH it leaves that alone. Folders are open to
# everyone, whatever the umask of who builds. Debian wants manual pages packed, and the changelog in its own form, whose
# top is the version of the package.
if(CPACK_GENERATOR STREQUAL DEB)
    set(doc ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/doc/ridgepoint)
    file(STRINGS ${CPACK_RIDGEPOINT_VERSION_FILE} built_version)
    execute_process(COMMAND ${CMAKE_COMMAND} -E env "RIDGEPOINT_MAINTAINER=${CPACK_PACKAGE_CONTACT}"
                            ${CPACK_RIDGEPOINT_CHANGELOG} ${built_version}
                    OUTPUT_FILE ${doc}/changelog
                    COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND gzip --best --no-name ${doc}/changelog COMMAND_ERROR_IS_FATAL ANY)
    file(REMOVE ${doc}/CHANGELOG.md)
    execute_process(COMMAND find ${CPACK_TEMPORARY_INSTALL_DIRECTORY} -path "*/man/*" -name "*.[1-9]"
                            -exec gzip --best --no-name {} +
                    COMMAND_ERROR_IS_FATAL ANY)
endif()
if(UNIX)
    execute_process(COMMAND find ${CPACK_TEMPORARY_INSTALL_DIRECTORY} -type d -exec chmod 755 {} +
                    COMMAND_ERROR_IS_FATAL ANY)
endif()
if(DEFINED ENV{SOURCE_DATE_EPOCH} AND UNIX)
    execute_process(COMMAND find ${CPACK_TEMPORARY_INSTALL_DIRECTORY} -exec
                            touch --no-dereference --date=@$ENV{SOURCE_DATE_EPOCH} {} +
                    COMMAND_ERROR_IS_FATAL ANY)
endif()
