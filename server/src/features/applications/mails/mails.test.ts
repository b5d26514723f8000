import { getApplication } from '@tandem/contract/applications'
import {
  moveApplication,
  recordOutcome,
  undoApplicationChange,
} from '@tandem/contract/applications/decisions'
import {
  createApplication,
  deleteApplication,
  submitApplication,
  updateApplication,
} from '@tandem/contract/applications/drafts'
import { confirmFourEyesRequest, listFourEyesRequests } from '@tandem/contract/backend/four-eyes'
import { requestProfileRemoval } from '@tandem/contract/backend/profile-removal'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account, accountSubscription } from '#features/accounts/accounts.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { transaction } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { enqueueWithdrawnMails, finishApplications } from '../applications.api.ts'
import { application } from '../applications.schema.ts'
import { completeContent } from '../content/sample-content.testing.ts'

type Signed = { token: string; accountId: string; email: string }
type Stage = 'in_review' | 'documents_missing' | 'interview' | 'offer_made'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>
let url: string

beforeAll(async () => {
  app = await startTestApp()
  url = app.config.http.baseUrl
})
afterAll(() => app.stop())
beforeEach(async () => {
  acme = await app.company({ name: 'Acme AG' })
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
})

async function sent(as: Signed = lena, to = acme, offered?: { id: string }): Promise<string> {
  const { id: offerId } = offered ?? (await app.offer(to))
  const { body } = await app.call(createApplication, { body: { type: 2, offerId } }, { as })
  const params = { id: body.id as string }
  await app.call(updateApplication, { params, body: { ...completeContent, revision: body.revision } }, { as })
  expect((await app.call(submitApplication, { params }, { as })).status).toBe(200)
  return params.id
}
const move = async (id: string, stage: Stage) => {
  const { revision } = (await app.call(getApplication, { params: { id } }, { as: acme })).body
  return app.call(moveApplication, { params: { id }, body: { stage, revision } }, { as: acme })
}
const pass = async (minutes: number) => {
  app.clock.advance(minutes * 60_000)
  await app.settleJobs()
}
const mailsTo = async ({ email }: Signed) => (await app.mails()).filter(({ to }) => to === email)
const subjectsTo = async (person: Signed) => (await mailsTo(person)).map(({ subject }) => subject)
const setEnglish = ({ accountId }: Signed) =>
  app.db.update(account).set({ locale: 'en' }).where(eq(account.id, accountId))
const unsubscribe = ({ accountId }: Signed) =>
  app.db
    .insert(accountSubscription)
    .values({ accountId, subscription: 'application_changes', enabled: false })

