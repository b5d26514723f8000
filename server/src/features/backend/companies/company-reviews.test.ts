import { getAccount } from '@tandem/contract/accounts'
import { undoPeriodMs } from '@tandem/contract/applications'
import {
  askCompany,
  changeAdmission,
  confirmCompany,
  listCompanyReviews,
  refuseCompany,
  undoConfirmation,
} from '@tandem/contract/backend'
import { listCompanies, submitCompany } from '@tandem/contract/companies'
import { getCompanyProfile } from '@tandem/contract/companies/profile'
import { getDashboard } from '@tandem/contract/dashboard'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { collectEvents } from '#features/applications/transitions/collect-events.testing.ts'
import { company } from '#features/companies/companies.schema.ts'
import { mailsTo } from '#testing/test-accounts.ts'
import { auditEntry } from '../backend.schema.ts'
import { acme, admin, app, params, read, setUpReview } from './company-reviews.testing.ts'

setUpReview()

const confirm = (studyInterests = ['36'], revision = 0, as = admin) =>
  app.call(confirmCompany, { params: params(), body: { studyInterests, revision } }, { as })
/** Until it cannot be undone any more. */
const takeEffect = async () => {
  app.clock.advance(undoPeriodMs)
  await app.settleJobs()
}
const undo = (revision: number, as = admin) =>
  app.call(undoConfirmation, { params: params(), body: { revision } }, { as })
const question = 'Unter welchem Namen stehen Sie im Handelsregister?'
const ask = (revision = 0, as = admin) =>
  app.call(askCompany, { params: params(), body: { question, revision } }, { as })
const reason = 'Unter der Netzadresse finden wir kein Unternehmen.'
const refuse = (revision = 0, as = admin) =>
  app.call(refuseCompany, { params: params(), body: { reason, revision } }, { as })
const admit = (studyInterests: string[], revision: number) =>
  app.call(changeAdmission, { params: params(), body: { studyInterests, revision } }, { as: admin })
const details = {
  name: 'Steinpilz Feinkost AG',
  street: 'Pilzgasse 8',
  zip: '76133',
  town: 'Karlsruhe',
  www: 'steinpilz.example',
  phone: '0721 23125-1',
}
const submit = (revision: number, as = acme) =>
  app.call(submitCompany, { body: { ...details, note: 'Adresse berichtigt', revision } }, { as })
const entries = () => app.db.select().from(auditEntry).where(eq(auditEntry.recordId, acme.companyId))
const mails = async (to = acme) => {
  await app.settleJobs()
  return mailsTo(app, to.email)
}
const statusSeen = async (as = acme) => (await app.call(getAccount, {}, { as })).body.account.companyStatus
const reviewSeen = async (as = acme) => (await app.call(getDashboard, {}, { as })).body.dashboard.review

