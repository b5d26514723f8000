import { listCompanyReviews } from '@tandem/contract/backend'
import {
  confirmFourEyesRequest,
  type FourEyesRequest,
  listFourEyesRequests,
} from '@tandem/contract/backend/four-eyes'
import { listRegistrationKeys } from '@tandem/contract/backend/registration-keys'
import { paths } from '@tandem/contract/paths'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { admin, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse } from '#testing/stub-server.ts'

const [first, second] = ['019b0000-0000-7000-8000-000000000011', '019b0000-0000-7000-8000-000000000012']

beforeEach(() => {
  signIn(admin(), ['backend'])
  answer(listCompanyReviews, list([]))
  answer(listRegistrationKeys, [])
})

test('an offer to be removed stands above the list with what it would end; what changed meanwhile is shown before it is done', async () => {
  const removal = {
    effect: 'close' as const,
    openApplications: 1,
    company: { id: second, name: 'Ahornblick' },
  }
  const request: FourEyesRequest = {
    id: first,
    kind: 'remove_offer',
    reason: 'Das ist kein duales Studium.',
    subject: { type: 'offer', id: second, name: 'Informatik' },
    into: null,
    removal,
    profileId: null,
    requestedBy: 'Verena Birkner',
    requestedAt: '2026-11-20T08:00:00.000Z',
    expiresAt: '2026-11-23T08:00:00.000Z',
    can: { confirm: true, withdraw: false, refuse: true },
  }
  answer(listFourEyesRequests, [request])
  await openApp(paths.backendCompanies())
  const ask = words.de.people.request
  await expect
    .element(page.getByRole('link', { name: ask.toOffer }))
    .toHaveAttribute('href', paths.offer({ offerId: second }))
  await page.getByRole('button', { name: ask.confirm }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(ask.ends_one)
  refuse(confirmFourEyesRequest, 'changed_elsewhere', { current: null })
  answer(listFourEyesRequests, [{ ...request, removal: { ...removal, openApplications: 2 } }])
  await dialog.getByRole('button', { name: ask.confirm }).click()
  await expect.element(dialog).toMatchTextContent(fill(ask.ends_other, { count: 2 }))
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  answer(confirmFourEyesRequest, [])
  answer(listFourEyesRequests, [])
  await dialog.getByRole('button', { name: ask.confirm }).click()
  await expect.element(page.getByText(request.reason)).not.toBeInTheDocument()
  expect(askedOf(confirmFourEyesRequest).map(({ body }) => body)).toMatchObject([
    { removal: { effect: 'close', openApplications: 1 } },
    { removal: { effect: 'close', openApplications: 2 } },
  ])
})

test('what waits about an account stands above the list too, and says about whom', async () => {
  answer(listFourEyesRequests, [
    {
      ...{ id: first, kind: 'reset_second_factor', reason: 'Am Telefon erkannt.', into: null, removal: null },
      ...{ subject: { type: 'account', id: second, name: 'Lena Albrecht' }, profileId: null },
      ...{ requestedBy: 'Verena Birkner', requestedAt: '2026-11-20T08:00:00.000Z' },
      ...{ expiresAt: '2026-11-23T08:00:00.000Z', can: { confirm: true, withdraw: false, refuse: true } },
    },
  ])
  await openApp(paths.backendCompanies())
  await expect
    .element(page.getByText('Verena Birkner möchte den zweiten Faktor von Lena Albrecht zurücksetzen'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: words.de.people.request.confirm })).toBeVisible()
})
