import { getApplicant } from '@tandem/contract/applicants'
import { getApplication } from '@tandem/contract/applications'
import { listProfileViews, viewBounds } from '@tandem/contract/applications/profile-views'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProfile } from '#features/search/profiles/profiles.testing.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { nightlyProfileViewCleanUp } from '../applications.jobs.ts'
import { profileView } from '../applications.schema.ts'
import { oldestDay, recordView } from './profile-views.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('the applicant learns which company opened the profile on which day, and never who of its people', async () => {
  const lena = await app.applicant()
  const id = await insertProfile(app.db, lena)
  const acme = await app.company({ name: 'Acme AG' })
  const { companyId } = acme
  const seen = (before: number) => app.db.insert(profileView).values({ ...of, day: dayBefore(before) })
  const of = { applicationId: id, companyId }
  await seen(1)
  await seen(viewBounds.days + 1)
  await app.call(getApplication, { params: { id } }, { as: acme })
  const colleague = await app.colleague(acme)
  await app.call(getApplicant, { params: { id: lena.applicantId } }, { as: colleague })
  await app.call(getApplication, { params: { id } }, { as: lena })
  await app.call(getApplication, { params: { id } }, { as: await app.admin() })

  const { body } = await app.call(listProfileViews, { params: { id } }, { as: lena })
  const company = { companyId, companyName: 'Acme AG', hasLogo: false }
  expect(body.views).toEqual([
    { ...company, day: dayBefore(0) },
    { ...company, day: dayBefore(1) },
  ])
  await enqueue(app.db, nightlyProfileViewCleanUp, {})
  await app.settleJobs()
  expect(await app.db.$count(profileView)).toBe(2)
})

test('a day is one of Germany, also after midnight there', async () => {
  const lena = await app.applicant()
  const applicationId = await insertProfile(app.db, lena)
  const { companyId } = await app.company()
  const clock = () => new Date('2026-07-01T22:30:00Z')
  const viewer = { type: 'company', companyId } as CompanyViewer
  await recordView({ ...app.context(), clock }, viewer, applicationId)
  const views = await app.db.select().from(profileView).where(eq(profileView.applicationId, applicationId))
  expect(views).toMatchObject([{ day: '2026-07-02' }])
  expect(oldestDay(clock())).toBe(addDays('2026-07-02', -viewBounds.days))
})

const dayBefore = (days: number) => addDays(berlinDay(app.clock()), -days)
