import { readRegistrationKey } from '@tandem/contract/accounts/registration'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '#platform/jobs/jobs.ts'
import { mailContent } from '#platform/mail/mail-content.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { invitationMail, nightlyKeyCleanUp } from '../companies.jobs.ts'
import { company, companyRegistrationKey as registrationKey } from '../companies.schema.ts'
import { createRegistrationKey, type NewRegistrationKey } from './create-registration-key.ts'
import { invitationTexts } from './invitation.mail.ts'
import { findOpenKeys, revokeKey } from './registration-keys.ts'

let app: TestApp
let jana: Awaited<ReturnType<TestApp['company']>>

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T12:00:00Z')
  jana = await app.company({ name: 'Acme GmbH', firstName: 'Jana', lastName: 'Weiß' })
})
afterAll(() => app.stop())

const create = (by: typeof jana, change: Partial<NewRegistrationKey> = {}) =>
  createRegistrationKey(app.context(), {
    companyId: by.companyId,
    invitedBy: by.accountId,
    permissions: ['company-profile-edit'],
    uses: 3,
    days: 14,
    ...change,
  })
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email)
const keyIn = (text = '') => text.match(/registrierung\/unternehmen\/einladung#key=([\w-]+)/)?.[1] ?? ''
const read = (key: string) => app.call(readRegistrationKey, { body: { key } })

test('an invitation by mail names the company, who invites and until when; only the mail holds its key', async () => {
  const { id, key } = await create(jana, { email: 'tom@example.org' })
  expect(key).toBeNull()
  await app.settleJobs()
  const [mail, ...others] = await mailsTo('tom@example.org')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Einladung zu Tandem: Acme GmbH')
  expect(mail?.text).toContain('Jana Weiß möchte, dass Sie für Acme GmbH bei Tandem mitarbeiten')
  expect(mail?.text).toContain('bis zum 4.\u00a0Dezember\u00a02026')
  const mailed = keyIn(mail?.text)
  expect((await read(mailed)).body.invitation).toEqual({ companyName: 'Acme GmbH' })
  const [row] = await app.db.select().from(registrationKey).where(eq(registrationKey.id, id))
  expect(row, 'good for one account').toMatchObject({ usesLeft: 1, email: 'tom@example.org' })
  const jobs = await app.db.execute(sql`select data::text, output::text from pgboss.job`)
  expect(JSON.stringify([row, jobs.rows])).not.toContain(mailed)
  expect(JSON.stringify(jobs.rows)).not.toContain('tom@example.org')
})

test('a mail that is sent again replaces the first one’s key', async () => {
  const { id } = await create(jana, { email: 'again@example.org' })
  await app.settleJobs()
  await enqueue(app.db, invitationMail, { keyId: id, invitedBy: jana.accountId })
  await app.settleJobs()
  const keys = (await mailsTo('again@example.org')).map(({ text }) => keyIn(text))
  const statuses = await Promise.all(keys.map(async (key) => (await read(key)).status))
  expect(statuses, 'newest first').toEqual([200, 410])
})

test('what was taken back before its mail was written is not sent', async () => {
  const { id } = await app.database.db.transaction(async (db) => {
    const ctx = { ...app.context(), db }
    const { companyId, accountId: invitedBy } = jana
    const email = 'never@example.org'
    const made = await createRegistrationKey(ctx, {
      companyId,
      invitedBy,
      email,
      permissions: [],
      uses: 1,
      days: 1,
    })
    await revokeKey(ctx, companyId, made.id)
    return made
  })
  await app.settleJobs()
  expect(await mailsTo('never@example.org')).toEqual([])
  expect((await findOpenKeys(app.context(), jana.companyId)).map((key) => key.id)).not.toContain(id)
})

test('nor is what a company had sent that was suspended before its mail was written', async () => {
  const mallory = await app.company()
  await app.database.db.transaction(async (db) => {
    const { companyId, accountId: invitedBy } = mallory
    const key = { companyId, invitedBy, email: 'spared@example.org', permissions: [], uses: 1, days: 1 }
    await createRegistrationKey({ ...app.context(), db }, key)
    const values = { status: 'suspended', refusalReason: 'Beschwerden' } as const
    await db.update(company).set(values).where(eq(company.id, companyId))
  })
  await app.settleJobs()
  expect(await mailsTo('spared@example.org')).toEqual([])
})

test('the mail is in the language of whoever invites', async () => {
  await app.db.execute(sql`update account set locale = 'en' where id = ${jana.accountId}`)
  await create(jana, { email: 'kate@example.org' })
  await app.settleJobs()
  await app.db.execute(sql`update account set locale = 'de' where id = ${jana.accountId}`)
  const [mail] = await mailsTo('kate@example.org')
  expect(mail?.subject).toBe('Invitation to Tandem: Acme GmbH')
  expect(mail?.text).toContain('until 4\u00a0December\u00a02026')
  expect(mail?.text).toContain(`${app.config.http.baseUrl}/en/registrierung/unternehmen/einladung#key=`)
})

test('names with line breaks begin no header and no line of their own', async () => {
  const evil = 'GmbH\r\nBcc: victim@example.org\r\n\r\n-- \nGewonnen'
  const mallory = await app.company({ name: evil, firstName: 'Mal\nlory', lastName: '<b>X</b>' })
  await create(mallory, { email: 'target@example.org' })
  await app.settleJobs()
  const [mail] = await mailsTo('target@example.org')
  expect(mail?.to).toBe('target@example.org')
  expect(mail?.subject).toBe('Einladung zu Tandem: GmbH Bcc: victim@example.org -- Gewonnen')
  expect(mail?.text).not.toMatch(/^(Bcc|Gewonnen|lory)/m)
  expect(mail?.html).not.toContain('<b>')
  expect(await mailsTo('victim@example.org')).toEqual([])
})

test('the open keys of a company are its own that still work, the newest first', async () => {
  const acme = await app.company()
  await create(await app.company())
  const { id: first } = await create(acme, { uses: 2 })
  app.clock.advance(1000)
  const { id: second } = await create(acme, { email: 'open@example.org', days: 1 })
  const { id: revoked } = await create(acme)
  await revokeKey(app.context(), acme.companyId, revoked)
  const open = () => findOpenKeys(app.context(), acme.companyId)
  expect(await open()).toMatchObject([
    { id: second, email: 'open@example.org', usesLeft: 1, expiresOn: '2026-11-21' },
    { id: first, email: null, usesLeft: 2, expiresOn: '2026-12-04', permissions: ['company-profile-edit'] },
  ])
  app.clock.set('2026-11-21T23:00:00Z')
  expect((await open()).map(({ id }) => id)).toEqual([first])
  app.clock.set('2026-11-20T12:00:00Z')
})

test('30 days after its end a key is forgotten, and with it whom it was mailed to', async () => {
  const { id } = await create(jana, { email: 'gone@example.org', days: 1 })
  const kept = () => app.db.$count(registrationKey, eq(registrationKey.id, id))
  const sweepOn = async (day: string) => {
    app.clock.set(`${day}T03:00:00Z`)
    await enqueue(app.db, nightlyKeyCleanUp, {})
    await app.settleJobs()
  }
  await sweepOn('2026-12-21')
  expect(await kept()).toBe(1)
  await sweepOn('2026-12-22')
  expect(await kept()).toBe(0)
})

test.each(['de', 'en'] as const)(
  'the invitation says the same in HTML and plain text (%s)',
  async (locale) => {
    const link = 'https://tandem.example.org/registrierung/unternehmen/abc'
    const facts = { link, companyName: 'Müller & Söhne', inviter: 'Jana Weiß', expiresOn: '2026-12-04' }
    const content = mailContent(invitationTexts, { locale, isDu: true }, facts)
    const frame = { locale, universityName: 'DH', baseUrl: 'https://tandem.example.org', hasImprint: true }
    const { html, text } = await renderMail(content, frame)
    expect(html).toContain(`href="${link}"`)
    const shown = html.replaceAll('&amp;', '&')
    for (const words of [content.heading, ...content.paragraphs, ...content.afterwards]) {
      expect(text).toContain(words)
      expect(shown).toContain(words)
    }
    expect(text + html).not.toMatch(/undefined|Invalid Date/)
    expect(text).not.toMatch(/\b(du|dich|dir|deine?[mnrs]?)\b/)
  },
)
