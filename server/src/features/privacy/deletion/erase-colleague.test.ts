import { getApplication } from '@tandem/contract/applications'
import { getThread, respond, startThread } from '@tandem/contract/messaging'
import { blockThread } from '@tandem/contract/messaging/threads'
import { getOffer, listOffers } from '@tandem/contract/offers'
import { deleteAccountAtOnce } from '@tandem/contract/privacy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { company, companyRegistrationKey } from '#features/companies/companies.schema.ts'
import { organisationPerson, organisationPersonFile } from '#features/contacts/contacts.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { thread } from '#features/messaging/messaging.schema.ts'
import { eventsOf, insertApplication, insertContact } from '#features/messaging/messaging.testing.ts'
import { offer as offerTable } from '#features/offers/offers.schema.ts'
import { savedSearch } from '#features/saved-searches/saved-searches.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { idempotentAnswer } from '#platform/http/idempotency/idempotency.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { findTiedFileIds } from '../tied-files.store.ts'
import { password, withPassword } from './deletion.testing.ts'
import { eraseAccount } from './erase-account.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const leave = (as: { token: string }) => app.call(deleteAccountAtOnce, { body: { password } }, { as })
const statusOf = async (companyId: string) => {
  const [found] = await app.db.select().from(company).where(eq(company.id, companyId))
  return found?.status
}
const membersOf = (companyId: string) =>
  app.db
    .select({ accountId: account.id, permissions: account.permissions })
    .from(account)
    .innerJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .where(eq(organisationPerson.companyId, companyId))

