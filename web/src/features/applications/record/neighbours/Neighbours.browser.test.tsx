import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOf } from '#testing/boxes.ts'
import { emulateTouch } from '#testing/emulate-touch.ts'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { Neighbours } from './Neighbours.tsx'
import { useShortcutsOn } from './useShortcuts.ts'

const t = words.de.applications.neighbours
const ids = ['eins', 'zwei', 'drei']

test('one key leads to the next and to the one before, but not while one types or when they are off', async () => {
  const { router } = await openSecond()
  await expect.element(page.getByText(fill(t.which, { number: 2, count: 3 }))).toBeVisible()
  await page.getByLabelText('Feld').fill('')
  await page.getByLabelText('Feld').click()
  await userEvent.keyboard('j')
  expect(router.state.location.pathname).toBe('/hier')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('?')
  await page.getByRole('switch', { name: t.use }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('j')
  expect(router.state.location.pathname).toBe('/hier')
  useShortcutsOn.setState({ on: true })
  await userEvent.keyboard('j')
  await expect.poll(() => router.state.location.pathname).toBe('/bewerbungen/drei')
  expect(router.state.location.state).toEqual({ receivedIds: ids, receivedSearch: '?ansicht=liste' })
})

test('the links say what the keys do, and the way back keeps the view', async () => {
  const { router } = await openSecond()
  await expect
    .element(page.getByRole('link', { name: t.previous }))
    .toHaveAttribute('href', '/bewerbungen/eins')
  await userEvent.keyboard('u')
  await expect.poll(() => router.state.location.pathname).toBe('/unternehmensprofil/bewerbungen')
  expect(router.state.location.search).toBe('?ansicht=liste')
})

test('the name that a focused button shows holds up no key', async () => {
  const { router } = await openSecond()
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  const named = page.getByRole('button', { name: t.shortcuts }).element() as HTMLElement
  named.focus()
  await expect.poll(() => document.querySelector('[popover]:popover-open')?.textContent).toBe(t.shortcuts)
  await userEvent.keyboard('j')
  await expect.poll(() => router.state.location.pathname).toBe('/bewerbungen/drei')
})

test('where only fingers point, and nothing is left of the row, what follows stays where it is', async () => {
  await emulateTouch()
  signIn(company(), allPermissions)
  await open(
    <>
      <Neighbours id="eins" isLoaded onNote={() => {}} />
      <p>Lena Brandt</p>
    </>,
  )
  expect(page.getByRole('button', { name: t.shortcuts }).query()).toBeNull()
  expect(boxOf(page.getByText('Lena Brandt')).top).toBeGreaterThanOrEqual(0)
})

test('what is pressed before the next one is there is for that one', async () => {
  const pressed: string[] = []
  signIn(company(), allPermissions)
  // Shown is the first still when the address is that of the second.
  const at = '/bewerbungen/zwei'
  const screen = await open(<OneRecord id="eins" onPress={(what) => pressed.push(what)} />, { at })
  await screen.router.navigate(at, { state: { receivedIds: ids } })
  await page.getByRole('button', { name: 'Laden' }).click()
  await userEvent.keyboard('jm')
  await screen.unmount()
  await open(<OneRecord id="zwei" onPress={(what) => pressed.push(what)} />)
  await userEvent.keyboard('e')
  expect(pressed).toEqual([])
  await page.getByRole('button', { name: 'Laden' }).click()
  await expect.poll(() => pressed).toEqual(['move zwei', 'decide zwei'])
})

function OneRecord({ id, onPress }: { id: string; onPress: (what: string) => void }) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      <Neighbours id={id} isLoaded={isLoaded} onNote={() => {}} />
      <button type="button" onClick={() => setLoaded(true)}>
        Laden
      </button>
      {isLoaded &&
        ['move', 'decide'].map((what) => (
          <button key={what} type="button" data-shortcut={what} onClick={() => onPress(`${what} ${id}`)}>
            {what}
          </button>
        ))}
    </>
  )
}

async function openSecond() {
  signIn(company(), allPermissions)
  const screen = await open(
    <>
      <Neighbours id="zwei" isLoaded onNote={() => {}} />
      <label>
        Feld <input />
      </label>
    </>,
  )
  await screen.router.navigate('/hier', { state: { receivedIds: ids, receivedSearch: '?ansicht=liste' } })
  await expect.element(page.getByRole('link', { name: t.next })).toBeVisible()
  return screen
}
