import { getAccount } from '@tandem/contract/accounts'
import { getApplication } from '@tandem/contract/applications'
import { streamEvents } from '@tandem/contract/events'
import { listApplicationInterviews, listOpenInterviews } from '@tandem/contract/interviews'
import {
  type Conversation,
  getThread,
  listHits,
  type Message,
  markThreadRead,
} from '@tandem/contract/messaging'
import { listThreads, type Thread } from '@tandem/contract/messaging/threads'
import { paths } from '@tandem/contract/paths'
import { listTemplates } from '@tandem/contract/received-applications/templates'
import { refreshSession } from '@tandem/contract/sessions'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { Templates } from '#features/messaging/write/Templates.tsx'
import { startAtPosition } from '#lib/live/position.ts'
import { boxOf } from '#testing/boxes.ts'
import { allPermissions, applicant, company, open, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse, reply } from '#testing/stub-server.ts'

const t = words.de.messaging
const id = (end: number) => `019b0000-0000-7000-8000-000000000${String(end).padStart(3, '0')}`
const log = page.getByRole('log')
const bar = page.getByRole('region', { name: t.hits.label })
const textOf = (at: number) => page.getByRole('log').getByText(`Nachricht ${at}`, { exact: true })

const thread: Thread = {
  id: id(999),
  archived: false,
  subject: 'Probetag',
  ownParticipants: [],
  otherParticipants: [],
  counterpart: { name: 'Mira Tannhof', companyId: null, hasLogo: false },
  applicationId: null,
  aboutApplication: false,
  offerTitle: null,
  lastMessageDateTime: '2026-11-01T10:00:00.000Z',
  lastMessage: { text: 'Nachricht 199', own: false },
  unreadMessages: 3,
  handler: null,
  revision: 0,
  blocked: false,
  can: { assign: true, block: true },
}

const messages: Message[] = Array.from({ length: 200 }, (_, at) => ({
  id: id(at),
  threadId: thread.id,
  senderId: null,
  senderName: 'Mira Tannhof',
  own: false,
  message: `Nachricht ${at}`,
  sentAt: new Date(Date.UTC(2026, 9, 1, 0, at)).toISOString(),
  readBy: [],
  attachments: [],
}))

/** As the server answers: the newest thirty, or thirty after, before or around one. */
function pageOf({ query }: { query: URLSearchParams }): Conversation {
  const [[way, cursor] = []] = [...query]
  const at = messages.findIndex((each) => each.id === cursor)
  const ranges = { after: [at + 1, at + 31], before: [at - 30, at], around: [at - 15, at + 31] } as const
  const [from, to] = way === 'after' || way === 'before' || way === 'around' ? ranges[way] : [170, 200]
  const shown = messages.slice(Math.max(0, from), to)
  const more = { hasEarlier: from > 0, hasLater: to < messages.length }
  return { ...thread, ...more, messages: shown, notes: [], unreachable: null, applicant: null }
}

test('a search leads to its hit far up, from there to the others, and down to the newest message', async () => {
  await page.viewport(1440, 900)
  signIn(company(), allPermissions)
  answer(listThreads, [{ ...thread, hit: { messageId: id(60), snippet: '\u0002Nachricht\u0003 60' } }])
  answer(getThread, pageOf)
  answer(listHits, [id(190), id(60), id(20)])
  answer(markThreadRead, 0)
  await openApp('/nachrichten?suche=nachricht')
  await page.getByRole('link', { name: /Mira Tannhof/ }).click()
  await expect.element(textOf(60)).toBeVisible()
  await expect.element(bar.getByRole('status')).toMatchTextContent('Treffer 2 von 3 zu „nachricht“')
  const [frame, shown] = [boxOf(log), boxOf(textOf(60))]
  expect(shown.top).toBeGreaterThan(frame.top)
  expect(shown.bottom).toBeLessThan(frame.bottom)
  expect(askedOf(markThreadRead)).toEqual([])

  const older = bar.getByRole('button', { name: t.hits.older })
  await older.click()
  await expect.element(textOf(20)).toBeVisible()
  await expect.element(bar.getByRole('status')).toMatchTextContent('Treffer 3 von 3')
  await expect.element(older).toHaveFocus()
  await expect.element(older).toHaveAttribute('aria-disabled', 'true')

  await bar.getByRole('button', { name: t.hits.end }).click()
  await expect.element(textOf(199)).toBeVisible()
  await expect.element(log).toHaveFocus()
  expect(location.search).toBe('?suche=nachricht')
  await expect.poll(() => askedOf(markThreadRead)).toHaveLength(1)
})

test('what comes below the hit leaves the reader where they are, and at its end the thread goes on', async () => {
  await page.viewport(1440, 900)
  signIn(company(), allPermissions)
  answer(listThreads, [thread])
  answer(getThread, pageOf)
  answer(listHits, [id(145)])
  answer(markThreadRead, 0)
  await openApp(`/nachrichten/${thread.id}?suche=nachricht&treffer=${id(145)}`)
  await expect.element(textOf(145)).toBeVisible()
  const before = boxOf(textOf(145)).top
  const later = log.getByRole('button', { name: t.thread.later })
  ;(later.element() as HTMLElement).click()
  await expect.element(textOf(199)).toBeInTheDocument()
  expect(Math.abs(boxOf(textOf(145)).top - before)).toBeLessThan(2)
  await expect.element(later).not.toBeInTheDocument()
  await expect.poll(() => askedOf(markThreadRead)).toHaveLength(1)
})

