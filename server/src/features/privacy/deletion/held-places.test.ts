import { deleteAccountAtOnce } from '@tandem/contract/privacy'
import { expect, test } from 'vitest'
import {
  acme,
  app,
  finish,
  lena,
  move,
  sent,
  startWithOffer,
  taken,
} from '#features/applications/transitions/transitions.testing.ts'
import { eventsOf } from '#features/messaging/messaging.testing.ts'
import { password, withPassword } from './deletion.testing.ts'
import { eraseAccount } from './erase-account.ts'

startWithOffer()

async function takePlace(as: typeof lena): Promise<string> {
  const id = await sent(as)
  await move(id, 'offer_made', 1)
  app.clock.advance(10_000)
  expect((await finish(id, 2, { outcome: 'place_taken' }, as)).status).toBe(200)
  return id
}

test('a place that was taken is free again, and the company gets an event and a mail', async () => {
  const id = await takePlace(await withPassword(app, lena))
  expect(await taken()).toBe(1)
  await app.settleJobs()
  const before = new Set((await app.mails()).map((mail) => mail.id))
  const events = await eventsOf(app, async () => {
    const deleted = await app.call(deleteAccountAtOnce, { body: { password } }, { as: lena })
    expect(deleted.status).toBe(200)
  })
  expect(events).toContainEqual({
    accountIds: [acme.accountId],
    type: 'application',
    data: { applicationId: id },
  })
  expect(await taken()).toBe(0)
  await app.settleJobs()
  const mails = (await app.mails()).filter((mail) => mail.to === acme.email && !before.has(mail.id))
  expect(mails.map(({ subject }) => subject)).toEqual(['Eine Bewerbung wurde zurückgezogen'])
  await takePlace(await app.applicant())
  expect(await taken()).toBe(1)
})

test('a place with a signed contract stays taken', async () => {
  const id = await takePlace(lena)
  expect((await finish(id, 3, { outcome: 'contract_signed' })).status).toBe(200)
  await eraseAccount(app.context(), lena.accountId, 'expired')
  expect(await taken()).toBe(1)
})
