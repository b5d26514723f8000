import { updateSubscription } from '@tandem/contract/accounts/own-account'
import { startThread } from '@tandem/contract/messaging'
import { reportThread } from '@tandem/contract/messaging/threads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#features/companies/companies.schema.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { mailContent } from '#platform/mail/mail-content.ts'
import { mailsTo } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dailyOpenReports, dailyWaitingCompanies } from '../backend.jobs.ts'
import { waitingCompaniesTexts } from './waiting-companies.mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T06:30:00Z')
})
afterAll(() => app.stop())

const daily = async () => {
  await enqueue(app.db, dailyWaitingCompanies, {})
  await app.settleJobs()
}

test('admins are told in one mail which companies wait, unless they want none', async () => {
  const [told, not] = [await app.admin(), await app.admin()]
  const params = { subscription: 'waiting_companies' as const }
  await app.call(updateSubscription, { params, body: { enabled: false } }, { as: not })
  await daily()
  expect(await app.mails(), 'nobody waits').toEqual([])

  const first = await app.company({ name: 'Erste\r\nGmbH', confirmed: false })
  await app.company({ name: 'Zweite GmbH', confirmed: false })
  const asked = await app.company({ name: 'Vierte GmbH', confirmed: false })
  const askedAt = app.clock()
  await app.db
    .update(company)
    .set({ question: 'Wer sind Sie?', askedAt })
    .where(eq(company.id, asked.companyId))
  const unconfirmed = await app.company({ name: 'Dritte GmbH', confirmed: false })
  await app.db.update(company).set({ submittedAt: null }).where(eq(company.id, unconfirmed.companyId))
  await daily()
  const [mail, ...more] = await mailsTo(app, told.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('2 Unternehmen warten auf Freigabe')
  expect(mail?.text).toContain('Erste GmbH')
  expect(mail?.text).toContain('Karlsruhe, 20.\u00a0November\u00a02026')
  expect(mail?.text).toContain(`/backend/companies/${first.companyId}`)
  expect(mail?.text).not.toContain('Dritte')
  expect(mail?.text, 'it is the company’s turn').not.toContain('Vierte')
  expect(await app.mails()).toHaveLength(1)
})

test.each(['de', 'en'] as const)('one company is spoken of as one (%s)', (locale) => {
  const facts = { link: '', settingsLink: '', count: 1, companies: [] }
  const { subject, heading } = mailContent(waitingCompaniesTexts, { locale, isDu: false }, facts)
  expect(subject + heading).toMatch(/^(Ein|A) /)
  expect(subject + heading).not.toContain('1')
})

test('admins are told that a report is open, not about whom', async () => {
  const admin = await app.admin()
  const lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  const acme = await app.company({ name: 'Acme GmbH' })
  const body = { subject: 'Frage', message: 'Guten Tag' }
  const params = { id: acme.organisationPersonId }
  const begun = await app.call(startThread, { params, body }, { as: lena })
  const remind = async () => {
    await enqueue(app.db, dailyOpenReports, {})
    await app.settleJobs()
    return mailsTo(app, admin.email)
  }
  expect(await remind()).toEqual([])
  const report = {
    params: { id: begun.body.message.threadId as string },
    body: { kind: 'insult' as const, reason: 'Frech' },
  }
  expect((await app.call(reportThread, report, { as: lena })).status).toBe(200)
  const [mail, ...more] = await remind()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Eine gemeldete Unterhaltung ist offen')
  expect(mail?.text).toContain('/backend/meldungen')
  expect(mail?.text).not.toMatch(/Lena|Vogt|Acme|Frech/)
})
