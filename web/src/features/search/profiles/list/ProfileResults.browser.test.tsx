import type { FoundProfile } from '@tandem/contract/applicant-search'
import { listApplications } from '@tandem/contract/applications'
import { listOffers, type OfferSummary } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { listGrades, listStudyCourses } from '@tandem/contract/reference'
import { listApplicantSavedSearches } from '@tandem/contract/saved-searches'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import type { UseQueryResult } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { SearchProvider } from '#features/search/frame/state/SearchProvider.tsx'
import { applicantKind } from '#features/search/frame/state/search-kinds.ts'
import {
  address,
  allPermissions,
  company,
  expectComplaint,
  fill,
  open,
  openApp,
  signIn,
  words,
} from '#testing/open.tsx'
import { answer, askedOf, cutOff, list } from '#testing/stub-server.ts'
import type { FoundProfiles } from '../queries.ts'
import { ProfileResults } from './ProfileResults.tsx'

const kind = applicantKind(false)
const none = { data: { totalItems: 0, member: [] } } as unknown as UseQueryResult<FoundProfiles>

test('the page has no heading between its own and that of an empty list', async () => {
  signIn(company(), allPermissions)
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(listOffers, list([]))
  await open(
    <SearchProvider kind={kind}>
      <ProfileResults results={none} />
    </SearchProvider>,
  )
  const { title } = words.de.applicantSearch.none
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
})

test('who has no name is bookmarked by what they look for', async () => {
  signIn(company(), allPermissions)
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(listOffers, list([]))
  const interest = { id: '36', name: 'Informatik' }
  const member = [
    { ...anonymous, studyInterests: [interest], places: ['Ulm'] },
    {
      ...anonymous,
      id: '019b0000-0000-7000-8000-0000000000b3',
      applicationId: '019b0000-0000-7000-8000-0000000000b4',
    },
  ]
  const results = { data: { totalItems: 2, member } } as unknown as UseQueryResult<FoundProfiles>
  await open(
    <SearchProvider kind={kind}>
      <ProfileResults results={results} />
    </SearchProvider>,
  )
  const t = words.de.applicantSearch
  for (const looksFor of ['Informatik, Ulm', t.preferences.noCourse]) {
    const name = fill(words.de.bookmarks.button.of, { name: `${t.anonymous}, ${looksFor}` })
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
})

test('a company opens with its newest offer that takes applications to compare with, and may choose none', async () => {
  signIn(company(), allPermissions)
  answer(getSettings, z.parse(PublicSettings, {}))
  const older = offer(1, 'Informatik', '2026-10-01T08:00:00.000Z')
  const newest = offer(2, 'Wirtschaftsinformatik', '2026-11-01T08:00:00.000Z')
  const full = { ...offer(3, 'Mechatronik', '2026-11-02T08:00:00.000Z'), freePlaces: 0 }
  const over = { ...offer(4, 'Robotik', '2026-11-03T08:00:00.000Z'), deadline: '2020-01-31' }
  answer(listOffers, list([older, newest, full, over]))
  answer(listApplications, list([]))
  answer(listStudyCourses, list([]))
  answer(listApplicantSavedSearches, list([]))
  await openApp(paths.applicantProfiles())
  const chosen = page.getByRole('combobox', { name: words.de.applicantSearch.offer.label })
  await expect.element(chosen).toHaveValue(newest.id)
  const asked = () => askedOf(listApplications).at(-1)?.query
  await expect.poll(() => asked()?.get('offer')).toBe(newest.id)
  expect(asked()?.get('sort')).toBe('match')
  await userEvent.selectOptions(chosen, '')
  await expect.poll(address).toBe(paths.applicantProfiles({ search: '?offer=none' }))
  await expect.element(chosen).toHaveValue('')
})

test('a filter whose list is asked for again in its popover keeps the focus there', async () => {
  signIn(company(), allPermissions)
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(listOffers, list([]))
  answer(listApplications, list([]))
  answer(listStudyCourses, list([]))
  answer(listApplicantSavedSearches, list([]))
  cutOff(listGrades)
  expectComplaint(/Reference data could not be loaded/)
  await openApp(paths.applicantProfiles())
  const t = words.de.applicantSearch.filters
  await page.getByRole('button', { name: t.grade, exact: true }).click()
  const popover = page.getByRole('dialog', { name: t.grade })
  const retry = popover.getByRole('button', { name: words.de.common.error.retry })
  await expect.element(retry).toBeVisible()
  answer(listGrades, list([{ id: '15', name: 'bis 1,5', value: 1.5 }]))
  retry.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(popover).toHaveFocus()
  await userEvent.tab()
  await expect.element(popover.getByRole('radio').first()).toHaveFocus()
})

const anonymous: FoundProfile = {
  ...{ id: '019b0000-0000-7000-8000-0000000000b1', applicationId: '019b0000-0000-7000-8000-0000000000b2' },
  ...{ name: null, image: null, title: '', studyInterests: [], places: [], desiredYears: [], grade: null },
  ...{ qualification: null, maths: null, updatedAt: '2026-11-01T08:00:00.000Z', distance: null },
  ...{ match: null, highlight: '' },
}

const offer = (number: number, title: string, publishedAt: string): OfferSummary => ({
  id: `019b0000-0000-7000-8000-00000000001${number}`,
  title,
  studyInterest: null,
  company: { id: '019b0000-0000-7000-8000-000000000002', name: 'Werkhof', town: 'Ulm', hasLogo: false },
  ...{ years: [], freePlaces: 2, locations: [], salary: [], publishedAt, deadline: null },
  ...{ application: null, distance: null, match: null, highlight: '' },
})
