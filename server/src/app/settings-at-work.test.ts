import { getAccount } from '@tandem/contract/accounts'
import { register } from '@tandem/contract/accounts/registration'

import { listApplications } from '@tandem/contract/applications'
import { createApplication } from '@tandem/contract/applications/drafts'

import { listChangedTexts } from '@tandem/contract/backend/changed-texts'
import { listOffers, matchOffer } from '@tandem/contract/offers'
import { createOffer, getOwnOffer } from '@tandem/contract/offers/own-offers'
import { getPage } from '@tandem/contract/pages'
import { getContactDetails } from '@tandem/contract/pages/contact'
import { getFaq } from '@tandem/contract/pages/faq'
import { listSessions } from '@tandem/contract/sessions'
import { clientSettings, settingKeys } from '@tandem/contract/setting-keys'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#features/companies/companies.schema.ts'
import { createSeeking } from '#features/matching/seeking.testing.ts'
import { emptyOffer } from '#features/offers/own/sample-offer.testing.ts'
import { ensureDefaultPages } from '#features/pages/pages.api.ts'
import { newId } from '#platform/db/columns.ts'
import { setting } from '#platform/settings/settings.schema.ts'
import { writeSetting } from '#platform/settings/settings.store.ts'
import { applicantWithPassword, registration, signIn } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { setAccountAge } from '#testing/test-lifetime.ts'

/** Each setting switches what it names while the server runs. Further details are in the tests of the features. */
let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>
let acme: Awaited<ReturnType<TestApp['company']>>
let offerId: string
beforeAll(async () => {
  app = await startTestApp()
  await ensureDefaultPages(app.db, app.clock())
  lena = await app.applicant()
  acme = await app.company({ permissions: ['company-profile-edit'] })
  offerId = (await app.offer(acme, { studyInterestId: 1 })).id
  await createSeeking(app).profile(lena, { visibility: 'open' })
})
afterAll(() => app.stop())

/** What is seen with the one value and with the other. */
type Case = { see: () => Promise<unknown>; values: [value: unknown, seen: unknown][] }

const page = (id: 'imprint' | 'privacy' | 'terms' | 'accessibility'): Case => ({
  see: async () => (await app.call(getPage, { params: { id } })).status,
  values: [
    [true, 200],
    [false, 404],
  ],
})
const answerTo = (id: string, part: RegExp) => async () =>
  (await app.call(getFaq, { params: { id } })).body.answer.match(part)?.[0] ?? null
const contact =
  (field: 'address' | 'mail' | 'phone' | 'hours', locale: 'de' | 'en' = 'de') =>
  async () =>
    (await app.call(getContactDetails, {}, { locale })).body.contact[field]
const registered = (more: object) => async () => {
  const body = { ...registration(`${crypto.randomUUID()}@example.org`), ...more }
  return (await app.call(register, { body })).status
}
const minutesLater = (as: { token: string }, minutes: number) => {
  app.clock.advance(minutes * 60_000)
  return app.call(getAccount, {}, { as }).then(({ status }) => status)
}

