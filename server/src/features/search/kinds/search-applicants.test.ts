import { listApplicants } from '@tandem/contract/applicant-search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { authenticate } from '#features/sessions/sessions.api.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { insertProfile } from '../profiles/profiles.testing.ts'
import { type ApplicantQuery, searchApplicants } from './search-applicants.ts'

const everybody = z.parse(listApplicants.query as z.ZodMiniType<ApplicantQuery>, {})
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('who waits to be confirmed finds nobody, nor does an applicant', async () => {
  const lena = await app.applicant()
  await insertProfile(app.db, lena)
  const found = async ({ token }: { token: string }) => {
    const viewer = await authenticate(app.context(), token)
    if (!viewer) throw new Error('Nobody is signed in')
    return (await searchApplicants(app.context(), viewer, everybody)).newest(10)
  }
  expect(await found(await app.company())).toHaveLength(1)
  expect(await found(await app.company({ confirmed: false }))).toEqual([])
  expect(await found(await app.applicant())).toEqual([])
})
