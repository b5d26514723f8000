import { getApplication, listApplications } from '@tandem/contract/applications'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import {
  answerTeam,
  card,
  column,
  longName,
  move,
  openBoard,
  other,
  person,
  received,
  search,
  t,
} from '#testing/received-page.tsx'
import { answer, askedOf, list, refuse, reply } from '#testing/stub-server.ts'
import { ReceivedPage } from './ReceivedPage.tsx'

beforeEach(answerTeam)

const targetOf = (offerTitle: string) => ({
  ...{ offerId: other.id, offerTitle, companyId: other.id, companyName: 'Werkhof' },
  ...{ hasLogo: false, requiredDocuments: [] },
})

const row = (name: string) => page.getByRole('row').filter({ hasText: name })

test('a list that fails is asked for once more before it is said, a refusal is not', async () => {
  signIn(company(), allPermissions)
  reply(listApplications, () => Response.json({}, { status: 500 }))
  const { queries } = await open(<ReceivedPage />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.de.common.error.load)
  expect(askedOf(listApplications)).toHaveLength(2)
  queries.clear()
  refuse(listApplications, 'not_found')
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.de.common.error.load)
  expect(askedOf(listApplications)).toHaveLength(3)
})

for (const width of [1440, 390]) {
  test(`at ${width} px the board is expected where it comes`, async () => {
    await page.viewport(width, 900)
    signIn(company(), allPermissions)
    const late = Promise.withResolvers<void>()
    answer(listApplications, async () => {
      await late.promise
      return list([received('received'), other])
    })
    await open(<ReceivedPage />)
    const expected = page.getByText(t.received.loading).element().parentElement
    const first = expected?.querySelector('[style*="--wide"]')?.getBoundingClientRect()
    late.resolve()
    await expect.element(card('new')).toBeVisible()
    const { left, top, width: wide } = card('new').element().getBoundingClientRect()
    expect(Math.abs(top - (first?.top ?? 0))).toBeLessThan(6)
    expect([left, wide]).toEqual([first?.left, first?.width])
  })
}

for (const width of [1440, 390]) {
  test(`at ${width} px the list is expected where it comes, not the board`, async () => {
    await page.viewport(width, 900)
    signIn(company(), allPermissions)
    const late = Promise.withResolvers<void>()
    answer(listApplications, async () => {
      await late.promise
      return list([received('received'), other])
    })
    await open(<ReceivedPage />, { at: '/?ansicht=liste' })
    const expected = page.getByText(t.received.loading).element().parentElement
    const first = expected?.querySelector('[class*="_row_"]')?.getBoundingClientRect()
    late.resolve()
    const name = page.getByRole('link', { name: 'Mira Tannhof' })
    await expect.element(name).toBeVisible()
    const row = name.element().closest('tr, li')?.getBoundingClientRect()
    expect(Math.abs((row?.top ?? 0) - (first?.top ?? 0))).toBeLessThan(8)
    expect([row?.left, row?.width]).toEqual([first?.left, first?.width])
  })
}

for (const view of ['', '/?ansicht=liste']) {
  test(`at 1024 px all filters are in sight, above what is expected there: ${view || 'board'}`, async () => {
    await page.viewport(1024, 768)
    signIn(company(), allPermissions)
    const late = Promise.withResolvers<void>()
    answer(listApplications, async () => {
      await late.promise
      return list([received('received'), other])
    })
    await open(<ReceivedPage />, { at: view || '/' })
    const expected = page.getByText(t.received.loading).element().parentElement
    const first = expected?.querySelector('[class*="_row_"], [style*="--wide"]')?.getBoundingClientRect()
    late.resolve()
    const name = page.getByRole('link', { name: 'Mira Tannhof' })
    await expect.element(name).toBeVisible()
    const last = page.getByLabelText(t.received.sort).element().getBoundingClientRect()
    expect(last.right).toBeLessThanOrEqual(1024)
    const row = name.element().closest('tr, article')?.getBoundingClientRect()
    expect(Math.abs((row?.top ?? 0) - (first?.top ?? 0))).toBeLessThan(8)
  })
}

for (const width of [1440, 1024]) {
  test(`at ${width} px the list says how far people got in maths, if one of them shows it`, async () => {
    await page.viewport(width, 900)
    const maths = page.getByRole('columnheader', { name: t.received.maths, exact: true })
    const { queries, unmount } = await openBoard('/?ansicht=liste')
    await expect.element(page.getByRole('columnheader', { name: t.record.grade })).toBeVisible()
    await expect.element(maths).not.toBeInTheDocument()
    await unmount()
    queries.clear()
    const title = 'Wirtschaftsinformatik'
    await openBoard('/?ansicht=liste', [
      { ...received('received'), maths: 4, target: targetOf(title) },
      other,
    ])
    await expect.element(maths).toBeVisible()
    // No word of the offer is broken where there is room for it.
    if (width === 1440) expect(page.getByTitle(title).element().clientHeight).toBeLessThan(30)
    const level = row('Mira Tannhof').getByRole('img', {
      name: fill(t.record.mathsLevel, { level: 4, highest: 6 }),
    })
    const cell = level.element().closest('td')?.getBoundingClientRect()
    expect(level.element().getBoundingClientRect().right).toBeLessThanOrEqual(cell?.right ?? 0)
    await expect.element(row(longName)).toMatchTextContent(t.received.mathsNotShown)
  })
}

