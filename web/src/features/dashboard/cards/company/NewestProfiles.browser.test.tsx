import { type FoundProfile, listApplicants } from '@tandem/contract/applicant-search'
import { listOffers, type OfferSummary } from '@tandem/contract/offers'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { allPermissions, company, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list } from '#testing/stub-server.ts'
import { NewestProfiles } from './NewestProfiles.tsx'

const t = words.de.dashboard.fresh
const idOf = (number: number) => `019b0000-0000-7000-8000-00000000001${number}`
const companyId = idOf(9)

beforeEach(() => {
  signIn(company(), allPermissions)
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(listApplicants, list([profile]))
})

test('profiles are matched with the newest offers that still take applications', async () => {
  const places = offer(1, { freePlaces: 2 })
  const full = offer(2, { freePlaces: 0 })
  const over = offer(3, { freePlaces: 2, deadline: '2020-01-31' })
  answer(listOffers, list([over, full, places, offer(4, {}), offer(5, {}), offer(6, {})]))
  await open(<NewestProfiles companyId={companyId} />)
  await expect.element(page.getByRole('link', { name: 'Mira Tannhof' })).toBeVisible()
  const compared = askedOf(listApplicants).map(({ query }) => query.get('offer'))
  expect(compared).toEqual([idOf(1), idOf(4), idOf(5)])
})

test('where no offer takes applications, the card says what it waits for', async () => {
  answer(listOffers, list([offer(1, { freePlaces: 0 })]))
  await open(<NewestProfiles companyId={companyId} />)
  await expect.element(page.getByText(t.noneOpen)).toBeVisible()
  expect(askedOf(listApplicants)).toEqual([])
})

const offer = (number: number, parts: Partial<OfferSummary>): OfferSummary => ({
  ...{ id: idOf(number), title: 'Informatik', studyInterest: null, years: [], freePlaces: 1, salary: [] },
  company: { id: companyId, name: 'Werkhof', town: 'Ulm', hasLogo: false },
  ...{ locations: [], publishedAt: null, deadline: null, application: null, distance: null, match: null },
  highlight: '',
  ...parts,
})

const profile: FoundProfile = {
  ...{ id: idOf(7), applicationId: idOf(8), name: 'Mira Tannhof', image: null, title: '', places: [] },
  ...{ studyInterests: [], desiredYears: [], grade: null, qualification: null, maths: null },
  ...{ updatedAt: '2026-11-01T08:00:00.000Z', distance: null, highlight: '' },
  match: { total: 90, applicant: 90, company: 90, reasons: [] },
}