describe('one of several', () => {
  test('takes only the own person along', async () => {
    const acme = await app.company()
    const otto = await withPassword(
      app,
      app.colleague(acme, { firstName: 'Otto', permissions: ['company-profile-edit'] }),
    )
    const lena = await app.applicant()
    const offer = await app.offer(acme, { contactId: otto.organisationPersonId })
    const applicationId = await insertApplication(app.context(), lena, { companyId: acme.companyId })
    const begun = await app.call(
      startThread,
      { params: { id: lena.applicantId }, body: { subject: 'Hallo', message: 'Guten Tag', applicationId } },
      { as: otto },
    )
    const threadId: string = begun.body.message.threadId
    await app.db.insert(savedSearch).values({
      accountId: otto.accountId,
      companyId: acme.companyId,
      kind: 'applicants',
      name: 'Informatik',
      criteria: {},
      notificationInterval: 'daily',
    })

    const events = await eventsOf(app, async () => expect((await leave(otto)).status).toBe(200))
    expect(events).toContainEqual({ accountIds: [acme.accountId], type: 'account', data: {} })
    expect(await statusOf(acme.companyId)).toBe('confirmed')
    const [found] = await app.db.select().from(offerTable).where(eq(offerTable.id, offer.id))
    expect(found).toMatchObject({ status: 'published', contactId: null })
    const searches = await app.db.select().from(savedSearch).where(eq(savedSearch.name, 'Informatik'))
    expect(searches, 'a shared search stays, its mails end').toMatchObject([
      { accountId: acme.accountId, paused: true },
    ])

    const read = await app.call(getThread, { params: { id: threadId } }, { as: lena })
    expect(read.body.thread).toMatchObject({
      counterpart: { name: 'Muster GmbH' },
      messages: [{ senderName: 'Gelöschtes Konto', senderId: null, message: 'Guten Tag' }],
    })
    const answered = await app.call(respond, { body: { threadId, message: 'Hallo!' } }, { as: lena })
    expect(answered.status, 'the colleagues read on').toBe(200)
  })

  test('is named by no kept answer any more, whoever got it', async () => {
    const acme = await app.company()
    const name = { firstName: 'Ottokar', lastName: 'Wegner "Otto"' }
    const otto = await withPassword(app, app.colleague(acme, name))
    const stranger = await app.applicant()
    const answers = {
      'by account': { accountId: otto.accountId },
      'by person': { member: [{ id: otto.organisationPersonId }] },
      'by name': { by: `${name.firstName} ${name.lastName}` },
      'by address': { to: otto.email },
      'of others': { by: 'Ottokar', id: acme.organisationPersonId },
    }
    await app.db.insert(idempotentAnswer).values(
      Object.entries(answers).map(([key, body]) => ({
        ...{ accountId: stranger.accountId, key, endpoint: 'POST /thing', requestHash: 'hash' },
        ...{ status: 200, body: JSON.stringify(body) },
      })),
    )
    expect((await leave(otto)).status).toBe(200)

    const kept = await app.db
      .select()
      .from(idempotentAnswer)
      .where(eq(idempotentAnswer.accountId, stranger.accountId))
    expect(kept.filter(({ body }) => body !== null).map(({ key }) => key)).toEqual(['of others'])
  })

  test('takes no document of another contact along', async () => {
    const acme = await app.company()
    const otto = await app.colleague(acme)
    const id = newId()
    const file = { storageKey: id, name: 'a.pdf', size: 1, mediaType: 'application/pdf', sha256: '' }
    await app.db.insert(storedFile).values({ id, ...file, uploadedBy: otto.accountId })
    const { organisationPersonId } = otto
    await app.db.insert(organisationPersonFile).values({ organisationPersonId, fileId: id })
    expect(await findTiedFileIds(app.db, acme.accountId)).toEqual([])
    expect(await findTiedFileIds(app.db, otto.accountId)).toEqual([id])
  })

  test('leaves each block to the others: whom the company blocked, and who blocked the company', async () => {
    const jule = await app.company({ permissions: [] })
    const boss = await app.colleague(jule, { permissions: ['company-colleagues-manage'] })
    const write = (as: { token: string }, id: string) =>
      app.call(startThread, { params: { id }, body: { subject: 'Hallo', message: 'Guten Tag' } }, { as })
    const [kim, lena] = [await app.applicant(), await app.applicant()]
    for (const applicant of [kim, lena])
      await insertApplication(app.context(), applicant, { companyId: jule.companyId })
    const threads = [await write(kim, jule.organisationPersonId), await write(jule, lena.applicantId)]
    const [ofKim, ofLena] = threads.map(({ body }) => ({ id: body.message.threadId }))
    await app.call(blockThread, { params: ofKim, body: true }, { as: jule })
    await app.call(blockThread, { params: ofLena, body: true }, { as: lena })
    // Joined later, so that the block does not name them.
    const nina = await app.colleague(jule)
    await eraseAccount(app.context(), boss.accountId, 'expired')
    await eraseAccount(app.context(), jule.accountId, 'expired')
    const refused = { status: 409, body: { code: 'recipient_unavailable' } }
    expect(await write(kim, nina.organisationPersonId)).toMatchObject(refused)
    expect(await write(nina, lena.applicantId)).toMatchObject(refused)
  })

  test('cannot leave the others without a manager; of all that try at once, one stays', async () => {
    const acme = await withPassword(app, app.company())
    await app.colleague(acme, { permissions: ['company-profile-edit'] })
    const refused = await leave(acme)
    expect(refused).toMatchObject({ status: 409, body: { code: 'last_manager' } })

    const managers = await Promise.all(
      Array.from({ length: 5 }, () =>
        withPassword(app, app.colleague(acme, { permissions: ['company-colleagues-manage'] })),
      ),
    )
    const answers = await Promise.all([acme, ...managers].map(leave))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409])
    expect(await membersOf(acme.companyId)).toHaveLength(2)
    expect(await statusOf(acme.companyId)).toBe('confirmed')
  })

  test('who has expired cannot be asked: the one who edits the profile manages from then on, alone', async () => {
    const acme = await app.company()
    const other = await app.colleague(acme)
    const editor = await app.colleague(acme, { permissions: ['company-profile-edit'] })
    await eraseAccount(app.context(), acme.accountId, 'expired')
    expect(await membersOf(acme.companyId)).toContainEqual({
      accountId: editor.accountId,
      permissions: ['company-profile-edit', 'company-colleagues-manage'],
    })
    expect(await membersOf(acme.companyId)).toContainEqual({ accountId: other.accountId, permissions: [] })
    await app.settleJobs()
    const subjectsTo = async ({ email }: { email: string }) =>
      (await app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(await subjectsTo(editor)).toEqual(['Sie verwalten jetzt Ihr Team bei Tandem'])
    expect(await subjectsTo(other)).toEqual([])
  })
})

