// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/labs/two_act_lab.h"

namespace rp::test {
namespace {

QuestionContent choice(const QString &id)
{
    QuestionContent question;
    question.id = id;
    question.prompt = QStringLiteral("?");
    question.options = {{QStringLiteral("a"), QStringLiteral("A"), QStringLiteral("no"), std::nullopt},
                        {QStringLiteral("b"), QStringLiteral("B"), QStringLiteral("yes"), std::nullopt}};
    question.correct = QStringLiteral("b");
    return question;
}

QuestionContent number(const QString &id)
{
    QuestionContent question;
    question.id = id;
    question.kind = QuestionContent::Kind::Numeric;
    question.minimum = 0.0;
    question.maximum = 10.0;
    return question;
}

DiscoveryContent discovery(int needs)
{
    DiscoveryContent content;
    content.id = QStringLiteral("d");
    for (int i = 0; i < needs; ++i)
        content.needs.push_back({NamedValue{{{}, QStringLiteral("x")}, i}});
    return content;
}

} // namespace

LabContent twoActLab()
{
    ActContent one;
    one.id = QStringLiteral("one");
    one.title = QStringLiteral("One");
    one.predictions = {choice(QStringLiteral("p")), number(QStringLiteral("n"))};
    one.discoveries = {discovery(2)};
    one.reflections = {choice(QStringLiteral("r"))};
    ActContent two;
    two.id = QStringLiteral("two");
    two.title = QStringLiteral("Two");
    two.predictions = {choice(QStringLiteral("p"))};
    two.discoveries = {discovery(1)};
    two.reflections = {choice(QStringLiteral("r"))};
    LabContent lab;
    lab.id = QStringLiteral("lab99");
    lab.chapter = QStringLiteral("99");
    lab.contentVersion = QStringLiteral("1");
    lab.title = QStringLiteral("Two acts");
    lab.acts = {one, two};
    return lab;
}

} // namespace rp::test
