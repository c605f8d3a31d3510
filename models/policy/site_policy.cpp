// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy/site_policy.h"

#include "models/json/file_reader.h"
#include "models/json/json_value.h"
#include "models/network/web_address.h"
#include "models/text/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QUrl>
#include <algorithm>
#include <nlohmann/json.hpp>
#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

namespace rp {
namespace {

using nlohmann::json;

struct FolderWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::PolicyFolder)
};

/// A name of one folder, so that it leads nowhere else.
bool isPlainName(const QString &name)
{
    return !name.isEmpty() && name != QLatin1String(".") && name != QLatin1String("..") &&
           !name.contains(QLatin1Char('/')) && !name.contains(QLatin1Char('\\'));
}

/// Puts the account's name, as it is written there, for $USER. A translated clause when it can't be.
QString putName(QString &text, const QString &name, const QString &written)
{
    // $USERNAME is another variable.
    static const QRegularExpression user(QStringLiteral("\\$\\{USER\\}|\\$USER(?![A-Za-z0-9_])"));
    if (text.contains(user) && !isPlainName(name))
        return FolderWords::tr("the account has no name; write the whole path");
    for (auto found = user.match(text); found.hasMatch();
         found = user.match(text, found.capturedStart() + written.size()))
        text.replace(found.capturedStart(), found.capturedLength(), written);
    if (text.contains(QLatin1Char('$')))
        //: keep $USER
        return FolderWords::tr("no other variable than $USER can be used");
    return {};
}

PolicyFolder noFolder(const QString &reason)
{
    return {{}, reason};
}

struct PolicyWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::SitePolicy)
};

QString languageCodes()
{
    QStringList codes;
    for (const ShippedLanguage &language : shippedLanguages())
        codes << QString::fromLatin1(language.code);
    return codes.join(QLatin1String(", "));
}

bool isSpoken(const QString &code)
{
    const auto languages = shippedLanguages();
    return std::any_of(languages.begin(), languages.end(),
                       [&code](const ShippedLanguage &one) { return code == QLatin1String(one.code); });
}

/// Reads the settings that the schema found nothing wrong with. Types are looked at once more, for it can't
/// be told where a fault of the whole document lies.
class PolicyReader
{
public:
    PolicyReader(const json &document, SitePolicy &policy, const Account &account)
        : m_document(document)
        , m_policy(policy)
        , m_account(account)
    {
    }

    /// Faults of our own are added before anything is decided by there being none.
    void read()
    {
        m_policy.language = choice("language");
        if (m_policy.language && !isSpoken(m_policy.language->value)) {
            m_policy.language.reset();
            //: a reason inside a sentence that names file and place; %1 lists codes such as "en, es"
            complain("language",
                     PolicyWords::tr("there is no such language; write one of %1").arg(languageCodes()));
        }
        readLanguages();
        m_policy.theme = choice("theme");
        m_policy.dataDir = choice("data_dir");
        if (m_policy.dataDir) {
            const std::optional<QString> folder = folderAt("data_dir", m_policy.dataDir->value);
            if (folder)
                m_policy.dataDir->value = *folder;
            else
                m_policy.dataDir.reset();
        }
        const json *size = sound("text_scale");
        if (size && size->is_object() && size->contains("preset") && size->at("preset").is_number_integer())
            m_policy.textPercent = size->at("preset").get<int>();
        if (const json *labs = sound("labs"); labs && labs->is_array()) {
            for (const json &lab : *labs)
                m_policy.labs << (lab.is_string() ? toQString(lab.get<std::string>()) : QString());
        }
        readContent();
        const json *log = sound("log");
        if (log && log->is_string())
            m_policy.logFile = folderAt("log", toQString(log->get<std::string>())).value_or(QString());
        readKiosk();
        permit(copies(), exam(), exports());
        if (m_policy.isKiosk()) {
            // Nothing of a learner's is written where the next one could open it, and nothing shows answers.
            m_policy.isPresenterAllowed = false;
            m_policy.exports = QStringList();
        }
    }

private:
    void readContent()
    {
        const json *folders = sound("content");
        for (std::size_t i = 0; folders && folders->is_array() && i < folders->size(); ++i) {
            const json &folder = folders->at(i);
            const QByteArray key = "content/" + QByteArray::number(qulonglong(i));
            const std::optional<QString> path =
                folder.is_string() ? folderAt(key.constData(), toQString(folder.get<std::string>()))
                                   : std::nullopt;
            if (path)
                m_policy.content << *path;
        }
    }

