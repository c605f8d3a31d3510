// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>
#include <QWidget>
#include <memory>

namespace rp {

class Announcer;
class Instrument;
class InstrumentView;
class LabSession;
struct Catalogue;

/// The picture that an instrument answers a question with, at the inputs that the question names: the very
/// chart of its page, with nothing to set. It has an instrument of its own, so that the one the learner uses
/// stays as it is.
class InstrumentPicture : public QWidget
{
    Q_OBJECT
public:
    struct Subject
    {
        QString instrument; ///< id
        QVariantMap inputs;
        QString figure; ///< bare id of the figure that the question is about
    };
    /// Everything given must outlive the picture.
    InstrumentPicture(const Subject &subject, const LabSession &session, const Catalogue &catalogue,
                      Announcer &announcer, QWidget *parent = nullptr);
    ~InstrumentPicture() override;

    /// There is such an instrument, and it has a picture.
    bool isValid() const { return m_view; }
    /// Brings its texts into the current language.
    void retranslate();
    InstrumentView *view() const { return m_view; }
    Instrument *instrument() const { return m_instrument.get(); }
    /// A map: its letters grow with its height.
    bool isMap() const;
    /// High enough for everything that the picture has to say: its axes, their titles, its legend.
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::unique_ptr<Instrument> m_instrument;
    InstrumentView *m_view = nullptr; ///< deleted before the instrument that it shows
};

} // namespace rp
