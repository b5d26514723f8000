import { type CompanyReview, getCompanyReview, listCompanyReviews } from '@tandem/contract/backend'
import { correctCompany, reinstateCompany, suspendCompany } from '@tandem/contract/backend/company-changes'
import { type MergePreview, previewMerge, requestMerge } from '@tandem/contract/backend/company-merges'
import {
  issueRegistrationKey,
  listRegistrationKeys,
  printRegistrationLetter,
  type RegistrationKey,
  revokeRegistrationKey,
} from '@tandem/contract/backend/registration-keys'
import { paths } from '@tandem/contract/paths'
import { listStudyInterests } from '@tandem/contract/reference'
import { violationMessage } from '@tandem/contract/violations'
import { notifyManager } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawNoFrames } from '#testing/background-tab.ts'
import { admin, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse, reply } from '#testing/stub-server.ts'

const t = words.de.officeCompanies
const id = '019b0000-0000-7000-8000-000000000001'
const dialog = page.getByRole('dialog')

const review: CompanyReview = {
  id,
  name: 'Steinpilz Feinkost GmbH',
  ...{ town: 'Karlsruhe', industry: 'Lebensmittel', size: '', mail: '' },
  ...{ descriptionDe: '', descriptionEn: '', note: '', reason: '' },
  status: 'confirmed',
  hasLogo: false,
  submittedAt: '2026-11-20T09:02:00.000Z',
  decidedAt: '2026-11-21T09:02:00.000Z',
  ...{ unattended: false, askedAt: null, answeredAt: null, question: '', undoUntil: null },
  details: {
    name: 'Steinpilz Feinkost GmbH',
    ...{ street: 'Pilzgasse 8', zip: '76133', town: 'Karlsruhe', www: 'steinpilz.example', phone: '' },
  },
  ...{ accounts: [], duplicates: [], studyInterests: [], offers: [], requests: [], history: [] },
  revision: 3,
  can: {
    ...{ confirm: false, undo: false, refuse: false, ask: false, changeAdmission: false },
    ...{ correct: true, suspend: true, reinstate: false, issueKey: true, merge: false },
  },
}

const key: RegistrationKey = {
  id,
  state: 'open',
  email: null,
  permissions: ['company-profile-edit'],
  usesLeft: 2,
  expiresOn: '2026-12-24',
  createdAt: '2026-11-24T09:00:00.000Z',
  can: { revoke: true },
}

beforeEach(() => {
  signIn(admin(), ['backend'])
  answer(listCompanyReviews, list([]))
  answer(getCompanyReview, review)
  answer(listRegistrationKeys, [])
  drawNoFrames()
})

const open = () => openApp(paths.backendCompanies({ companyId: id }))

test('a key names what is wrong at its field, is seen once, and can be printed as a letter', async () => {
  await open()
  await page.getByRole('button', { name: t.keys.issue }).click()
  const uses = dialog.getByLabelText(t.keys.uses)
  await uses.fill('51')
  await dialog.getByRole('button', { name: t.keys.submit }).click()
  await expect
    .element(uses)
    .toHaveAccessibleDescription(`${violationMessage('de', 'too_big', { max: 50 })} ${t.keys.usesHint}`)
  await uses.fill('2')
  const link = 'https://tandem.example.org/registrierung/unternehmen/einladung#key=abc'
  answer(issueRegistrationKey, { id, link })
  answer(listRegistrationKeys, [key])
  await dialog.getByRole('button', { name: t.keys.submit }).click()
  await expect.element(dialog.getByRole('heading', { name: t.keys.issuedTitle })).toHaveFocus()
  await expect.element(dialog.getByLabelText(t.keys.link)).toHaveValue(link)
  expect(askedOf(issueRegistrationKey).map(({ body }) => [body.uses, body.days, body.email])).toEqual([
    [2, 30, undefined],
  ])
  reply(
    printRegistrationLetter,
    () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
  )
  await dialog.getByRole('button', { name: t.keys.print }).click()
  await expect.element(page.getByText(t.keys.printed)).toBeVisible()
  expect(askedOf(printRegistrationLetter)[0]?.body).toMatchObject({ key: 'abc' })
  await dialog.getByRole('button', { name: t.keys.close, exact: true }).click()

  answer(revokeRegistrationKey, [{ ...key, state: 'revoked', can: { revoke: false } }])
  await page.getByRole('button', { name: t.keys.revoke }).click()
  await dialog.getByRole('button', { name: t.keys.revokeConfirm }).click()
  await expect.element(page.getByText(t.keys.states.revoked, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: t.keys.title })).toHaveFocus()
})

