import { IconDots } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open, words } from '#testing/open.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Pagination } from '#ui/nav/pagination/Pagination.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { Menu } from './Menu.tsx'
import { Popover } from './Popover.tsx'
import { Sheet } from './Sheet.tsx'

const opener = page.getByRole('button', { name: 'Öffnen' })
const dialog = page.getByRole('dialog')
const [closed, confirmed, selected] = [vi.fn(), vi.fn(), vi.fn()]

afterEach(() => vi.clearAllMocks())

test('a dialog takes the focus to its first field and gives it back on Escape', async () => {
  await open(
    <WithOpener>
      {(state) => (
        <Dialog {...state} title="Suche speichern">
          <TextField label="Name" />
        </Dialog>
      )}
    </WithOpener>,
  )
  await opener.click()
  await expect.element(dialog).toHaveAccessibleName('Suche speichern')
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('an arrow between pages shows its words by mouse and by keyboard, until Escape', async () => {
  const { nextPage } = words.de.common.ui
  await open(<Pagination label="Seiten" page={1} pages={3} to={(to) => `?seite=${to}`} />)
  const [next, tip] = [page.getByRole('link', { name: nextPage }), page.getByText(nextPage)]
  await next.hover()
  await expect.element(tip).toBeVisible()
  // On the way from the arrow to its words the pointer leaves neither.
  const { left, width, top } = tip.element().getBoundingClientRect()
  expect(next.element().contains(document.elementFromPoint(left + width / 2, top - 1))).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeVisible()
  await userEvent.unhover(next)
  await next.hover()
  await expect.element(tip).toBeVisible()
  await userEvent.unhover(next)
  await expect.element(tip).not.toBeVisible()
  page.getByRole('link', { name: 'Seite 3' }).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(next).toHaveFocus()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeVisible()
})

test('a text that was written in a dialog is gone with the second Escape, not with the first', async () => {
  await open(
    <WithOpener>
      {(state) => (
        <Dialog {...state} title="Absagen">
          <TextArea label="Begründung" />
          <div style={{ height: '150vh' }} />
        </Dialog>
      )}
    </WithOpener>,
  )
  const text = page.getByLabelText('Begründung')
  const warning = page.getByText(words.de.common.ui.textUnsaved)
  await opener.click()
  await text.fill('Leider haben wir')
  await userEvent.keyboard('{Escape}')
  await expect.element(warning).toBeInViewport({ ratio: 1 })
  await expect.element(text).toHaveValue('Leider haben wir')
  await text.fill('Leider haben wir uns anders entschieden.')
  await expect.element(warning).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(warning).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  // Nothing is written in the next one.
  await opener.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('without a field the heading is read first, and Tab stays within a dialog', async () => {
  await open(
    <WithOpener>
      {(state) => (
        <ConfirmDialog {...state} title="Löschen?" confirm="Ja" cancel="Nein" onConfirm={confirmed} />
      )}
    </WithOpener>,
  )
  await opener.click()
  await expect.element(page.getByRole('heading', { name: 'Löschen?' })).toHaveFocus()
  for (let steps = 0; steps < 6; steps += 1) {
    await userEvent.tab()
    expect(opener.element()).not.toBe(document.activeElement)
  }
  await page.getByRole('button', { name: 'Ja' }).click()
  expect(confirmed).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Nein' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a form in a dialog that opened in another form sends itself alone', async () => {
  const [outer, inner] = [vi.fn(), vi.fn()]
  const submit = (sent: () => void) => (event: FormEvent) => {
    event.preventDefault()
    sent()
  }
  await open(
    <form onSubmit={submit(outer)}>
      <WithOpener>
        {(state) =>
          createPortal(
            <Dialog {...state} title="Vorlage">
              <form onSubmit={submit(inner)}>
                <TextField label="Name" />
              </form>
            </Dialog>,
            document.body,
          )
        }
      </WithOpener>
    </form>,
  )
  await opener.click()
  await userEvent.keyboard('Termin{Enter}')
  expect(inner).toHaveBeenCalledOnce()
  expect(outer).not.toHaveBeenCalled()
})

test('while work goes on a dialog cannot be closed', async () => {
  await open(<Dialog open busy onClose={closed} title="Wird gelöscht" />)
  await expect.element(page.getByRole('button', { name: 'Schließen' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  expect(closed).not.toHaveBeenCalled()
})

test('a press beside a sheet of filters closes it, beside a form it does not', async () => {
  const press = () =>
    dialog.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
  const screen = await open(
    <Sheet open onClose={closed} title="Filter">
      Jahre
    </Sheet>,
  )
  press()
  await expect.poll(() => closed.mock.calls.length).toBe(1)
  await screen.unmount()
  await open(
    <Sheet open form onClose={closed} title="Bearbeiten">
      Name
    </Sheet>,
  )
  press()
  expect(closed).toHaveBeenCalledTimes(1)
})

test('on a phone a sheet fills the screen, and its heading has the focus', async () => {
  await page.viewport(390, 844)
  await open(
    <Sheet open onClose={closed} title="Filter">
      <TextField label="Ort" />
    </Sheet>,
  )
  await expect.element(page.getByRole('heading', { name: 'Filter' })).toHaveFocus()
  const { width, height } = dialog.element().getBoundingClientRect()
  expect({ width, height }).toEqual({ width: 390, height: 844 })
})

test('the cross of a dialog and the dots of a menu show their words, but not over the open menu', async () => {
  const { close } = words.de.common.ui
  await open(
    <Dialog open title="Angebot" onClose={closed}>
      <Menu
        label="Mehr zum Angebot"
        trigger={(props) => <IconButton {...props} icon={IconDots} label="Mehr zum Angebot" />}
        items={[{ key: 'edit', label: 'Bearbeiten' }]}
      />
    </Dialog>,
  )
  await page.getByRole('button', { name: close }).hover()
  await expect.element(page.getByText(close)).toBeVisible()
  const dots = page.getByRole('button', { name: 'Mehr zum Angebot' })
  const tip = page.getByText('Mehr zum Angebot')
  await dots.hover()
  await expect.element(tip).toBeVisible()
  await dots.click()
  await userEvent.unhover(dots)
  await dots.hover()
  await expect.element(page.getByRole('menuitem')).toBeVisible()
  await expect.element(tip).not.toBeVisible()
})

test('a menu begins at its first entry, goes round by arrows, and leaves out what is disabled', async () => {
  await open(<Entries />)
  const trigger = page.getByRole('button', { name: 'Mehr' })
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await trigger.click()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await expect.element(entry('Ansehen')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(entry('Löschen')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(entry('Ansehen')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(entry('Löschen')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(selected).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('Escape and Tab close a menu; Escape gives the focus back', async () => {
  await open(<Entries />)
  const trigger = page.getByRole('button', { name: 'Mehr' })
  await trigger.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menuitem').first()).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  await trigger.click()
  await userEvent.tab()
  await expect.element(page.getByRole('menuitem').first()).not.toBeInTheDocument()
})

test('an entry that leads somewhere is a link', async () => {
  await open(<Entries />)
  await page.getByRole('button', { name: 'Mehr' }).click()
  await page.getByRole('menuitem', { name: 'Ansehen' }).click()
  await expect.element(page.getByText('/dort')).toBeVisible()
})

test('a popover is drawn while it is open; Escape closes it and gives the focus back', async () => {
  await open(
    <Popover label="Note" trigger={(props) => <Button {...props}>Filter</Button>}>
      <TextField label="Höchstens" />
    </Popover>,
  )
  const field = page.getByLabelText('Höchstens')
  await expect.element(field).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Filter' }).click()
  await field.fill('1,5')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Filter' })).toHaveFocus()
})

type State = { open: boolean; onClose: () => void }

function WithOpener({ children }: { children: (state: State) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      {children({ open: isOpen, onClose: () => setOpen(false) })}
    </>
  )
}

function Entries() {
  return (
    <Menu
      label="Mehr"
      trigger={(props) => <Button {...props}>Mehr</Button>}
      items={[
        { key: 'view', label: 'Ansehen', to: '/dort' },
        { key: 'edit', label: 'Bearbeiten', disabled: true, onSelect: selected },
        { key: 'remove', label: 'Löschen', onSelect: selected },
      ]}
    />
  )
}
