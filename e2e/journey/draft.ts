import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { newCompanyWithOffer } from '../people/offers.ts'
import { newApplicant } from '../people/people.ts'
import { expect } from '../test.ts'
import { words } from '../words.ts'
import { choose, cv } from './fill-profile.ts'
import type { WantedOffer } from './offer.ts'

const { applications: t } = words('de')
const { apply } = t

/** As someone new, at the first step of an application. */
export async function begin(page: Page, lastName: string): Promise<{ offer: WantedOffer; path: string }> {
  const { email, password } = await newApplicant(page.request, lastName)
  await signInWith(page, email, password)
  const { offer } = await newCompanyWithOffer(page.request, 'Lehrwerk')
  const path = paths.apply({ recordId: offer.id })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(offer.company)
  return { offer, path }
}

export const toStep = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: apply.steps.label })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()

/** From the first step up to the documents. */
export async function fillAllButDocuments(
  page: Page,
  offer: Pick<WantedOffer, 'studyInterest' | 'year'>,
): Promise<void> {
  await choose(page, apply.check.studyInterests, offer.studyInterest)
  await page.getByLabel(apply.check.qualification).selectOption('ahr')
  await page.getByLabel(apply.check.grade).fill('1,8')
  await page.getByRole('button', { name: String(offer.year), exact: true }).click()
  await toStep(page, apply.steps.anschreiben)
  await page.getByLabel(apply.letter.label).fill('Guten Tag, das möchte ich lernen.')
  await toStep(page, apply.steps.unterlagen)
  await expect(page.getByRole('heading', { name: apply.documents.title, exact: true })).toBeFocused()
}

/** Begins to upload a file for each document that is asked for. */
export async function uploadRequired(page: Page, required = t.documents.required): Promise<void> {
  const missing = page.getByRole('listitem').filter({ hasText: required })
  for (let left = await missing.count(); left > 0; left -= 1) {
    await missing.first().locator('input[type=file]').setInputFiles(cv)
    await expect(missing).toHaveCount(left - 1)
  }
}
