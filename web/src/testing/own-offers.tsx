import {
  listOfferChoices,
  listOwnOffers,
  type OwnOffer,
  type OwnOfferSummary,
} from '@tandem/contract/offers/own-offers'
import { findPlaces } from '@tandem/contract/reference'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { emptyContent } from '#features/own-offers/empty-content.ts'
import { OwnOffersPage } from '#features/own-offers/OwnOffersPage.tsx'
import { allPermissions, company, open, signIn, words } from './open.tsx'
import { answer, byDefault, list } from './stub-server.ts'

/** A company's list of its own offers: one is published, one a draft. */
export async function openOwnOffers(
  offers: OwnOfferSummary[] = [published, draft],
  parts: Parameters<typeof company>[0] = {},
  beside: ReactNode = null,
) {
  signIn(company(parts), allPermissions)
  answer(getSettings, z.parse(PublicSettings, {}))
  byDefault(() => {
    answer(listOfferChoices, { contacts: [], institutionLocations: [] })
    answer(findPlaces, list([]))
  })
  answer(listOwnOffers, list(offers))
  const screen = await open(
    <>
      <OwnOffersPage />
      {beside}
    </>,
  )
  await expect.element(page.getByRole('heading', { name: words.de.ownOffers.list.title })).toBeVisible()
  return screen
}

export const idOf = (number: number) => `019b0000-0000-7000-8000-0000000000${number}`
export const moment = '2026-11-01T10:00:00.000Z'
export const published: OwnOfferSummary = {
  id: '019b0000-0000-7000-8000-000000000040',
  status: 'published',
  publishedAt: moment,
  updatedAt: moment,
  revision: 3,
  gaps: [],
  can: { edit: true, publish: false, close: true, delete: false },
  title: 'Wirtschaftsinformatik',
  studyInterest: 'Wirtschaftsinformatik',
  towns: ['Karlsruhe'],
  points: [{ latitude: 49.0083, longitude: 8.3979 }],
  years: [{ year: 2027, total: 3, taken: 2 }],
  applications: { new: 1, open: 1, total: 2 },
  views: { total: 1240, week: 18 },
  contact: { id: idOf(45), name: 'Kim Muster' },
  deadline: null,
  closedAt: null,
}

export const draft: OwnOfferSummary = {
  ...published,
  id: '019b0000-0000-7000-8000-000000000041',
  status: 'draft',
  publishedAt: null,
  revision: 0,
  gaps: ['places', 'location'],
  can: { edit: true, publish: false, close: false, delete: true },
  title: 'Maschinenbau',
  years: [],
  points: [],
  applications: { new: 0, open: 0, total: 0 },
  views: { total: 0, week: 0 },
}

export const full = ({ title, ...summary }: OwnOfferSummary): OwnOffer => ({
  ...summary,
  content: { ...emptyContent, title: { de: title, en: '' } },
  taken: [],
})
