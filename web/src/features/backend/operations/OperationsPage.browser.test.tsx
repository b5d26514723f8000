import { discardJobs, jobsPerPage, listJobs, retryJobs } from '@tandem/contract/backend/operations/jobs'
import {
  listMailLog,
  type MailLogEntry,
  resendMail,
  settleMail,
} from '@tandem/contract/backend/operations/mail-log'
import { listRetention, rehearseRetention } from '@tandem/contract/backend/operations/retention'
import { listSignedIn } from '@tandem/contract/backend/operations/sessions'
import { endPersonSession } from '@tandem/contract/backend/people'
import { paths } from '@tandem/contract/paths'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brokenWords } from '#testing/broken-words.ts'
import { address, admin, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse, reply } from '#testing/stub-server.ts'
import { partSlugs } from './parts.ts'

const t = words.de.operations
const id = '019b0000-0000-7000-8000-000000000011'
const at = '2026-11-20T09:02:00.000Z'

beforeEach(async () => {
  await page.viewport(1440, 900)
  signIn(admin(), ['backend'])
})

const mail: MailLogEntry = {
  ...{ id, kind: 'request_password', recipient: 'le…@example.org', account: { id, name: 'Lena Bergmann' } },
  ...{ state: 'bounced', attempts: 1, failure: 'address_refused', createdAt: at, lastTriedAt: at },
  ...{ settledAt: null, can: { resend: true, settle: true } },
}

test('a mail that did not arrive says why in words, and is sent again after a question', async () => {
  answer(listMailLog, { entries: [mail], next: null })
  await openApp(paths.backendOperations({ search: { state: 'flagged' } }))
  await expect.poll(() => askedOf(listMailLog).at(-1)?.query.get('state')).toBe('flagged')
  const row = page.getByRole('row', { name: t.mailKinds.request_password })
  await expect.element(row).toMatchTextContent(t.mails.failures.address_refused)
  await expect.element(row.getByRole('link', { name: 'Lena Bergmann' })).toBeVisible()

  await row.getByRole('button', { name: new RegExp(t.mails.resend) }).click()
  refuse(resendMail, 'mail_not_resendable')
  const send = page.getByRole('dialog').getByRole('button', { name: t.mails.resend })
  await send.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  answer(resendMail, { ...mail, settledAt: at })
  answer(listMailLog, { entries: [], next: null })
  await send.click()
  await expect.element(page.getByText(t.mails.resent)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: t.mails.noneFound })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('the button of a mail that is settled is busy alone, and goes: the mail after it takes the focus', async () => {
  const other = { ...mail, id: id.replace('11', '12'), recipient: 'od…@example.org' }
  answer(listMailLog, { entries: [mail, other], next: null })
  await openApp(paths.backendOperations())
  const settle = page.getByRole('button', { name: new RegExp(t.mails.settle) })
  const settled = Promise.withResolvers<MailLogEntry>()
  answer(settleMail, () => settled.promise)
  await settle.first().click()
  await expect.element(settle.first()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(settle.last()).not.toHaveAttribute('aria-disabled', 'true')
  const done = { ...mail, settledAt: at, can: { resend: true, settle: false } }
  answer(listMailLog, { entries: [done, other], next: null })
  settled.resolve(done)
  await expect.element(page.getByRole('row', { name: other.recipient })).toHaveFocus()
})

test('older mails that do not load say so, and the same button tries again', async () => {
  answer(listMailLog, { entries: [mail], next: id })
  await openApp(paths.backendOperations())
  const older = page.getByRole('button', { name: t.mails.older })
  await expect.element(older).toBeVisible()
  refuse(listMailLog, 'too_many_requests')
  await older.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('too_many_requests')
  answer(listMailLog, { entries: [{ ...mail, id: id.replace('11', '12') }], next: null })
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByRole('row', { name: t.mailKinds.request_password }).nth(1)).toHaveFocus()
})

test('a part that there is not says so and leads on', async () => {
  await openApp(paths.backendOperations({ part: 'gibt-es-nicht' }))
  await expect
    .element(page.getByRole('heading', { level: 1, name: words.de.office.missing.title }))
    .toBeVisible()
  expect(askedOf(listMailLog)).toEqual([])
  answer(listMailLog, { entries: [], next: null })
  await page.getByRole('main').getByRole('link', { name: t.title }).click()
  await expect.element(page.getByRole('heading', { name: t.mails.none })).toBeVisible()
})

test.each([1440, 1024, 390])(
  'at %i pixels an address is broken at its signs, not within its words',
  async (width) => {
    await page.viewport(width, 900)
    const recipient = 'he…@feldsteiner-versicherungsverein-wirtschaftspruefung.example.org'
    answer(listMailLog, {
      entries: [{ ...mail, recipient, can: { resend: true, settle: false } }],
      next: null,
    })
    await openApp(paths.backendOperations())
    const name = page.getByText(t.mailKinds.request_password)
    await expect.element(name.last()).toBeVisible()
    expect(brokenWords(name.last().element().closest('tr, li'))).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('jobs that were given up are tried again together, and discarded only after a question', async () => {
  const job = { id, kind: 'send-password-mail', state: 'given_up' as const, createdAt: at, nextAt: null }
  const entry = { ...job, ...{ tries: 61, maxTries: 61, can: { retry: true, discard: true } } }
  const other = { ...entry, id: id.replace(/1$/, '2'), kind: 'of-another-version' }
  const none = { waiting: 0, running: 0, retrying: 0, failed: 0 }
  const counts = [{ kind: job.kind, ...none, given_up: 2 }]
  answer(listJobs, { counts, entries: [entry, other], total: 2 })
  await openApp(paths.backendOperations({ part: partSlugs.jobs }))
  await expect.element(page.getByRole('row', { name: t.jobKinds['send-password-mail'] })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'of-another-version' })).toBeVisible()
  answer(retryJobs, 2)
  await page.getByRole('button', { name: t.jobs.retryAll }).click()
  await expect.poll(() => askedOf(retryJobs)[0]?.body).toMatchObject({ ids: [entry.id, other.id] })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()

  await page.getByRole('button', { name: `${t.jobs.discard}: ${t.jobKinds['send-password-mail']}` }).click()
  expect(askedOf(discardJobs)).toEqual([])
  answer(discardJobs, 1)
  answer(listJobs, { counts, entries: [other], total: 1 })
  await page.getByRole('dialog').getByRole('button', { name: t.jobs.discard }).click()
  await expect.element(page.getByText('1 Aufgabe verworfen')).toBeVisible()
  await expect.element(page.getByRole('row', { name: other.kind })).toHaveFocus()
  await page.getByRole('link', { name: t.jobs.states.waiting }).click()
  await expect.poll(address).toBe(`${paths.backendOperations({ part: partSlugs.jobs })}?state=waiting`)
})

test('where the last page of jobs or sessions has emptied, the page before it is shown', async () => {
  const job = { id, kind: 'send-password-mail', state: 'given_up' as const, createdAt: at, nextAt: null }
  const entry = { ...job, ...{ tries: 61, maxTries: 61, can: { retry: true, discard: true } } }
  answer(listJobs, ({ query }) => ({
    counts: [],
    entries: query.get('page') === '2' ? [entry] : [],
    total: 2 * jobsPerPage,
  }))
  const lena = { id, type: 'applicant' as const, firstName: 'Lena', lastName: 'Bergmann', company: null }
  answer(listSignedIn, ({ query }) => ({
    totalItems: 40,
    member: query.get('page') === '2' ? [{ ...lena, sessions: [] }] : [],
  }))
  for (const part of [partSlugs.jobs, partSlugs.sessions]) {
    const { unmount } = await openApp(paths.backendOperations({ part, search: { page: '3' } }))
    await expect.poll(address).toBe(`${paths.backendOperations({ part })}?page=2`)
    await unmount()
  }
})

test('a session is ended with a reason; the own ones are not ended here', async () => {
  const session = { id, device: 'Firefox, Linux', createdAt: at, lastSeenAt: at, current: false }
  const lena = { id, type: 'applicant' as const, firstName: 'Lena', lastName: 'Bergmann', company: null }
  const own = { ...lena, id: id.replace(/1$/, '3'), lastName: 'Selbst', type: 'admin' as const }
  const accounts = [
    { ...lena, sessions: [session] },
    { ...own, sessions: [{ ...session, current: true }] },
  ]
  answer(listSignedIn, list(accounts))
  await openApp(paths.backendOperations({ part: partSlugs.sessions }))
  await page.getByRole('button', { name: /beenden: Firefox, Linux von Lena/ }).click()
  await page.getByLabelText(words.de.office.reason).fill('Das Gerät wurde als verloren gemeldet.')
  refuse(endPersonSession, 'unavailable')
  await page.getByRole('dialog').getByRole('button', { name: t.sessions.end }).click()
  await expect
    .poll(() => askedOf(endPersonSession)[0]?.body)
    .toMatchObject({
      reason: 'Das Gerät wurde als verloren gemeldet.',
    })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Selbst/ })).not.toBeInTheDocument()
  // What it answers is of no use here.
  reply(endPersonSession, () => Response.json({}))
  answer(listSignedIn, list(accounts.slice(1)))
  await page.getByRole('dialog').getByRole('button', { name: t.sessions.end }).click()
  await expect.element(page.getByRole('heading', { name: 'Lena Selbst' })).toHaveFocus()
})

