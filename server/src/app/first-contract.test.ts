import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getAccount } from '@tandem/contract/accounts'
import { register } from '@tandem/contract/accounts/registration'
import { attachFile } from '@tandem/contract/applicants'

import { getApplication, listApplications, undoPeriodMs } from '@tandem/contract/applications'
import { moveApplication, recordOutcome } from '@tandem/contract/applications/decisions'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'
import { confirmCompany, getCompanyReview, listCompanyReviews } from '@tandem/contract/backend'
import { getCompanyProfile, saveCompanyProfile } from '@tandem/contract/companies/profile'
import type { Endpoint } from '@tandem/contract/endpoint'
import { agreeInterview, listApplicationInterviews, proposeInterview } from '@tandem/contract/interviews'
import { listOffers } from '@tandem/contract/offers'
import { createOffer, getOwnOffer, publishOffer } from '@tandem/contract/offers/own-offers'
import { login } from '@tandem/contract/sign-in'
import { confirmAccount } from '@tandem/contract/sign-in/email'
import { resetPassword } from '@tandem/contract/sign-in/password'
import type { InjectOptions } from 'fastify'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { sampleCompany } from '#features/companies/profile/sample-company.testing.ts'
import { fullOffer } from '#features/offers/own/sample-offer.testing.ts'
import { createTestClock } from '#platform/clock/test-clock.ts'
import { loadConfig } from '#platform/config/config.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import type { Database } from '#platform/db/database.ts'
import { type EventHub, type LiveEvent, openEventHub } from '#platform/events/events.ts'
import { createLog } from '#platform/log/log.ts'
import { smallPdf } from '#testing/pdf.ts'
import { onPostgresServer, urlOfDatabase } from '#testing/postgres-server.ts'
import { settleJobs } from '#testing/settle-jobs.ts'
import { password, registration } from '#testing/test-accounts.ts'
import { callOf, uploadOf } from '#testing/test-calls.ts'
import { openPrepared } from './data/open-prepared.ts'
import { startApp } from './start-app.ts'

const [recruiter, applicant, admin] = ['recruiting@example.org', 'lena@example.org', 'chefin@example.org']
const year = new Date().getFullYear() + 1

type Signed = { token: string; person: string; accountId: string }

