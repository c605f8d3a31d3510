// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/window_questions.h"

#include "views/shell/look/shortcut_registry.h"
#include "views/shell/shell_text.h"
#include "views/widgets/spacing.h"
#include "views/widgets/strong_font.h"
#include "views/widgets/text_room.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QMessageBox>
#include <QPushButton>
#include <QResizeEvent>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int keysPart = 2; ///< of five, for the keys where not all fits into one line
constexpr int allParts = 5;

/// A tree view has its delegate measure each text as one line.
class BrokenRows final : public QStyledItemDelegate
{
public:
    explicit BrokenRows(QTreeWidget *list)
        : QStyledItemDelegate(list)
        , m_list(list)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int room = isHeading(index) ? m_list->viewport()->width()
                                          : m_list->columnWidth(index.column()) - indentOf(index);
        QStyleOptionViewItem broken(option);
        broken.rect = QRect(0, 0, std::max(1, room), 1);
        broken.features |= QStyleOptionViewItem::WrapText;
        return QStyledItemDelegate::sizeHint(broken, index);
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem indented(option);
        const int indent = indentOf(index);
        const bool mirrored = option.direction == Qt::RightToLeft;
        indented.rect.adjust(mirrored ? 0 : indent, 0, mirrored ? -indent : 0, 0);
        QStyledItemDelegate::paint(painter, indented, index);
    }

private:
    bool isHeading(const QModelIndex &index) const
    {
        return m_list->isFirstColumnSpanned(index.row(), index.parent());
    }
    int indentOf(const QModelIndex &index) const
    {
        return isHeading(index) || index.column() > 0 ? 0 : m_list->indentation();
    }

    QTreeWidget *m_list;
};

QMessageBox *boxOf(QWidget *parent, const QString &question)
{
    auto *box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setObjectName(QStringLiteral("question"));
    box->setWindowTitle(parent->window()->windowTitle()); // else it is the name of the executable
    box->setIcon(QMessageBox::Question);
    box->setTextFormat(Qt::PlainText);
    box->setText(question);
    return box;
}

} // namespace

/// Two columns under headings: what keys do, and the keys. Texts break where their column ends, and a row is
/// as high as they need. Keys are no children of their heading, which would be told as expanded, and its
/// empty cell as collapsed.
class KeyboardHelp::List final : public QTreeWidget
{
public:
    explicit List(QWidget *parent);

    /// Shares the room out between the columns; after other texts were put in.
    void fit();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
};

KeyboardHelp::List::List(QWidget *parent)
    : QTreeWidget(parent)
{
    setRootIsDecorated(false);
    setColumnCount(2);
    setUniformRowHeights(false);
    setWordWrap(true);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    setIndentation(space::l);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // else its coming would change the room
    setItemDelegate(new BrokenRows(this));
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(1);
}

void KeyboardHelp::List::fit()
{
    const QFontMetrics metrics = fontMetrics();
    const int margin = 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1) + 1;
    int widestText = header()->sectionSizeHint(0);
    int widestKeys = header()->sectionSizeHint(1);
    int widestKey = widestKeys;
    for (QTreeWidgetItemIterator item(this); *item; ++item) {
        if ((*item)->isFirstColumnSpanned())
            continue;
        const QString keys = (*item)->text(1);
        widestText =
            std::max(widestText, indentation() + metrics.horizontalAdvance((*item)->text(0)) + margin);
        widestKeys = std::max(widestKeys, metrics.horizontalAdvance(keys) + margin);
        widestKey = std::max(widestKey, widestPart(keys, metrics) + margin);
    }
    const int room = viewport()->width();
    const int keys = widestText + widestKeys <= room
                         ? widestKeys
                         : std::min(widestKeys, std::max(widestKey, room * keysPart / allParts));
    header()->resizeSection(0, std::max(1, room - keys));
    header()->resizeSection(1, keys);
    doItemsLayout(); // the heights of rows follow from the widths
}

void KeyboardHelp::List::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void KeyboardHelp::List::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

