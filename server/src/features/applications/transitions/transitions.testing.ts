import {
  type DeclineReason,
  getApplication,
  listApplications,
  type Outcome,
} from '@tandem/contract/applications'
import {
  cancelApplication,
  moveApplication,
  recordOutcome,
  undoApplicationChange,
} from '@tandem/contract/applications/decisions'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'
import { closeOffer, previewOfferClosure } from '@tandem/contract/applications/offer-closure'
import { getOffer } from '@tandem/contract/offers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { offerYear } from '#features/offers/offers.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { completeContent } from '../content/sample-content.testing.ts'

// Anew for each test: a company, an offer of it with one place in 2027, and an applicant.
export let app: TestApp
export let acme: Awaited<ReturnType<TestApp['company']>>
export let lena: Awaited<ReturnType<TestApp['applicant']>>
export let offerId: string

export function startWithOffer(): void {
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    acme = await app.company({ name: 'Acme AG' })
    lena = await app.applicant({ firstName: 'Lena', lastName: 'Muster' })
    useOffer((await app.offer(acme, { years: [{ year: 2027, total: 1 }] })).id)
  })
}

/** What the calls below are about from now on. */
export function useOffer(id: string): void {
  offerId = id
}

export type Person = { token: string }

export const get = (id: string, as: Person) => app.call(getApplication, { params: { id } }, { as })
type MovableStage = 'in_review' | 'documents_missing' | 'interview' | 'offer_made'
export const move = (id: string, stage: MovableStage, revision: number) =>
  app.call(moveApplication, { params: { id }, body: { stage, revision } }, { as: acme })
export const undo = (id: string, revision: number) =>
  app.call(undoApplicationChange, { params: { id }, body: { revision } }, { as: acme })
export const cancel = (id: string, revision: number) =>
  app.call(cancelApplication, { params: { id }, body: { revision } }, { as: lena })
export const closure = (as: Person = acme) =>
  app.call(previewOfferClosure, { params: { id: offerId } }, { as })
export const close = (applicationIds: string[], as: Person = acme) =>
  app.call(closeOffer, { params: { id: offerId }, body: { applicationIds } }, { as })

type Finish = { outcome: Outcome; reason?: DeclineReason; note?: string; startYear?: number | undefined }

export const finish = (id: string, revision: number, body: Finish, as: Person = acme) =>
  app.call(recordOutcome, { params: { id }, body: { ...body, revision } as never }, { as })

export async function begun(as: Person = lena): Promise<string> {
  const { body } = await app.call(createApplication, { body: { type: 2, offerId } }, { as })
  return body.id
}

/** With revision 1. */
export async function sent(as: Person = lena): Promise<string> {
  const id = await begun(as)
  const body = { ...completeContent, revision: 0 }
  expect((await app.call(updateApplication, { params: { id }, body }, { as })).status).toBe(200)
  expect((await app.call(submitApplication, { params: { id } }, { as })).status).toBe(200)
  return id
}

export async function taken(year = 2027): Promise<number | undefined> {
  const years = await app.db.select().from(offerYear).where(eq(offerYear.offerId, offerId))
  return years.find((each) => each.year === year)?.taken
}

export async function statusFor(as: Person, id: string, where: 'single' | 'list' | 'offer'): Promise<number> {
  if (where === 'single') return (await get(id, as)).body.status
  if (where === 'offer') {
    return (await app.call(getOffer, { params: { id: offerId } }, { as })).body.application.status
  }
  const { body } = await app.call(listApplications, { query: {} }, { as })
  return body.member.find((each: { id: string }) => each.id === id).status
}
