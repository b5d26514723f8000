import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attachFile } from '@tandem/contract/applicants'

import { listApplications } from '@tandem/contract/applications'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'

import { addThreadNote, respond, startThread } from '@tandem/contract/messaging'
import { assignThread, listThreads } from '@tandem/contract/messaging/threads'
import { exportAccount } from '@tandem/contract/privacy'
import { addNote, rateApplication } from '@tandem/contract/received-applications'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accountSubscription, sentTip } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { finishApplications } from '#features/applications/applications.api.ts'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { contentVersion, pageConsent } from '#features/contents/contents.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { savedSearch } from '#features/saved-searches/saved-searches.schema.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import { transaction } from '#platform/context/context.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createFullAccount } from '../deletion/erasure/full-account.testing.ts'
import { labelsDe } from './labels.de.ts'
import { unzip } from './unzip.testing.ts'

let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>
let acme: Awaited<ReturnType<TestApp['company']>>
let others: string[]
const hostile = '<script>alert(1)</script>"\'&'
const pdf = (text: string) => smallPdf(text)

beforeAll(async () => {
  app = await startTestApp()
  lena = await app.applicant({ firstName: 'Lena', lastName: hostile })
  acme = await app.company({ name: 'Acme', firstName: 'Karla' })
  const otto = await app.applicant({ firstName: 'Otto', lastName: 'Fremdling' })
  const sent = await apply(lena, (await app.offer(acme)).id, `Über mich ${hostile}`)
  await app.call(submitApplication, { params: { id: sent } }, { as: lena })
  await apply(lena, (await app.offer(acme)).id, 'Entwurf')
  const foreign = await apply(otto, (await app.offer(acme)).id, 'Ottos Geheimnis')
  await app.call(submitApplication, { params: { id: foreign } }, { as: otto })
  await write(otto, 'Nachricht von Otto')
  const threadId = await write(lena, `Guten Tag ${hostile}`)
  await app.call(respond, { body: { threadId, message: 'Karlas Antwort' } }, { as: acme })
  await app.db.insert(savedSearch).values({
    accountId: lena.accountId,
    kind: 'offers',
    name: hostile,
    criteria: { [hostile]: [hostile] },
  })
  const [asked, sentAt] = [new Date('2026-10-01T08:00:00Z'), new Date('2026-10-04T14:00:00Z')]
  await app.db
    .insert(accountSubscription)
    .values({ accountId: lena.accountId, subscription: 'tips', enabled: true, changedAt: asked })
  await app.db.insert(sentTip).values({ accountId: lena.accountId, tip: 'eligibility', sentAt })
  const terms = { kind: 'page' as const, recordId: 'terms', revision: 1 }
  const content = { kind: terms.kind, titleDe: 'AGB', titleEn: '', bodyDe: 'Neu.', bodyEn: '' }
  await app.db.insert(contentVersion).values({ ...terms, content, publishedAt: asked })
  await app.db.insert(pageConsent).values({ ...terms, accountId: lena.accountId, agreedAt: sentAt })
  others = [otto.accountId, otto.email, 'Otto', 'Fremdling']
})
afterAll(() => app.stop())

async function apply(as: { token: string }, offerId: string, aboutMe: string): Promise<string> {
  const created = await app.call(createApplication, { body: { type: 2, offerId } }, { as })
  const { id, revision } = created.body
  await app.call(
    updateApplication,
    { params: { id }, body: { ...completeContent, aboutMe, revision } },
    { as },
  )
  const file = { name: 'Zeugnis.pdf', bytes: pdf(aboutMe) }
  const attached = await app.upload(attachFile, { params: { type: 'cv', id }, file }, { as })
  // What came in before names were cleaned, or beside it.
  const key = attached.body.attachment.key
  if (aboutMe === 'Entwurf')
    await app.db
      .update(storedFile)
      .set({ name: `../../${hostile}.pdf` })
      .where(eq(storedFile.id, key))
  return id
}

async function write(as: { token: string }, message: string): Promise<string> {
  const params = { id: acme.organisationPersonId }
  const begun = await app.call(startThread, { params, body: { subject: 'Frage', message } }, { as })
  return begun.body.message.threadId
}

