// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/instruments/page/choice_box.h"
#include "views/instruments/page/instrument_controls.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/value_slider.h"
#include "views/widgets/widget_accessibility.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

namespace test_instrument_controls {

using namespace rp;

namespace {

InputSpec spec(const char *id, InputSpec::Kind kind)
{
    InputSpec input;
    input.id = QLatin1String(id);
    input.kind = kind;
    input.label = input.id.toUpper();
    return input;
}

InputChoice choice(const char *key)
{
    return {QLatin1String(key), QLatin1String(key)};
}

/// Inputs of every kind. With `topic` "more", "mode" has so many choices that it is a combo box, and "days"
/// is no longer secondary.
class Bed : public Instrument
{
    Q_OBJECT
public:
    Bed()
        : Instrument(QStringLiteral("bed"))
    {
        m_computed = saveInputs();
    }

    QStringList inputIds() const override
    {
        return {QStringLiteral("topic"), QStringLiteral("mode"), QStringLiteral("time"),
                QStringLiteral("days"), QStringLiteral("guard")};
    }
    QVariant input(const QString &inputId) const override
    {
        const QVariantList values{m_topic, m_mode, m_time, m_days, m_guard};
        return values.value(inputIds().indexOf(inputId));
    }
    std::vector<InputSpec> inputs() const override
    {
        const bool more = m_topic == QLatin1String("more");
        InputSpec topic = spec("topic", InputSpec::Kind::Choice);
        topic.choices = {choice("few"), choice("more")};
        InputSpec mode = spec("mode", InputSpec::Kind::Choice);
        mode.choices = {choice("a"), choice("b")};
        if (more)
            mode.choices.insert(mode.choices.end(), {choice("c"), choice("d")});
        InputSpec time = spec("time", InputSpec::Kind::Linear);
        time.minimum = 5.0;
        time.maximum = 300.0;
        time.marks = {{10.0, QStringLiteral("10 s")}, {300.0, QStringLiteral("300 s")}};
        InputSpec days = spec("days", InputSpec::Kind::Logarithmic);
        days.minimum = 0.01;
        days.maximum = 1000.0;
        days.step = 20;
        days.secondary = !more;
        days.parse = [](const QString &typed) -> std::optional<double> {
            return typed == QLatin1String("a week") ? std::optional(7.0) : std::nullopt;
        };
        InputSpec guard = spec("guard", InputSpec::Kind::Toggle);
        guard.secondary = true;
        return {topic, mode, time, days, guard};
    }
    QString inputText(const QString &, const QVariant &value) const override { return value.toString(); }
    std::vector<ResultTable *> tables() const override { return {}; }
    double figure(const QString &) const override { return 0.0; }
    QString figureText(const QString &) const override { return {}; }
    std::vector<QString> figureIds() const override { return {}; }
    QString figureLabel(const QString &figureId) const override { return figureId; }
    double figureFor(const QVariantMap &, const QString &) const override { return 0.0; }
    double figureIf(const QVariantMap &, const QString &) const override { return 0.0; }
    QString liveFormula(const QString &) const override { return {}; }
    QString changeSentence() const override { return {}; }
    void retranslate() override {}

protected:
    QString applyInput(const QString &inputId, const QVariant &value) override
    {
        if (inputId == QLatin1String("topic")) {
            m_topic = value.toString();
            noteInputsChanged();
        }
        if (inputId == QLatin1String("mode"))
            m_mode = value.toString();
        if (inputId == QLatin1String("time"))
            m_time = value.toDouble();
        if (inputId == QLatin1String("days"))
            m_days = value.toDouble();
        if (inputId == QLatin1String("guard"))
            m_guard = value.toBool();
        return {};
    }
    void recompute() override { m_computed = saveInputs(); }
    bool isOutOfDate() const override { return saveInputs() != m_computed; }

private:
    QVariantMap m_computed; ///< the inputs that recompute() has seen
    QString m_topic = QStringLiteral("few");
    QString m_mode = QStringLiteral("a");
    double m_time = 30.0;
    double m_days = 1.0;
    bool m_guard = false;
};

struct Shown
{
    Shown()
        : announcer(new Announcer(&window))
        , controls(new InstrumentControls(
              bed, *announcer, {},
              [this](const QString &input, const QVariant &value) { (void)bed.setInput(input, value); },
              &window))
    {
        window.resize(400, 600);
        controls->resize(400, 600);
        window.show();
        QApplication::setActiveWindow(&window);
    }
    template<typename Control>
    Control *control(const char *id) const
    {
        return qobject_cast<Control *>(controls->control(QLatin1String(id)));
    }
    void set(const char *id, const QVariant &value) { (void)bed.setInput(QLatin1String(id), value); }