const file = { id: id(900), name: 'ablauf.pdf', size: 96_000, mediaType: 'application/pdf' }

test('beside the conversation stands whom one writes with and its files, on a phone behind a button', async () => {
  await page.viewport(1440, 900)
  signIn(company(), allPermissions)
  answer(listThreads, [thread])
  const [first] = messages as [Message]
  const shown = {
    ...pageOf({ query: new URLSearchParams() }),
    messages: [{ ...first, attachments: [file] }],
    hasEarlier: false,
  }
  answer(getThread, shown)
  answer(markThreadRead, 0)
  await openApp(`/nachrichten/${thread.id}`)
  const about = page.getByRole('complementary', { name: t.about.label })
  await expect.element(about.getByRole('list', { name: t.about.files })).toMatchTextContent('ablauf.pdf')
  await expect.element(about).toMatchTextContent(thread.counterpart.name)
  await page.viewport(390, 844)
  await expect.element(about).not.toBeInTheDocument()
  const open = page.getByRole('button', { name: t.about.label, exact: true })
  await open.click()
  await expect.element(page.getByRole('dialog', { name: t.about.label })).toMatchTextContent('ablauf.pdf')
  await userEvent.keyboard('{Escape}')
  await expect.element(open).toHaveFocus()
})

test('a template names the offer in the language of its placeholder', async () => {
  signIn(company(), allPermissions)
  answer(getSettings, z.parse(PublicSettings, {}))
  const template = { name: 'Dank', textDe: 'Danke für [Angebot]. Thank you for [offer].', textEn: '' }
  answer(listTemplates, [{ ...template, id: id(1), revision: 1, updatedAt: thread.lastMessageDateTime }])
  const onInsert = vi.fn()
  const of = { offerTitle: 'Informatik', offerTitles: { de: 'Informatik', en: 'Computer science' } }
  await open(
    <Templates thread={{ ...pageOf({ query: new URLSearchParams() }), ...of }} onInsert={onInsert} />,
  )
  await page.getByRole('button', { name: words.de.receivedApplications.templates.choose }).click()
  await page.getByRole('menuitem', { name: template.name }).click()
  expect(onInsert).toHaveBeenCalledWith('Danke für Informatik. Thank you for Computer science.')
})

test('what happened about the interview stands among the messages, with the way there', async () => {
  signIn(applicant())
  const applicationId = id(950)
  answer(listThreads, [thread])
  answer(getThread, { ...pageOf({ query: new URLSearchParams() }), applicationId })
  answer(markThreadRead, 0)
  const [at] = messages.slice(-1).map(({ sentAt }) => sentAt) as [string]
  const entry = { id: id(960), at, event: 'proposed', party: 'company', by: null, startsAt: null } as const
  answer(listApplicationInterviews, { interviews: [], timeline: [entry], can: { propose: false } })
  answer(listOpenInterviews, [])
  refuse(getApplication, 'not_found')
  await openApp(`/nachrichten/${thread.id}`)
  await expect.element(log).toMatchTextContent('Mira Tannhof schlägt Zeiten für ein Gespräch vor.')
  await expect
    .element(log.getByRole('link', { name: words.de.interviews.own.show }))
    .toHaveAttribute('href', paths.ownApplication({ applicationId, hash: 'gespraech' }))
})

test('with the permission for applications an open conversation about one goes too, and the page says why', async () => {
  const stream = new TransformStream<Uint8Array, Uint8Array>()
  const account = signIn(company(), allPermissions)
  answer(getThread, { ...pageOf({ query: new URLSearchParams() }), messages: [] })
  answer(markThreadRead, 0)
  startAtPosition('7')
  reply(streamEvents, () => new Response(stream.readable))
  await openApp(paths.messages({ threadId: thread.id }))
  await expect.element(page.getByRole('heading', { name: 'Mira Tannhof' })).toBeVisible()
  await expect.poll(() => askedOf(streamEvents).length).toBe(1)
  answer(refreshSession, { token: 'y'.repeat(43), security: btoa('[]') })
  answer(getAccount, account)
  refuse(getThread, 'not_found')
  void stream.writable.getWriter().write(new TextEncoder().encode('event: account\ndata: {}\n\n'))
  await expect.element(page.getByRole('heading', { name: t.thread.missing.title })).toBeVisible()
  await expect.element(page.getByText(t.thread.missing.textWithoutPermission)).toBeVisible()
  // Nor does what is said fill the height of the window.
  const back = page.getByRole('link', { name: t.thread.missing.back }).element()
  expect(back.getBoundingClientRect().height).toBeLessThanOrEqual(48)
})
