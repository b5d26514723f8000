import {
  confirmFourEyesRequest,
  type FourEyesRequest,
  withdrawFourEyesRequest,
} from '@tandem/contract/backend/four-eyes'
import {
  type BackendPerson,
  getPerson,
  listPeople,
  lockPerson,
  mailConfirmation,
} from '@tandem/contract/backend/people'
import { paths } from '@tandem/contract/paths'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isAnythingUnsaved } from '#lib/form/unsaved-parts.ts'
import { drawNoFrames } from '#testing/background-tab.ts'
import { admin, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, findWrong, list, refuse } from '#testing/stub-server.ts'

const t = words.de.people
const id = '019b0000-0000-7000-8000-000000000011'

const person: BackendPerson = {
  id,
  type: 'applicant',
  firstName: 'Lena',
  lastName: 'Bergmann',
  email: 'lena@example.org',
  company: null,
  states: [],
  registeredAt: '2026-09-21T08:00:00.000Z',
  applicantId: null,
  language: 'de',
  confirmedAt: '2026-09-21T08:05:00.000Z',
  lastSeenAt: null,
  daysLeft: 300,
  secondFactor: { totp: true, passkeys: 0 },
  sessions: [],
  lock: null,
  deletion: null,
  requests: [],
  history: [],
  revision: 3,
  can: {
    lock: true,
    unlock: false,
    signOut: false,
    mailConfirmation: false,
    resetSecondFactor: true,
    export: true,
    scheduleDeletion: true,
    cancelDeletion: false,
  },
}

beforeEach(() => {
  signIn(admin(), ['backend'])
  answer(listPeople, list([person]))
  drawNoFrames()
})

const open = async (shown: Partial<BackendPerson> = {}) => {
  answer(getPerson, { ...person, ...shown })
  await openApp(paths.backendPeople({ accountId: id }))
}

test('a reason that is missing is asked for at its field; one that is given locks, and the focus stays in sight', async () => {
  await open()
  await page.getByRole('button', { name: t.deeds.lock }).click()
  const send = page.getByRole('button', { name: t.ask.lock.confirm, exact: true })
  await send.click()
  await expect.element(page.getByText('Bitte mindestens 10 Zeichen eingeben.')).toBeVisible()
  const reason = 'Unter dem Namen meldet sich jemand anderes.'
  await page.getByLabelText(words.de.office.reason).fill(reason)
  refuse(lockPerson, 'unavailable')
  await send.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByLabelText(words.de.office.reason)).toHaveValue(reason)
  const can = { ...person.can, lock: false, unlock: true }
  answer(lockPerson, { ...person, states: ['locked'], lock: { at: person.registeredAt, reason }, can })
  await send.click()
  await expect.element(page.getByRole('button', { name: t.deeds.unlock })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: t.deeds.title })).toHaveFocus()
  expect(askedOf(lockPerson).at(-1)?.body).toMatchObject({ reason, revision: 3 })
})

test.each([
  [
    'of the only manager names who follows and that links end',
    { nobodyLeft: false, successor: 'Nora Nagel', endsLinks: true },
    [/Nora Nagel/, t.ask.lock.links],
  ],
  [
    'of the only account says that nobody can act for the company',
    { nobodyLeft: true, successor: null, endsLinks: true },
    [/Für Zahnrad GmbH kann danach niemand mehr handeln/, t.ask.lock.links],
  ],
] as const)('the question before a lock %s', async (_, lockEffects, sentences) => {
  await open({ type: 'company', company: { id, name: 'Zahnrad GmbH' }, lockEffects })
  await page.getByRole('button', { name: t.deeds.lock }).click()
  for (const sentence of sentences)
    await expect.element(page.getByRole('dialog').getByText(sentence)).toBeVisible()
})

