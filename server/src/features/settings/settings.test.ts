import { getApplicantSettings, getCompanySettings, getSettings } from '@tandem/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setting } from '#platform/settings/settings.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  // Before the first request: what was read is kept for some seconds.
  await app.db.insert(setting).values([
    { key: 'brand.universityName', value: 'Hochschule am See' },
    { key: 'applicant.allowMultipleApplications', value: false },
    { key: 'company.map', value: { enable: true } },
    { key: 'company.map.zoom', value: 9 },
  ])
})
afterAll(() => app.stop())

test('a client that is not signed in gets every public setting, with defaults where none is set', async () => {
  const { status, body } = await app.call(getSettings)
  expect(status).toBe(200)
  expect(body.meta).toEqual({ status: 'SUCCESS', dataField: 'settings' })
  expect(body.settings).toMatchObject({
    brand: { universityName: 'Hochschule am See' },
    applicant: { allowMultipleApplications: false, enableMatches: true, youCanSayYouToMe: true },
    company: { offerType: 'studies', map: { enable: true, fitBounds: true, zoom: 9 } },
    pages: { imprint: true, privacy: true, terms: true, accessibility: true },
    analytics: { url: '', siteId: 1, heartbeat: 60 },
  })
})

test('how sessions and accounts expire stays on the server', async () => {
  const { body } = await app.call(getSettings)
  expect(body.settings).not.toHaveProperty('session')
  expect(body.settings).not.toHaveProperty('account')
})

test('applicants and companies have settings of their own, for whoever is signed in', async () => {
  const lena = await app.applicant()
  const applicant = await app.call(getApplicantSettings, {}, { as: lena })
  expect(applicant.body.settings).toEqual({ allowMultipleApplications: false })
  const company = await app.call(getCompanySettings, {}, { as: lena })
  expect(company.body.settings.map).toEqual({ enable: true, fitBounds: true, zoom: 9 })
})

test.each([getApplicantSettings, getCompanySettings])('$path asks to sign in first', async (endpoint) => {
  const { status, body } = await app.call(endpoint)
  expect(status).toBe(401)
  expect(body.code).toBe('unauthenticated')
})
