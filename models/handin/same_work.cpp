// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/same_work.h"

#include "models/handin/handin_file.h"
#include "models/json/file_owner.h"
#include "models/store/session_note.h"
#include "models/text/plain_text.h"

#include <QFileInfo>
#include <QStringList>
#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace rp {
namespace {

constexpr std::size_t mostOthers = 10;

bool isWork(const CommitEntry &entry)
{
    return entry.kind != commit_kind::note && entry.kind != commit_kind::voided;
}

/// Tries, looks and later answers say how long somebody took, and not how far they came.
bool isDone(const CommitEntry &entry)
{
    return entry.kind == commit_kind::prediction || entry.kind == commit_kind::reflection ||
           entry.kind == commit_kind::exercise || entry.kind == commit_kind::step ||
           entry.kind == commit_kind::discovery || entry.kind == commit_kind::capture ||
           (entry.kind == commit_kind::attempt && entry.correct.value_or(false));
}

/// FNV-1a, over and over: it has to tell apart what was done, and to keep no secret.
class RunningDigest
{
public:
    void add(const QString &text)
    {
        for (const QChar letter : text)
            step(letter.unicode());
        step(0);
    }
    void add(const CommitEntry &entry)
    {
        for (const QString *text :
             {&entry.kind, &entry.chapter, &entry.act, &entry.item, &entry.option, &entry.at})
            add(*text);
        add(entry.number ? QString::number(*entry.number, 'g', 17) : QString());
        step(entry.correct ? (*entry.correct ? 2U : 1U) : 0U);
    }
    std::uint32_t value() const { return std::uint32_t(m_state ^ (m_state >> 32)); }

private:
    void step(std::uint64_t unit) { m_state = (m_state ^ unit) * 1099511628211ULL; }

    std::uint64_t m_state = 14695981039346656037ULL;
};

/// WorkCopies names its files so, and writes the account in the place of the number.
bool isCopy(const QString &file, const Handin &handin, const QString &number)
{
    const LedgerDocument &document = handin.document;
    return !number.isEmpty() && handin.name.isEmpty() &&
           (noteIn(document.log, session_note::account, number) ||
            QFileInfo(file).fileName().contains(nameInFiles(number) + QLatin1Char('-') + document.id));
}

QStringList wordsOf(const QString &name)
{
    QStringList words;
    QString word;
    for (const QChar letter : name.normalized(QString::NormalizationForm_KD).toCaseFolded() + QChar::Space) {
        if (letter.isLetterOrNumber()) {
            word += letter;
        } else if (!letter.isMark() && !word.isEmpty()) {
            words << std::exchange(word, {});
        }
    }
    return words;
}

/// Files of one session that nothing tells apart.
struct Person
{
    QString uploader, number, account;
    QStringList names;
    std::vector<std::size_t> files; ///< the fullest first, once they are sorted

    void add(std::size_t file, const WorkMark &mark)
    {
        files.push_back(file);
        for (auto [own, theirs] : {std::pair(&uploader, &mark.uploader), std::pair(&number, &mark.number),
                                   std::pair(&account, &mark.account)}) {
            if (own->isEmpty())
                *own = *theirs;
        }
        if (!mark.name.isEmpty() && !names.contains(mark.name))
            names << mark.name;
    }

    bool isNobody() const
    {
        return uploader.isEmpty() && number.isEmpty() && account.isEmpty() && names.isEmpty();
    }

    bool isNamed(const QString &name) const
    {
        return std::any_of(names.begin(), names.end(),
                           [&name](const QString &own) { return areNamesOfOne(own, name); });
    }

    /// As the header says, by the first that both have.
    bool canBe(const WorkMark &mark) const
    {
        if (!uploader.isEmpty() && !mark.uploader.isEmpty())
            return uploader == mark.uploader;
        if (!number.isEmpty() && !mark.number.isEmpty())
            return number == mark.number;
        if (!names.isEmpty() && !mark.name.isEmpty())
            return isNamed(mark.name);
        const bool isKnown = !number.isEmpty() || !names.isEmpty() || !mark.number.isEmpty() ||
                             !mark.name.isEmpty() || !uploader.isEmpty() || !mark.uploader.isEmpty();
        return isKnown || account.isEmpty() || mark.account.isEmpty() || account == mark.account;
    }

    /// What says that another session is theirs as well; empty: nothing does.
    QString key() const
    {
        if (!uploader.isEmpty())
            return QLatin1Char('\n') + uploader; // no number has a line
        return names.isEmpty() ? numberOrAccount() : number;
    }
    QString numberOrAccount() const { return number.isEmpty() ? account : number; }
};

class Settling
{
public:
    explicit Settling(const std::vector<WorkMark> &marks)
        : m_marks(marks)
        , m_places(marks.size())
    {
    }