test('a lock that somebody else was faster with keeps its reason, and applies to what is shown then', async () => {
  await open()
  await page.getByRole('button', { name: t.deeds.lock }).click()
  const reason = page.getByLabelText(words.de.office.reason)
  await reason.fill('Unter dem Namen meldet sich jemand anderes.')
  expect(isAnythingUnsaved()).toBe(true)
  const show = (current: BackendPerson) => {
    refuse(lockPerson, 'changed_elsewhere', { current })
    answer(getPerson, current)
  }
  show({ ...person, revision: 4 })
  const send = page.getByRole('button', { name: t.ask.lock.confirm, exact: true })
  await send.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.de.office.reasonOutdated)
  const can = { ...person.can, lock: false, unlock: true }
  show({ ...person, revision: 5, can })
  await send.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.de.office.reasonMoot)
  await expect.element(reason).toHaveValue('Unter dem Namen meldet sich jemand anderes.')
  expect(askedOf(lockPerson).map(({ body }) => body.revision)).toEqual([3, 4])
  await page.getByRole('button', { name: words.de.office.cancel }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('who has asked waits for a second admin, who sees what it will do before it is done', async () => {
  const request: FourEyesRequest = {
    id,
    kind: 'reset_second_factor',
    reason: 'Der Ausweis ist am Telefon geprüft.',
    subject: { type: 'account', id, name: 'Lena Bergmann' },
    into: null,
    removal: null,
    profileId: null,
    requestedBy: 'Verena Birkner',
    requestedAt: '2026-11-20T08:00:00.000Z',
    expiresAt: '2026-11-23T08:00:00.000Z',
    can: { confirm: true, withdraw: false, refuse: true },
  }
  await open({ requests: [request] })
  await expect.element(page.getByText(request.reason)).toBeVisible()
  await page.getByRole('button', { name: t.request.confirm }).click()
  await expect.element(page.getByText(t.request.effect.reset_second_factor)).toBeVisible()
  answer(confirmFourEyesRequest, [])
  answer(getPerson, person)
  await page.getByRole('dialog').getByRole('button', { name: t.request.confirm }).click()
  await expect.element(page.getByText(t.request.told.confirm)).toBeVisible()
  await expect.element(page.getByText(request.reason)).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(askedOf(withdrawFourEyesRequest)).toHaveLength(0)
})

const profileRequest: FourEyesRequest = {
  ...{ id, kind: 'remove_profile', reason: 'Das Foto zeigt jemand anderes.', into: null, removal: null },
  ...{
    subject: { type: 'account', id, name: 'Lena Bergmann' },
    profileId: id,
    requestedBy: 'Verena Birkner',
  },
  ...{ requestedAt: '2026-11-20T08:00:00.000Z', expiresAt: '2026-11-23T08:00:00.000Z' },
  can: { confirm: true, withdraw: false, refuse: true },
}

test.each([
  ['confirm', confirmFourEyesRequest],
  ['refuse', withdrawFourEyesRequest],
] as const)(
  'a request that somebody else has decided meanwhile goes, which is said (%s)',
  async (decision, endpoint) => {
    await open({ requests: [profileRequest] })
    const button = { name: t.request[decision], exact: true }
    await expect.element(page.getByText(profileRequest.reason)).toBeVisible()
    refuse(endpoint, 'request_closed')
    answer(getPerson, person)
    await page.getByRole('button', button).click()
    if (decision === 'confirm') await page.getByRole('dialog').getByRole('button', button).click()
    await expect.element(page.getByText(t.done.changedElsewhere)).toBeVisible()
    await expect.element(page.getByText(profileRequest.reason)).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  },
)

test('the history tells a command on the server from an account that is gone', async () => {
  const deed = { id, action: 'reset_second_factor' as const, at: person.registeredAt }
  const gone = { ...deed, id: id.replace('11', '12'), actor: { id, name: null } }
  await open({ history: [{ ...deed, actor: null }, gone] })
  await expect.element(page.getByText(new RegExp(`, ${words.de.audit.command}$`))).toBeVisible()
  await expect.element(page.getByText(new RegExp(`, ${words.de.audit.gone}$`))).toBeVisible()
})

test('a profile to be deleted is led to', async () => {
  await open({ requests: [profileRequest] })
  await expect
    .element(page.getByRole('link', { name: t.request.toProfile }))
    .toHaveAttribute('href', paths.application({ applicationId: id }))
})

test('of a profile that is hidden meanwhile there is nothing to confirm, and its request can be refused', async () => {
  const can = { ...profileRequest.can, confirm: false }
  await open({ requests: [{ ...profileRequest, profileId: null, can }] })
  await expect.element(page.getByText(t.request.moot.remove_profile)).toBeVisible()
  await expect.element(page.getByRole('button', { name: t.request.confirm })).not.toBeInTheDocument()
  answer(withdrawFourEyesRequest, [])
  answer(getPerson, person)
  await page.getByRole('button', { name: t.request.refuse }).click()
  await expect.element(page.getByText(t.request.told.refuse)).toBeVisible()
})

test('a mistyped address is corrected, and one that belongs to somebody is refused at its field', async () => {
  const can = { ...person.can, lock: false, mailConfirmation: true, export: false, scheduleDeletion: false }
  await open({ confirmedAt: null, states: ['unconfirmed'], can })
  const field = page.getByLabelText(t.confirmation.email)
  await field.fill('kim@example.org')
  const message = 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto.'
  findWrong(mailConfirmation, { email: message })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(field).toHaveFocus()
})

test('an address that somebody else corrects meanwhile takes nothing away from what was typed', async () => {
  const can = { ...person.can, lock: false, mailConfirmation: true, export: false, scheduleDeletion: false }
  const unconfirmed = { ...person, confirmedAt: null, states: ['unconfirmed' as const], can }
  await open(unconfirmed)
  const field = page.getByLabelText(t.confirmation.email)
  await field.fill('kim@example.org')
  const current = { ...unconfirmed, email: 'lena.b@example.org', revision: 4 }
  refuse(mailConfirmation, 'changed_elsewhere', { current })
  answer(getPerson, current)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(t.deeds.failed)).toBeVisible()
  await expect.element(page.getByText('lena.b@example.org').first()).toBeVisible()
  await expect.element(field).toHaveValue('kim@example.org')

  const saved = { ...unconfirmed, email: 'kim@example.org', revision: 5 }
  answer(mailConfirmation, saved)
  answer(getPerson, saved)
  await field.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(t.deeds.failed)).not.toBeInTheDocument()
  expect(askedOf(mailConfirmation).map(({ body }) => body)).toMatchObject([
    { email: 'kim@example.org', revision: 3 },
    { email: 'kim@example.org', revision: 4 },
  ])
  await expect.poll(isAnythingUnsaved).toBe(false)
  await field.fill('kim.b@example.org')
  await expect.poll(isAnythingUnsaved).toBe(true)
})

test('further accounts that do not load say so, and the same button tries again', async () => {
  answer(listPeople, {
    ...list([person]),
    view: { '@id': '', first: '', next: '/api/backend/people?cursor=a' },
  })
  await openApp(paths.backendPeople())
  const more = page.getByRole('button', { name: t.more })
  await expect.element(more).toBeVisible()
  refuse(listPeople, 'too_many_requests')
  await more.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('too_many_requests')
  answer(listPeople, list([{ ...person, id: id.replace('11', '12'), firstName: 'Oda' }]))
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Oda Bergmann' })).toHaveFocus()
})
