import { getApplication } from '@tandem/contract/applications'
import { listApplicationInterviews, listOpenInterviews } from '@tandem/contract/interviews'
import { getThread, markThreadRead } from '@tandem/contract/messaging'
import {
  archiveThread,
  assignThread,
  blockThread,
  type FoundThread,
  listThreadColleagues,
  listThreads,
  reportThread,
  threadsPerPage,
} from '@tandem/contract/messaging/threads'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allPermissions, company, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'

const t = words.de.messaging
const id = (end: number) => `019b0000-0000-7000-8000-0000000000${end}`
const moment = '2026-11-01T10:00:00.000Z'

const thread = (at: number, parts: Partial<FoundThread> = {}): FoundThread => ({
  id: id(at),
  archived: false,
  subject: `Thema ${at}`,
  ownParticipants: [],
  otherParticipants: [{ id: id(99), name: 'Mira Tannhof' }],
  counterpart: { name: `Mira ${at}`, companyId: null, hasLogo: false },
  applicationId: null,
  aboutApplication: false,
  offerTitle: null,
  lastMessageDateTime: moment,
  lastMessage: { text: 'Guten Tag', own: false },
  unreadMessages: 0,
  handler: null,
  revision: 0,
  blocked: false,
  can: { assign: true, block: true },
  ...parts,
})

async function open(path: string, threads: FoundThread[]) {
  signIn(company(), allPermissions)
  answer(listThreads, threads)
  answer(listThreadColleagues, [
    { id: id(71), name: 'Hanna Wiesengrün', readsApplications: true },
    { id: id(72), name: 'Tarek Lindemuth', readsApplications: false },
  ])
  answer(getThread, {
    ...(threads[0] ?? thread(50)),
    ...{ messages: [], notes: [], hasEarlier: false, hasLater: false, unreachable: null, applicant: null },
  })
  answer(markThreadRead, 0)
  return openApp(path)
}

test('search and filters stand in the address, and what was found is marked', async () => {
  await page.viewport(1440, 900)
  await open('/nachrichten', [thread(50), thread(51)])
  await expect.element(page.getByText('Thema 50')).toBeVisible()
  const hit = { messageId: id(80), snippet: 'Die \u0002Wegbeschreibung\u0003 liegt bei.' }
  answer(listThreads, [thread(51, { hit, archived: true })])
  await page.getByRole('searchbox').fill('wegbeschreibung')
  await expect.element(page.getByText('Wegbeschreibung', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t.list.onlyUnread }).click()
  await expect.poll(() => location.search).toBe('?suche=wegbeschreibung&ungelesen=1')
  answer(listThreads, [])
  await page.getByRole('searchbox').fill('xyz')
  await expect.element(page.getByRole('heading', { name: 'Nichts gefunden zu „xyz“' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: t.list.showAll }))
    .toHaveAttribute('href', '/nachrichten')
})

test('of two filters chosen one right after the other both apply', async () => {
  await page.viewport(1440, 900)
  await open('/nachrichten', [thread(50)])
  const chip = (name: string) => page.getByRole('button', { name })
  await expect.element(chip(t.list.onlyMine)).toBeVisible()
  // Both before the page is drawn anew.
  for (const name of [t.list.onlyUnread, t.list.onlyMine]) (chip(name).element() as HTMLElement).click()
  await expect.poll(() => location.search).toBe('?ungelesen=1&meine=1')
})

test('arrows and j, k go through the list', async () => {
  await page.viewport(1440, 900)
  await open('/nachrichten', [thread(50), thread(51), thread(52)])
  const link = (at: number) => page.getByRole('link', { name: `Mira ${at}` })
  await expect.element(link(50)).toBeVisible()
  ;(link(50).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}j')
  await expect.element(link(52)).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(link(51)).toHaveFocus()
})

test('archived, a conversation is away, and undone it is back and open', async () => {
  await page.viewport(1440, 900)
  await open(`/nachrichten/${id(50)}`, [thread(50)])
  answer(archiveThread, 0)
  await page.getByRole('button', { name: t.actions.archive, exact: true }).click()
  await expect.poll(() => location.pathname).toBe('/nachrichten')
  await page.getByRole('button', { name: t.actions.undo }).click()
  await expect.poll(() => askedOf(archiveThread).map(({ body }) => body)).toEqual([true, false])
  await expect.poll(() => location.pathname).toBe(`/nachrichten/${id(50)}`)
})