test('each deletion says after which time, and a rehearsal what it would take', async () => {
  await page.viewport(390, 844)
  const rule = { subject: 'unconfirmed_accounts' as const, setting: null }
  const rules = [
    { ...rule, after: { value: 7, unit: 'days' as const } },
    // A setting counts minutes; nobody reads 720 or 10,080 of them.
    { ...rule, subject: 'sessions' as const, after: { value: 720, unit: 'minutes' as const } },
    { ...rule, subject: 'known_addresses' as const, after: { value: 14_400, unit: 'minutes' as const } },
    { ...rule, subject: 'sessions_idle' as const, after: { value: 90, unit: 'minutes' as const } },
  ]
  answer(listRetention, [{ job: 'sweep-accounts', cron: '40 3 * * *', rules }])
  await openApp(paths.backendOperations({ part: partSlugs.retention }))
  await expect.element(page.getByText('Täglich um 03:40 Uhr')).toBeVisible()
  for (const span of ['7 Tage', '12 Stunden', '10 Tage', '90 Minuten'])
    await expect.element(page.getByText(span, { exact: true })).toBeVisible()
  answer(rehearseRetention, {
    tables: [
      { table: 'account', count: 3 },
      { table: 'account_subscription', count: 2 },
    ],
    rehearsedAt: at,
  })
  await page.getByRole('button', { name: t.retention.rehearse }).click()
  await expect.element(page.getByText('3 Konten')).toBeVisible()
  await expect.element(page.getByText('2 weitere Datensätze, die dazugehören')).toBeVisible()
})
