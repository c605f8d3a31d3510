// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Works through act 1 in the given folder and then answers wrongly for ever, until it is killed. After each
// action it says how many entries the log holds and the seal of the last: from then on they must not be lost.
#include "models/store/ledger_store.h"
#include "tests/controllers/lab_bench.h"

#include <QCoreApplication>
#include <cstdio>
#include <unistd.h>

using namespace rp;
using namespace rp::test;

namespace {

void acknowledge(const LabBench &bench)
{
    const auto &entries = bench.ledger.log().entries();
    if (entries.empty())
        return;
    const QByteArray line =
        "ack " + QByteArray::number(qulonglong(entries.size())) + ' ' + entries.back().seal + '\n';
    // One write, so that a line is there as a whole or not at all.
    (void)!::write(STDOUT_FILENO, line.constData(), size_t(line.size()));
}

void explore(LabBench &bench)
{
    const std::pair<const char *, QVariant> moves[] = {
        {"mode", QStringLiteral("compiled")},
        {"mode", QStringLiteral("eager")},
        {"gpu_speed", 2.0},
        {"launch_model", QStringLiteral("overlapped")},
        {"workload", QStringLiteral("gpt2")},
        {"mode", QStringLiteral("compiled")},
    };
    for (const auto &[input, value] : moves) {
        bench.wizard->setInput({{}, QLatin1String(input)}, value);
        acknowledge(bench);
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    if (argc < 2)
        return 2;
    LabBench bench(QString::fromLocal8Bit(argv[1]));
    if (bench.store->isReadOnly())
        return 3;
    acknowledge(bench);
    bench.wizard->next();
    bench.wizard->commitPrediction(mathShare, QStringLiteral("half"));
    acknowledge(bench);
    bench.wizard->next();
    explore(bench);
    bench.wizard->skipDiscoveries();
    bench.wizard->next();
    bench.wizard->next();
    acknowledge(bench);
    const QString wrong[] = {QStringLiteral("power"), QStringLiteral("warm_up"), QStringLiteral("memory")};
    for (unsigned i = 0;; ++i) {
        bench.wizard->open({act1, Step::Reflect});
        bench.wizard->answerReflection(whyLower, wrong[i % 3]);
        acknowledge(bench);
        bench.wizard->setInput({{}, QStringLiteral("gpu_speed")}, 1.0 + 0.5 * (i % 8));
        if (i % 3 == 0)
            bench.store->flush(); // as the autosave does
    }
}
