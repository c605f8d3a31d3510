// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <map>
#include <string>

namespace rp::test {
namespace {

// Made when the first source asks for it: the order in which sources are set up is not defined.
std::map<std::string, Run> &tests()
{
    static std::map<std::string, Run> all;
    return all;
}

int usage(const char *program)
{
    std::fprintf(stderr, "usage: %s TEST [ARGUMENTS OF QT TEST]\nTEST is one of:\n", program);
    for (const auto &[name, run] : tests())
        std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}

} // namespace

Registration::Registration(const char *file, Run run)
{
    std::string name(file);
    name.erase(0, name.find_last_of('/') + 1);
    name.erase(name.find_last_of('.'));
    tests().emplace(std::move(name), run);
}

} // namespace rp::test

int main(int argc, char **argv)
{
    const auto &all = rp::test::tests();
    const auto chosen = argc > 1 ? all.find(argv[1]) : all.end();
    if (chosen == all.end())
        return rp::test::usage(argv[0]);
    // Qt Test must not take the name of the class for that of a function.
    std::rotate(argv + 1, argv + 2, argv + argc);
    argv[argc - 1] = nullptr;
    // What the program keeps of an account's sessions is no developer's, and no other test's.
    const QTemporaryDir account(QDir::tempPath() + QStringLiteral("/rp_tests_account-XXXXXX"));
    qputenv("XDG_STATE_HOME", account.path().toLocal8Bit());
    return chosen->second(argc - 1, argv);
}