test('a suspension says what it does and why, shows the reason, and is lifted', async () => {
  await open()
  await page.getByRole('button', { name: t.suspension.suspend }).click()
  await expect.element(dialog.getByText(t.suspension.effect)).toBeVisible()
  const reason = 'Unter der Netzadresse finden wir nichts mehr.'
  await dialog.getByLabelText(words.de.office.reason).fill(reason)
  const can = { ...review.can, suspend: false, reinstate: true }
  answer(suspendCompany, { ...review, status: 'suspended', reason, revision: 4, can })
  await dialog.getByRole('button', { name: t.suspension.confirm, exact: true }).click()
  await expect.element(page.getByText(reason)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: t.suspension.title, exact: true })).toHaveFocus()
  expect(askedOf(suspendCompany)[0]?.body).toMatchObject({ reason, revision: 3 })
  answer(reinstateCompany, { ...review, revision: 5 })
  await page.getByRole('button', { name: t.suspension.lift }).click()
  await expect.element(page.getByRole('button', { name: t.suspension.suspend })).toBeVisible()
  expect(askedOf(reinstateCompany)[0]?.body).toMatchObject({ revision: 4 })
})

test('by keyboard the heading of what was suspended is in sight, also once what stood above it has gone', async () => {
  await page.viewport(1400, 500)
  answer(listStudyInterests, list([]))
  const can = { ...review.can, changeAdmission: true }
  answer(getCompanyReview, { ...review, can })
  await open()
  const suspend = page.getByRole('button', { name: t.suspension.suspend })
  await expect.element(suspend).toBeVisible()
  suspend.element().focus()
  await userEvent.keyboard('{Enter}')
  await dialog.getByLabelText(words.de.office.reason).fill('Unter der Netzadresse finden wir nichts mehr.')
  const confirm = dialog.getByRole('button', { name: t.suspension.confirm, exact: true })
  confirm.element().focus()
  const after = { ...review, status: 'suspended' as const, reason: 'Gesperrt.', revision: 4 }
  answer(suspendCompany, {
    ...after,
    can: { ...can, changeAdmission: false, suspend: false, reinstate: true },
  })
  answer(getCompanyReview, {
    ...after,
    can: { ...can, changeAdmission: false, suspend: false, reinstate: true },
  })
  // What is loaded is drawn later than the dialog closes.
  notifyManager.setScheduler((draw) => setTimeout(draw, 200))
  onTestFinished(() => notifyManager.setScheduler((draw) => setTimeout(draw, 0)))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Gesperrt.')).toBeInTheDocument()
  const heading = page.getByRole('heading', { name: t.suspension.title, exact: true })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport({ ratio: 1 })
})