async function download(as: { token: string }, locale: 'de' | 'en' = 'de') {
  const answer = await app.call(exportAccount, {}, { as, locale })
  expect(answer.status).toBe(200)
  const files = unzip(answer.bytes)
  const text = (path: string) => files.get(path)?.toString('utf8') ?? ''
  return {
    answer,
    files,
    page: text('index.html'),
    json: text('daten.json'),
    data: JSON.parse(text('daten.json')),
  }
}

describe('an applicant takes along', () => {
  test('an archive that no browser opens in our name', async () => {
    const { answer } = await download(lena)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining(
        `attachment; filename="tandem-daten-${berlinDay(app.clock())}.zip"`,
      ),
      'cache-control': 'no-store',
    })
    expect((await app.call(exportAccount, {})).status).toBe(401)
  })

  test('everything of their own, and of others what they see anyway', async () => {
    const { data, files, json, page } = await download(lena)
    expect(data.account).toMatchObject({ id: lena.accountId, email: lena.email, lastName: hostile })
    expect(data.applications).toHaveLength(2)
    expect(data.applications[0]).toMatchObject({ status: 2, aboutMe: `Über mich ${hostile}`, grade: 1.9 })
    expect(data.applications[0].timeline.map(({ event }: { event: string }) => event)).toEqual([
      'created',
      'sent',
    ])
    expect(data.threads).toMatchObject([
      {
        counterpart: 'Acme',
        messages: [
          { own: true, message: `Guten Tag ${hostile}` },
          { own: false, message: 'Karlas Antwort', senderName: 'Karla Muster' },
        ],
      },
    ])
    expect(data.searches.saved).toMatchObject([{ name: hostile }])
    expect(data.sessions).toMatchObject([{ current: true }])
    expect(data.subscriptions).toContainEqual({
      ...{ id: 'tips', enabled: true },
      changedAt: '2026-10-01T08:00:00.000Z',
    })
    expect(data.consents).toEqual([{ page: 'terms', version: 1, agreedAt: '2026-10-04T14:00:00.000Z' }])
    expect(data.sentTips).toEqual([{ tip: 'eligibility', sentAt: '2026-10-04T14:00:00.000Z' }])
    expect(page).toContain('Weg ins duale Studium')

    const documents = [...files.keys()].filter((path) => path.startsWith('dateien/')).toSorted()
    expect(documents).toEqual(['dateien/Zeugnis.pdf', `dateien/script alert(1) script '&.pdf`])
    expect(data.files.map(({ path }: { path: string }) => path).toSorted()).toEqual(documents)
    expect(files.get('dateien/Zeugnis.pdf')).toEqual(Buffer.from(pdf(`Über mich ${hostile}`)))
    for (const stranger of others) expect(json + page).not.toContain(stranger)
    expect(json, 'nothing that opens the account').not.toMatch(/password|hash|token/i)
  })

  test('a page to read that runs and loads nothing', async () => {
    const { page, files } = await download(lena)
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('<h1>Deine Daten bei Tandem</h1>')
    expect(page).toContain('Wirtschaftsinformatik')
    expect(page).not.toMatch(/<script|javascript:|<img|<link|src=|http:|https:|\son\w+=/i)
    const links = [...page.matchAll(/<a href="(?!#)([^"]+)"/g)].map(([, href = '']) =>
      decodeURIComponent(href.replaceAll('&#39;', "'")),
    )
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) expect([...files.keys()]).toContain(link)
    const english = await download(lena, 'en')
    expect(english.page).toContain('<html lang="en">')
    expect(english.page).toContain('<h2>Applications and profiles</h2>')
  })

  test('fields that all have a name', async () => {
    const { data } = await download(lena)
    delete data.searches.saved[0].criteria
    const unnamed = new Set<string>()
    JSON.stringify(data, (key, value) => {
      if (key && !/^\d+$/.test(key) && key !== 'exportedAt' && !(key in labelsDe)) unnamed.add(key)
      return value
    })
    expect([...unnamed]).toEqual([])
  })

  test('nothing of somebody who has used everything there is, having nothing themselves', async () => {
    await createFullAccount(app)
    const kim = await app.applicant()
    await app.db.update(applicant).set({ nationality: 'AT' }).where(eq(applicant.id, kim.applicantId))
    const { data, files } = await download(kim)
    expect(data).toMatchObject({
      person: { nationality: 'AT' },
      contactPerson: null,
      applications: [],
      threads: [],
      files: [],
      bookmarks: [],
      searches: { saved: [], last: [] },
      mathsAttempts: [],
      blockedCompanies: [],
      blockedPeople: [],
      messageReports: [],
    })
    expect([...files.keys()]).toEqual(['index.html', 'daten.json'])
  })

  test('a part for each table that refers to a person, of somebody who has used everything there is', async () => {
    const schema = await readFile(join(projectRoot, 'server/schema.sql'), 'utf8')
    const referring = schema
      .split(/^(?=CREATE TABLE )/m)
      .filter((part) => /REFERENCES (?:account|applicant)\(/.test(part.slice(0, part.search(/^\)/m))))
      .map((part) => /^CREATE TABLE (\w+)/.exec(part)?.[1] ?? '')
    expect([...Object.keys(partOf), ...notForApplicants, ...saysNothing].toSorted()).toEqual(
      referring.toSorted(),
    )
    const app = await startTestApp()
    try {
      const { lena } = await createFullAccount(app)
      const { bytes } = await app.call(exportAccount, {}, { as: lena })
      const data = JSON.parse(unzip(bytes).get('daten.json')?.toString('utf8') ?? '')
      const found = (path: string) => path.split('.').reduce((within, key) => within?.[key], data)
      for (const [table, part] of Object.entries(partOf)) {
        expect(Object.keys(found(part) ?? {}), `${table} in ${part}`).not.toEqual([])
      }
      expect(data.dismissedNotices).toEqual([{ title: 'Hallo', dismissedAt: expect.any(String) }])
    } finally {
      await app.stop()
    }
  }, 60_000)

  test('and a file that the storage has lost keeps nobody from the rest, and is named in both and in the log', async () => {
    const kim = await app.applicant()
    const id = await apply(kim, (await app.offer(acme)).id, 'da')
    await app.upload(
      attachFile,
      { params: { type: 'cv', id }, file: { name: 'b.pdf', bytes: pdf('weg') } },
      { as: kim },
    )
    const [lost] = await app.db.select().from(storedFile).where(eq(storedFile.name, 'b.pdf'))
    await app.context().storage.delete(lost?.storageKey ?? '')
    const error = vi.spyOn(app.context().log, 'error')
    const { files } = await download(kim)
    expect([...files.keys()]).toEqual(['index.html', 'daten.json', 'dateien/Zeugnis.pdf'])
    const { files: listed } = JSON.parse(files.get('daten.json')?.toString('utf8') ?? '')
    expect(listed).toMatchObject([
      { name: 'Zeugnis.pdf', path: 'dateien/Zeugnis.pdf' },
      { name: 'b.pdf', path: null, isLost: true },
    ])
    expect(files.get('index.html')?.toString('utf8')).toContain('>Ist verloren gegangen</th>')
    expect(error.mock.calls).toEqual([[{ fileId: lost?.id }, 'The storage has lost a file']])
    error.mockRestore()
  })
})

