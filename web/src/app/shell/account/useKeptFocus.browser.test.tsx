import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import { AnchoredPopover } from '#ui/overlay/AnchoredPopover.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

const remove = (name: string) => page.getByRole('button', { name: `${name} entfernen` })

test('what is removed by keyboard leaves the focus to what comes to stand in its place, at last to the heading', async () => {
  await open(<Rows names={['Python', 'Java', 'SQL']} />)
  await press('Python')
  await expect.element(remove('Java')).toHaveFocus()
  await press('SQL')
  await expect.element(remove('Java')).toHaveFocus()
  await press('Java')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('who gives the focus on oneself is not overruled', async () => {
  await open(<Rows names={['Python', 'Java', 'SQL']} focused="SQL" />)
  await press('Python')
  await expect.element(remove('SQL')).toHaveFocus()
  await expect.element(remove('Java')).not.toHaveFocus()
})

test('after a press of the mouse nothing takes the focus', async () => {
  await open(<Rows names={['Python', 'Java']} />)
  const setTimer = vi.spyOn(window, 'setTimeout')
  await remove('Python').click()
  await expect.element(remove('Python')).not.toBeInTheDocument()
  expect(setTimer.mock.calls.filter(([, delay]) => delay === 100)).toEqual([])
  await press('Java')
  await expect.poll(() => setTimer.mock.calls.some(([, delay]) => delay === 100)).toBe(true)
})

test.each(['the button', 'the popover'])(
  'a card that goes while its popover is open leaves the focus to the next, also when %s was pressed by mouse',
  async (pressed) => {
    await open(<Cards names={['Python', 'Java', 'SQL']} />)
    await mark('Java').click()
    if (pressed === 'the popover') await page.getByRole('dialog').getByRole('button').click()
    removeCard('Java')
    await expect.element(mark('SQL')).toHaveFocus()
  },
)

const mark = (name: string) => page.getByRole('button', { name: `${name} merken` })
/** As the server's answer does. */
let removeCard: (name: string) => void

function Cards({ names }: { names: string[] }) {
  const [cards, setCards] = useState(names)
  removeCard = (name) => setCards(cards.filter((card) => card !== name))
  useKeptFocus()
  return (
    <main>
      <ul>
        {cards.map((name) => (
          <Card key={name} name={name} />
        ))}
      </ul>
    </main>
  )
}

function Card({ name }: { name: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <button type="button" ref={button} onClick={() => setOpen(true)}>
        {name} merken
      </button>
      {isOpen && (
        <AnchoredPopover label={name} anchor={button} onClose={() => setOpen(false)}>
          <button type="button">Interessant</button>
        </AnchoredPopover>
      )}
    </li>
  )
}

/** Where the row of `focused` is there, a removal goes there by itself. */
function Rows({ names, focused }: { names: string[]; focused?: string }) {
  const [rows, setRows] = useState(names)
  useKeptFocus()
  function drop(name: string) {
    setRows(rows.filter((row) => row !== name))
    if (focused) setTimeout(() => document.getElementById(focused)?.focus())
  }
  return (
    <main>
      <h1 tabIndex={-1}>Kenntnisse</h1>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <button type="button" id={name} onClick={() => drop(name)}>
              {name} entfernen
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}

async function press(name: string) {
  // By keyboard, as a ring says.
  await userEvent.tab()
  remove(name).element().focus()
  await userEvent.keyboard('{Enter}')
}
