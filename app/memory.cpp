// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/memory.h"

#include "models/text/command_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace rp {
namespace {

struct MemoryText
{
    Q_DECLARE_TR_FUNCTIONS(rp::Memory)
};

constexpr std::size_t reserve_bytes = std::size_t{4} << 20; ///< for saving a session, and a sentence

/// In the memory of the program itself.
struct Prepared
{
    char text[1024] = "There is not enough memory for this.\n";
    std::size_t size_bytes = 37;
    std::terminate_handler before = nullptr;
};
Prepared &prepared()
{
    static Prepared only;
    return only;
}

void sayPrepared()
{
    (void)!::write(STDERR_FILENO, prepared().text, prepared().size_bytes);
}

bool isOfMemory(const std::system_error &error)
{
    return error.code() == std::errc::not_enough_memory ||
           error.code() == std::errc::resource_unavailable_try_again; // no room for the stack of a thread
}

/// What leaves a thread, or a function of Qt that may throw nothing, arrives here.
[[noreturn]] void endForNoMemory()
{
    try {
        if (const std::exception_ptr thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc &) {
        sayPrepared();
        std::_Exit(exitInput);
    } catch (const std::system_error &error) {
        if (isOfMemory(error)) {
            sayPrepared();
            std::_Exit(exitInput);
        }
    } catch (...) {
    }
    if (prepared().before)
        prepared().before();
    std::abort();
}

} // namespace

QString noMemoryText()
{
    return MemoryText::tr(
        "There is not enough memory for this; close other programs, or ask for less at a time.");
}

void prepareNoMemoryText()
{
    const QByteArray text = forTerminal(noMemoryText()).toUtf8() + '\n';
    Prepared &made = prepared();
    made.size_bytes = std::min(std::size_t(text.size()), sizeof made.text);
    std::memcpy(made.text, text.constData(), made.size_bytes);
}

int whereMemoryLasts(const std::function<int()> &run)
{
    prepared().before = std::set_terminate(endForNoMemory);
    try {
        return run();
    } catch (const std::bad_alloc &) {
        sayPrepared();
    } catch (const std::system_error &error) {
        if (!isOfMemory(error))
            throw;
        sayPrepared();
    }
    return exitInput;
}

SturdyApplication::SturdyApplication(int &argc, char **argv)
    : QApplication(argc, argv)
{
    keepReserve();
}

SturdyApplication::~SturdyApplication()
{
    std::free(m_reserve);
}

void SturdyApplication::keepReserve()
{
    if (!m_reserve)
        m_reserve = std::malloc(reserve_bytes);
}

bool SturdyApplication::notify(QObject *receiver, QEvent *event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc &) {
        if (!onNoMemory)
            throw;
    }
    std::free(std::exchange(m_reserve, nullptr));
    onNoMemory();
    keepReserve();
    return true;
}

} // namespace rp
