import { showTyping, startThread } from '@tandem/contract/messaging'
import { blockThread } from '@tandem/contract/messaging/threads'
import { updateMessagingSettings } from '@tandem/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { eventsOf, insertApplication } from '../messaging.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function conversation() {
  const lena = await app.applicant()
  const acme = await app.company()
  const colleague = await app.colleague(acme)
  await insertApplication(app, lena, acme)
  const body = { subject: 'Ihre Bewerbung', message: 'Guten Tag!' }
  const begun = await app.call(startThread, { params: { id: lena.applicantId }, body }, { as: acme })
  return { lena, acme, colleague, threadId: begun.body.message.threadId as string }
}
type Signed = { token: string }

/** Whom it is told, by the events of one call. */
const told = async (id: string, as: Signed) => {
  const events = await eventsOf(app, () =>
    app.call(showTyping, { params: { id } }, { as }).then(({ status }) => expect(status).toBe(200)),
  )
  return events.map(({ accountIds, type, data }) => ({ accountIds: accountIds.toSorted(), type, data }))
}
const wantReceipts = (as: Signed, readReceipts: boolean) =>
  app.call(updateMessagingSettings, { body: { mailInterval: 'daily', readReceipts } }, { as })

test('colleagues and the other side are told who writes, by ids alone', async () => {
  const { lena, acme, colleague, threadId } = await conversation()
  const both = [acme.accountId, colleague.accountId].toSorted()
  const ofLena = { threadId, senderId: lena.applicantId, side: 'other' }
  expect(await told(threadId, lena)).toEqual([{ accountIds: both, type: 'typing', data: ofLena }])
  const senderId = acme.organisationPersonId
  expect(await told(threadId, acme)).toEqual([
    { accountIds: [colleague.accountId], type: 'typing', data: { threadId, senderId, side: 'own' } },
    { accountIds: [lena.accountId], type: 'typing', data: { threadId, senderId, side: 'other' } },
  ])
})

test('across the sides only where both want receipts', async () => {
  const { lena, acme, colleague, threadId } = await conversation()
  await wantReceipts(colleague, false)
  expect(await told(threadId, lena)).toMatchObject([{ accountIds: [acme.accountId] }])
  expect(await told(threadId, colleague)).toMatchObject([{ accountIds: [acme.accountId] }])
  await wantReceipts(lena, false)
  expect(await told(threadId, lena)).toEqual([])
  expect(await told(threadId, acme)).toMatchObject([{ accountIds: [colleague.accountId] }])
})

test('once either side is blocked nobody is told, and the answer is the same', async () => {
  const { lena, acme, threadId } = await conversation()
  await app.call(blockThread, { params: { id: threadId }, body: true }, { as: lena })
  expect(await told(threadId, acme)).toEqual([])
  expect(await told(threadId, lena)).toEqual([])
})
