// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// In front of a class everything is on the screen, in letters as large as that allows.
#include "tests/app/teach/projector_fixture.h"
#include "tests/support/test_main.h"
#include "views/charts/figure_frame.h"
#include "views/charts/figure_plot.h"
#include "views/projector/projector_foot.h"
#include "views/projector/projector_pane.h"
#include "views/projector/projector_window.h"
#include "views/projector/vote_panel.h"
#include "views/widgets/text_block.h"

#include <QApplication>
#include <QDir>
#include <QLayout>
#include <QTest>

namespace test_projector_room {

using namespace rp;

namespace {

using Side = ProjectorWindow::Side;

/// Nothing that is shown lies outside of the window or of what it stands in, or has less than it needs.
QString cutOff(const ProjectorWindow &window)
{
    if (!window.holdsAll()) {
        QString told = QStringLiteral("layout: needs %1 x %2")
                           .arg(window.layout()->totalMinimumSize().width())
                           .arg(window.layout()->totalMinimumHeightForWidth(window.width()));
        for (const Side side : {Side::First, Side::Second}) {
            if (const FigureFrame *figure = window.pane(side)->figure()) {
                const auto *plot = qobject_cast<FigurePlot *>(figure->plotWidget());
                told += QStringLiteral("; a plot of %1 x %2 needs %3 x %4")
                            .arg(figure->plotWidget()->width())
                            .arg(figure->plotWidget()->height())
                            .arg(figure->plotWidget()->minimumSizeHint().width())
                            .arg(plot ? plot->leastHeight() : -1);
            }
        }
        return told;
    }
    for (const TextBlock *text : window.findChildren<TextBlock *>()) {
        if (text->isVisible() && text->height() < text->heightForWidth(text->width()))
            return text->text();
    }
    const QRect screen = window.rect();
    for (const QWidget *part :
         {static_cast<QWidget *>(window.question()), static_cast<QWidget *>(window.given()),
          static_cast<QWidget *>(window.votes()), static_cast<QWidget *>(window.foot()),
          static_cast<QWidget *>(window.foot()->keys()), static_cast<QWidget *>(window.pane(Side::First)),
          static_cast<QWidget *>(window.pane(Side::Second))}) {
        const QRect at(part->mapTo(&window, QPoint()), part->size());
        if (part->isVisible() && !screen.contains(at))
            return QString::fromLatin1(part->metaObject()->className());
    }
    return {};
}

/// RIDGEPOINT_PICTURES names a folder to look at what was measured.
void keepPicture(ProjectorWindow &window, const QString &name)
{
    const QString folder = qEnvironmentVariable("RIDGEPOINT_PICTURES");
    if (!folder.isEmpty())
        window.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

} // namespace

class ProjectorRoomTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_font = QApplication::font(); }
    void cleanup() { QApplication::setFont(m_font); }
    void everythingIsOnTheScreen_data();
    void everythingIsOnTheScreen();
    void typeIsForTheLastRow();

private:
    QFont m_font;
};

void ProjectorRoomTest::everythingIsOnTheScreen_data()
{
    QTest::addColumn<QString>("lab");
    QTest::addColumn<QString>("act");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("language");
    const struct
    {
        QSize size;
        int percent;
        const char *language;
    } rooms[] = {{{1280, 720}, 100, "en"},
                 {{1366, 768}, 150, "en"},
                 {{1920, 1080}, 200, "en"},
                 {{1366, 768}, 150, "es"},
                 {{1366, 768}, 150, "ar"}};
    for (const auto &[lab, act] : projectedActs()) {
        for (const auto &room : rooms) {
            // Other languages where there is most to say.
            const bool isLong = act == QLatin1String("act3") ||
                                (lab == QLatin1String("lab11") && act == QLatin1String("act2"));
            if (QLatin1String(room.language) != QLatin1String("en") && !isLong)
                continue;
            QTest::addRow("%s %s %d %d %s", qPrintable(lab), qPrintable(act), room.size.width(), room.percent,
                          room.language)
                << lab << act << room.size << room.percent << QString::fromLatin1(room.language);
        }
    }
}

void ProjectorRoomTest::everythingIsOnTheScreen()
{
    QFETCH(QString, lab);
    QFETCH(QString, act);
    QFETCH(QSize, size);
    QFETCH(int, percent);
    QFETCH(QString, language);
    LabFixture fixture;
    StartOptions options = teachingAt(lab, act, Step::Predict);
    options.language = language;
    options.textPercent = percent;
    Application &shown = fixture.open(options);
    ProjectorWindow &window = project(shown);
    window.showNormal();
    window.resize(size);
    settle();
    const auto questions = shown.session().predictions(act).size();
    const QString place = QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-');
    for (std::size_t i = 0; i < questions; ++i) {
        const Qt::Key steps[] = {Qt::Key_1, Qt::Key_R, Qt::Key_T, Qt::Key_T};
        for (const Qt::Key key : steps) {
            press(window, key);
            keepPicture(window, QStringLiteral("%1-%2-%3").arg(place).arg(i).arg(QChar(key)));
            QCOMPARE(window.size(), size);
            const QString cut = cutOff(window);
            QVERIFY2(cut.isEmpty(), qPrintable(QStringLiteral("question %1, after %2: %3")
                                                   .arg(i + 1)
                                                   .arg(QKeySequence(key).toString(), cut)));
        }
        press(window, Qt::Key_N);
    }
}

void ProjectorRoomTest::typeIsForTheLastRow()
{
    LabFixture fixture;
    ProjectorWindow &window = project(fixture.open(teaching()));
    window.showNormal();
    window.resize(1920, 1080);
    settle();
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_R, Qt::Key_T}) {
        press(window, key);
        for (const QWidget *part : window.findChildren<QWidget *>()) {
            const double letters = QFontInfo(part->font()).pixelSize();
            if (part->isVisible())
                QVERIFY2(letters >= 0.03 * window.height(), part->metaObject()->className());
        }
    }
}

RP_TEST(ProjectorRoomTest)

} // namespace test_projector_room
#include "test_projector_room.moc"
