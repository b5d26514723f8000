import { type OfferRemoval, previewOfferRemoval, removeOffer } from '@tandem/contract/backend/offer-removal'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { admin, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'
import { RemoveOffer } from './RemoveOffer.tsx'

const t = words.de.ownOffers.delete
const id = '019b0000-0000-7000-8000-000000000051'
const company = { id: '019b0000-0000-7000-8000-000000000052', name: 'Krone AG' }
const untouched: OfferRemoval = { title: 'Informatik', company, effect: 'delete', openApplications: 0 }
const reason = 'Das ist kein duales Studium.'

test('an admin deletes an offer that nobody applied for, with a reason that its company reads', async () => {
  const { router } = await openAsAdmin(untouched)
  const main = page.getByRole('main')
  await expect
    .element(main)
    .toMatchTextContent(fill(t.admin.lead, { title: 'Informatik', company: company.name }))
  const button = page.getByRole('button', { name: t.confirm })
  await button.click()
  const field = page.getByLabelText(t.admin.reason)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(askedOf(removeOffer)).toEqual([])
  await field.fill(reason)
  answer(removeOffer, untouched)
  await button.click()
  await expect.poll(() => router.state.location.pathname).toBe(paths.offers())
  expect(askedOf(removeOffer)[0]?.body).toMatchObject({ effect: 'delete', openApplications: 0, reason })
})

test('who applied meanwhile is shown before their applications end, and the reason stays', async () => {
  await openAsAdmin(untouched)
  await page.getByLabelText(t.admin.reason).fill(reason)
  const changed: OfferRemoval = { ...untouched, effect: 'close', openApplications: 2 }
  refuse(removeOffer, 'changed_elsewhere', { current: changed })
  answer(previewOfferRemoval, changed)
  await page.getByRole('button', { name: t.confirm }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.admin.changed)
  await expect.element(page.getByRole('main')).toMatchTextContent(fill(t.admin.ends_other, { count: 2 }))
  await expect.element(page.getByLabelText(t.admin.reason)).toHaveValue(reason)
  answer(removeOffer, changed)
  await page.getByRole('button', { name: t.admin.close }).click()
  await expect
    .poll(() => askedOf(removeOffer).at(-1)?.body)
    .toMatchObject({ effect: 'close', openApplications: 2 })
})

async function openAsAdmin(removal: OfferRemoval) {
  signIn(admin(), ['backend'])
  answer(previewOfferRemoval, removal)
  return open(<RemoveOffer id={id} />)
}