/** Where the rows of a table stand in an applicant's export. */
const partOf: Record<string, string> = {
  account_block: 'blockedPeople',
  account_subscription: 'subscriptions',
  applicant: 'person',
  applicant_company_block: 'blockedCompanies',
  applicant_request: 'requests',
  application: 'applications',
  application_event: 'applications.0.timeline',
  bookmark: 'bookmarks',
  calendar_feed: 'calendarFeed',
  interview: 'interviews',
  interview_event: 'interviews',
  last_search: 'searches.last',
  mail_log: 'mails',
  maths_attempt: 'mathsAttempts',
  maths_placement: 'mathsPlacements',
  maths_plan: 'mathsPlan',
  maths_practice: 'mathsPractice',
  message: 'threads.0.messages',
  messaging_setting: 'messagingSettings',
  notice_dismissal: 'dismissedNotices',
  page_consent: 'consents',
  passkey: 'secondFactor.passkeys',
  push_device: 'pushDevices',
  push_kind_off: 'pushSettings',
  search_pattern: 'searches.saved',
  sent_tip: 'sentTips',
  session: 'sessions',
  stored_file: 'files',
  study_checklist_mark: 'studyChecklist',
  thread: 'threads',
  thread_report: 'messageReports',
  totp: 'secondFactor',
}
/** Rows of companies' people and of admins. */
const notForApplicants = [
  ...['application_handler', 'application_note', 'application_rating', 'bookmark_sharing', 'content_version'],
  ...[
    'four_eyes_request',
    'on_behalf',
    'organisation_person',
    'scheduled_reply',
    'thread_handler',
    'thread_note',
  ],
]
/** Hashes, and what is counted from other tables. */
const saysNothing = [
  ...[
    'known_address',
    'messaging_unread',
    'one_time_token',
    'passkey_challenge',
    'recovery_code',
    'thread_state',
  ],
]

