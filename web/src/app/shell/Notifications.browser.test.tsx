import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notify } from '#lib/notifications.ts'
import { open } from '#testing/open.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Notifications } from './Shell.tsx'

/** Notifications of the specification's section 4 and the design's section 9. */
const region = page.getByRole('region', { name: 'Meldungen' })
const shown = region.getByText('Anmeldung nötig')
const closeOf = (title: string) => region.getByRole('button', { name: `Schließen: ${title}` })
const say = (title: string, type: 'info' | 'danger' = 'info') => notify({ key: title, type, title })

test('a notification goes after 30 seconds', async () => {
  stopClock()
  await open(<Notifications />)
  say('Anmeldung nötig')
  await expect.element(shown).toBeVisible()
  vi.advanceTimersByTime(29_000)
  await expect.element(shown).toBeVisible()
  vi.advanceTimersByTime(1000)
  await expect.element(shown).not.toBeInTheDocument()
})

test('under the pointer, with the focus, in a hidden tab and behind a dialog it stays', async () => {
  stopClock()
  const screen = await open(<Notifications />)
  say('Anmeldung nötig')
  await shown.hover()
  await wait40s()
  await userEvent.unhover(shown)

  closeOf('Anmeldung nötig').element().focus()
  await wait40s()
  closeOf('Anmeldung nötig').element().blur()

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await wait40s()
  hidden.mockReturnValue(false)
  await screen.unmount()

  await open(
    <>
      <Notifications />
      <Dialog open onClose={() => {}} title="Frage" />
    </>,
  )
  await wait40s()
})

test('a key that is queued is not queued again; once dismissed it is', async () => {
  await open(<Notifications />)
  say('Anmeldung nötig')
  say('Anmeldung nötig')
  await expect.element(shown).toBeVisible()
  await closeOf('Anmeldung nötig').click()
  await expect.element(shown).not.toBeInTheDocument()
  say('Anmeldung nötig')
  await expect.element(shown).toBeVisible()
})

test('three show at once, the others wait for their turn, and the keyboard goes on at the next', async () => {
  await open(
    <>
      <Button>Davor</Button>
      <Notifications />
    </>,
  )
  for (const title of ['Eins', 'Zwei', 'Drei', 'Vier']) say(title)
  const buttons = region.getByRole('button')
  await expect.poll(() => buttons.elements().length).toBe(3)
  await expect.element(region).not.toMatchTextContent('Vier')
  const before = page.getByRole('button', { name: 'Davor' })
  before.element().focus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(region).toMatchTextContent('Vier')
  for (let left = 3; left > 0; left -= 1) {
    await expect.element(buttons.first()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => buttons.elements().length).toBe(left - 1)
  }
  await expect.element(before).toHaveFocus()
})

test('the region is heard: politely, and danger at once', async () => {
  await open(<Notifications />)
  say('Gespeichert')
  await expect.element(region.getByRole('status')).toMatchTextContent('Gespeichert')
  say('Server-Fehler', 'danger')
  await expect.element(region.getByRole('alert')).toMatchTextContent('Server-Fehler')
  await expect.element(region.getByRole('status')).not.toMatchTextContent('Server-Fehler')
})

test('on a phone it is on top beside the menu button, on a wide screen at the bottom right', async () => {
  await page.viewport(1440, 900)
  await open(<Notifications />)
  say('Gespeichert')
  const place = () => region.element().getBoundingClientRect()
  await expect.poll(() => place().right).toBeGreaterThan(1400)
  await expect.poll(() => place().bottom).toBeGreaterThan(860)
  await page.viewport(390, 844)
  await expect.poll(() => place().top).toBeLessThan(20)
  await expect.poll(() => place().right).toBeLessThanOrEqual(390 - 12 - 44 - 12)
  await expect.poll(() => place().width).toBeGreaterThan(300)
})

const stopClock = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })

async function wait40s(): Promise<void> {
  vi.advanceTimersByTime(40_000)
  await expect.element(shown).toBeInTheDocument()
}
