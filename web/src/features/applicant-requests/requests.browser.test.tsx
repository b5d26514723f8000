import {
  type ApplicantRequest,
  type AskedOf,
  answerRequest,
  getAskedOf,
  inviteApplicant,
  listApplicantRequests,
  listSentRequests,
  type SentRequest,
} from '@tandem/contract/applicant-requests'
import {
  findRecommendedCompanies,
  getRecommendations,
  recommendApplication,
} from '@tandem/contract/applicant-requests/recommendations'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useNotifications } from '#lib/notifications.ts'
import { allPermissions, applicant, company, fill, open, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse } from '#testing/stub-server.ts'
import { AskActions, RecommendPanel } from './public.ts'
import { SentRequestsPage } from './sent/SentRequestsPage.tsx'

const t = words.de.applicantRequests
const id = '019b0000-0000-7000-8000-0000000000a1'
const other = '019b0000-0000-7000-8000-0000000000a2'
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const notified = () => useNotifications.getState().items.map(({ title }) => title)

const invitation: ApplicantRequest = {
  ...{ id, kind: 'invitation', state: 'open', at: '2026-11-20T10:00:00.000Z', answeredAt: null },
  ...{ note: 'Ihr Profil gefällt uns.', offer: { id: other, title: 'Informatik' }, target: null },
  ...{ declineReason: null, company: { id: other, name: 'Acme AG', hasLogo: false } },
  ...{ applicationId: null, documents: [], can: { accept: false, decline: true, withdraw: false } },
}

test('an invitation leads to the application, and one click declines it; why is asked after that', async () => {
  signIn(applicant())
  // Enough of them that what was answered stands out of sight.
  const others = Array.from({ length: 4 }, (_, index) => ({
    ...invitation,
    id: `${other.slice(0, -2)}b${index}`,
  }))
  answer(listApplicantRequests, [invitation, ...others])
  await openApp(paths.applicantRequests())
  await expect.element(page.getByText('Ihr Profil gefällt uns.').first()).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: t.own.apply }).first())
    .toHaveAttribute('href', paths.apply({ recordId: other }))
  const declined = { ...invitation, state: 'declined' as const, can: { ...invitation.can, decline: false } }
  answer(answerRequest, [declined])
  answer(listApplicantRequests, [declined, ...others])
  await page
    .getByRole('button', { name: new RegExp(t.own.decline) })
    .first()
    .click()
  await expect.element(page.getByText(t.own.invitation.declined)).toBeVisible()
  expect(askedOf(answerRequest).at(-1)?.body).toMatchObject({ answer: 'declined' })
  expect(notified()).toContain(t.own.doneDeclined)
  const why = page.getByRole('group', { name: t.own.whyTitle })
  await expect.element(why).toHaveFocus()
  await expect.element(why).toBeInViewport({ ratio: 1 })
  await button(t.reasons.too_far).click()
  expect(askedOf(answerRequest).at(-1)?.body).toMatchObject({ answer: 'declined', reason: 'too_far' })
})

test('of two invitations to the same each action says of which company', async () => {
  signIn(applicant())
  const second = { ...invitation, id: other, company: { id, name: 'Werkhof GmbH', hasLogo: false } }
  answer(listApplicantRequests, [invitation, second])
  await openApp(paths.applicantRequests())
  const title = fill(t.own.invitation.title, { offer: 'Informatik' })
  for (const company of ['Acme AG', 'Werkhof GmbH']) {
    const about = (action: string) => ({ name: `${action}: ${title}, ${company}`, exact: true })
    await expect.element(page.getByRole('link', about(t.own.apply))).toBeVisible()
    await expect.element(page.getByRole('link', about(t.own.viewOffer))).toBeVisible()
    await expect.element(page.getByRole('button', about(t.own.decline))).toBeVisible()
  }
})

test('before an application is handed on, it says what goes and what stays', async () => {
  signIn(applicant())
  answer(listApplicantRequests, [
    {
      ...{ ...invitation, kind: 'recommendation', offer: null, documents: ['Zeugnis.pdf'] },
      ...{ target: { id, name: 'Werk GmbH', hasLogo: false } },
      can: { accept: true, decline: true, withdraw: false },
    },
  ])
  await openApp(paths.applicantRequests())
  await expect.element(page.getByText('Zeugnis.pdf')).toBeVisible()
  await expect.element(page.getByText(t.own.notHanded.replace('{{company}}', 'Acme AG'))).toBeVisible()
  refuse(answerRequest, 'already_applied')
  await page.getByRole('button', { name: new RegExp(t.own.accept.recommendation) }).click()
  await expect.element(page.getByText(t.failed)).toBeVisible()
})