test('an application without an offer that ended with its company names no offer as closed', async () => {
  const mia = await app.applicant()
  const gone = await app.company()
  const body = { type: 1, companyId: gone.companyId } as const
  const { id, revision } = (await app.call(createApplication, { body }, { as: mia })).body
  await app.call(updateApplication, { params: { id }, body: { ...completeContent, revision } }, { as: mia })
  const file = { name: 'Lebenslauf.pdf', bytes: pdf('Lebenslauf') }
  await app.upload(attachFile, { params: { type: 'cv', id }, file }, { as: mia })
  expect((await app.call(submitApplication, { params: { id } }, { as: mia })).status).toBe(200)
  await transaction(app.context(), (ctx) => finishApplications(ctx, { companyId: gone.companyId }))
  const { data, page } = await download(mia)
  expect(data.applications[0]).toMatchObject({ status: 9, outcome: 'initiative_ended' })
  expect(data.applications[0].timeline.at(-1)).toMatchObject({
    event: 'finished',
    outcome: 'initiative_ended',
  })
  expect(page).toContain('nimmt keine Initiativbewerbungen mehr an')
  expect(page).not.toContain('Angebot geschlossen')
})

test('what a company notes on an application is in the data of who wrote it, not in the applicant’s', async () => {
  const { body } = await app.call(listApplications, { query: { scope: 'received' } }, { as: acme })
  const received = body.member.find(
    ({ applicant }: { applicant: { id: string } }) => applicant.id === lena.applicantId,
  )
  const params = { id: received.id as string }
  await app.call(addNote, { params, body: { text: 'Karlas Notiz' } }, { as: acme })
  await app.call(rateApplication, { params, body: { rating: 4 } }, { as: acme })
  const [thread] = (await app.call(listThreads, {}, { as: acme })).body.threads
  const inThread = { params: { id: thread.id }, body: { text: 'Karlas Notiz am Rand' } }
  expect((await app.call(addThreadNote, inThread, { as: acme })).status).toBe(200)
  const handling = { params: { id: thread.id }, body: { handlerId: acme.accountId, revision: 0 } }
  expect((await app.call(assignThread, handling, { as: acme })).status).toBe(200)
  const { data } = await download(acme)
  expect(data.handledThreads).toEqual(['Frage'])
  expect(data.threadNotes).toMatchObject([{ subject: 'Frage', note: 'Karlas Notiz am Rand' }])
  expect(data.assessments).toMatchObject({
    writtenNotes: [{ applicationId: params.id, note: 'Karlas Notiz' }],
    givenRatings: [{ applicationId: params.id, points: 4 }],
  })
  expect((await download(lena)).json).not.toContain('Karlas Notiz')
})

test('somebody of a company takes along themselves and what they wrote, and no applicant', async () => {
  const { data, json, page } = await download(acme)
  expect(data.account).toMatchObject({ type: 'company', displayName: 'Acme' })
  expect(data.registration.permissions).toEqual(['company-profile-edit', 'company-colleagues-manage'])
  expect(data.contactPerson).toMatchObject({ firstName: 'Karla', placeInList: 1, hidden: false })
  expect(data).not.toHaveProperty('applications')
  expect(data.threads).toMatchObject([
    { counterpart: null, messages: [{ own: true, message: 'Karlas Antwort' }] },
  ])
  for (const stranger of [...others, 'Lena', lena.email, lena.accountId])
    expect(json + page).not.toContain(stranger)
  expect(page).toContain('<h1>Ihre Daten bei Tandem</h1>')
})

test('an admin takes along the account', async () => {
  const { data } = await download(await app.admin())
  expect(data).toMatchObject({ account: { type: 'admin' }, contactPerson: null, threads: [] })
})
