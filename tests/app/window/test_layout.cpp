// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/languages.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/steps/act_view.h"
#include "views/steps/panel_page.h"
#include "views/steps/step_page.h"
#include "views/widgets/disclosure.h"

#include <QAbstractButton>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionButton>
#include <QTest>

namespace test_layout {

using namespace rp;

/// At every text size and in both directions the smallest window shows all text and reaches all controls.
class TestLayout : public QObject
{
    Q_OBJECT
private slots:
    void nothingIsClipped_data();
    void nothingIsClipped();
};

namespace {

constexpr QSize smallest(1280, 720);

QString nameOf(const QWidget *widget)
{
    QString name = QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                   widget->objectName() + QLatin1Char(' ') + widget->accessibleName();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        name += QLatin1Char(' ') + button->text();
    return name;
}

/// Room that the text of a label or button needs on its one line; what wraps is asked for its height instead.
QSize textSize(const QWidget *widget)
{
    if (widget->hasHeightForWidth())
        return {};
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return label->minimumSizeHint();
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    if (button && !button->text().isEmpty())
        return button->fontMetrics().size(Qt::TextShowMnemonic, button->text());
    return {};
}

/// Widgets whose text is drawn on one line and does not fit.
QStringList clipped(QWidget &window)
{
    QStringList found;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        const QSize needed = textSize(widget);
        if (widget->width() < needed.width() || widget->height() < needed.height())
            found << QStringLiteral("%1: %2x%3, needs %4x%5")
                         .arg(nameOf(widget))
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(needed.width())
                         .arg(needed.height());
        // Containers scroll or share out their room; what paints its own text must have all it needs.
        if (widget->hasHeightForWidth() && !widget->layout()) {
            const int height = widget->heightForWidth(widget->width());
            if (height > widget->height() + 1)
                found << QStringLiteral("%1: height %2, needs %3")
                             .arg(nameOf(widget))
                             .arg(widget->height())
                             .arg(height);
        }
    }
    return found;
}

/// Every language where text is largest, and at the usual size those that look least like each other.
std::vector<std::pair<const char *, int>> looks()
{
    std::vector<std::pair<const char *, int>> found{{"en", 100}, {"de", 100}, {"ar", 100}, {"zh_CN", 100}};
    for (const ShippedLanguage &language : shippedLanguages())
        found.emplace_back(language.code, 200);
    return found;
}

} // namespace

void TestLayout::nothingIsClipped_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("step");
    for (const auto &[language, percent] : looks()) {
        for (const Step step : {Step::Brief, Step::Predict, Step::Explore, Step::Reveal, Step::Reflect})
            QTest::newRow(qPrintable(QStringLiteral("%1 %2 %3")
                                         .arg(QString::fromLatin1(language))
                                         .arg(percent)
                                         .arg(stepKey(step))))
                << QString::fromLatin1(language) << percent << static_cast<int>(step);
    }
}

void TestLayout::nothingIsClipped()
{
    QFETCH(QString, language);
    QFETCH(int, percent);
    QFETCH(int, step);
    LabFixture fixture;
    StartOptions options;
    options.language = language;
    options.textPercent = percent;
    MainWindow &window = fixture.open(options).window();
    window.resize(smallest);
    fixture.walkTo(static_cast<Step>(step));
    settle();
    QCOMPARE(window.size(), smallest);
    const QStringList found = clipped(window);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    const QScrollArea *page = window.actView()->currentPage()->scrollArea();
    QVERIFY2(
        page->horizontalScrollBar()->maximum() == 0,
        qPrintable(QStringLiteral("the page is %1 px too wide").arg(page->horizontalScrollBar()->maximum())));
    QVERIFY2(page->height() >= smallest.height() / 4, qPrintable(QString::number(page->height())));
}

RP_TEST(TestLayout)

} // namespace test_layout
#include "test_layout.moc"