describe('the applicant', () => {
  test('hears two minutes later that the company has taken a step', async () => {
    const id = await sent()
    await pass(30)
    await move(id, 'interview')
    await pass(1.9)
    expect(await subjectsTo(lena)).toEqual([])
    await pass(0.1)
    await move(id, 'interview')
    await pass(5)
    const [mail, ...more] = await mailsTo(lena)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Acme AG möchte dich kennenlernen')
    expect(mail?.text).toContain('deiner Bewerbung für „Wirtschaftsinformatik“')
    expect(mail?.text).toContain(`${url}/bewerbungsprofile/`)
    expect(mail?.text).toContain(`${url}/account#mitteilungen`)
  })

  test('does not hear that the company has looked, nor of a step taken back', async () => {
    const id = await sent()
    await app.call(getApplication, { params: { id } }, { as: acme })
    await pass(5)
    await move(id, 'in_review')
    await pass(5)
    await move(id, 'interview')
    await pass(1)
    await move(id, 'in_review')
    await pass(5)
    expect(await subjectsTo(lena)).toEqual(['Acme AG prüft deine Bewerbung'])
  })

  test('hears of the last of several steps', async () => {
    const id = await sent()
    for (const stage of ['in_review', 'documents_missing', 'offer_made'] as const) {
      await move(id, stage)
      app.clock.advance(1000)
    }
    await pass(5)
    expect(await subjectsTo(lena)).toEqual(['Acme AG bietet dir einen Platz an'])
    const [offered] = await mailsTo(lena)
    expect(offered?.text).toContain('Nimm ihn auf der Seite deiner Bewerbung an')
  })

  test('is led to where missing documents are sent', async () => {
    const id = await sent()
    await move(id, 'documents_missing')
    await pass(5)
    const [mail] = await mailsTo(lena)
    expect(mail?.text).toContain(`Unterlagen senden:\n${url}/bewerbungsprofile/${id}#unterlagen`)
  })

  test('hears that the offer was closed in words of its own', async () => {
    await sent()
    await transaction(app.context(), (ctx) => finishApplications(ctx, { companyId: acme.companyId }))
    await pass(5)
    expect(await subjectsTo(lena)).toEqual(['Ein Angebot von Acme AG ist nicht mehr offen'])
  })

  test('hears that a place they were offered is gone, whatever stage the company goes back to', async () => {
    const id = await sent()
    await move(id, 'offer_made')
    await pass(5)
    await move(id, 'interview')
    await pass(5)
    const [mail] = await mailsTo(lena)
    expect(mail?.subject).toBe('Acme AG hat den angebotenen Platz zurückgenommen')
    expect(mail?.text).not.toContain('Schritt weiter')
    await move(id, 'in_review')
    await pass(5)
    expect((await subjectsTo(lena))[0]).toBe('Acme AG prüft deine Bewerbung')
  })

  test('who accepted a place hears that it ends with its company, and not with an offer that closes', async () => {
    const id = await sent()
    await move(id, 'offer_made')
    await pass(5)
    const read = async () => (await app.call(getApplication, { params: { id } }, { as: lena })).body
    const accepted = { outcome: 'place_taken' as const, revision: (await read()).revision }
    await app.call(recordOutcome, { params: { id }, body: accepted }, { as: lena })
    await pass(5)
    const offerId = (await read()).target.offerId as string
    await transaction(app.context(), (ctx) => finishApplications(ctx, { offerId }))
    expect((await read()).outcome).toBe('place_taken')
    await transaction(app.context(), (ctx) => finishApplications(ctx, { companyId: acme.companyId }))
    await pass(5)
    expect(await read()).toMatchObject({ outcome: 'offer_closed', can: { cancel: false } })
    const [mail] = await mailsTo(lena)
    expect(mail?.subject).toBe('Acme AG ist nicht mehr auf Tandem')
  })

  test('reads the company’s reason as a sentence, and what it wrote to it', async () => {
    const id = await sent()
    const body = {
      outcome: 'declined_by_company',
      reason: 'places_taken',
      note: 'Versuch es gern 2028 wieder.',
      revision: 1,
    } as const
    await app.call(recordOutcome, { params: { id }, body }, { as: acme })
    await pass(5)
    const [mail] = await mailsTo(lena)
    expect(mail?.subject).toBe('Acme AG hat sich anders entschieden')
    expect(mail?.text).toContain('Danke für deine Bewerbung um „Wirtschaftsinformatik“. Alle Plätze sind')
    expect(mail?.text).toContain('Versuch es gern 2028 wieder.')
  })

  test('who accepted a place hears that the contract is signed, or that there will be none', async () => {
    for (const outcome of ['contract_signed', 'declined_by_company'] as const) {
      const id = await sent()
      await move(id, 'offer_made')
      await pass(3)
      const finish = async (body: object, as: Signed) => {
        const { revision } = (await app.call(getApplication, { params: { id } }, { as })).body
        const answer = await app.call(
          recordOutcome,
          { params: { id }, body: { ...body, revision } as never },
          { as },
        )
        expect(answer.status).toBe(200)
      }
      await finish({ outcome: 'place_taken' }, lena)
      await pass(3)
      const before = (await mailsTo(lena)).length
      await finish(outcome === 'contract_signed' ? { outcome } : { outcome, reason: 'other' }, acme)
      await pass(3)
      expect(await mailsTo(lena)).toHaveLength(before + 1)
    }
  })

  test('hears that a profile was deleted also without these mails, and nothing of one that they deleted', async () => {
    await unsubscribe(lena)
    const [own = '', other = ''] = [newId(), newId()]
    const profile = { applicantId: lena.applicantId, type: 3, visibility: 'open' } as const
    await app.db.insert(application).values([own, other].map((id) => ({ ...profile, id })))
    expect((await app.call(deleteApplication, { params: { id: own } }, { as: lena })).status).toBe(200)
    const reason = 'Das Foto zeigt jemand anderes.'
    const [asker, second] = [{ as: await app.admin() }, { as: await app.admin() }]
    await app.call(requestProfileRemoval, { params: { id: other }, body: { reason } }, asker)
    const { requests } = (await app.call(listFourEyesRequests, {}, second)).body
    await app.call(confirmFourEyesRequest, { params: { id: requests.at(-1).id }, body: {} }, second)
    await app.settleJobs()
    expect(await subjectsTo(lena)).toEqual(['Ein Profil von dir wurde gelöscht'])
  })

  test('hears nothing of what was undone', async () => {
    const id = await sent()
    await move(id, 'interview')
    const revision = 2
    await app.call(undoApplicationChange, { params: { id }, body: { revision } }, { as: acme })
    await pass(5)
    expect(await subjectsTo(lena)).toEqual([])
  })

  test('reads English, and the offer’s English title where there is one', async () => {
    await setEnglish(lena)
    const id = await sent()
    const [row] = await app.db.select().from(application).where(eq(application.id, id))
    await app.db
      .update(offer)
      .set({ titleEn: 'Business Informatics' })
      .where(eq(offer.id, row?.offerId ?? ''))
    await move(id, 'in_review')
    await pass(2)
    const [mail] = await mailsTo(lena)
    expect(mail?.subject).toBe('Acme AG is reviewing your application')
    expect(mail?.text).toContain('“Business Informatics”')
    expect(mail?.text).toContain(`${url}/en/bewerbungsprofile/`)
  })

  test.each(['unsubscribed', 'hidden', 'deleted'])('hears nothing when %s', async (how) => {
    const id = await sent()
    await move(id, 'interview')
    const isLena = eq(account.id, lena.accountId)
    if (how === 'unsubscribed') await unsubscribe(lena)
    if (how === 'hidden') await app.db.update(account).set({ hiddenAt: app.clock() }).where(isLena)
    if (how === 'deleted') await app.db.delete(account).where(isLena)
    await pass(5)
    expect(await subjectsTo(lena)).toEqual([])
  })
})