    Bed bed;
    QWidget window;
    Announcer *announcer;
    InstrumentControls *controls;
};

} // namespace

class TestInstrumentControls : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { installWidgetAccessibility(); }
    void theSectionStaysOpenWhenInputsChange();
    void aRefusalOpensTheSection();
    void anInputThatChangesItsKindGetsAnotherControl();
    void aControlThatStaysKeepsTheFocus();
    void theInstrumentReadsWhatIsTyped();
    void aValueIsHeardWithWhatCameOfIt();
};

void TestInstrumentControls::theSectionStaysOpenWhenInputsChange()
{
    Shown shown;
    shown.controls->more()->setOpen(true);
    shown.set("topic", QStringLiteral("more"));
    QVERIFY(shown.controls->more()->isOpen());
    QVERIFY(!shown.controls->more()->isAncestorOf(shown.controls->control(QStringLiteral("days"))));
    QTRY_VERIFY(shown.control<ValueSlider>("days")->isVisible());
    shown.set("topic", QStringLiteral("few"));
    QVERIFY(shown.controls->more()->isOpen());
    QVERIFY(shown.controls->more()->isAncestorOf(shown.controls->control(QStringLiteral("days"))));
    QTRY_VERIFY(shown.control<ValueSlider>("days")->isVisible());
}

void TestInstrumentControls::aRefusalOpensTheSection()
{
    Shown shown;
    shown.controls->showRefusal(QStringLiteral("days"), QStringLiteral("No."));
    QVERIFY(shown.controls->more()->isOpen());
    QCOMPARE(shown.control<ValueSlider>("days")->error(), QStringLiteral("No."));
}

void TestInstrumentControls::anInputThatChangesItsKindGetsAnotherControl()
{
    Shown shown;
    QVERIFY(shown.control<SegmentedChoice>("mode"));
    shown.set("topic", QStringLiteral("more"));
    QVERIFY(shown.control<ChoiceBox>("mode"));
    QVERIFY(!shown.control<SegmentedChoice>("mode"));
}

void TestInstrumentControls::aControlThatStaysKeepsTheFocus()
{
    Shown shown;
    ValueSlider *time = shown.control<ValueSlider>("time");
    time->slider()->setFocus();
    shown.set("topic", QStringLiteral("more"));
    QCOMPARE(shown.control<ValueSlider>("time"), time);
    QVERIFY(time->slider()->hasFocus());
}

void TestInstrumentControls::theInstrumentReadsWhatIsTyped()
{
    Shown shown;
    shown.controls->more()->setOpen(true);
    ValueSlider *days = shown.control<ValueSlider>("days");
    days->entry()->setFocus();
    days->entry()->selectAll();
    QTest::keyClicks(days->entry(), QStringLiteral("a week"));
    QTest::keyClick(days->entry(), Qt::Key_Return);
    QCOMPARE(shown.bed.input(QStringLiteral("days")).toDouble(), 7.0);
    days->entry()->selectAll();
    QTest::keyClicks(days->entry(), QStringLiteral("9"));
    QTest::keyClick(days->entry(), Qt::Key_Return);
    QVERIFY(!days->error().isEmpty());
    QCOMPARE(shown.bed.input(QStringLiteral("days")).toDouble(), 7.0);
}

void TestInstrumentControls::aValueIsHeardWithWhatCameOfIt()
{
    Shown shown;
    QStringList heard;
    for (const Announcer *announcer : shown.window.findChildren<Announcer *>())
        connect(announcer, &Announcer::spoken, this, [&heard](const QString &text) { heard.append(text); });
    MappedSlider *slider = shown.control<ValueSlider>("time")->slider();
    slider->setFocus();
    const QString before = slider->valueText();
    QTest::keyClick(slider, Qt::Key_Right);
    QVERIFY(slider->valueText() != before);
    const QString sentence = QStringLiteral("Time %1: slower.").arg(slider->valueText());
    shown.announcer->tell(shown.bed, sentence);
    QTRY_VERIFY(!heard.isEmpty());
    QCOMPARE(heard, QStringList{sentence});
    heard.clear();
    QTest::keyClick(slider, Qt::Key_Right); // which nothing came of
    QTRY_COMPARE(heard, QStringList{slider->valueText()});
}

RP_TEST(TestInstrumentControls)

} // namespace test_instrument_controls
#include "test_instrument_controls.moc"
