// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QCoreApplication>
#endif

/// The tests of a folder are linked into one program, which runs one test class a process:
///
///     rp_tests_models test_format [ARGUMENTS OF QT TEST…]
///
/// A class is named by its source, test_format.cpp. One of these stands at its end, in place of Qt's
/// QTEST_MAIN:
/// - RP_TEST(Class): with a QApplication where the program has widgets, a QCoreApplication elsewhere
/// - RP_GUILESS_TEST(Class): with a QCoreApplication in any program
/// - RP_APPLESS_TEST(Class): without an application
namespace rp::test {

using Run = int (*)(int argc, char **argv);

/// Enters a test class into the list of the program. Made before main(), one for each source.
class Registration
{
public:
    /// `file` is the path of the source as the compiler knows it.
    Registration(const char *file, Run run);
};

template<class Test>
int runBare(int argc, char **argv)
{
    Test test;
    return QTest::qExec(&test, argc, argv);
}

template<class Test, class Application>
int runWith(int argc, char **argv)
{
    Application application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
    return runBare<Test>(argc, argv);
}

#ifdef QT_WIDGETS_LIB
using TestApplication = QApplication;
#else
using TestApplication = QCoreApplication;
#endif

} // namespace rp::test

#define RP_TEST(Class) RP_REGISTER_TEST(Class, (rp::test::runWith<Class, rp::test::TestApplication>))
#define RP_GUILESS_TEST(Class) RP_REGISTER_TEST(Class, (rp::test::runWith<Class, QCoreApplication>))
#define RP_APPLESS_TEST(Class) RP_REGISTER_TEST(Class, rp::test::runBare<Class>)
#define RP_REGISTER_TEST(Class, run) static const rp::test::Registration registered##Class(__FILE__, run);