    void readLanguages()
    {
        const json *languages = sound("languages");
        if (!languages || !languages->is_array())
            return;
        for (const json &code : *languages) {
            const QString one = code.is_string() ? toQString(code.get<std::string>()) : QString();
            if (isSpoken(one))
                m_policy.languages << one;
            else
                complain("languages",
                         PolicyWords::tr("there is no such language; write one of %1").arg(languageCodes()));
        }
        if (m_policy.language && !m_policy.languages.isEmpty() &&
            !m_policy.languages.contains(m_policy.language->value))
            //: a reason inside a sentence that names file and place; %1 is a setting
            complain("language", PolicyWords::tr("%1 does not list it").arg(QStringLiteral("languages")));
    }

    /// It narrows, and so holds beside a fault.
    void readKiosk()
    {
        const json *kiosk = sound("kiosk");
        if (!kiosk || !kiosk->is_boolean() || !kiosk->get<bool>())
            return;
        constexpr int usualIdle_min = 5;
        const json *idle = sound("kiosk_idle_minutes");
        m_policy.kioskIdle_min = idle && idle->is_number_integer() ? idle->get<int>() : usualIdle_min;
        if (m_document.contains("exam"))
            //: a reason inside a sentence that names file and place
            complain("kiosk", PolicyWords::tr("in an exam each learner needs an account of their own; leave "
                                              "one of the two out"));
    }

    std::optional<Exam> exam()
    {
        const auto found = m_document.find("exam");
        if (found == m_document.end() || !found->is_object() || !found->contains("until") ||
            !found->at("until").is_string())
            return std::nullopt;
        if (found->contains("folder") && found->at("folder").is_string())
            m_policy.examFolder = folderAt("exam/folder", toQString(found->at("folder").get<std::string>()))
                                      .value_or(QString());
        const auto until = examTime(toQString(found->at("until").get<std::string>()));
        if (until)
            return sound("exam") ? std::optional(Exam{until}) : std::nullopt;
        // Also where the schema has found it already: it can't say what to write.
        //: a reason inside a sentence that names file and place; %1 is an example
        complain("exam", PolicyWords::tr("there is no such time; write date, time and offset like %1")
                             .arg(QStringLiteral("2026-12-01T12:00:00+01:00")));
        return std::nullopt;
    }

    std::optional<QStringList> exports() const
    {
        const json *found = sound("exports");
        if (!found || !found->is_array())
            return std::nullopt;
        QStringList endings;
        for (const json &ending : *found)
            endings << (ending.is_string() ? toQString(ending.get<std::string>()) : QString());
        return endings;
    }

    /// What loosens, or sends work elsewhere: only a policy without any fault may. What an exam or the list
    /// of exports says holds beside a fault; that there is neither is only known without one.
    void permit(const PolicyPlaceToCopy &copies, const std::optional<Exam> &exam,
                const std::optional<QStringList> &exports)
    {
        if (exam || !m_policy.isFaulty())
            m_policy.exam = exam;
        if (exports || !m_policy.isFaulty())
            m_policy.exports = exports;
        if (m_policy.isFaulty())
            return;
        m_policy.isPresenterAllowed = m_document.value("presenter", true);
        m_policy.areGatesAdvisory = m_document.value("gates", std::string("strict")) == "advisory";
        m_policy.copyTo = copies.place;
        m_policy.copyUser = copies.user;
        if (!copies.user.isEmpty())
            m_policy.copyPasswordFile = m_passwordFile;
    }

    PolicyPlaceToCopy copies()
    {
        const json *password = sound("copy_password_file");
        if (password && password->is_string())
            m_passwordFile =
                folderAt("copy_password_file", toQString(password->get<std::string>())).value_or(QString());
        const json *place = sound("copy_to");
        if (!place || !place->is_string())
            return {};
        PolicyPlaceToCopy found = policyPlaceToCopy(toQString(place->get<std::string>()), m_account);
        if (!found.reason.isEmpty())
            complain("copy_to", found.reason);
        if (!m_passwordFile.isEmpty() && found.user.isEmpty())
            complain("copy_password_file",
                     //: a reason inside a sentence that names file and place; %1 is an example
                     PolicyWords::tr("whose password it is stands in copy_to, as in %1")
                         .arg(QStringLiteral("https://$USER@example.org/folder")));
        return found;
    }

