// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/command_line.h"
#include "models/check/content_check.h"
#include "models/class_view/class_command.h"
#include "models/compute/compute_command.h"
#include "models/handin/grade_command.h"
#include "models/handin/handin_command.h"
#include "models/handin/neighbour_command.h"
#include "models/measure_text/measure_command.h"
#include "models/policy/policy_command.h"
#include "models/send/send_command.h"
#include "models/traces_text/trace_command.h"
#include "views/shell/settings/setting.h"

#include <algorithm>

namespace rp {

namespace {

constexpr CommandOption windowOptions[] = {{"--data-dir", "DIR"},
                                           {"--content", "DIR"},
                                           {"--lang", "LANG"},
                                           {"--theme", "THEME"},
                                           {"--text-scale", "PERCENT"},
                                           {"--open", "PLACE"},
                                           {"--set", "INPUT=VALUE"},
                                           {"--presenter"},
                                           {"--log", "FILE"},
                                           {"--version"},
                                           {"--help"}};
constexpr CommandOption tourOptions[] = {{"--out", "DIR"},
                                         {"--lang", "LANG"},
                                         {"--theme", "THEME"},
                                         {"--text-scale", "PERCENT"},
                                         {"--size", "SIZE"}};
constexpr CommandOption teachOptions[] = {
    {"--out", "FILE"}, {"--lab", "LAB"}, {"--handout"}, {"--lang", "LANG"}, {"--content", "DIR"}};
constexpr CommandOption doctorOptions[] = {{"--data-dir", "DIR"}};

} // namespace

const CommandForm windowForm{"", "", windowOptions};
const CommandForm tourForm{"tour", "", tourOptions};
const CommandForm teachForm{"teach", "", teachOptions};
const CommandForm doctorForm{"doctor", "", doctorOptions};

const std::vector<const CommandForm *> &commandForms()
{
    static const std::vector<const CommandForm *> all{
        &windowForm, &computeForm, &contentForm, &traceForm, &measureForm,
        &exportForm, &gradeForm,   &sendForm,    &classForm, &classWindowForm,
        &ledgerForm, &policyForm,  &doctorForm,  &teachForm, &tourForm};
    return all;
}

const CommandForm *commandForm(const QString &name)
{
    const auto &all = commandForms();
    const auto found = std::find_if(all.begin() + 1, all.end(), [&name](const CommandForm *form) {
        return name == QLatin1String(form->name);
    });
    return found == all.end() ? nullptr : *found;
}

QStringList valuesOf(const QString &value)
{
    QStringList words;
    if (value == QLatin1String("LANG")) {
        for (const ChoiceEntry &entry : languageEntries())
            words << entry.key;
    } else if (value == QLatin1String("THEME")) {
        for (const ThemeChoice theme : themeChoices())
            words << themeKey(theme);
    } else if (value == QLatin1String("PERCENT")) {
        for (const int percent : textSizes())
            words << QString::number(percent);
    } else if (value.contains(QLatin1Char('|'))) {
        words = value.split(QLatin1Char('|'));
    }
    return words;
}

QStringList wordsBehind(const QStringList &typed)
{
    const CommandForm *const command = commandForm(typed.value(0));
    const QLatin1String name(command ? command->name : windowForm.name);
    const QString before = typed.isEmpty() ? QString() : typed.constLast();
    QStringList words;
    for (const CommandForm *form : commandForms()) {
        if (typed.isEmpty())
            words << QLatin1String(form->name);
        if (name != QLatin1String(form->name))
            continue;
        if (form->takesValue(before)) {
            const QString value = QLatin1String(form->option(before)->value);
            if (value == QLatin1String("DIR") || value == QLatin1String("FILE"))
                return {};
            if (QStringList values = valuesOf(value); !values.isEmpty())
                return values;
        }
        words += QString::fromLatin1(form->verbs).split(QLatin1Char('|'));
        for (const CommandOption &option : form->options)
            words << QLatin1String(option.name);
        if (form->help)
            words << QStringLiteral("--help");
    }
    words.removeAll(QString());
    words.removeDuplicates();
    return words;
}

} // namespace rp
