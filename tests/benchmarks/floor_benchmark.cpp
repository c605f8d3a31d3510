// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a window costs before anything of ours is in it: a question with four answers, a slider, a sentence,
// three painted bars and a small table that follow the slider. The lab's times are told as multiples of its
// times.
//
// floor_benchmark start          microseconds from RIDGEPOINT_STARTED_NS to the question painted
// floor_benchmark slider [N]     for each of N presses, microseconds to bars and sentence painted
#include "app/program.h"
#include "tests/benchmarks/watching_application.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QPainter>
#include <QRadioButton>
#include <QSlider>
#include <QTableWidget>
#include <array>
#include <cstdio>

namespace rp {
namespace {

constexpr int bars = 3;
constexpr int parts = 3;
constexpr int turnAfter = 15; ///< presses in one direction

class Bars : public QWidget
{
public:
    using QWidget::QWidget;

    void setValue(int value)
    {
        m_value = value;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        constexpr std::array colors{0x006395, 0xCC5500, 0x008F45};
        QPainter painter(this);
        const int row = height() / bars;
        for (int bar = 0; bar < bars; ++bar) {
            int left = fontMetrics().averageCharWidth() * 12;
            painter.drawText(QRect(0, bar * row, left, row), Qt::AlignVCenter, QString::number(bar));
            for (int part = 0; part < parts; ++part) {
                const int length = (width() - left) / (parts + 1) * (part + 1) * m_value / ((bar + 1) * 3000);
                painter.fillRect(left, bar * row + row / 4, length, row / 2,
                                 QColor(colors.at(static_cast<std::size_t>(part))));
                left += length;
            }
        }
    }

private:
    int m_value = 0;
};

class Floor : public QMainWindow
{
public:
    Floor()
        : m_question(new QLabel(QStringLiteral("Which share of the wall time is arithmetic?")))
        , m_slider(new QSlider(Qt::Horizontal))
        , m_sentence(new QLabel)
        , m_bars(new Bars)
        , m_table(new QTableWidget(bars, parts + 1))
    {
        auto *content = new QWidget;
        auto *row = new QHBoxLayout(content);
        auto *leading = new QVBoxLayout;
        auto *trailing = new QVBoxLayout;
        row->addLayout(leading);
        row->addLayout(trailing, 2);
        leading->addWidget(m_question);
        for (const char *answer : {"90 %", "50 %", "33 %", "5 %"})
            leading->addWidget(new QRadioButton(QString::fromUtf8(answer)));
        m_slider->setRange(1, 1000);
        leading->addWidget(m_slider);
        leading->addWidget(m_sentence);
        trailing->addWidget(m_bars, 1);
        trailing->addWidget(m_table);
        for (int bar = 0; bar < bars; ++bar) {
            for (int part = 0; part <= parts; ++part)
                m_table->setItem(bar, part, new QTableWidgetItem);
        }
        connect(m_slider, &QSlider::valueChanged, this, &Floor::show_us);
        m_slider->setValue(500);
        setCentralWidget(content);
        resize(1280, 800);
    }

    QLabel *question() const { return m_question; }
    QSlider *slider() const { return m_slider; }
    QList<const QWidget *> followers() const { return {m_bars, m_sentence}; }

private:
    void show_us(int value)
    {
        m_bars->setValue(value);
        m_sentence->setText(QStringLiteral("%1 µs of %2 µs is dispatch").arg(value).arg(3 * value));
        for (int bar = 0; bar < bars; ++bar) {
            for (int part = 0; part <= parts; ++part)
                m_table->item(bar, part)->setText(QString::number(value * (part + 1) / (bar + 1)));
        }
    }

    QLabel *m_question;
    QSlider *m_slider;
    QLabel *m_sentence;
    Bars *m_bars;
    QTableWidget *m_table;
};

int press(WatchingApplication &application, Floor &window, int presses)
{
    window.slider()->setFocus();
    settle(300);
    for (int i = 0; i < presses; ++i) {
        settle(15);
        application.watch(window.followers());
        const qint64 pressed_ns = now_ns();
        QKeyEvent key(QEvent::KeyPress, (i / turnAfter) % 2 == 0 ? Qt::Key_Right : Qt::Key_Left,
                      Qt::NoModifier);
        QCoreApplication::sendEvent(window.slider(), &key);
        waitUntilShown(application);
        if (application.shown_ns() == 0)
            return exitFailed;
        std::printf("%.3f\n", static_cast<double>(application.shown_ns() - pressed_ns) / 1000.0);
    }
    return exitDone;
}

} // namespace
} // namespace rp

int main(int argc, char **argv)
{
    using namespace rp;
    const QByteArray task(argc > 1 ? argv[1] : "");
    const qint64 started_ns = qEnvironmentVariable("RIDGEPOINT_STARTED_NS").toLongLong();
    if (task != "start" && task != "slider")
        return exitUsage;
    WatchingApplication application(argc, argv);
    Floor window;
    application.watch({window.question()});
    window.show();
    waitUntilShown(application);
    if (application.shown_ns() == 0)
        return exitFailed;
    if (task == "slider")
        return press(application, window, argc > 2 ? QByteArray(argv[2]).toInt() : 200);
    std::printf("%.3f\n", static_cast<double>(application.shown_ns() - started_ns) / 1000.0);
    return exitDone;
}