describe('confirming', () => {
  test('lets a company be found, admits it, tells it by mail and at once, and leaves an entry', async () => {
    const colleague = await app.colleague(acme)
    const events = await collectEvents(app, async () => {
      expect((await confirm(['36', '1', '36'])).status).toBe(200)
      await takeEffect()
    })
    expect((await read()).body).toMatchObject({
      status: 'confirmed',
      revision: 1,
      decidedAt: app.clock().toISOString(),
      studyInterests: [{ id: '1' }, { id: '36' }],
      can: { confirm: false, refuse: false, changeAdmission: true, undo: false },
    })
    const told = events.filter(({ type }) => type === 'account').flatMap(({ accountIds }) => accountIds)
    expect(told.toSorted()).toEqual([acme.accountId, colleague.accountId].toSorted())
    expect(await statusSeen()).toBe('confirmed')
    const lena = await app.applicant()
    const search = () => app.call(listCompanies, { query: { text: 'Steinpilz' } }, { as: lena })
    await expect.poll(async () => JSON.stringify((await search()).body)).toContain(acme.companyId)

    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Steinpilz Feinkost GmbH ist freigegeben')
    expect(mail?.text).toContain('Wirtschaftsinformatik')
    expect(await mails(colleague), 'may not edit the profile').toEqual([])
    expect(await entries()).toMatchObject([
      {
        accountId: admin.accountId,
        action: 'confirm_company',
        recordType: 'company',
        details: { studyInterests: ['36', '1', '36'] },
      },
    ])
  })

  test('twice is a success without effect', async () => {
    await confirm(['36', '1'])
    const again = await confirm(['1', '36'])
    expect(again).toMatchObject({ status: 200, body: { status: 'confirmed', revision: 1 } })
    await takeEffect()
    expect((await confirm(['36', '1'])).body).toMatchObject({ status: 'confirmed', revision: 1 })
    expect(await entries()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('writes to each account in its language', async () => {
    await app.db.update(account).set({ locale: 'en' }).where(eq(account.id, acme.accountId))
    await confirm()
    await takeEffect()
    expect((await mails())[0]?.subject).toBe('Steinpilz Feinkost GmbH is approved')
  })

  test.each([[[]], [['0']], [['999999']], [['x']]])(
    'needs study interests of the list, not %j',
    async (ids) => {
      expect((await confirm(ids as string[])).status).toBe(422)
      expect(await statusSeen()).toBe('pending')
      expect(await entries()).toEqual([])
    },
  )
})

describe('undoing a confirmation', () => {
  test('puts the company back as it was, which has heard and seen nothing of it', async () => {
    const before = await reviewSeen()
    const events = await collectEvents(app, async () => {
      expect((await confirm(['36', '1'])).body).toMatchObject({
        status: 'confirmed',
        undoUntil: new Date(app.clock().getTime() + undoPeriodMs).toISOString(),
        studyInterests: [{ id: '1' }, { id: '36' }],
        can: {
          undo: true,
          confirm: false,
          refuse: false,
          changeAdmission: false,
          suspend: false,
          merge: false,
        },
      })
      expect(await statusSeen()).toBe('pending')
      expect(await reviewSeen()).toEqual({ ...before, revision: 1 })
      const { profile } = (await app.call(getCompanyProfile, {}, { as: acme })).body
      expect(profile.studyInterests).toEqual([])
      expect((await undo(1)).body).toMatchObject({
        status: 'pending',
        undoUntil: null,
        revision: 2,
        can: { undo: false, confirm: true, refuse: true },
      })
      await takeEffect()
    })
    expect(events.filter(({ type }) => type === 'account')).toEqual([])
    expect(await mails()).toEqual([])
    expect(await reviewSeen()).toEqual({ ...before, revision: 2 })
    expect((await read()).body.studyInterests, 'are not chosen again').toMatchObject([
      { id: '1' },
      { id: '36' },
    ])
    expect((await entries()).map(({ action }) => action).toSorted()).toEqual([
      'confirm_company',
      'undo_confirm_company',
    ])
  })

  test('is over after ten seconds, also when nothing has told the company yet', async () => {
    await confirm()
    app.clock.advance(undoPeriodMs)
    expect((await undo(1)).body.code).toBe('undo_expired')
    expect((await admit(['1'], 1)).body).toMatchObject({ status: 'confirmed', studyInterests: [{ id: '1' }] })
    expect(await statusSeen()).toBe('confirmed')
    await app.settleJobs()
    expect((await read()).body.studyInterests).toMatchObject([{ id: '1' }])
  })

  test('needs the revision that was seen, and an approval', async () => {
    expect((await undo(0)).body.code).toBe('undo_expired')
    await confirm()
    expect((await undo(0)).body).toMatchObject({
      code: 'changed_elsewhere',
      current: { can: { undo: true } },
    })
  })

  test('an approval that was undone and given again takes effect once, at its own time', async () => {
    await confirm(['36'])
    app.clock.advance(6000)
    await undo(1)
    await confirm(['1'], 2)
    app.clock.advance(6000)
    await app.settleJobs()
    expect(await statusSeen()).toBe('pending')
    await takeEffect()
    expect((await read()).body).toMatchObject({ status: 'confirmed', studyInterests: [{ id: '1' }] })
    expect(await mails()).toHaveLength(1)
  })

  test('the list has it among the confirmed meanwhile, and nobody is told that it waits', async () => {
    const listed = async (status: 'pending' | 'confirmed') => {
      const query = { status, perPage: 100 } as never
      const { member } = (await app.call(listCompanyReviews, { query }, { as: admin })).body
      return member.some(({ id }: { id: string }) => id === acme.companyId)
    }
    const waiting = async () =>
      (await app.call(getDashboard, {}, { as: admin })).body.dashboard.waitingCompanies as number
    const before = await waiting()
    await confirm()
    expect([await listed('pending'), await listed('confirmed')]).toEqual([false, true])
    expect(await waiting()).toBe(before - 1)
    await undo(1)
    expect([await listed('pending'), await listed('confirmed')]).toEqual([true, false])
  })

  test('a company that asks again meanwhile was faster: it is not confirmed with details nobody has read', async () => {
    await refuse()
    await confirm(['36'], 1)
    expect((await submit(2)).body.review).toMatchObject({ status: 'pending', revision: 3 })
    await takeEffect()
    expect(await statusSeen()).toBe('pending')
    expect((await read()).body).toMatchObject({ status: 'pending', undoUntil: null })
  })
})

describe('asking back', () => {
  test('is told by mail and on the company’s own screen; its answer comes back to the queue', async () => {
    expect((await read()).body).toMatchObject({ askedAt: null, answeredAt: null, question: '' })
    const askedAt = app.clock().toISOString()
    const asked = await ask()
    expect(asked.status).toBe(200)
    expect(asked.body).toMatchObject({
      ...{ status: 'pending', question, askedAt, answeredAt: null, revision: 1 },
      can: { confirm: true, refuse: true, ask: false },
    })
    const [mail] = await mails()
    expect(mail?.subject).toBe('Eine Rückfrage zu Steinpilz Feinkost GmbH')
    expect(mail?.text).toContain(question)
    expect(await reviewSeen()).toMatchObject({ status: 'pending', question, askedAt, can: { submit: true } })
    expect(await entries()).toMatchObject([{ action: 'ask_company', details: {} }])
    expect((await ask()).body, 'a repeat').toMatchObject({ revision: 1 })

    app.clock.advance(60_000)
    const answeredAt = app.clock().toISOString()
    const answered = (await submit(1)).body.review
    expect(answered).toMatchObject({ status: 'pending', question: '', revision: 2, can: { submit: false } })
    expect((await submit(1)).body.review.revision, 'a repeat').toBe(2)
    expect((await read()).body).toMatchObject({
      ...{ status: 'pending', name: details.name, note: 'Adresse berichtigt' },
      ...{ question, askedAt, answeredAt, submittedAt: answeredAt },
      can: { ask: true, confirm: true },
    })
    expect(await mails()).toHaveLength(1)
  })

  test('stands in the list until there is an answer, and does not remind the office meanwhile', async () => {
    const listed = async () => {
      const query = { perPage: 100 } as never
      const { member } = (await app.call(listCompanyReviews, { query }, { as: admin })).body
      return member.find(({ id }: { id: string }) => id === acme.companyId)
    }
    await ask()
    expect(await listed()).toMatchObject({ askedAt: app.clock().toISOString(), answeredAt: null })
    await submit(1)
    expect(await listed()).toMatchObject({ answeredAt: app.clock().toISOString() })
  })

  test('ends with a decision, and is undone back to the question', async () => {
    await ask()
    await confirm(['36'], 1)
    await undo(2)
    expect(await reviewSeen()).toMatchObject({ question, can: { submit: true } })
    await refuse(3)
    expect((await read()).body).toMatchObject({
      status: 'refused',
      question: '',
      askedAt: null,
      can: { ask: false },
    })
    expect(await reviewSeen()).toMatchObject({ status: 'refused', question: '' })
    expect((await ask(4)).status).toBe(403)
  })

  test('of many at once one holds', async () => {
    const others = await Promise.all([app.admin(), app.admin()])
    const answers = await Promise.all([ask(0, others[0]), refuse(0, others[1])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('of many decisions at once one holds, and the others hear that it was changed elsewhere', async () => {
  const others = await Promise.all([app.admin(), app.admin(), app.admin()])
  const answers = await Promise.all([
    ...others.map((as, n) => confirm([['36'], ['1'], ['1', '36']][n], 0, as)),
    ...others.map((as) => refuse(0, as)),
  ])
  const held = answers.filter(({ status }) => status === 200)
  const lost = answers.filter(({ status }) => status !== 200)
  // The same refusal by another admin is a repeat.
  expect(new Set(held.map(({ body }) => body.status)).size).toBe(1)
  expect(lost.length).toBeGreaterThanOrEqual(3)
  for (const { status, body } of lost) {
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'changed_elsewhere', current: held[0]?.body })
  }
  expect(await entries()).toHaveLength(1)
  expect((await read()).body.revision).toBe(1)
  await takeEffect()
  expect(await mails()).toHaveLength(1)
})

describe('refusing', () => {
  test('tells the reason, leaves the account, and keeps the reason out of the entry', async () => {
    const { status, body } = await refuse()
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'refused', reason, can: { confirm: true, refuse: false } })
    const [mail] = await mails()
    expect(mail?.subject).toBe('Steinpilz Feinkost GmbH können wir so nicht freigeben')
    expect(mail?.text).toContain(reason)
    expect(await statusSeen()).toBe('refused')
    expect(await reviewSeen()).toMatchObject({
      status: 'refused',
      reason,
      revision: 1,
      can: { submit: true },
    })
    expect(await entries()).toMatchObject([{ action: 'refuse_company', details: {} }])
    expect((await refuse()).body).toMatchObject({ status: 'refused', revision: 1 })
    expect(await entries()).toHaveLength(1)
  })

  test('can be taken back by an admin', async () => {
    await refuse()
    expect((await confirm(['36'], 1)).body).toMatchObject({ status: 'confirmed', reason: '', revision: 2 })
  })

  test('is no way to take a confirmation back', async () => {
    await confirm()
    expect((await refuse(1)).status, 'that is what undoing is for').toBe(403)
    await takeEffect()
    expect((await refuse(0)).body.code).toBe('changed_elsewhere')
    expect((await refuse(1)).status).toBe(403)
  })

  test('a refused company corrects its details and waits again', async () => {
    await refuse()
    const { status, body } = await submit(1)
    expect(status).toBe(200)
    expect(body.review).toMatchObject({ status: 'pending', details, reason: '', can: { submit: false } })
    expect((await submit(1)).body.review.revision, 'a repeat').toBe(2)
    expect((await read()).body).toMatchObject({
      status: 'pending',
      name: details.name,
      note: 'Adresse berichtigt',
      revision: 2,
    })
    expect((await confirm(['36'], 1)).body.code, 'an admin who looked before').toBe('changed_elsewhere')
    expect((await confirm(['36'], 2)).status).toBe(200)
    await takeEffect()
    expect((await submit(3)).status, 'there is nothing to ask for').toBe(403)
  })
})

describe('the admission of a confirmed company', () => {
  test('is changed, with what published offers it hits, and the company is told', async () => {
    await confirm(['36', '1'])
    await takeEffect()
    const offer = await app.offer(acme, { title: 'Wirtschaftsinformatik 2027', studyInterestId: 36 })
    await app.offer(acme, { studyInterestId: 36, status: 'draft' })
    expect((await read()).body.offers).toEqual([
      { id: offer.id, title: 'Wirtschaftsinformatik 2027', studyInterest: '36' },
    ])
    expect((await admit(['1'], 0)).body.code).toBe('changed_elsewhere')
    expect((await admit(['1'], 1)).body).toMatchObject({
      studyInterests: [{ id: '1' }],
      offers: [{ id: offer.id }],
      revision: 2,
    })
    expect((await admit(['1'], 0)).body.revision, 'a repeat').toBe(2)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Die Studienrichtungen von Steinpilz Feinkost GmbH haben sich geändert',
      'Steinpilz Feinkost GmbH ist freigegeben',
    ])
    expect((await entries()).map(({ action }) => action).toSorted()).toEqual([
      'change_admission',
      'confirm_company',
    ])
  })

  test('is none before', async () => {
    expect((await admit(['36'], 0)).status).toBe(403)
  })
})

test('an admin sees which accounts are told, and whether an address fits the web address', async () => {
  await app.db.update(company).set({ www: 'https://www.example.org' }).where(eq(company.id, acme.companyId))
  const colleague = await app.colleague(acme, { email: `tom-${acme.companyId}@elsewhere.example` })
  expect((await read()).body.accounts).toMatchObject([
    { id: acme.accountId, email: acme.email, states: [], ofWebsite: true, told: true },
    { id: colleague.accountId, states: [], ofWebsite: false, told: false },
  ])
})