const cases: Record<string, Case> = {
  'brand.universityName': {
    see: async () =>
      /Hochschule am See/.test((await app.call(getPage, { params: { id: 'imprint' } })).body.body),
    values: [
      ['Hochschule am See', true],
      ['Hochschule am Berg', false],
    ],
  },
  'applicant.allowMultipleApplications': {
    see: async () => {
      const begin = async () =>
        (await app.call(createApplication, { body: { type: 3 } }, { as: lena })).body.id
      return new Set([await begin(), await begin()]).size
    },
    values: [
      [true, 2],
      [false, 1],
    ],
  },
  'applicant.enableMatches': {
    see: async () =>
      (await app.call(matchOffer, { params: { id: offerId } }, { as: lena })).body.match !== null,
    values: [
      [true, true],
      [false, false],
    ],
  },
  'applicant.enableApplicationSearch': {
    see: async () => (await app.call(listApplications, { query: { scope: 'search' } }, { as: acme })).status,
    values: [
      [true, 200],
      [false, 403],
    ],
  },
  'applicant.accountRenewalOnLogin': {
    see: async () => {
      const person = await applicantWithPassword(app)
      await setAccountAge(app, person, { renewedDaysAgo: 340 })
      const { body } = await signIn(app, person.email)
      return (await app.call(getAccount, {}, { as: body.auth })).body.account.accountLifetime
    },
    values: [
      [true, 365],
      [false, 25],
    ],
  },
  'applicant.enableApplicantTitleField': {
    see: registered({ title: 'Dr.' }),
    values: [
      [true, 200],
      [false, 422],
    ],
  },
  'applicant.enableApplicantCountryAndUniversityField': {
    see: registered({ country: 'AT', university: '2' }),
    values: [
      [true, 200],
      [false, 422],
    ],
  },
  'applicant.youCanSayYouToMe': {
    see: answerTo('antwortzeit', /du darfst|Sie dürfen/),
    values: [
      [true, 'du darfst'],
      [false, 'Sie dürfen'],
    ],
  },
  'company.studyOffersVisibility': {
    see: async () => (await app.call(listOffers, {}, { as: lena })).body.totalItems,
    values: [
      ['all', 1],
      ['published-only-to-matching', 0],
    ],
  },
  'company.offerType': {
    see: async () => {
      const { body } = await app.call(createOffer, { body: emptyOffer }, { as: acme })
      return (await app.call(getOwnOffer, { params: { id: body.id } }, { as: acme })).body.gaps.includes(
        'study_interest',
      )
    },
    values: [
      ['studies', true],
      ['jobs', false],
    ],
  },
  'company.responseDays': {
    see: answerTo('antwortzeit', /\d+\u00a0Tagen/),
    values: [
      [14, '14\u00a0Tagen'],
      [7, '7\u00a0Tagen'],
    ],
  },
  'offers.publicSearch': {
    see: async () => (await app.call(listOffers)).status,
    values: [
      [true, 200],
      [false, 401],
    ],
  },
  'contact.address': {
    see: contact('address'),
    values: [
      [['Am Ring 1'], ['Am Ring 1']],
      [[], []],
    ],
  },
  'contact.mail': {
    see: contact('mail'),
    values: [
      ['a@example.org', 'a@example.org'],
      ['', null],
    ],
  },
  'contact.phone': {
    see: contact('phone'),
    values: [
      ['0711 1', '0711 1'],
      ['', null],
    ],
  },
  'contact.hours.de': {
    see: contact('hours'),
    values: [
      ['Mo bis Fr', 'Mo bis Fr'],
      ['', null],
    ],
  },
  'contact.hours.en': {
    see: contact('hours', 'en'),
    values: [
      ['Mon to Fri', 'Mon to Fri'],
      ['', null],
    ],
  },
  'pages.imprint': page('imprint'),
  'pages.privacy': page('privacy'),
  'pages.terms': page('terms'),
  'pages.accessibility': page('accessibility'),
  'analytics.url': {
    see: async () => {
      const { headers } = await app.server.inject('/api/docs')
      return String(headers['content-security-policy']).match(/connect-src ([^;]*)/)?.[1]
    },
    values: [
      ['https://zaehlung.example/matomo/', "'self' https://zaehlung.example"],
      ['', "'self'"],
    ],
  },
  'session.idleMinutes': {
    see: async () => minutesLater(await app.applicant(), 9),
    values: [
      [10, 200],
      [8, 401],
    ],
  },
  'session.absoluteMinutes': {
    see: async () => {
      const { email } = await applicantWithPassword(app)
      return minutesLater((await signIn(app, email)).body.auth, 9)
    },
    values: [
      [10, 200],
      [8, 401],
    ],
  },
  'account.maxLifetimeDays': {
    see: async () =>
      (await app.call(getAccount, {}, { as: await app.applicant() })).body.account.accountMaxLifetime,
    values: [
      [365, 365],
      [30, 30],
    ],
  },
  'company.reviewChangedTexts': {
    see: async () => {
      const as = await app.admin()
      await app.db.update(company).set({ descriptionDe: newId() }).where(eq(company.id, acme.companyId))
      return (await app.call(listChangedTexts, {}, { as })).body.changedTexts.waiting.length
    },
    values: [
      [true, 1],
      [false, 0],
    ],
  },
  'account.requireSecondFactorOfAdmins': {
    see: async () => (await app.call(listSessions, {}, { as: await app.admin() })).status,
    values: [
      [true, 403],
      [false, 200],
    ],
  },
}

test('each setting that the server knows has a case here', () => {
  expect(Object.keys(cases).sort()).toEqual(settingKeys.filter((key) => !clientSettings.includes(key)).sort())
})

test.each(Object.entries(cases))('%s switches what it names, within 5 s', async (key, { see, values }) => {
  for (const [value, seen] of values) {
    await writeSetting(app.db, key, value, app.clock())
    app.clock.advance(4001)
    expect(await see(), JSON.stringify(value)).toEqual(seen)
  }
  await app.db.delete(setting).where(eq(setting.key, key))
  app.clock.advance(4001)
})
