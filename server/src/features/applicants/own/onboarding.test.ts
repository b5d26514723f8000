import { getAccount } from '@tandem/contract/accounts'
import { getOnboarding, saveOnboarding } from '@tandem/contract/applicants/onboarding'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('an applicant goes on where they were, and is through once and for all', async () => {
  const lena = await app.applicant()
  const max = await app.applicant()
  const isDue = async () => (await app.call(getAccount, {}, { as: lena })).body.account.onboardingDue
  const now = async (as = lena) => (await app.call(getOnboarding, {}, { as })).body.onboarding
  const save = (body: object) => app.call(saveOnboarding, { body: body as never }, { as: lena })
  expect(await now()).toEqual({ step: null, finished: false })
  expect(await isDue()).toBe(true)

  await save({ step: 'places' })
  expect(await now()).toEqual({ step: 'places', finished: false })
  expect(await isDue()).toBe(false)

  expect((await save({ step: 'matches', finished: true })).body.onboarding.finished).toBe(true)
  await save({ step: 'interests' })
  expect(await now()).toEqual({ step: 'interests', finished: true })
  expect(await now(max)).toEqual({ step: null, finished: false })
})
