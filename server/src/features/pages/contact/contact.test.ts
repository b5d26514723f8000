import { createHash } from 'node:crypto'
import { getContactDetails } from '@tandem/contract/pages/contact'
import { sendContactMessage } from '@tandem/contract/pages/contact-message'
import { type ContactProof, isProof, proofText } from '@tandem/contract/pages/contact-proof'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { institutionLocation, organisationPerson } from '#features/contacts/contacts.schema.ts'
import { idempotentAnswer } from '#platform/http/idempotency/idempotency.schema.ts'
import { claimFloodQuota } from '#platform/throttle/claim-mail-quota.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let personId: string

beforeAll(async () => {
  app = await startTestApp()
  await app.db.insert(institutionLocation).values({
    ...{
      key: 'ulm',
      name: 'Ulm',
      town: 'Ulm',
      postalCode: '89073',
      role: 'main',
      latitude: 48.4,
      longitude: 10,
    },
    ...{ mail: 'ulm@example.org', hoursDe: 'Mo bis Fr' },
  })
  const person = { institutionLocationKey: 'ulm', firstName: 'Ines', roleDe: 'Beratung' }
  const rows = await app.db
    .insert(organisationPerson)
    .values([
      { ...person, lastName: 'Wacholder', mail: 'ines@example.org' },
      { ...person, lastName: 'Verborgen', hidden: true },
    ])
    .returning({ id: organisationPerson.id })
  personId = rows[0]?.id ?? ''
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.stop())

/** Nothing is set, so it is the sender of all mails. */
const general = 'no-reply@localhost'
const message = {
  ...{ topic: 'admission', name: 'Mira Tannhof', message: 'Erste Zeile\n<b>zweite</b>', seconds: 40 },
}
const send = (parts: object) => app.call(sendContactMessage, { body: { ...message, ...parts } })
const mailsTo = async (address: string) => {
  await app.settleJobs()
  return (await app.mails()).filter(({ to }) => to === address)
}

/** Addresses that the mail server refuses for good, as nodemailer tells of it. */
function refuseMailTo(...addresses: string[]): Set<string> {
  const { mailer } = app.context()
  const dead = new Set(addresses)
  const send = mailer.send
  vi.spyOn(mailer, 'send').mockImplementation(async (message) => {
    if (dead.has(message.to))
      throw Object.assign(new Error('no'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })
    await send(message)
  })
  return dead
}

test('everybody sees the locations and their people, but nobody who is hidden', async () => {
  const { body } = await app.call(getContactDetails)
  const [ulm] = body.contact.locations
  expect(ulm).toMatchObject({ id: 'ulm', hours: 'Mo bis Fr', phone: null })
  expect(ulm.contacts).toEqual([expect.objectContaining({ id: personId, lastName: 'Wacholder' })])
})

test('a message reaches the location, an answer its sender, who gets a confirmation without the text', async () => {
  expect((await send({ email: 'mira@example.org', locationId: 'ulm' })).status).toBe(200)
  const [delivered] = await mailsTo('ulm@example.org')
  expect(delivered?.subject).toBe('Zulassung: Nachricht von Mira Tannhof')
  expect(delivered?.text).toContain('Erste Zeile\n<b>zweite</b>')
  expect(delivered?.html).toContain('&lt;b&gt;zweite')
  expect(delivered?.text).toContain('geht Ihre Antwort an mira@example.org')
  const [confirmation] = await mailsTo('mira@example.org')
  expect(confirmation?.text).toContain('Ulm antwortet dir')
  expect(confirmation?.text).not.toContain('zweite')
})

test('a support contact gets what is for them alone', async () => {
  await send({ email: 'jo@example.org', contactId: personId })
  expect(await mailsTo('ines@example.org')).toHaveLength(1)
})

test('an address that refuses a message does not lose it: it goes to the location, then to the university', async () => {
  const dead = refuseMailTo('ines@example.org')
  await send({ email: 'kim@example.org', contactId: personId })
  await app.settleJobs()
  const [delivered] = (await mailsTo('ulm@example.org')).filter(({ text }) =>
    text.includes('kim@example.org'),
  )
  expect(delivered?.text).toContain('An: Ines Wacholder')
  expect(await mailsTo('kim@example.org')).toHaveLength(1)

  dead.add('ulm@example.org')
  await send({ email: 'lou@example.org', contactId: personId })
  expect(await mailsTo(general)).toHaveLength(1)
})

test('what every address refuses waits, unconfirmed, until one is put right', async () => {
  const dead = refuseMailTo('ulm@example.org', general)
  await send({ email: 'pia@example.org', locationId: 'ulm' })
  const waiting = sql`select from pgboss.job where name = 'send-contact-message' and state = 'retry'`
  await vi.waitFor(async () => expect((await app.db.execute(waiting)).rows).toHaveLength(1), 10_000)
  expect((await app.mails()).filter(({ to }) => to === 'pia@example.org')).toEqual([])

  dead.clear()
  await app.db.update(institutionLocation).set({ mail: 'neu@example.org' })
  expect(await mailsTo('neu@example.org')).toHaveLength(1)
  expect(await mailsTo('pia@example.org')).toHaveLength(1)
  await app.db.update(institutionLocation).set({ mail: 'ulm@example.org' })
})

test('of a visitor, too, a repeat is no second message, and what another one sends is another', async () => {
  const request = {
    ...{ method: 'POST' as const, url: '/api/contact', headers: { 'idempotency-key': 'lost' } },
    body: { ...message, email: 'zwei@example.org' },
  }
  for (const remoteAddress of ['192.0.2.1', '192.0.2.1', '192.0.2.2'])
    expect((await app.server.inject({ ...request, remoteAddress })).statusCode).toBe(200)
  expect(await mailsTo('zwei@example.org')).toHaveLength(2)
  const kept = await app.db.select().from(idempotentAnswer).where(eq(idempotentAnswer.key, 'lost'))
  expect(kept).toHaveLength(2)
  expect(JSON.stringify(kept)).not.toMatch(/192\.0\.2|zwei@/)
})

test('programs are told the same as everybody, and nothing is sent', async () => {
  for (const given of [{ website: 'https://spam.example' }, { seconds: 1 }])
    expect((await send({ email: 'robot@example.org', ...given })).status).toBe(200)
  expect(await mailsTo('robot@example.org')).toEqual([])
})

test('nobody’s mailbox is flooded, and no message goes nowhere', async () => {
  const flood = { email: 'flut@example.org' }
  for (let sent = 0; sent < 5; sent++) expect((await send(flood)).status).toBe(200)
  expect((await send(flood)).body).toMatchObject({ code: 'too_many_requests' })
  expect((await send({ email: 'a@example.org', locationId: 'nirgends' })).status).toBe(404)
  expect((await send({ email: 'keine', message: ' ' })).body.violations).toHaveLength(2)
})

test('while too many write, a message costs work, which is good for it alone and for a while', async () => {
  const ctx = app.context()
  while (await claimFloodQuota(ctx, 'contact'));
  const own = { email: 'ruhig@example.org', message: 'Frage' }
  expect((await send(own)).body).toMatchObject({ code: 'proof_required', status: 428 })
  const proof = proveAt(app.clock(), own)
  expect((await send({ ...own, message: 'Andere', proof })).status).toBe(428)
  const old = proveAt(new Date(app.clock().getTime() - 11 * 60_000), own)
  expect((await send({ ...own, proof: old })).status).toBe(428)
  expect((await send({ ...own, proof })).status).toBe(200)
  app.clock.advance(11 * 60_000)
  expect((await send({ ...own, message: 'Später' })).status).toBe(200)
})

function proveAt(now: Date, own: { email: string; message: string }): ContactProof {
  for (let nonce = 0; ; nonce++) {
    const proof = { at: now.toISOString(), nonce }
    if (isProof(createHash('sha256').update(proofText(own, proof)).digest())) return proof
  }
}