    std::vector<WorkPlace> settle()
    {
        std::map<QString, std::vector<std::size_t>> sessions;
        for (std::size_t i = 0; i < m_marks.size(); ++i) {
            if (!m_marks[i].isLeftOut)
                sessions[m_marks[i].session].push_back(i);
        }
        for (const auto &[session, files] : sessions)
            settleSession(files);
        for (const auto &[key, persons] : m_byKey)
            settlePerson(persons);
        for (const auto &[number, persons] : m_byNumber)
            settleNumber(persons);
        return std::move(m_places);
    }

private:
    using State = std::tuple<int, std::size_t, int, int, QString>;
    State stateOf(std::size_t file) const
    {
        const WorkMark &mark = m_marks[file];
        return {mark.done, mark.digests.size(), -mark.voided, mark.notes, mark.madeAt};
    }
    /// The first of those that are as full.
    bool isFuller(std::size_t a, std::size_t b) const
    {
        return stateOf(a) != stateOf(b) ? stateOf(b) < stateOf(a) : a < b;
    }
    /// All of the other's work stands at the beginning of it.
    bool holds(std::size_t file, std::size_t other) const
    {
        const auto &all = m_marks[file].digests;
        const auto &part = m_marks[other].digests;
        return part.size() <= all.size() && (part.empty() || all[part.size() - 1] == part.back());
    }

    /// Those with a number first, so that no order of the files makes a difference to who joins whom.
    std::vector<Person> personsOf(std::vector<std::size_t> files) const
    {
        const auto known = [this](std::size_t file) {
            const WorkMark &mark = m_marks[file];
            return std::tuple(mark.uploader.isEmpty(), mark.number.isEmpty(), -mark.name.size(), file);
        };
        std::sort(files.begin(), files.end(),
                  [&known](std::size_t a, std::size_t b) { return known(a) < known(b); });
        std::vector<Person> persons;
        for (const std::size_t file : files) {
            std::vector<Person *> could;
            for (Person &person : persons) {
                if (person.canBe(m_marks[file]))
                    could.push_back(&person);
            }
            // Of several it is the account's, or nobody's, who is one more of them.
            const QString &account = m_marks[file].account;
            const auto likely = std::find_if(could.begin(), could.end(), [&account](const Person *person) {
                return account.isEmpty() ? person->isNobody() : person->account == account;
            });
            Person &whose = could.size() == 1       ? *could.front()
                            : likely != could.end() ? **likely
                                                    : persons.emplace_back();
            whose.add(file, m_marks[file]);
        }
        return persons;
    }

    void settleSession(const std::vector<std::size_t> &files)
    {
        std::vector<Person> persons = personsOf(files);
        for (Person &person : persons)
            std::sort(person.files.begin(), person.files.end(),
                      [this](std::size_t a, std::size_t b) { return isFuller(a, b); });
        takeNobodys(persons);
        // A session that nobody has begun is no work that could be shared.
        const auto isBegun = [this](const Person &person) {
            return !m_marks[person.files.front()].digests.empty();
        };
        const bool isShared = std::count_if(persons.begin(), persons.end(), isBegun) > 1;
        for (Person &person : persons) {
            settleFiles(person);
            const std::size_t best = person.files.front();
            if (isShared && isBegun(person)) {
                m_places[best].kind = WorkPlace::Kind::Shared;
                nameOthers(persons, person, isBegun);
            }
            if (const QString key = person.key(); !key.isEmpty())
                m_byKey[key].push_back(person);
            if (!person.number.isEmpty())
                m_byNumber[person.number].push_back(person);
        }
    }

    /// Some: a whole year may have one session, or leave its number as it stands in a guide.
    template<typename Which>
    void nameOthers(const std::vector<Person> &persons, const Person &person, const Which &which)
    {
        std::vector<std::size_t> &others = m_places[person.files.front()].others;
        for (const Person &other : persons) {
            if (&other != &person && which(other) && others.size() < mostOthers)
                others.push_back(other.files.front());
        }
    }

    /// What could be several persons' and is in the work of one of them is no work of one more.
    void takeNobodys(std::vector<Person> &persons)
    {
        for (Person &nobody : persons) {
            if (!nobody.isNobody() || persons.size() < 2)
                continue;
            const auto isTaken = [&](std::size_t file) {
                const auto holder = std::find_if(persons.begin(), persons.end(), [&](const Person &person) {
                    return &person != &nobody && holds(person.files.front(), file);
                });
                if (holder == persons.end())
                    return false;
                const std::size_t best = holder->files.front();
                m_places[file].kind = WorkPlace::Kind::SameWork;
                m_places[file].other = best;
                m_places[best].same.push_back(file);
                return true;
            };
            nobody.files.erase(std::remove_if(nobody.files.begin(), nobody.files.end(), isTaken),
                               nobody.files.end());
        }
        persons.erase(std::remove_if(persons.begin(), persons.end(),
                                     [](const Person &person) { return person.files.empty(); }),
                      persons.end());
    }

