import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { expect } from '../test.ts'
import { at, fill, type Locale, words } from '../words.ts'
import { uploadRequired } from './draft.ts'
import { choose } from './fill-profile.ts'
import type { WantedOffer } from './offer.ts'

export const coverLetter =
  'Guten Tag, Verwaltung und Software zusammen: genau das möchte ich lernen. Ich freue mich auf Sie.'

/** Searches by study interest and place, opens the offer, and applies. */
export async function apply(page: Page, locale: Locale, offer: WantedOffer): Promise<void> {
  const t = words(locale)
  await page.getByRole('banner').getByRole('link', { name: t.common.nav.offers }).click()
  await expect(page).toHaveURL(at(locale, paths.offers()))
  await choose(page, t.offerSearch.what, offer.studyInterest)
  await expect(page).toHaveURL(/studyInterest=/)
  await choose(page, t.search.band.place, offer.town)
  await page.getByRole('button', { name: t.search.band.search, exact: true }).click()
  const card = page.getByRole('listitem').filter({ hasText: offer.company })
  await card.getByRole('link', { name: offer.title, exact: true }).first().click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText(offer.title)
  await expect(page.getByText(offer.town).first()).toBeVisible()
  await page.getByRole('link', { name: t.offers.apply.apply }).first().click()
  await writeAndSend(page, locale, offer.company)
}

async function writeAndSend(page: Page, locale: Locale, company: string): Promise<void> {
  const t = words(locale).applications.apply
  const next = (step: string) =>
    page
      .getByRole('link', { name: fill(t.next, { step }) })
      .or(page.getByRole('button', { name: fill(t.next, { step }) }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company)
  await next(t.steps.anschreiben).click()
  await page.getByLabel(t.letter.label).fill(coverLetter)
  await next(t.steps.unterlagen).click()
  await expect(page.getByRole('heading', { name: t.documents.title, exact: true })).toBeVisible()
  await expect(page.getByText('lebenslauf.pdf').first()).toBeVisible()
  await uploadRequired(page, words(locale).applications.documents.required)
  await next(t.steps.absenden).click()
  await page.getByRole('button', { name: t.send.action }).click()
  await expect(page.getByRole('heading', { name: fill(t.sent.title, { company }) })).toBeVisible()
}