test.for(['/hier', '/hier?ansicht=liste'])(
  'back from an application the focus is at it again, at %s',
  async (at) => {
    const { router } = await openBoard(at)
    const link = page.getByRole('link', { name: 'Mira Tannhof' }).first()
    await link.click()
    await expect.element(link).not.toBeInTheDocument()
    await router.navigate(-1)
    await expect.element(link).toHaveFocus()
  },
)

test('on the board a card says how far someone got in maths', async () => {
  await openBoard(undefined, [{ ...received('received'), maths: 4 }, other])
  await expect
    .element(card('new').getByRole('img', { name: fill(t.record.mathsLevel, { level: 4, highest: 6 }) }))
    .toBeVisible()
  await expect.element(card('interview', longName)).not.toMatchTextContent(t.received.maths)
})

test('what the filters leave is saved as a table, in which no name is a formula', async () => {
  const tables: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    tables.push(file as Blob)
    return '#'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const mira = { ...received('viewed'), applicant: person(other.id, '=Mira', 'Tannhof') }
  await openBoard(undefined, [mira, other])
  await search.fill('Mira')
  await page.getByRole('button', { name: t.received.export_one }).click()
  await page.getByRole('menuitem', { name: t.received.exportCsv }).click()
  const [head = '', row = '', end] = (await tables[0]?.text())?.split('\r\n') ?? []
  expect(head).toContain(`"${t.received.name}";"${t.received.offer}"`)
  expect(row).toMatch(/^"'=Mira Tannhof";/)
  // A spreadsheet reads a date only with plain spaces.
  expect(row).not.toContain('\u00a0')
  expect(end).toBe('')
})

test('what came since the last visit is marked on board and list, and at a second look shortly after', async () => {
  const marks = page.getByText(t.received.newSince)
  const visit = async (time: string, at?: string, latest = other) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-02T${time}:00Z`) })
    const { queries, unmount } = await openBoard(at, [received('received'), latest])
    const marked = marks.elements().map((mark) => mark.closest('article, tr')?.textContent)
    await unmount()
    queries.clear()
    return marked
  }
  const fresh = { ...other, sentAt: '2026-11-02T11:00:00.000Z' }
  expect(await visit('09:00')).toEqual([])
  const onlyFresh = [expect.stringContaining(longName)]
  expect(await visit('12:00', undefined, fresh)).toEqual(onlyFresh)
  expect(await visit('12:10', '/hier?ansicht=liste', fresh)).toEqual(onlyFresh)
  expect(await visit('14:00', undefined, fresh)).toEqual([])
})

test('new is what nobody has opened yet, as on the dashboard and in the filter', async () => {
  await openBoard('/hier?ansicht=liste', [received('received'), { ...received('viewed'), id: other.id }])
  await expect.element(page.getByText(/^2 Bewerbungen,/)).toMatchTextContent(t.received.newOnes_one)
})

test('what is put to the closed ones is asked how it ended', async () => {
  await openBoard()
  reply(getApplication, () => new Promise<Response>(() => undefined))
  await move.click()
  await page.getByRole('menuitem', { name: t.move.closing }).click()
  await page.getByRole('button', { name: t.received.closingNext }).click()
  await expect.element(page.getByText(t.received.closingMissing)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: t.outcome.to.declined_by_company })).toBeVisible()
})

test('what comes on later pages is loaded by itself, counted, drawn bit by bit, and one goes on where it grew', async () => {
  signIn(company(), allPermissions)
  let isBroken = true
  answer(listApplications, ({ query }) => {
    const at = Number(query.get('page')) - 1
    if (at === 1 && isBroken) throw new TypeError('Failed to fetch')
    return { ...list(many.slice(at * 100, at * 100 + 100)), totalItems: many.length }
  })
  await open(<ReceivedPage />)
  const partly = fill(t.more.loaded, { count: 100, total: many.length })
  await expect.element(page.getByText(partly).first()).toBeVisible()
  const again = page.getByRole('button', { name: words.de.common.error.retry })
  await expect.element(again).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.de.common.notifications.unreached)
  isBroken = false
  // To scroll there would draw more.
  ;(again.element() as HTMLElement).click()
  await expect.element(page.getByText(`${many.length} Bewerbungen, `)).toBeVisible()
  await expect.element(column('new').getByRole('heading', { level: 2 })).toMatchTextContent('130')
  const cards = () => column('new').getByRole('article').elements().length
  expect(cards()).toBeLessThan(60)
  const more = column('new').getByRole('button', { name: /weitere zeigen/ })
  const before = cards()
  more.element().focus({ preventScroll: true })
  await userEvent.keyboard('{Enter}')
  await expect.poll(cards).toBeGreaterThan(before)
  await expect.element(column('new').getByRole('article').nth(before).getByRole('link')).toHaveFocus()
})

const many = Array.from({ length: 130 }, (_, n) => {
  const id = `019b0000-0000-7000-8000-${String(n).padStart(12, '0')}`
  return { ...received('received'), id, applicant: person(id, 'Mira', `Tannhof ${n}`) }
})

test('the buttons of a row that is scrolled away go beneath the heads of the table', async () => {
  const many = Array.from({ length: 20 }, (_, n) => ({ ...other, id: `${other.id.slice(0, -2)}${n + 60}` }))
  await openBoard('/hier?ansicht=liste', [received('received'), ...many])
  await expect.element(move).toBeVisible()
  window.scrollBy(0, move.element().getBoundingClientRect().top)
  const { left, top, width, height } = move.element().getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(shown?.closest('thead')).not.toBeNull()
})