KeyboardHelp::KeyboardHelp(const ShortcutRegistry &shortcuts, QWidget *parent)
    : QDialog(parent)
    , m_shortcuts(shortcuts)
    , m_list(new List(this))
{
    setObjectName(QStringLiteral("keyboardHelp"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list);
    layout->addWidget(buttons);
    retranslateUi();
    const int line = fontMetrics().height();
    QSize wanted(line * 38, line * 34);
    if (parent)
        wanted = wanted.boundedTo(parent->size() - QSize(2 * space::xl, 2 * space::xl));
    resize(wanted);
}

void KeyboardHelp::retranslateUi()
{
    setWindowTitle(tr("Keyboard help"));
    const QString keysTitle = tr("Keys");
    m_list->setAccessibleName(keysTitle); // the dialog's own would be heard twice
    m_list->setHeaderLabels({tr("What it does"), keysTitle});
    m_list->clear();
    std::optional<ShortcutScope> scope;
    for (const Shortcut &shortcut : m_shortcuts.all()) {
        if (scope != shortcut.scope) {
            scope = shortcut.scope;
            auto *heading = new QTreeWidgetItem(m_list, {ShortcutRegistry::scopeName(*scope)});
            heading->setFirstColumnSpanned(true);
            heading->setFont(0, strong(font()));
        }
        new QTreeWidgetItem(m_list, {shortcut.what(), ShortcutRegistry::keysText(shortcut)});
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_list->fit();
}

void KeyboardHelp::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QDialog::changeEvent(event);
}

WindowQuestions::WindowQuestions(QWidget *window)
    : QObject(window)
    , m_window(window)
{
}

void WindowQuestions::showKeyboardHelp(const ShortcutRegistry &shortcuts)
{
    if (!m_help)
        m_help = new KeyboardHelp(shortcuts, m_window);
    m_help->open();
}

void WindowQuestions::showAbout()
{
    auto *box = new QMessageBox(m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Ridgepoint"));
    box->setTextFormat(Qt::PlainText);
    box->setText(ShellText::about());
    box->addButton(QMessageBox::Close);
    box->open();
}

void WindowQuestions::askSaveAs()
{
    const QString path = QFileDialog::getSaveFileName(m_window, tr("Save session as"),
                                                      QStringLiteral("ridgepoint-session.json"),
                                                      tr("Ridgepoint session (*.json)"));
    if (!path.isEmpty())
        emit saveAsRequested(path);
    else
        m_closesWhenSaved = false;
}

void WindowQuestions::askContinueFrom()
{
    // What was put aside is a session too.
    const QString filter = tr("Ridgepoint session (*.json)")
                               .replace(QLatin1String("*.json"), QLatin1String("*.json *.json.set-aside-*"));
    // Nothing is renamed or deleted on the way to a file.
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Continue from file"), QString(), filter,
                                                      nullptr, QFileDialog::ReadOnly);
    if (!path.isEmpty())
        emit continueFromRequested(path);
}

void WindowQuestions::ask(const QString &question, const QString &goOn, std::function<void()> agreed)
{
    QMessageBox *box = boxOf(m_window, question);
    const QPushButton *yes = box->addButton(goOn, QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    connect(yes, &QPushButton::clicked, this, [agreed = std::move(agreed)] { agreed(); });
    box->open();
}

void WindowQuestions::askUnsaved(const QString &why)
{
    if (m_window->findChild<QMessageBox *>(QStringLiteral("question")))
        return;
    QMessageBox *box =
        boxOf(m_window, tr("Your session can't be saved in its folder, so what you did since would be "
                           "lost. Do you want to save it elsewhere before you close?"));
    box->setInformativeText(why);
    QPushButton *saveAs = box->addButton(tr("Save session as…"), QMessageBox::AcceptRole);
    const QPushButton *discard = box->addButton(tr("Close without saving"), QMessageBox::DestructiveRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(saveAs);
    // Later: one box after the other.
    connect(
        saveAs, &QPushButton::clicked, this,
        [this] {
            m_closesWhenSaved = true;
            askSaveAs();
        },
        Qt::QueuedConnection);
    connect(discard, &QPushButton::clicked, this, &WindowQuestions::closeAgreed, Qt::QueuedConnection);
    box->open();
}

void WindowQuestions::sessionSaved()
{
    if (m_closesWhenSaved)
        emit closeAgreed();
}

} // namespace rp