test('a suspension that somebody else was faster with keeps its reason, and applies to what is shown then', async () => {
  await open()
  await page.getByRole('button', { name: t.suspension.suspend }).click()
  const reason = dialog.getByLabelText(words.de.office.reason)
  const typed = 'Unter der Netzadresse finden wir nichts mehr.'
  await reason.fill(typed)
  const show = (current: CompanyReview) => {
    refuse(suspendCompany, 'changed_elsewhere', { current })
    answer(getCompanyReview, current)
  }
  show({ ...review, revision: 4 })
  const confirm = dialog.getByRole('button', { name: t.suspension.confirm, exact: true })
  await confirm.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(words.de.office.reasonOutdated)
  const can = { ...review.can, suspend: false, reinstate: false }
  show({ ...review, revision: 5, can })
  await confirm.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(words.de.office.reasonMoot)
  await expect.element(reason).toHaveValue(typed)
  expect(askedOf(suspendCompany).map(({ body }) => body.revision)).toEqual([3, 4])
  await dialog.getByRole('button', { name: words.de.office.cancel }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a correction that somebody else was faster with keeps what was typed, and applies when it is sent again', async () => {
  await open()
  await page.getByRole('button', { name: t.correction.openLong }).click()
  const industry = dialog.getByLabelText(t.correction.fields.industry)
  await industry.fill('Feinkost')
  const current = { ...review, revision: 4 }
  refuse(correctCompany, 'changed_elsewhere', { current })
  answer(getCompanyReview, current)
  const save = dialog.getByRole('button', { name: t.correction.submit })
  await save.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(t.correction.outdated)
  await expect.element(industry).toHaveValue('Feinkost')
  answer(correctCompany, { ...review, industry: 'Feinkost', revision: 5 })
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(askedOf(correctCompany).map(({ body }) => [body.industry, body.revision])).toEqual([
    ['Feinkost', 3],
    ['Feinkost', 4],
  ])
})

test('a merger shows what goes over, also the other way round, and waits for a second admin', async () => {
  const other = '019b0000-0000-7000-8000-000000000002'
  const duplicate = { id: other, name: 'Steinpilz KG', town: 'Ulm', status: 'confirmed' as const }
  const mergeable = {
    ...review,
    duplicates: [{ ...duplicate, reasons: ['name' as const] }],
    can: { ...review.can, merge: true },
  }
  answer(getCompanyReview, mergeable)
  await open()
  const sideOf = (side: string) => ({ id: side, name: side === id ? review.name : 'Steinpilz KG', town: '' })
  answer(previewMerge, ({ path }): MergePreview => {
    const [from = '', into = ''] = path.match(/[\w-]{36}/g) ?? []
    return {
      from: sideOf(from),
      into: sideOf(into),
      moves: [{ thing: 'offers', count: from === id ? 3 : 7 }],
      studyInterests: [],
      doubles: 0,
    }
  })
  await page.getByRole('button', { name: fill(t.merge.openWith, { name: 'Steinpilz KG' }) }).click()
  const outcome = (from: string, into: string) =>
    dialog.getByRole('heading', { name: fill(t.merge.outcome, { from, into }) })
  await expect.element(outcome(review.name, 'Steinpilz KG')).toBeVisible()
  await dialog.getByRole('button', { name: t.merge.swap }).click()
  await expect.element(outcome('Steinpilz KG', review.name)).toBeVisible()
  await expect.element(dialog.getByText('7', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: t.merge.submit }).click()
  expect(askedOf(requestMerge)).toHaveLength(0)
  await dialog.getByLabelText(words.de.office.reason).fill('Gleiche Netzadresse, gleiche Leitung.')
  answer(requestMerge, mergeable)
  await dialog.getByRole('button', { name: t.merge.submit }).click()
  await expect.element(page.getByText(t.merge.done)).toBeVisible()
  expect(askedOf(requestMerge)[0]).toMatchObject({
    path: expect.stringContaining(other),
    body: { into: id },
  })
})

test('a correction undoes nothing of what the company has changed meanwhile in other fields', async () => {
  await open()
  await page.getByRole('button', { name: t.correction.openLong }).click()
  await dialog.getByLabelText(t.correction.fields.industry).fill('Feinkost')
  const current = { ...review, size: '50–249', revision: 4 }
  refuse(correctCompany, 'changed_elsewhere', { current })
  answer(getCompanyReview, current)
  const save = dialog.getByRole('button', { name: t.correction.submit })
  await save.click()
  await expect.element(dialog.getByLabelText(t.correction.fields.size)).toHaveValue('50–249')
  answer(correctCompany, { ...current, industry: 'Feinkost', revision: 5 })
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(askedOf(correctCompany).at(-1)?.body).toMatchObject({
    ...{ industry: 'Feinkost', size: '50–249', revision: 4 },
  })
})
