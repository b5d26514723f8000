import {
  type OfferRemoval,
  previewOfferRemoval,
  requestOfferRemoval,
} from '@tandem/contract/backend/offer-removal'
import { getOwnOffer } from '@tandem/contract/offers/own-offers'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { admin, company as colleague, fill, open, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'
import { RemoveOffer } from './RemoveOffer.tsx'

const t = words.de.ownOffers.delete
const id = '019b0000-0000-7000-8000-000000000051'
const company = { id: '019b0000-0000-7000-8000-000000000052', name: 'Krone AG' }
const untouched: OfferRemoval = {
  ...{ title: 'Informatik', company, effect: 'delete', openApplications: 0, isRequested: false },
}
const reason = 'Das ist kein duales Studium.'

test('an admin asks a second one to delete an offer, with a reason that its company reads too', async () => {
  await openAsAdmin(untouched)
  const main = page.getByRole('main')
  await expect
    .element(main)
    .toMatchTextContent(fill(t.admin.lead, { title: 'Informatik', company: company.name }))
  const button = page.getByRole('button', { name: t.admin.delete })
  await button.click()
  const field = page.getByLabelText(t.admin.reason)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(askedOf(requestOfferRemoval)).toEqual([])
  await field.fill(reason)
  const requested = { ...untouched, isRequested: true }
  answer(requestOfferRemoval, requested)
  answer(previewOfferRemoval, requested)
  await button.click()
  await expect.element(main).toMatchTextContent(t.admin.waitsText)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: t.admin.toRequest }))
    .toHaveAttribute('href', paths.backendCompanies({ companyId: company.id }))
  await expect.element(field).not.toBeInTheDocument()
  expect(askedOf(requestOfferRemoval)[0]?.body).toMatchObject({
    ...{ effect: 'delete', openApplications: 0, reason },
  })
})

test('who applied meanwhile is shown before it is asked for, and the reason stays', async () => {
  await openAsAdmin(untouched)
  await page.getByLabelText(t.admin.reason).fill(reason)
  const changed: OfferRemoval = { ...untouched, effect: 'close', openApplications: 2 }
  refuse(requestOfferRemoval, 'changed_elsewhere', { current: changed })
  answer(previewOfferRemoval, changed)
  await page.getByRole('button', { name: t.admin.delete }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.admin.changed)
  await expect.element(page.getByRole('main')).toMatchTextContent(fill(t.admin.ends_other, { count: 2 }))
  await expect.element(page.getByLabelText(t.admin.reason)).toHaveValue(reason)
  answer(requestOfferRemoval, changed)
  await page.getByRole('button', { name: t.admin.close }).click()
  await expect
    .poll(() => askedOf(requestOfferRemoval).at(-1)?.body)
    .toMatchObject({ effect: 'close', openApplications: 2 })
})

test('a colleague who may not change offers reads who may, and nothing is asked for', async () => {
  signIn(colleague())
  await openApp(paths.deleteOffer({ recordId: id }))
  await expect.element(page.getByRole('heading', { level: 1, name: t.notPermitted })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: t.toDashboard }))
    .toHaveAttribute('href', paths.dashboard())
  expect(askedOf(getOwnOffer)).toEqual([])
})

async function openAsAdmin(removal: OfferRemoval) {
  signIn(admin(), ['backend'])
  answer(previewOfferRemoval, removal)
  return open(<RemoveOffer id={id} />)
}
