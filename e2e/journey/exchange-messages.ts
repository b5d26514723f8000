import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { expect } from '../test.ts'
import { at, type Locale, words } from '../words.ts'
import { invitation } from './read-as-company.ts'
import type { Newcomer } from './register.ts'

const answer = 'Vielen Dank, Donnerstag um 10:30 Uhr passt mir gut.'

/** The badge rises without a reload, the applicant reads and answers, the company sees the answer. */
export async function answerAndReceive(
  applicant: Page,
  company: Page,
  locale: Locale,
  { firstName, lastName }: Newcomer,
): Promise<void> {
  const t = words(locale)
  const badge = applicant.getByRole('banner').getByRole('link', { name: t.common.messages_one })
  await expect(badge).toBeVisible()
  await badge.click()
  await applicant
    .getByRole('link', { name: /Wolkenwerk/ })
    .first()
    .click()
  await expect(applicant.getByText(invitation).last()).toBeVisible()
  await expect(
    applicant.getByRole('banner').getByRole('link', { name: t.common.messages_zero }),
  ).toBeVisible()

  await company.goto(at(locale, paths.messages()))
  await company
    .getByRole('link', { name: `${firstName} ${lastName}` })
    .first()
    .click()
  await applicant.getByLabel(/./).and(applicant.locator('textarea')).fill(answer)
  await applicant.getByRole('button', { name: t.messaging.write.send }).click()
  await expect(company.getByText(answer).last()).toBeVisible()
}