test('without a request the page leads on to the profile', async () => {
  signIn(applicant())
  answer(listApplicantRequests, [])
  await openApp(paths.applicantRequests())
  await expect.element(page.getByRole('link', { name: t.own.toProfile })).toBeVisible()
})

const asked: AskedOf = {
  requests: [],
  offers: [
    { id, title: 'Informatik', state: null, canInvite: true },
    { id: other, title: 'Mechatronik', state: 'declined', canInvite: false },
  ],
  can: { invite: true, askForName: false },
}

test('a company invites to an offer that is left, and keeps what it wrote when that fails', async () => {
  signIn(company(), allPermissions)
  answer(getAskedOf, asked)
  await open(
    <div>
      <h1 tabIndex={-1}>Mira Tannhof</h1>
      <AskActions applicantId={id} name="Mira Tannhof" />
    </div>,
  )
  await button(t.ask.invite).click()
  const note = page.getByLabelText(t.ask.note)
  await note.fill('Hallo Mira')
  await expect.element(page.getByRole('option', { name: /Mechatronik/ })).toBeDisabled()
  refuse(inviteApplicant, 'offer_closed')
  await button(t.ask.inviteConfirm).click()
  await expect.element(page.getByText(t.failed)).toBeVisible()
  await expect.element(note).toHaveValue('Hallo Mira')
  answer(inviteApplicant, { ...asked, can: { invite: false, askForName: false } })
  answer(getAskedOf, { ...asked, can: { invite: false, askForName: false } })
  await button(t.ask.inviteConfirm).click()
  await expect.element(button(t.ask.invite)).not.toBeInTheDocument()
  expect(askedOf(inviteApplicant).at(-1)?.body).toMatchObject({ offerId: id, note: 'Hallo Mira' })
  expect(notified()).toContain(t.ask.invited)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('without the permission nobody is asked for anything', async () => {
  signIn(company())
  await open(<AskActions applicantId={id} name="Mira Tannhof" />)
  expect(askedOf(getAskedOf)).toEqual([])
})

const sent: SentRequest = {
  ...{
    id,
    kind: 'recommendation',
    state: 'open',
    at: invitation.at,
    answeredAt: null,
    note: '',
    offer: null,
  },
  ...{ target: { id: other, name: 'Werk GmbH', hasLogo: false }, declineReason: null, by: 'Jule Kirsch' },
  ...{ applicant: { id, name: 'Mira Tannhof' }, applicationId: id },
}

test('an application is recommended to a company that was chosen', async () => {
  signIn(company(), allPermissions)
  answer(getRecommendations, { requests: [], can: { recommend: true } })
  answer(findRecommendedCompanies, [{ id: other, name: 'Werk GmbH', town: 'Ulm', hasLogo: false }])
  await open(<RecommendPanel applicationId={id} name="Mira Tannhof" />)
  await button(t.recommend.action).click()
  await expect.element(page.getByText('Werk GmbH')).toBeVisible()
  await button(t.recommend.confirm).click()
  await expect.element(page.getByText(t.recommend.companyMissing)).toBeVisible()
  await page.getByRole('radio', { name: /Werk GmbH/ }).click()
  answer(recommendApplication, { requests: [sent], can: { recommend: false } })
  answer(getRecommendations, { requests: [sent], can: { recommend: false } })
  await button(t.recommend.confirm).click()
  await expect.element(page.getByText(t.sent.state.recommendation.open)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: t.recommend.title })).toHaveFocus()
})

test('older requests that do not load say so, and the same button tries again', async () => {
  signIn(company(), allPermissions)
  answer(listSentRequests, ({ query }) => ({
    ...list([{ ...sent, id: query.get('page') === '1' ? id : other }]),
    totalItems: 1000,
  }))
  await open(<SentRequestsPage />)
  await expect.element(button(t.sent.more)).toBeVisible()
  refuse(listSentRequests, 'too_many_requests')
  await button(t.sent.more).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('too_many_requests')
  answer(listSentRequests, { ...list([{ ...sent, id: other }]), totalItems: 1000 })
  await button(words.de.common.error.retry).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(button(t.sent.more)).toHaveFocus()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBeGreaterThanOrEqual(2)
})