describe('the last one', () => {
  test('closes the company, its offers and what is open with it', async () => {
    const acme = await withPassword(app, app.company({ name: 'Abend GmbH' }))
    const lena = await app.applicant()
    const offer = await app.offer(acme, { title: 'Lampenkunde' })
    const applicationId = await insertApplication(app.context(), lena, {
      companyId: acme.companyId,
      offerId: offer.id,
    })
    await insertContact(app.context(), { companyId: acme.companyId })
    await app.db.insert(companyRegistrationKey).values({
      companyId: acme.companyId,
      email: 'neu@example.org',
      usesLeft: 1,
      expiresOn: '2099-01-01',
    })
    const begun = await app.call(
      startThread,
      { params: { id: acme.organisationPersonId }, body: { subject: 'Frage', message: 'Guten Tag' } },
      { as: lena },
    )
    const threadId: string = begun.body.message.threadId

    const events = await eventsOf(app, async () => expect((await leave(acme)).status).toBe(200))
    expect(events).toContainEqual({ accountIds: [lena.accountId], type: 'message', data: { threadId } })
    expect(events.find(({ type }) => type === 'application')).toMatchObject({ data: { applicationId } })
    expect(await statusOf(acme.companyId)).toBe('closed')
    expect(await membersOf(acme.companyId)).toEqual([])
    const left = { persons: organisationPerson.companyId, keys: companyRegistrationKey.companyId }
    for (const [what, column] of Object.entries(left)) {
      expect(await app.db.$count(column.table, eq(column, acme.companyId)), what).toBe(0)
    }

    const shown = await app.call(getApplication, { params: { id: applicationId } }, { as: lena })
    expect(shown.body).toMatchObject({ status: 9, target: { companyName: 'Abend GmbH' } })
    expect(shown.body.timeline.at(-1)).toMatchObject({ event: 'finished', by: null })
    const found = await app.call(listOffers, {}, { as: lena })
    expect(found.body.member.map(({ title }: { title: string }) => title)).not.toContain('Lampenkunde')
    expect((await app.call(getOffer, { params: { id: offer.id } }, { as: lena })).status).toBe(404)
    const answered = await app.call(respond, { body: { threadId, message: 'Noch da?' } }, { as: lena })
    expect(answered).toMatchObject({ status: 409, body: { code: 'recipient_unavailable' } })

    app.clock.advance(3 * 60 * 1000)
    await app.settleJobs()
    const told = (await app.mails()).filter(({ to }) => to === lena.email)
    expect(told.map(({ subject }) => subject)).toContain('Ein Angebot von Abend GmbH ist nicht mehr offen')
  })

  test('of all that leave at once one is the last, whoever it is', async () => {
    const acme = await withPassword(app, app.company())
    const colleagues = await Promise.all(
      Array.from({ length: 4 }, () =>
        withPassword(app, app.colleague(acme, { permissions: ['company-colleagues-manage'] })),
      ),
    )
    await Promise.all([acme, ...colleagues].map(leave))
    expect(await membersOf(acme.companyId)).toEqual([])
    expect(await statusOf(acme.companyId)).toBe('closed')
  })

  test('of a thread takes it along', async () => {
    const acme = await withPassword(app, app.company())
    const lena = await withPassword(app, app.applicant())
    const begun = await app.call(
      startThread,
      { params: { id: acme.organisationPersonId }, body: { subject: 'Frage', message: 'Guten Tag' } },
      { as: lena },
    )
    const isThread = eq(thread.id, begun.body.message.threadId)
    await leave(lena)
    expect(await app.db.$count(thread, isThread)).toBe(1)
    const read = await app.call(getThread, { params: { id: begun.body.message.threadId } }, { as: acme })
    expect(read.body.thread.counterpart.name).toBe('Gelöschtes Konto')
    await leave(acme)
    expect(await app.db.$count(thread, isThread)).toBe(0)
  })
})
