// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/root/application.h"
#include "controllers/wizard_controller.h"
#include "tests/support/test_main.h"
#include "views/instruments/page/instrument_view.h"
#include "views/widgets/action_button.h"
#include "views/widgets/contrast.h"
#include "views/widgets/text_block.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace test_contrast {

using namespace rp;

namespace {

constexpr double leastContrast = 4.5;
// Enlarged, so that strokes have pixels of the full text colour and not only blended edges.
constexpr qreal zoom = 4.0;

QString textOf(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return label->pixmap().isNull() ? label->text() : QString();
    if (const auto *block = qobject_cast<const TextBlock *>(&widget))
        return block->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->text();
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        return box->currentText();
    if (const auto *entry = qobject_cast<const QLineEdit *>(&widget))
        return entry->text();
    return {};
}

struct Shades
{
    QColor background;
    double best = 1.0; ///< contrast of the strongest colour that covers more than a trace
};

/// The commonest colour of a part of the picture, and how well the text stands out from it.
Shades shadesOf(const QImage &picture, const QRect &area)
{
    QHash<QRgb, int> counts;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            ++counts[picture.pixel(x, y)];
    }
    Shades shades;
    int most = 0;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        if (it.value() > most) {
            most = it.value();
            shades.background = QColor(it.key());
        }
    }
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        if (it.value() >= 12)
            shades.best = std::max(shades.best, contrastRatio(QColor(it.key()), shades.background));
    }
    return shades;
}

QImage pictureOf(QWidget &window)
{
    QImage picture(window.size() * zoom, QImage::Format_RGB32);
    picture.setDevicePixelRatio(zoom);
    picture.fill(window.palette().color(QPalette::Window));
    window.render(&picture);
    return picture;
}

QRect areaIn(const QWidget &window, const QWidget &widget)
{
    const QRect visible = widget.visibleRegion().boundingRect();
    const QRect inWindow(widget.mapTo(&window, visible.topLeft()), visible.size());
    return QRectF(QPointF(inWindow.topLeft()) * zoom, QSizeF(inWindow.size()) * zoom)
        .toRect()
        .intersected(QRect(QPoint(), window.size() * zoom));
}

} // namespace

