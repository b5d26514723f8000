import { listNotices } from '@tandem/contract/notices'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { company, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf } from '#testing/stub-server.ts'
import { Notices } from './Notices.tsx'

const t = words.de.common
const notice = (key: string, title: string) => ({ key, title, type: 'info' as const, desc: '' })
const bar = page.getByRole('region', { name: t.notices })
const closeOf = (title: string) => bar.getByRole('button', { name: `${t.ui.close}: ${title}` })

async function openPage() {
  const drawn = await open(
    <>
      <Notices wide={false} />
      <main>
        <h1 tabIndex={-1}>Seite</h1>
      </main>
    </>,
  )
  return drawn
}

test('what a visitor dismisses stays dismissed on this device, and the keyboard goes on', async () => {
  answer(listNotices, [notice('eins', 'Eins'), notice('zwei', 'Zwei'), notice('drei', 'Drei')])
  const { unmount, queries } = await openPage()
  await expect.element(closeOf('Eins')).toBeVisible()
  closeOf('Eins').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(closeOf('Zwei')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(closeOf('Drei')).toHaveFocus()

  await unmount()
  queries.clear()
  await openPage()
  await expect.element(closeOf('Drei')).toBeVisible()
  expect(bar.getByRole('button').elements()).toHaveLength(1)
  closeOf('Drei').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Seite' })).toHaveFocus()
  await expect.element(bar).not.toBeInTheDocument()
})

test('a new one is read when there is time, one with a key that stands there is none', async () => {
  answer(listNotices, [])
  const { queries } = await openPage()
  await expect.element(page.getByRole('heading', { name: 'Seite' })).toBeVisible()
  await expect.poll(() => askedOf(listNotices).length).toBe(1)
  await expect.poll(() => queries.isFetching()).toBe(0)
  const live = document.querySelector('[aria-live=polite]')
  answer(listNotices, [notice('neu', 'Neu'), notice('neu', 'Noch einmal')])
  await queries.invalidateQueries({ queryKey: ['notices'] })
  await expect.element(bar).toMatchTextContent('Neu')
  expect(live?.contains(bar.element())).toBe(true)
  await expect.element(bar).not.toMatchTextContent('Noch einmal')
})

test('a company that waits hears of it beside the notices, and cannot dismiss it', async () => {
  signIn(company({ companyStatus: 'pending' }))
  answer(listNotices, [notice('eins', 'Eins')])
  await openPage()
  await expect.element(bar).toMatchTextContent(t.review.pending.title)
  await expect.element(closeOf('Eins')).toBeVisible()
  expect(bar.getByRole('button').elements()).toHaveLength(1)
})