test('a block names its consequences, and a report asks what happened', async () => {
  await page.viewport(390, 844)
  await open(`/nachrichten/${id(50)}`, [thread(50)])
  const menu = page.getByRole('button', { name: t.actions.more })
  await menu.click()
  await page.getByRole('menuitem', { name: t.actions.report }).click()
  await page.getByRole('button', { name: t.report.send, exact: true }).click()
  await expect.element(page.getByRole('radiogroup')).toBeInvalid()
  await page.getByRole('radio', { name: t.report.kinds.advertising }).click()
  answer(reportThread, true)
  await page.getByRole('button', { name: t.report.send, exact: true }).click()
  await expect.element(page.getByText(t.report.done)).toBeVisible()
  expect(askedOf(reportThread)[0]?.body).toMatchObject({ kind: 'advertising', reason: '' })

  await menu.click()
  await page.getByRole('menuitem', { name: 'Mira 50 blockieren' }).click()
  await expect.element(page.getByText(/erfährt davon nichts/)).toBeVisible()
  answer(blockThread, thread(50, { blocked: true, archived: true }))
  await page.getByRole('button', { name: t.block.confirm, exact: true }).click()
  await expect.element(page.getByText('Mira 50 ist blockiert').first()).toBeVisible()
})

test('all are shown again by keyboard, and the focus stays with the list', async () => {
  await page.viewport(1440, 900)
  await open('/nachrichten?ungelesen=1', [])
  const all = page.getByRole('link', { name: t.list.showAll })
  await expect.element(all).toBeVisible()
  answer(listThreads, [thread(50)])
  ;(all.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Thema 50')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: t.title })).toHaveFocus()
})

test('older conversations that do not load are asked for once more only when one wants it, and it is said', async () => {
  await page.viewport(1440, 900)
  const first = Array.from({ length: threadsPerPage }, (_, at) => thread(10 + at))
  await open('/nachrichten', first)
  await expect.element(page.getByText('Thema 10')).toBeVisible()
  refuse(listThreads, 'too_many_requests')
  const last = page.getByText(`Thema ${9 + threadsPerPage}`)
  await expect.element(last).toBeInTheDocument()
  last.element().scrollIntoView()
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('too_many_requests')
  const asked = askedOf(listThreads).length
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(askedOf(listThreads)).toHaveLength(asked)
  answer(listThreads, [thread(50)])
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(page.getByText('Thema 50')).toBeInTheDocument()
  await expect.element(alert).not.toBeInTheDocument()
})

test('a colleague is assigned', async () => {
  await page.viewport(1440, 900)
  await open(`/nachrichten/${id(50)}`, [thread(50)])
  const handler = { id: id(72), name: 'Tarek Lindemuth' }
  answer(assignThread, thread(50, { handler, revision: 1 }))
  await page.getByRole('button', { name: t.actions.assign, exact: true }).click()
  await page.getByRole('menuitem', { name: handler.name }).click()
  await expect.element(page.getByText('Zuständig ist jetzt Tarek Lindemuth')).toBeVisible()
  expect(askedOf(assignThread)[0]?.body).toMatchObject({ handlerId: id(72), revision: 0 })
})

test.each([
  ['an application', id(60)],
  ['an application that is gone with its applicant', null],
])('about %s only those colleagues are offered who may read it', async (_, applicationId) => {
  await page.viewport(1440, 900)
  answer(listApplicationInterviews, { interviews: [], timeline: [], can: { propose: false } })
  answer(listOpenInterviews, [])
  refuse(getApplication, 'not_found')
  await open(`/nachrichten/${id(50)}`, [thread(50, { applicationId, aboutApplication: true })])
  await page.getByRole('button', { name: t.actions.assign, exact: true }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Hanna Wiesengrün' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Tarek Lindemuth' })).not.toBeInTheDocument()
})
