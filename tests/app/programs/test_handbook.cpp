// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The handbook from the menu: found from where the program lies, in the language of the window, and said
// where it is missing.
#include "app/root/handbook.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/shell/notice_area.h"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QTest>
#include <QUrl>

namespace test_handbook {

using namespace rp;

class TestHandbook : public QObject
{
    Q_OBJECT
public slots:
    void take(const QUrl &url) { m_opened = url; } // NOLINT(readability-make-member-function-const): a slot

private slots:
    void init() { m_opened.clear(); }
    void isFoundFromTheProgram_data();
    void isFoundFromTheProgram();
    void opensInTheLanguageOfTheWindow();
    void opensFromTheMenuOrSaysWhatIsMissing();

private:
    static void write(const QDir &root, const QString &page)
    {
        QFile file(root.filePath(page));
        if (!root.mkpath(QFileInfo(page).path()) || !file.open(QIODevice::WriteOnly))
            qFatal("a test can't write");
    }

    QUrl m_opened;
};

void TestHandbook::isFoundFromTheProgram_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("handbook");
    QTest::newRow("installed") << "usr/bin"
                               << "usr/share/doc/ridgepoint/handbook";
    QTest::newRow("bundle") << "Ridgepoint.app/Contents/MacOS"
                            << "Ridgepoint.app/Contents/Resources/handbook";
}

void TestHandbook::isFoundFromTheProgram()
{
    QFETCH(QString, program);
    QFETCH(QString, handbook);
    const QTemporaryDir folder;
    const QDir root(QFileInfo(folder.path()).canonicalFilePath());
    QVERIFY(root.mkpath(program));
    const QString from = root.filePath(program);
    QCOMPARE(handbookPage(from, QStringLiteral("es")), QString());
    write(root, handbook + QStringLiteral("/en/index.html"));
    QCOMPARE(handbookPage(from, QStringLiteral("es")),
             root.filePath(handbook + QStringLiteral("/en/index.html")));
    write(root, handbook + QStringLiteral("/es/index.html"));
    QCOMPARE(handbookPage(from, QStringLiteral("es")),
             root.filePath(handbook + QStringLiteral("/es/index.html")));
}

void TestHandbook::opensInTheLanguageOfTheWindow()
{
    const QTemporaryDir folder;
    const QDir root(QFileInfo(folder.path()).canonicalFilePath());
    QVERIFY(root.mkpath(QStringLiteral("bin")));
    write(root, QStringLiteral("share/doc/ridgepoint/handbook/ar/index.html"));
    LabFixture fixture;
    Application &lab = fixture.openAsLeft();
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "take");
    showHandbook(lab.window(), root.filePath(QStringLiteral("bin")), QStringLiteral("ar"));
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(m_opened.toLocalFile(),
             root.filePath(QStringLiteral("share/doc/ridgepoint/handbook/ar/index.html")));
}

void TestHandbook::opensFromTheMenuOrSaysWhatIsMissing()
{
    const QTemporaryDir folder;
    LabFixture fixture;
    Application &lab = fixture.openAsLeft();
    auto *entry = lab.window().findChild<QAction *>(QStringLiteral("handbook"));
    QVERIFY(entry && entry->isEnabled());
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "take");
    entry->trigger(); // what was built with the tests
    QVERIFY(m_opened.isLocalFile() && m_opened.path().endsWith(QStringLiteral("/en/index.html")));
    showHandbook(lab.window(), folder.filePath(QStringLiteral("bin")), QStringLiteral("es"));
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    const QString place = QDir::cleanPath(folder.filePath(QStringLiteral("share/doc/ridgepoint/handbook")));
    QString said;
    for (const ShellNotice &notice : lab.window().noticeArea()->notices()) {
        if (notice.key == noticeKey::message)
            said = notice.text;
    }
    QVERIFY2(said.contains(place), qPrintable(said));
}

RP_TEST(TestHandbook)

} // namespace test_handbook
#include "test_handbook.moc"