    /// Of one person and session.
    void settleFiles(const Person &person)
    {
        const std::size_t best = person.files.front();
        WorkPlace &place = m_places[best];
        place.number = person.numberOrAccount();
        place.name = m_marks[best].name.isEmpty() ? person.names.value(0) : m_marks[best].name;
        for (const std::size_t file : person.files) {
            if (file == best)
                continue;
            const bool isSame = holds(best, file);
            m_places[file].kind = isSame ? WorkPlace::Kind::SameWork : WorkPlace::Kind::OtherWork;
            m_places[file].other = best;
            (isSame ? place.same : place.passed).push_back(file);
        }
    }

    /// A number is one person's, whoever uploaded what bears it.
    void settleNumber(std::vector<Person> persons)
    {
        QStringList uploaders;
        const auto isSettled = [this](const Person &person) {
            return m_places[person.files.front()].kind != WorkPlace::Kind::Counts;
        };
        persons.erase(std::remove_if(persons.begin(), persons.end(), isSettled), persons.end());
        for (const Person &person : persons) {
            if (!person.uploader.isEmpty() && !uploaders.contains(person.uploader))
                uploaders << person.uploader;
        }
        if (!uploaders.isEmpty()) // else settlePerson() had all of them
            settlePerson(std::move(persons), uploaders.size() == 1);
    }

    /// Of several sessions that one number, account or uploader has.
    void settlePerson(std::vector<Person> persons, bool canBeOne = true)
    {
        if (persons.size() < 2)
            return;
        std::sort(persons.begin(), persons.end(), [this](const Person &a, const Person &b) {
            return isFuller(a.files.front(), b.files.front());
        });
        QString longest; // name, which is the one that all others have to be parts of
        for (const Person &person : persons) {
            for (const QString &name : person.names)
                longest = name.size() > longest.size() ? name : longest;
        }
        // An account alone may be that of a machine which is open to everyone.
        const bool isKnown = std::any_of(persons.begin(), persons.end(), [](const Person &person) {
            return !person.uploader.isEmpty() || !person.number.isEmpty();
        });
        const bool isOne =
            canBeOne && isKnown && std::all_of(persons.begin(), persons.end(), [&](const Person &person) {
                return m_places[person.files.front()].kind == WorkPlace::Kind::Counts &&
                       (person.names.isEmpty() || person.isNamed(longest));
            });
        const std::size_t best = persons.front().files.front();
        for (const Person &person : persons) {
            const std::size_t file = person.files.front();
            WorkPlace &place = m_places[file];
            if (!isOne && place.kind == WorkPlace::Kind::Counts) {
                place.kind = WorkPlace::Kind::Contested;
                nameOthers(persons, person, [](const Person &) { return true; });
            } else if (isOne && file != best) {
                place.kind = WorkPlace::Kind::OtherWork;
                place.other = best;
                m_places[best].passed.push_back(file);
            }
        }
    }

    const std::vector<WorkMark> &m_marks;
    std::vector<WorkPlace> m_places;
    std::map<QString, std::vector<Person>> m_byKey;
    std::map<QString, std::vector<Person>> m_byNumber;
};

} // namespace

WorkMark workMark(const QString &file, const HandinReading &reading)
{
    const Handin &handin = reading.handin;
    WorkMark mark;
    mark.isLeftOut = !reading.reason.isEmpty();
    mark.session = plainText(handin.document.id);
    mark.name = plainText(handin.name).simplified();
    mark.madeAt = handin.madeAt;
    const QString number = plainText(handin.number).simplified();
    (isCopy(file, handin, number) ? mark.account : mark.number) = number;
    RunningDigest digest;
    for (const CommitEntry &entry : handin.document.log.entries()) {
        mark.voided += entry.kind == commit_kind::voided ? 1 : 0;
        mark.notes += entry.kind == commit_kind::note ? 1 : 0;
        if (!isWork(entry))
            continue;
        mark.done += isDone(entry) ? 1 : 0;
        digest.add(entry);
        mark.digests.push_back(digest.value());
    }
    return mark;
}

bool areNamesOfOne(const QString &one, const QString &other)
{
    const QStringList words = wordsOf(one);
    const QStringList others = wordsOf(other);
    const QStringList &shorter = words.size() <= others.size() ? words : others;
    const QStringList &longer = words.size() <= others.size() ? others : words;
    return std::all_of(shorter.begin(), shorter.end(), [&longer](const QString &word) {
        return std::any_of(longer.begin(), longer.end(), [&word](const QString &whole) {
            return whole.startsWith(word) || word.startsWith(whole); // an initial, on either side
        });
    });
}

std::vector<WorkPlace> settleWork(const std::vector<WorkMark> &marks)
{
    return Settling(marks).settle();
}

} // namespace rp