/// Measures every text of every page in every theme: painted pixels, not only the palette.
class TestContrast : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    Language m_language;
    std::unique_ptr<Application> m_lab;
    int m_measured = 0;

    void open(ThemeChoice theme)
    {
        QString error;
        StartOptions options;
        options.dataDir = m_folder.filePath(QString::number(static_cast<int>(theme)));
        options.language = QStringLiteral("en");
        options.theme = theme;
        m_lab = Application::open(options, m_language, &error);
        QVERIFY2(m_lab, qPrintable(error));
        // Tall enough for the whole of a page.
        m_lab->window().resize(1280, 3400);
        m_lab->show();
        QVERIFY(QTest::qWaitForWindowExposed(&m_lab->window()));
    }

    QStringList badTexts()
    {
        QWidget &window = m_lab->window();
        const QImage picture = pictureOf(window);
        QStringList bad;
        const QList<QWidget *> widgets = window.findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            const QString text = textOf(*widget);
            const QRect area = areaIn(window, *widget);
            if (text.trimmed().isEmpty() || !widget->isVisible() || area.width() < 8 || area.height() < 8)
                continue;
            ++m_measured;
            const Shades shades = shadesOf(picture, area);
            // What the palette says it is painted in, against what it really stands on.
            const QPalette::ColorRole role =
                qobject_cast<const QPushButton *>(widget) ? QPalette::ButtonText : widget->foregroundRole();
            const double claimed = contrastRatio(widget->palette().color(role), shades.background);
            if (shades.best < leastContrast ||
                (qobject_cast<const QLabel *>(widget) && claimed < leastContrast))
                bad << QStringLiteral("  %1 “%2”: painted %3, palette %4, on %5")
                           .arg(QLatin1String(widget->metaObject()->className()), text.left(50))
                           .arg(shades.best, 0, 'f', 2)
                           .arg(claimed, 0, 'f', 2)
                           .arg(shades.background.name());
        }
        return bad;
    }

    void verifyPage(const QString &where)
    {
        QTest::qWait(30);
        QStringList bad = badTexts();
        // What a busy machine has not painted yet has no contrast either.
        for (int again = 0; again < 20 && !bad.isEmpty(); ++again) {
            QTest::qWait(150);
            bad = badTexts();
        }
        QVERIFY2(bad.isEmpty(), qPrintable(QStringLiteral("%1: %2 texts below %3:1\n%4")
                                               .arg(where)
                                               .arg(bad.size())
                                               .arg(leastContrast)
                                               .arg(bad.join(QLatin1Char('\n')))));
    }

    static void addThemes()
    {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
        QTest::newRow("high contrast") << ThemeChoice::HighContrast;
    }

    /// Commits whatever comes first, and stands in the Explore step.
    void predict()
    {
        WizardController &wizard = m_lab->wizard();
        const LabSession &session = m_lab->session();
        for (const QuestionContent *question : session.predictions(session.place().act))
            wizard.commitPrediction(question->id, question->options.front().id);
        wizard.next();
    }

    /// Finds nothing, answers rightly, and stands in the Brief of the next act.
    void leaveAct()
    {
        WizardController &wizard = m_lab->wizard();
        const ActContent &act = m_lab->session().currentAct();
        wizard.skipDiscoveries();
        wizard.next();
        wizard.next();
        for (const QuestionContent &question : act.reflections)
            wizard.answerReflection(question.id, question.correct);
        wizard.next();
    }

    /// What a design looks like that does not fit into memory, on each of its pages.
    void verifyOutOfMemory()
    {
        m_lab->wizard().setInput({{}, QStringLiteral("heads")}, QStringLiteral("mha"));
        m_lab->wizard().setInput({{}, QStringLiteral("batch")}, 256);
        m_lab->wizard().setInput({{}, QStringLiteral("sequence")}, 4096);
        auto *serving = m_lab->window().findChild<InstrumentView *>();
        QVERIFY(serving && serving->part<ActionButton>("shrink")->isVisible());
        for (const char *tab : {"memory", "throughput"}) {
            serving->showPage(QLatin1String(tab));
            verifyPage(QStringLiteral("out of memory, %1").arg(QLatin1String(tab)));
        }
    }

private slots:
    void everyPage_data() { addThemes(); }

    void everyPage()
    {
        QFETCH(const ThemeChoice, theme);
        open(theme);
        m_measured = 0;
        WizardController &wizard = m_lab->wizard();
        const ActContent act = m_lab->session().content().acts.front();
        m_lab->window().showPage(WindowPage::Step);
        verifyPage(QStringLiteral("brief"));
        wizard.next();
        verifyPage(QStringLiteral("predict"));
        for (const QuestionContent &question : act.predictions)
            wizard.commitPrediction(question.id, question.options.front().id);
        verifyPage(QStringLiteral("predicted"));
        wizard.next();
        verifyPage(QStringLiteral("explore"));
        wizard.skipDiscoveries();
        wizard.next();
        verifyPage(QStringLiteral("reveal"));
        wizard.next();
        verifyPage(QStringLiteral("reflect"));
        for (const QuestionContent &question : act.reflections)
            wizard.answerReflection(question.id, question.correct);
        verifyPage(QStringLiteral("reflected"));
        QVERIFY2(m_measured > 100, "hardly any text was found");
    }

    void homeAndLab11_data() { addThemes(); }

    void homeAndLab11()
    {
        QFETCH(const ThemeChoice, theme);
        open(theme);
        m_measured = 0;
        verifyPage(QStringLiteral("home"));
        m_lab->openLab(QStringLiteral("lab11"));
        verifyPage(QStringLiteral("brief"));
        m_lab->wizard().next();
        predict();
        verifyPage(QStringLiteral("roofline"));
        leaveAct();
        m_lab->wizard().next();
        predict();
        verifyPage(QStringLiteral("serving"));
        verifyOutOfMemory();
        m_lab->window().showPage(WindowPage::Home);
        verifyPage(QStringLiteral("home, begun"));
        QVERIFY2(m_measured > 100, "hardly any text was found");
    }

    void cleanup() { m_lab.reset(); }
};

RP_TEST(TestContrast)

} // namespace test_contrast
#include "test_contrast.moc"