/** As an operator starts it: production, an empty PostgreSQL, mail by SMTP. The clock alone is the test's. */
describe.runIf(inject('template').kind === 'postgres')('from a registration to a signed contract', () => {
  const name = `tandem_test_${randomUUID().replaceAll('-', '')}`
  const { url: server = '' } = inject('template') as { url?: string }
  const clock = createTestClock(new Date())
  let env: Record<string, string>
  let database: Database
  let app: Awaited<ReturnType<typeof startApp>>
  let mails: Awaited<ReturnType<typeof receiveMails>>
  let hub: EventHub
  const events: LiveEvent[] = []

  beforeAll(async () => {
    await onPostgresServer(server, `CREATE DATABASE ${name}`)
    mails = await receiveMails()
    env = {
      ...{ NODE_ENV: 'production', BASE_URL: 'https://tandem.example.org', MAIL_FROM: 'tandem@example.org' },
      ...{ DATABASE_URL: urlOfDatabase(server, name), SMTP_URL: mails.url, LOG_LEVEL: 'silent' },
      ...{ DATA_DIR: await mkdtemp(join(tmpdir(), 'tandem-contract-')), RATE_LIMIT_FACTOR: '10' },
    }
    const config = loadConfig(env)
    const log = createLog(config)
    const prepared = await openPrepared(config, log)
    database = prepared.database
    app = await startApp({ config, database, log, clock, webFolder: null })
    await app.runJobs()
    hub = await openEventHub(database)
    hub.onEvery((event) => events.push(event))
  })
  afterAll(async () => {
    await hub.close()
    await app.stop()
    await database.close()
    mails.close()
    await onPostgresServer(server, `DROP DATABASE ${name}`)
    await rm(env.DATA_DIR ?? '', { recursive: true, force: true })
  })

  test('both are told at every step', { timeout: 60_000 }, async () => {
    const link = await createAdmin()
    await call(resetPassword, { body: { token: tokenIn(link), password } })
    const back = await signIn(admin)

    // The company registers, prepares what it can, and is released.
    const { consent, firstName, lastName } = registration(recruiter)
    const person = { consent, firstName, lastName, password, email: recruiter }
    const { name: companyName, street, zip, town, www, phone } = sampleCompany
    await call(register, { body: { type: 'company', companyName, street, zip, town, www, phone, ...person } })
    await confirm(recruiter)
    const company = await signIn(recruiter)
    const { profile } = await call(getCompanyProfile, {}, company)
    await call(saveCompanyProfile, { body: { ...sampleCompany, revision: profile.revision } }, company)
    const years = [{ year, total: 1 }]
    const draft = await call(createOffer, { body: { ...fullOffer, years, deadline: null } }, company)
    const publication = { params: { id: draft.id }, body: { revision: draft.revision } }
    await expect(call(publishOffer, publication, company)).rejects.toThrow('offer_incomplete')
    const { member: waiting } = await call(listCompanyReviews, {}, back)
    const review = { params: { id: waiting[0].id } }
    const { revision } = await call(getCompanyReview, review, back)
    const release = { ...review, body: { studyInterests: ['36'], revision } }
    await call(confirmCompany, release, back)
    clock.advance(undoPeriodMs)
    await settleJobs(database.db, clock())
    await told(recruiter, 'freigegeben')
    expect(await call(publishOffer, publication, company)).toMatchObject({ status: 'published' })

    // An applicant finds the offer and applies.
    await call(register, { body: registration(applicant) })
    await confirm(applicant)
    const lena = await signIn(applicant)
    await expect
      .poll(
        async () => (await call(listOffers, { query: { text: 'Wirtschaftsinformatik' } }, lena)).totalItems,
      )
      .toBe(1)
    const begun = await call(createApplication, { body: { type: 2, offerId: draft.id } }, lena)
    const body = { ...completeContent, revision: begun.revision }
    await call(updateApplication, { params: { id: begun.id }, body }, lena)
    const file = { name: 'Lebenslauf.pdf', bytes: smallPdf() }
    await send(uploadOf(attachFile, { params: { type: 'cv', id: begun.id }, file }, { as: lena }))
    await call(submitApplication, { params: { id: begun.id } }, lena)
    await told(recruiter, 'Bewerbung')
    const both = [company, lena]
    const params = { id: begun.id as string }
    // Reading it, the company makes it viewed.
    await bothRead(params, [lena], { event: 'sent' })

    // An interview, an offer made, accepted, signed.
    const { member: received } = await call(listApplications, { query: { scope: 'received' } }, company)
    expect(received).toMatchObject([{ id: params.id }])
    expect(await call(getApplication, { params }, company)).toMatchObject({ stage: 'viewed' })
    await bothRead(params, both, { event: 'viewed' })
    const soon = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString()
    const terms = { minutes: 45, kind: 'phone', where: '', interviewers: [company.person], note: '' } as const
    const proposed = await call(proposeInterview, { params, body: { slots: [soon], ...terms } }, company)
    const [interview] = proposed.interviews.interviews
    await told(applicant, 'Gespräch')
    await bothRead(params, both, { event: 'interview' }, 'proposed')
    const choice = { slotId: interview.slots[0].id, revision: interview.revision }
    await call(agreeInterview, { params: { id: interview.id }, body: choice }, lena)
    for (const address of [recruiter, applicant]) {
      const { attachments } = await told(address, 'steht fest')
      expect(attachments[0]?.mimeType).toBe('text/calendar')
    }
    await bothRead(params, both, { event: 'interview' }, 'agreed')

    const { revision: talked } = await call(getApplication, { params }, company)
    await call(moveApplication, { params, body: { stage: 'offer_made', revision: talked } }, company)
    await told(applicant, 'Platz')
    await bothRead(params, both, { event: 'offer_made' })
    const { revision: offered } = await call(getApplication, { params }, lena)
    await call(recordOutcome, { params, body: { outcome: 'place_taken', revision: offered } }, lena)
    await told(recruiter, 'nimmt den Platz an')
    await bothRead(params, both, { event: 'finished', outcome: 'place_taken' })
    const { revision: accepted } = await call(getApplication, { params }, company)
    await call(recordOutcome, { params, body: { outcome: 'contract_signed', revision: accepted } }, company)
    await told(applicant, 'Vertrag')
    await bothRead(params, both, { event: 'finished', outcome: 'contract_signed' })
    expect(await call(getApplication, { params }, lena)).toMatchObject({ outcome: 'contract_signed' })
    const { content, taken } = await call(getOwnOffer, { params: { id: draft.id } }, company)
    expect({ years: content.years, taken }).toEqual({ years, taken: [{ year, taken: 1 }] })
  })

  async function createAdmin(): Promise<string> {
    const program = join(projectRoot, 'server/src/app/commands/create-admin.ts')
    const options = { env: { PATH: process.env.PATH, ...env } }
    return (await promisify(execFile)(process.execPath, [program, admin], options)).stdout
  }

  async function confirm(address: string) {
    const { text } = await told(address, 'estätig')
    await call(confirmAccount, { body: { token: tokenIn(text ?? '') } })
  }

  async function signIn(email: string): Promise<Signed> {
    const { auth } = await call(login, { body: { email, password } })
    const { account } = await call(getAccount, {}, auth)
    return { token: auth.token, person: account.organisationPersonId, accountId: account.id }
  }

  /** What the company does is told after a while; so are applications, several at once. */
  async function told(address: string, subject: string) {
    clock.advance(10 * 60_000)
    await settleJobs(database.db, clock())
    const mail = mails.take(address, subject)
    if (!mail) throw new Error(`No mail to ${address} about ${subject}, but ${mails.subjects()}`)
    return mail
  }

  /** Each side heard of the step live, and reads it as the newest of the application, or of its interviews. */
  async function bothRead(params: { id: string }, both: Signed[], step: object, interviewStep?: string) {
    for (const side of both) {
      const heard = () =>
        events.some(({ type, accountIds }) => type === 'application' && accountIds.includes(side.accountId))
      await expect.poll(heard).toBe(true)
      const { timeline } = await call(getApplication, { params }, side)
      expect(timeline.at(-1)).toMatchObject(step)
      const { interviews } = await call(listApplicationInterviews, { params }, side)
      expect(interviews.timeline.at(-1)?.event).toBe(interviewStep ?? interviews.timeline.at(-1)?.event)
    }
    events.length = 0
  }

  const call = (endpoint: Endpoint, input: Parameters<typeof callOf>[1], as?: { token: string }) =>
    send(callOf(endpoint, input, as ? { as } : {}))

  // biome-ignore lint/suspicious/noExplicitAny: the answers of many endpoints, each looked at where it is used
  async function send(request: InjectOptions): Promise<any> {
    const { statusCode, body } = await app.server.inject(request)
    if (statusCode !== 200) throw new Error(`${request.method} ${request.url}: ${body}`)
    return JSON.parse(body)
  }
})

const tokenIn = (text: string): string => /#token=([\w-]+)/.exec(text)?.[1] ?? ''

/** A mail server that keeps what it is given, each until it is taken. */
async function receiveMails() {
  const received: Awaited<ReturnType<typeof PostalMime.parse>>[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      stream
        .toArray()
        .then((chunks) => PostalMime.parse(Buffer.concat(chunks)))
        .then((mail) => {
          received.push(mail)
          done()
        }, done)
    },
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => server.close(),
    subjects: () => received.map(({ subject }) => subject).join(', '),
    take(address: string, subject: string) {
      const at = received.findIndex(
        (mail) => mail.to?.[0]?.address === address && mail.subject?.includes(subject),
      )
      return at < 0 ? null : received.splice(at, 1)[0]
    },
  }
}
