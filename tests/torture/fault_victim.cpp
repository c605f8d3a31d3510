// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Works in the given folder for a while, with system calls that may fail (faulty_io.cpp), and ends. Says
// after each action how many entries the log holds and the seal of the last, when the store says that all is
// saved: those must be found again.
#include "models/store/ledger_store.h"
#include "tests/controllers/lab_bench.h"

#include <QCoreApplication>
#include <cstdio>
#include <sys/resource.h>
#include <unistd.h>

using namespace rp;
using namespace rp::test;

namespace {

constexpr int actions = 40;
constexpr rlim_t mostWork_s = 100;

void acknowledge(const LabBench &bench)
{
    const auto &entries = bench.ledger.log().entries();
    if (entries.empty() || bench.store->isReadOnly() || !bench.store->flush() || bench.store->isDirty())
        return;
    const QByteArray line = bench.ledger.id().toLatin1() + ' ' +
                            QByteArray::number(qulonglong(entries.size())) + ' ' + entries.back().seal + '\n';
    (void)!::write(STDOUT_FILENO, line.constData(), size_t(line.size()));
}

} // namespace

int main(int argc, char **argv)
{
    // What never ends is ended by what it works, not by the clock: a busy machine is no fault.
    const rlimit work{mostWork_s, mostWork_s};
    setrlimit(RLIMIT_CPU, &work);
    const QCoreApplication app(argc, argv);
    if (argc < 2)
        return 2;
    LabBench bench(QString::fromLocal8Bit(argv[1]));
    const QString wrong[] = {QStringLiteral("power"), QStringLiteral("warm_up"), QStringLiteral("memory")};
    for (unsigned i = 0; i < actions && !bench.store->isReadOnly(); ++i) {
        acknowledge(bench);
        switch (bench.session->place().step) {
        case Step::Predict:
            bench.wizard->commitPrediction(mathShare, QStringLiteral("half"));
            break;
        case Step::Explore:
            bench.wizard->setInput({{}, QStringLiteral("gpu_speed")}, 1.0 + 0.5 * (i % 8));
            bench.wizard->skipDiscoveries();
            break;
        case Step::Reflect:
            bench.wizard->answerReflection(whyLower, wrong[i % 3]);
            continue;
        case Step::Brief:
        case Step::Reveal:
            break;
        }
        bench.wizard->next();
    }
    acknowledge(bench);
    return 0;
}