    const json *sound(const char *key) const
    {
        const QString pointer = QLatin1Char('/') + QLatin1String(key);
        const bool isFaulty =
            std::any_of(m_policy.faults.begin(), m_policy.faults.end(), [&pointer](const JsonProblem &fault) {
                return fault.pointer == pointer || fault.pointer.startsWith(pointer + QLatin1Char('/'));
            });
        const auto found = m_document.find(key);
        return isFaulty || found == m_document.end() ? nullptr : &*found;
    }

    std::optional<SiteChoice<QString>> choice(const char *key) const
    {
        const json *found = sound(key);
        if (!found || !found->is_object() || found->size() != 1 || !found->front().is_string())
            return std::nullopt;
        return SiteChoice<QString>{toQString(found->front().get<std::string>()), found->contains("fixed")};
    }

    std::optional<QString> folderAt(const char *key, const QString &text)
    {
        const PolicyFolder folder = policyFolder(text, m_account);
        if (folder.reason.isEmpty())
            return folder.path;
        complain(key, folder.reason);
        return std::nullopt;
    }

    void complain(const char *key, const QString &reason)
    {
        m_policy.faults.push_back({m_policy.file, QLatin1Char('/') + QLatin1String(key), reason});
    }

    const json &m_document;
    SitePolicy &m_policy;
    const Account &m_account;
    QString m_passwordFile;
};

json written(const SiteChoice<QString> &choice)
{
    return {{choice.isFixed ? "fixed" : "preset", choice.value.toStdString()}};
}

} // namespace

Account currentAccount()
{
#ifdef Q_OS_UNIX
    // Not thread-safe, and asked for before there are threads.
    if (const passwd *entry = ::getpwuid(::getuid()))
        return {QString::fromLocal8Bit(entry->pw_name), QString::fromLocal8Bit(entry->pw_dir)};
    return {};
#else
    return {qEnvironmentVariable("USERNAME"), QDir::homePath()};
#endif
}

PolicyFolder policyFolder(const QString &text, const Account &account)
{
    if (text.contains(QChar(0))) // at which the system would stop
        //: a reason inside a sentence that names file and place
        return noFolder(FolderWords::tr("it holds a zero byte, which no path has"));
    if (text.contains(QLatin1String("://")))
        //: a reason inside a sentence that names file and place
        return noFolder(FolderWords::tr("this is an address and no folder"));
    QString path = text;
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/"))) {
        if (!QDir::isAbsolutePath(account.home))
            return noFolder(FolderWords::tr("the account has no home folder; write the whole path"));
        path.replace(0, 1, account.home);
    }
    if (const QString reason = putName(path, account.name, account.name); !reason.isEmpty())
        return noFolder(reason);
    if (!QDir::isAbsolutePath(path))
        return noFolder(FolderWords::tr("a folder begins with / or ~"));
    return {QDir::cleanPath(path), {}};
}

PolicyPlaceToCopy policyPlaceToCopy(const QString &text, const Account &account)
{
    if (!text.contains(QLatin1String("://"))) {
        const PolicyFolder folder = policyFolder(text, account);
        return {folder.path, {}, folder.reason};
    }
    QString address = text;
    const QString name = QString::fromLatin1(QUrl::toPercentEncoding(account.name));
    if (const QString reason = putName(address, account.name, name); !reason.isEmpty())
        return {{}, {}, reason};
    const WebAddress web = webAddress(address);
    if (!web.isGood())
        return {{}, {}, web.reason};
    return {web.url.toString(QUrl::FullyEncoded), web.user, {}};
}

SitePolicy strictestPolicy(const QString &file, const QString &fault)
{
    SitePolicy policy;
    policy.file = file;
    if (!fault.isEmpty())
        policy.faults = {{file, {}, fault}};
    policy.isPresenterAllowed = false;
    policy.exam = Exam{};
    policy.exports = QStringList();
    return policy;
}

