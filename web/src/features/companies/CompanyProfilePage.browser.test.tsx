import {
  type CompanyProfile,
  getCompanyProfile,
  saveCompanyImage,
  saveCompanyProfile,
} from '@tandem/contract/companies/profile'
import { findPlaces } from '@tandem/contract/reference'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, findWrong, list, refuse } from '#testing/stub-server.ts'
import { CompanyProfilePage } from './CompanyProfilePage.tsx'

const t = words.de.companies.profile
const save = page.getByRole('button', { name: t.save, exact: true })
const english = page.getByLabelText(t.descriptionEn)

test('what is typed is saved as a whole, with the revision it rests on', async () => {
  await openProfile()
  await expect.element(page.getByRole('heading', { name: fill(t.complete, { percent: 45 }) })).toBeVisible()
  await page.getByRole('button', { name: t.copyGerman }).click()
  await expect.element(page.getByRole('heading', { name: fill(t.complete, { percent: 60 }) })).toBeVisible()
  answer(saveCompanyProfile, { ...profile, descriptionEn: profile.descriptionDe, revision: 5 })
  await save.click()
  await expect
    .poll(() => askedOf(saveCompanyProfile)[0]?.body)
    .toMatchObject({
      revision: 4,
      descriptionEn: profile.descriptionDe,
      partnerSince: null,
    })
})

test('what the server refuses stands at its field', async () => {
  await openProfile()
  findWrong(saveCompanyProfile, { industry: 'So nicht.' })
  await save.click()
  await expect.element(page.getByText('So nicht.')).toBeVisible()
})

test('whoever saves over a colleague is told, and can load what is there', async () => {
  await openProfile()
  await english.fill('Mine')
  const latest = { ...profile, descriptionEn: 'Theirs', revision: 5 }
  refuse(saveCompanyProfile, 'changed_elsewhere', { current: latest })
  await save.click()
  answer(getCompanyProfile, latest)
  await page.getByRole('button', { name: t.loadLatest }).click()
  await expect.element(english).toHaveValue('Theirs')
})

test('the position comes from the postal code', async () => {
  await openProfile()
  answer(findPlaces, list([{ ...place, latitude: 49, longitude: 8.4 }]))
  await page.getByRole('button', { name: t.findPlace }).click()
  await expect.element(page.getByLabelText(t.latitude)).toHaveValue('49')
  expect(askedOf(findPlaces)[0]?.query.get('text')).toBe('76133')
})

test('a logo is removed by null, and what is typed stays', async () => {
  await openProfile({ hasLogo: true })
  await english.fill('Mine')
  answer(saveCompanyImage, { ...profile, hasLogo: false })
  await page.getByRole('button', { name: fill(t.removeOne, { name: t.parts.logo }) }).click()
  await expect
    .element(page.getByRole('button', { name: fill(t.uploadOne, { name: t.parts.logo }) }))
    .toBeVisible()
  expect(askedOf(saveCompanyImage)[0]?.body).toMatchObject({ image: null })
  await expect.element(english).toHaveValue('Mine')
})

const place = { id: '1', name: 'Karlsruhe', postalCode: '76133', state: 'BW', country: 'DE' }

const profile: CompanyProfile = {
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
  hasLogo: false,
  hasMainImage: false,
  files: [],
  status: 'confirmed',
  studyInterests: [],
  revision: 4,
  can: { edit: true },
}

async function openProfile(parts: Partial<CompanyProfile> = {}) {
  signIn(company(), allPermissions)
  answer(getCompanyProfile, { ...profile, ...parts })
  await open(<CompanyProfilePage />)
  await expect.element(save).toBeVisible()
}
