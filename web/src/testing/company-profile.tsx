import { listApplicants } from '@tandem/contract/applicant-search'
import { type CompanyProfile, getCompany, getCompanyProfile } from '@tandem/contract/companies/profile'
import { listContacts } from '@tandem/contract/contacts'
import { listOffers } from '@tandem/contract/offers'
import { listOwnOffers } from '@tandem/contract/offers/own-offers'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { CompanyProfilePage } from '#features/companies/CompanyProfilePage.tsx'
import { allPermissions, company, open, signIn, words } from './open.tsx'
import { answer, list, refuse } from './stub-server.ts'

export const profile: CompanyProfile = {
  id: '019b0000-0000-7000-8000-000000000003',
  name: 'Werkhof GmbH',
  descriptionDe: 'Wir bauen Maschinen.',
  descriptionEn: '',
  industry: 'Maschinenbau',
  size: '',
  street: 'Uferstraße 14',
  zip: '76133',
  town: 'Karlsruhe',
  country: 'DE',
  coordinates: null,
  mail: 'info@example.org',
  phone: '',
  fax: '',
  www: 'werkhof.example.org',
  partnerSince: null,
  acceptsInitiatives: true,
  hasLogo: false,
  hasMainImage: false,
  files: [],
  status: 'confirmed',
  studyInterests: [],
  revision: 4,
  can: { edit: true },
}

export async function openProfile(parts: Partial<CompanyProfile> = {}, flags = {}, hash = '') {
  signIn(company(), allPermissions)
  answer(getSettings, z.parse(PublicSettings, { company: flags }))
  answer(listOwnOffers, list([]))
  answer(getCompanyProfile, { ...profile, ...parts })
  answer(listOffers, list([]))
  answer(listContacts, list([]))
  refuse(getCompany, 'not_found')
  answer(listApplicants, { ...list([]), facets: { studyInterest: [{ id: '7', count: 12 }] } } as never)
  const screen = await open(<CompanyProfilePage />, { at: `/unternehmensprofil${hash}` })
  await expect.element(page.getByLabelText(words.de.companies.profile.descriptionEn)).toBeVisible()
  return screen
}