SitePolicy policyFrom(const QByteArray &bytes, const QString &file, const Account &account)
{
    SitePolicy policy = strictestPolicy(file); // until it is known that nothing is wrong
    const std::optional<json> document = parseJson(bytes, file, policy.faults);
    const std::optional<json> schema = embeddedSchema(QStringLiteral("policy.schema.json"));
    if (!document || !schema) {
        if (policy.faults.empty())
            policy.faults.push_back({file, {}, PolicyWords::tr("its rules can't be read")});
        return policy;
    }
    policy.faults = validateJson(*document, *schema, file);
    if (document->is_object())
        PolicyReader(*document, policy, account).read();
    return policy;
}

SitePolicy readPolicy(const QString &path, const Account &account)
{
    const FileReading reading = readWholeFile(path);
    if (reading.isRead())
        return policyFrom(reading.bytes, path, account);
    return strictestPolicy(path, reading.reason);
}

QString SitePolicy::examPlace() const
{
    return examFolder.isEmpty() && !isWebAddress(copyTo) ? copyTo : examFolder;
}

QStringList offeredLanguages(const SitePolicy &policy)
{
    if (policy.language && policy.language->isFixed)
        return {policy.language->value};
    if (!policy.languages.isEmpty())
        return policy.languages;
    QStringList all;
    for (const ShippedLanguage &language : shippedLanguages())
        all << QString::fromLatin1(language.code);
    return all;
}

QStringList exportEndings()
{
    return {QStringLiteral("csv"), QStringLiteral("svg"), QStringLiteral("png"),
            QStringLiteral("pdf"), QStringLiteral("md"),  QStringLiteral("json")};
}

QByteArray policyJson(const SitePolicy &policy, int indent)
{
    nlohmann::ordered_json settings;
    if (policy.language)
        settings["language"] = written(*policy.language);
    for (const QString &code : policy.languages)
        settings["languages"].push_back(code.toStdString());
    if (policy.theme)
        settings["theme"] = written(*policy.theme);
    if (policy.textPercent)
        settings["text_scale"] = {{"preset", *policy.textPercent}};
    if (policy.dataDir)
        settings["data_dir"] = written(*policy.dataDir);
    for (const QString &lab : policy.labs)
        settings["labs"].push_back(lab.toStdString());
    for (const QString &folder : policy.content)
        settings["content"].push_back(folder.toStdString());
    settings["gates"] = policy.areGatesAdvisory ? "advisory" : "strict";
    settings["presenter"] = policy.isPresenterAllowed;
    if (policy.kioskIdle_min) {
        settings["kiosk"] = true;
        settings["kiosk_idle_minutes"] = *policy.kioskIdle_min;
    }
    if (!policy.copyTo.isEmpty())
        settings["copy_to"] = policy.copyTo.toStdString();
    if (!policy.copyUser.isEmpty())
        settings["copy_user"] = policy.copyUser.toStdString();
    if (!policy.copyPasswordFile.isEmpty())
        settings["copy_password_file"] = policy.copyPasswordFile.toStdString();
    if (policy.exam)
        settings["exam"] = {{"until", policy.exam->until
                                          ? json(policy.exam->until->toString(Qt::ISODate).toStdString())
                                          : json(nullptr)}};
    if (policy.exam && !policy.examFolder.isEmpty())
        settings["exam"]["folder"] = policy.examFolder.toStdString();
    if (policy.exports) {
        settings["exports"] = json::array();
        for (const QString &ending : *policy.exports)
            settings["exports"].push_back(ending.toStdString());
    }
    if (!policy.logFile.isEmpty())
        settings["log"] = policy.logFile.toStdString();
    return QByteArray::fromStdString(settings.dump(indent, ' ', false, json::error_handler_t::replace));
}

QString policyFaultText(const SitePolicy &policy)
{
    if (!policy.isFaulty())
        return {};
    //: %1 is a whole sentence: what is wrong in the file, and where
    return PolicyWords::
        tr("The rules of this site can't be followed as they are written, so the strictest "
           "hold: steps open one after the other, nothing is said of answers, nothing is projected, copied "
           "or exported. %1")
            .arg(problemText(policy.faults.front()));
}

} // namespace rp