describe('the company', () => {
  test('hears of a new application ten minutes later, who may read it and wants to', async () => {
    const kollege = await app.colleague(acme)
    const silent = await app.colleague(acme, { permissions: ['company-profile-edit'] })
    await unsubscribe(silent)
    const id = await sent()
    await pass(9)
    expect(await subjectsTo(acme)).toEqual([])
    await pass(1)
    const [mail, ...more] = await mailsTo(acme)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Neue Bewerbung von Lena Vogt')
    expect(mail?.text).toContain('Lena Vogt hat sich auf Ihr Angebot „Wirtschaftsinformatik“ beworben.')
    expect(mail?.text).toContain(`${url}/bewerbungen/${id}`)
    expect([...(await subjectsTo(kollege)), ...(await subjectsTo(silent))]).toEqual([])
  })

  test('hears of several in one mail, of later ones in the next, of other companies’ never', async () => {
    const beta = await app.company({ name: 'Beta AG' })
    await sent()
    app.clock.advance(60_000)
    await sent(await app.applicant({ firstName: 'Tim', lastName: 'Rau' }))
    await sent(lena, beta)
    await pass(12)
    const [mail] = await mailsTo(acme)
    expect(mail?.subject).toBe('2 neue Bewerbungen')
    expect(mail?.text).toMatch(/Lena Vogt · Wirtschaftsinformatik\n\nTim Rau · Wirtschaftsinformatik/)
    expect(mail?.text).toContain(`${url}/unternehmensprofil/bewerbungen`)
    expect(await subjectsTo(beta)).toEqual(['Neue Bewerbung von Lena Vogt'])
    await sent(await app.applicant({ firstName: 'Mia', lastName: 'Ott' }))
    await pass(12)
    expect(await subjectsTo(acme)).toEqual(['Neue Bewerbung von Mia Ott', '2 neue Bewerbungen'])
  })

  test('hears of each once, also of 20 that come at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => app.applicant()))
    await Promise.all(people.map((person) => sent(person)))
    await pass(15)
    expect(await subjectsTo(acme)).toEqual(['20 neue Bewerbungen'])
  })

  test('does not hear of what it has opened already, or what is gone', async () => {
    const opened = await sent()
    const tim = await app.applicant()
    await sent(tim)
    await app.call(getApplication, { params: { id: opened } }, { as: acme })
    await app.db.delete(account).where(eq(account.id, tim.accountId))
    await pass(15)
    expect(await subjectsTo(acme)).toEqual([])
  })

  test('hears what the applicant made of the place they were offered', async () => {
    const id = await sent()
    await move(id, 'offer_made')
    await pass(1)
    const decide = (outcome: 'place_taken' | 'declined_by_applicant', revision: number) =>
      app.call(recordOutcome, { params: { id }, body: { outcome, revision } }, { as: lena })
    await decide('place_taken', 2)
    await app.settleJobs()
    expect(await subjectsTo(acme)).toEqual(['Lena Vogt nimmt den Platz an'])
    await decide('declined_by_applicant', 3)
    await app.settleJobs()
    const [declined] = await mailsTo(acme)
    expect(declined?.subject).toBe('Lena Vogt hat abgesagt')
    // It may never have been taken.
    expect(declined?.text).toContain('Sie können ihn jemand anderem anbieten.')
  })

  test('hears that the last place is taken, which applications are still open, and where the offer is closed', async () => {
    const offered = await app.offer(acme)
    const [tim, mia] = [await app.applicant(), await app.applicant({ firstName: 'Mia', lastName: 'Ott' })]
    await sent(mia, acme, offered)
    for (const person of [lena, tim]) {
      const id = await sent(person, acme, offered)
      await move(id, 'offer_made')
      await pass(1)
      const body = { outcome: 'place_taken' as const, revision: 2 }
      await app.call(recordOutcome, { params: { id }, body }, { as: person })
      await app.settleJobs()
    }
    const [last, first] = await mailsTo(acme)
    expect(first?.text).not.toContain('letzte Platz')
    expect(last?.text).toContain('Das war der letzte Platz. Noch offene Bewerbungen: Mia Ott. Auf der Seite')
  })

  test('hears that an application was withdrawn, without a name', async () => {
    await setEnglish(acme)
    const kollege = await app.colleague(acme, { permissions: ['company-profile-edit'] })
    const { companyId } = acme
    const { id: offerId } = await app.offer(acme)
    await transaction(app.context(), (ctx) => enqueueWithdrawnMails(ctx, { companyId, offerId }))
    await app.settleJobs()
    const [english] = await mailsTo(acme)
    expect(english?.subject).toBe('An application was withdrawn')
    expect(english?.text).toContain(
      'An application for your offer “Wirtschaftsinformatik” was withdrawn. You do not need to do anything.',
    )
    const [german] = await mailsTo(kollege)
    expect(german?.text).toContain(
      'Eine Bewerbung auf Ihr Angebot „Wirtschaftsinformatik“ wurde zurückgezogen. Sie brauchen nichts weiter zu tun.',
    )
  })
})
