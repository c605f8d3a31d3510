// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A lab whose every text is HTML that names a file: it is shown as it is written, and the file is not opened.
#include "app/root/application.h"
#include "models/check/lab_loader.h"
#include "models/content/step_link.h"
#include "models/session/lab_session.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/shell/main_window.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFile>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>
#include <nlohmann/json.hpp>
#include <sys/inotify.h>
#include <unistd.h>

namespace test_torture_markup {

using namespace rp;
using nlohmann::json;

namespace {

/// Tells whether anybody has opened a file.
class Watch
{
public:
    explicit Watch(const QString &path)
        : m_descriptor(inotify_init1(IN_NONBLOCK))
    {
        inotify_add_watch(m_descriptor, qPrintable(path), IN_OPEN);
    }
    ~Watch() { ::close(m_descriptor); }
    Watch(const Watch &) = delete;
    Watch &operator=(const Watch &) = delete;

    bool wasOpened() const
    {
        char event[4096];
        return ::read(m_descriptor, event, sizeof event) > 0;
    }

private:
    int m_descriptor;
};

/// Every string of more than one word, which no id is.
void markUp(json &value, const std::string &markup)
{
    if (value.is_string()) {
        const auto &text = value.get_ref<const std::string &>();
        if (text.find(' ') != std::string::npos && text.find('\\') == std::string::npos)
            value = markup + text;
        return;
    }
    if (!value.is_structured())
        return;
    for (auto &[key, inner] : value.items()) {
        if (key != "$schema" && key != "formula" && key != "tex" && key != "symbol" && key != "lines")
            markUp(inner, markup);
    }
}

/// The tip that is in view; an empty text where none is.
QString tipInView()
{
    for (const QWidget *widget : QApplication::topLevelWidgets()) {
        const auto *label = qobject_cast<const QLabel *>(widget);
        if (label && label->inherits("QTipLabel") && label->isVisible())
            return label->textFormat() == Qt::PlainText ? label->text() : QStringLiteral("rich");
    }
    return {};
}

} // namespace

class TortureMarkup : public QObject
{
    Q_OBJECT
private slots:
    void aFileIsNotOpened();
    void aTipOfAnythingIsPlain();

private:
    int lookAt(QWidget &window);
};

/// Points at every widget and looks at every label of a window; how many tips had markup.
int TortureMarkup::lookAt(QWidget &window)
{
    (void)window.grab();
    int marked = 0;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (const auto *label = qobject_cast<QLabel *>(widget); label && label->isVisible())
            QTest::qVerify(label->textFormat() == Qt::PlainText, "a label takes HTML",
                           qPrintable(label->text()), __FILE__, __LINE__);
        if (!widget->isVisible())
            continue;
        const QPoint middle = widget->rect().center();
        QHelpEvent event(QEvent::ToolTip, middle, widget->mapToGlobal(middle));
        QApplication::sendEvent(widget, &event);
        const QString tip = tipInView();
        QTest::qVerify(tip != QLatin1String("rich"), "a tip takes HTML", qPrintable(widget->toolTip()),
                       __FILE__, __LINE__);
        marked += tip.contains(QLatin1String("<img"));
        QToolTip::hideText();
    }
    return marked;
}

void TortureMarkup::aFileIsNotOpened()
{
    const QTemporaryDir folder;
    const QString picture = folder.filePath(QStringLiteral("picture.png"));
    QImage(4, 4, QImage::Format_RGB32).save(picture);
    const Watch watch(picture);
    QFile ours(QStringLiteral(RIDGEPOINT_SOURCE_DIR "/resources/labs/lab07.json"));
    QVERIFY(ours.open(QIODevice::ReadOnly));
    json lab = json::parse(ours.readAll().toStdString());
    markUp(lab, "<img src=\"file:" + picture.toStdString() + "\"> <b>bold</b> &amp; <a href=\"x\">link</a> ");
    QFile file(folder.filePath(QStringLiteral("lab07.json")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(lab.dump())) > 0);
    file.close();

    StartOptions options;
    options.presenter = true;
    options.contentDirs = {folder.path()};
    LabFixture fixture;
    Application &opened = fixture.openAsLeft(options);
    QVERIFY(!opened.library().replaced.isEmpty()); // it is sound, for all its texts
    opened.openLab(QStringLiteral("lab07"));
    MainWindow &window = opened.window();
    window.resize(1366, 900);
    int marked = 0;
    for (const WindowPage page :
         {WindowPage::Home, WindowPage::Evidence, WindowPage::Memo, WindowPage::Review}) {
        window.showPage(page);
        settle();
        marked += lookAt(window);
    }
    for (const ActContent &act : opened.session().content().acts) {
        for (const Step step : {Step::Brief, Step::Predict, Step::Explore, Step::Reveal, Step::Reflect}) {
            opened.openPlace({QStringLiteral("lab07"), act.id, stepKey(step), {}, {}});
            settle();
            marked += lookAt(window);
        }
    }
    QVERIFY2(marked > 5, "the texts of the lab stood in no tip");
    QVERIFY2(!watch.wasOpened(), "a file that a text names was opened");
}

/// Whatever sets a tip, and in whatever way: of a widget, of a cell of a table, of a place.
void TortureMarkup::aTipOfAnythingIsPlain()
{
    LabFixture fixture;
    QWidget &window = fixture.openAsLeft().window();
    const QString kernel = QStringLiteral("<b>void gemm<0, int></b>(float*) &amp;");
    for (QWidget *widget : {&window, window.findChild<QWidget *>()}) {
        QToolTip::showText(window.mapToGlobal(QPoint(9, 9)), kernel, widget);
        QCOMPARE(tipInView(), kernel);
        QToolTip::hideText();
    }
}

RP_TEST(TortureMarkup)

} // namespace test_torture_markup
#include "test_torture_markup.moc"
