import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { takeTarget } from '#lib/session/sign-in-target.ts'
import { applicant, open, signIn, words } from '#testing/open.tsx'
import { VisitorCard } from './VisitorCard.tsx'

test('with a new account one comes back to the offer', async () => {
  const path = paths.offer({ offerId: '019b0000-0000-7000-8000-000000000201' })
  history.replaceState(null, '', path)
  await open(<VisitorCard />)
  await page.getByRole('link', { name: words.de.offers.visitor.register }).click()
  signIn(applicant())
  expect(takeTarget()).toBe(path)
})
