import {
  askCompany,
  type CompanyReview,
  type CompanyReviewSummary,
  changeAdmission,
  confirmCompany,
  getCompanyReview,
  listCompanyReviews,
  refuseCompany,
  undoConfirmation,
} from '@tandem/contract/backend'
import { listFourEyesRequests } from '@tandem/contract/backend/four-eyes'
import { listRegistrationKeys } from '@tandem/contract/backend/registration-keys'
import { paths } from '@tandem/contract/paths'
import { listStudyInterests } from '@tandem/contract/reference'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isAnythingUnsaved } from '#lib/form/unsaved-parts.ts'
import { address, admin, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse } from '#testing/stub-server.ts'

const t = words.de.backend
const [first, second] = ['019b0000-0000-7000-8000-000000000011', '019b0000-0000-7000-8000-000000000012']

const review: CompanyReview = {
  id: first,
  name: 'Steinpilz Feinkost GmbH',
  town: 'Karlsruhe',
  industry: 'Lebensmittel',
  size: '50–249',
  mail: '',
  descriptionDe: '',
  descriptionEn: '',
  requests: [],
  history: [],
  status: 'pending',
  hasLogo: false,
  submittedAt: '2026-11-20T09:02:00.000Z',
  decidedAt: null,
  unattended: false,
  ...{ askedAt: null, answeredAt: null, question: '', undoUntil: null },
  details: {
    name: 'Steinpilz Feinkost GmbH',
    street: 'Pilzgasse 8',
    zip: '76133',
    town: 'Karlsruhe',
    www: 'javascript:alert(1)',
    phone: '0721 23125-1',
  },
  note: '',
  reason: '',
  accounts: [
    {
      id: first,
      firstName: 'Borwin',
      lastName: 'Haselgrund',
      email: 'b@steinpilz.example',
      states: [],
      ofWebsite: false,
      told: true,
    },
  ],
  duplicates: [
    {
      id: second,
      name: 'Steinpilz-Feinkost KG',
      town: 'Ulm',
      status: 'confirmed',
      reasons: ['name', 'phone'],
    },
  ],
  studyInterests: [],
  offers: [],
  revision: 3,
  can: {
    confirm: true,
    undo: false,
    refuse: true,
    ask: true,
    changeAdmission: false,
    correct: true,
    suspend: false,
    reinstate: false,
    issueKey: true,
    merge: false,
  },
}
const { id, name, town, industry, status, hasLogo, submittedAt, decidedAt, askedAt, answeredAt } = review
const summary: CompanyReviewSummary = {
  ...{ id, name, town, industry, status, hasLogo, submittedAt, decidedAt, askedAt, answeredAt },
  duplicates: 1,
  unattended: false,
}

beforeEach(() => {
  signIn(admin(), ['backend'])
  answer(listCompanyReviews, list([summary, { ...summary, id: second, name: 'Ahornblick', duplicates: 0 }]))
  answer(getCompanyReview, review)
  answer(listRegistrationKeys, [])
  answer(listFourEyesRequests, [])
  const area = { subjectArea: 'technik', studyCourse: 'informatik', degree: 'B. Sc.' }
  answer(
    listStudyInterests,
    list([
      { id: '36', name: 'Wirtschaftsinformatik', ...area },
      { id: '1', name: 'Informatik', ...area },
    ]),
  )
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const interests = () => page.getByRole('combobox', { name: t.decision.studyInterests })
const openFirst = () => openApp(paths.backendCompanies({ companyId: first }))

test('where the last page has emptied, the page before it is shown, and not that nobody waits', async () => {
  await page.viewport(1400, 900)
  answer(listCompanyReviews, ({ query }) => ({
    totalItems: 40,
    member: query.get('page') === '2' ? [summary] : [],
  }))
  await openApp(paths.backendCompanies({ companyId: first, search: { page: '3' } }))
  await expect.poll(address).toBe(`${paths.backendCompanies({ companyId: first })}?page=2`)
  await expect.element(page.getByRole('link', { name: /^Steinpilz Feinkost GmbH/ })).toBeVisible()
  await expect.element(page.getByText(t.companies.none.pending)).not.toBeInTheDocument()
})

test('the tabs keep to one line, also with a large number', async () => {
  await page.viewport(1440, 900)
  answer(listCompanyReviews, { ...list([summary]), totalItems: 1036 })
  await openApp(paths.backendCompanies({ search: { status: 'confirmed' } }))
  await expect.element(page.getByRole('link', { name: /1036/ })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: t.companies.tabs.label }).getByRole('link').elements()
  expect(new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size).toBe(1)
})

test('the list is walked by the arrow keys, and a company opens beside it', async () => {
  await page.viewport(1400, 900)
  await openApp(paths.backendCompanies())
  const link = page.getByRole('link', { name: /^Steinpilz Feinkost GmbH/ })
  await expect.element(link.getByText(t.companies.duplicates_one)).toBeVisible()
  link.element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await expect.element(heading(review.name)).toBeVisible()
  await expect.element(link).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByText(/ähnlicher Name und gleiche Telefonnummer/)).toBeVisible()
  await expect.element(page.getByText(t.checks.noMail)).toBeVisible()
  expect(
    page.getByRole('link', { name: 'javascript:' }).elements(),
    'what is no web address is none',
  ).toEqual([])
})

test('a company that cannot be reached says so in the list, and beside it why and what helps', async () => {
  await page.viewport(1400, 900)
  answer(listCompanyReviews, list([{ ...summary, status: 'confirmed', unattended: true }]))
  const [account] = review.accounts
  if (!account) throw new Error('No account')
  answer(getCompanyReview, {
    ...{ ...review, status: 'confirmed', unattended: true },
    accounts: [{ ...account, states: ['hidden'] }],
  })
  await openApp(paths.backendCompanies({ companyId: first, search: { status: 'confirmed' } }))
  const link = page.getByRole('link', { name: new RegExp(t.companies.unattended) })
  await expect.element(link).toHaveAccessibleName(new RegExp(review.name))
  await expect.element(page.getByText(t.details.unattendedText)).toBeVisible()
  await expect.element(page.getByText(words.de.people.states.hidden, { exact: true })).toBeVisible()
})

test('the search can be typed into from its beginning', async () => {
  await page.viewport(1400, 900)
  await openApp(paths.backendCompanies())
  const search = page.getByRole('searchbox', { name: t.companies.search })
  await search.fill('pilz')
  await expect.poll(address).toContain('text=pilz')
  await userEvent.keyboard('{Home}Stein')
  await expect.element(search).toHaveValue('Steinpilz')
  await expect.poll(address).toContain('text=Steinpilz')
})

test('the address of a company that became part of another one becomes that one’s', async () => {
  await openApp(paths.backendCompanies({ companyId: second }))
  await expect.element(heading(review.name)).toBeVisible()
  expect(address()).toContain(first)
})

test('by keyboard alone a company is confirmed with its study interests, and the next one opens', async () => {
  answer(confirmCompany, {
    ...review,
    status: 'confirmed',
    revision: 4,
    can: { ...review.can, confirm: false, refuse: false, changeAdmission: true },
  })
  await openFirst()
  const submit = page.getByRole('button', {
    name: fill(t.decision.submitNext, { action: t.decision.submitConfirm }),
  })
  await expect.element(submit).toBeVisible()
  submit.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(t.decision.needed)).toBeVisible()
  expect(askedOf(confirmCompany)).toEqual([])
  await expect.element(interests()).toHaveFocus()
  await userEvent.keyboard('wirtsch{ArrowDown}{Enter}')
  await expect.element(page.getByText('Wirtschaftsinformatik (B. Sc.)').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  submit.element().focus()
  // It takes longer than the focus is missed.
  const next = Promise.withResolvers<CompanyReview>()
  answer(getCompanyReview, () => next.promise)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(paths.backendCompanies({ companyId: second }))
  await expect.element(page.getByText(t.companies.loading)).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 300))
  next.resolve({ ...review, id: second, name: 'Ahornblick' })
  await expect.element(heading('Ahornblick')).toHaveFocus()
  expect(askedOf(confirmCompany)[0]?.body).toMatchObject({ studyInterests: ['36'], revision: 3 })
  await expect.element(page.getByText(fill(t.decision.confirmed, { name }))).toBeVisible()
})

const approved: CompanyReview = {
  ...review,
  status: 'confirmed',
  revision: 4,
  undoUntil: new Date(Date.now() + 600_000).toISOString(),
  studyInterests: [{ id: '36', name: 'Wirtschaftsinformatik' }],
  can: { ...review.can, confirm: false, undo: true, refuse: false, ask: false },
}

test('an approval is undone from where the next company is already open', async () => {
  answer(getCompanyReview, { ...review, studyInterests: approved.studyInterests })
  answer(confirmCompany, approved)
  await openFirst()
  const submit = page.getByRole('button', { name: /^Freigeben/ })
  await expect.element(submit).toBeVisible()
  answer(getCompanyReview, { ...review, id: second, name: 'Ahornblick' })
  await submit.click()
  await expect.element(heading('Ahornblick')).toBeVisible()
  await expect.poll(address).toBe(paths.backendCompanies({ companyId: second }))
  answer(undoConfirmation, { ...review, revision: 5 })
  await page.getByRole('button', { name: t.decision.undo }).click()
  await expect.element(page.getByText(fill(t.decision.undone, { name }))).toBeVisible()
  const [asked] = askedOf(undoConfirmation)
  expect(asked?.path).toContain(first)
  expect(asked?.body).toMatchObject({ revision: 4 })
  await expect.element(page.getByText(fill(t.decision.confirmed, { name }))).not.toBeInTheDocument()
})

test('an approval is undone at the company, by keyboard, and too late says so', async () => {
  answer(getCompanyReview, approved)
  await openFirst()
  const undo = page.getByRole('button', { name: t.decision.undo })
  await expect.element(undo).toBeVisible()
  refuse(undoConfirmation, 'undo_expired')
  await undo.click()
  await expect.element(page.getByText(t.decision.failed)).toBeVisible()
  answer(undoConfirmation, { ...review, revision: 5, studyInterests: approved.studyInterests })
  answer(getCompanyReview, { ...review, revision: 5, studyInterests: approved.studyInterests })
  undo.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /^Freigeben/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: t.decision.title })).toHaveFocus()
  await expect.element(page.getByText('Wirtschaftsinformatik (B. Sc.)').first()).toBeVisible()
})

test('a company is asked back, stands as asked in the list, and its answer is shown with the question', async () => {
  await page.viewport(1400, 900)
  const question = 'Unter welchem Namen stehen Sie im Handelsregister?'
  const since = '2026-11-21T09:02:00.000Z'
  const asked = {
    ...review,
    ...{ question, askedAt: since, revision: 4 },
    can: { ...review.can, ask: false },
  }
  answer(listCompanyReviews, list([summary]))
  const { queries } = await openFirst()
  await page.getByRole('radio', { name: t.decision.ask }).click()
  const field = page.getByRole('textbox', { name: t.decision.question })
  const submit = page.getByRole('button', { name: t.decision.submitAsk, exact: true })
  await field.fill('Wer?')
  await submit.click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(question)
  answer(askCompany, asked)
  answer(getCompanyReview, asked)
  answer(listCompanyReviews, list([{ ...summary, askedAt: since }]))
  await submit.click()
  await expect.element(page.getByText(/^Rückfrage offen, wartet seit/)).toBeVisible()
  expect(askedOf(askCompany)[0]?.body).toMatchObject({ question, revision: 3 })
  await expect.element(page.getByRole('heading', { name: t.decision.title })).toHaveFocus()
  const row = page.getByRole('link', { name: /^Steinpilz Feinkost GmbH/ })
  await expect.element(row.getByText(t.companies.asked)).toBeVisible()
  expect(page.getByRole('radio').elements(), 'approve or refuse').toHaveLength(2)

  const answered = { ...asked, answeredAt: since, note: 'Unter Feinkost Nord.', revision: 5, can: review.can }
  answer(getCompanyReview, answered)
  answer(listCompanyReviews, list([{ ...summary, askedAt: since, answeredAt: since }]))
  await queries.invalidateQueries({ queryKey: ['backend'] })
  await expect.element(page.getByText(answered.note)).toBeVisible()
  await expect.element(page.getByText(fill(t.decision.answeredText, { question }))).toBeVisible()
  await expect.element(row.getByText(t.companies.answered)).toBeVisible()
})

test('a refusal needs a reason that says something', async () => {
  answer(refuseCompany, { ...review, status: 'refused', reason: 'x', revision: 4 })
  await openFirst()
  await page.getByRole('radio', { name: t.decision.refuse }).click()
  const reason = page.getByRole('textbox', { name: t.decision.reason })
  const submit = page.getByRole('button', { name: /^Ablehnen/ })
  await reason.fill('zu kurz')
  await submit.click()
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true')
  expect(askedOf(refuseCompany)).toEqual([])
  await reason.fill('Unter der Netzadresse finden wir nichts.')
  await submit.click()
  await expect
    .poll(() => askedOf(refuseCompany)[0]?.body)
    .toMatchObject({ reason: 'Unter der Netzadresse finden wir nichts.', revision: 3 })
})

const refusal = 'Unter der Netzadresse finden wir nichts.'
async function typeRefusal() {
  await page.getByRole('radio', { name: t.decision.refuse }).click()
  const reason = page.getByRole('textbox', { name: t.decision.reason })
  await reason.fill(refusal)
  return reason
}
const refuseButton = page.getByRole('button', { name: /^Ablehnen/ })

test('a company that changes meanwhile takes nothing that was typed; it is decided on once the change was looked at', async () => {
  const { queries } = await openFirst()
  await interests().click()
  await page.getByRole('option', { name: /^Wirtschaftsinformatik/ }).click()
  await userEvent.keyboard('{Escape}')
  const reason = await typeRefusal()
  answer(getCompanyReview, { ...review, details: { ...review.details, town: 'Ettlingen' }, revision: 4 })
  await queries.invalidateQueries({ queryKey: ['backend'] })
  await expect.element(page.getByText(/Ettlingen/)).toBeVisible()
  await expect.element(reason).toHaveValue(refusal)
  await expect.element(page.getByText(t.decision.changedSince)).toBeVisible()

  refuse(refuseCompany, 'changed_elsewhere')
  await refuseButton.click()
  await expect.element(page.getByText(t.decision.changedElsewhere)).toBeVisible()
  const seen = page.getByRole('button', { name: t.decision.seen }).element() as HTMLElement
  seen.click()
  // Before another key is pressed.
  expect(document.activeElement).toBe(page.getByRole('heading', { name: t.decision.title }).element())
  await expect.element(page.getByText(t.decision.changedSince)).not.toBeInTheDocument()
  await page.getByRole('radio', { name: t.decision.confirm }).click()
  await expect.element(page.getByText('Wirtschaftsinformatik (B. Sc.)').first()).toBeVisible()
  await page.getByRole('radio', { name: t.decision.refuse }).click()
  answer(refuseCompany, { ...review, status: 'refused', reason: refusal, revision: 5 })
  answer(getCompanyReview, { ...review, id: second })
  await refuseButton.click()
  await expect.poll(address).toBe(paths.backendCompanies({ companyId: second }))
  expect(askedOf(refuseCompany).map(({ body }) => [body.reason, body.revision])).toEqual([
    [refusal, 3],
    [refusal, 4],
  ])
})

test('where somebody else has decided meanwhile, what was typed stays until it is discarded', async () => {
  await openFirst()
  const reason = await typeRefusal()
  const confirmed = {
    ...review,
    status: 'confirmed' as const,
    revision: 4,
    decidedAt: submittedAt,
    can: { ...review.can, confirm: false, refuse: false, changeAdmission: true },
  }
  refuse(refuseCompany, 'changed_elsewhere')
  answer(getCompanyReview, confirmed)
  await refuseButton.click()
  await expect.element(page.getByText(t.decision.decided)).toBeVisible()
  await expect.element(reason).toHaveValue(refusal)
  await expect.element(refuseButton).not.toBeInTheDocument()
  await page.getByRole('button', { name: t.decision.discard }).click()
  await expect.element(page.getByRole('heading', { name: t.admission.title })).toHaveFocus()
})

test('leaving a company whose refusal is typed asks first', async () => {
  await page.viewport(1400, 900)
  await openFirst()
  const reason = await typeRefusal()
  expect(isAnythingUnsaved()).toBe(true)
  const next = page.getByRole('link', { name: /^Ahornblick/ })
  await next.click()
  await page.getByRole('button', { name: words.de.office.leave.stay }).click()
  await expect.element(reason).toHaveValue(refusal)
  answer(getCompanyReview, { ...review, id: second })
  await next.click()
  await page.getByRole('button', { name: words.de.office.leave.discard }).click()
  await expect.poll(address).toBe(paths.backendCompanies({ companyId: second }))
})

test('taking a study interest away names the published offers it hits', async () => {
  const confirmed: CompanyReview = {
    ...review,
    status: 'confirmed',
    studyInterests: [
      { id: '36', name: 'Wirtschaftsinformatik' },
      { id: '1', name: 'Informatik' },
    ],
    offers: [{ id: second, title: 'Wirtschaftsinformatik 2027', studyInterest: '36' }],
    can: { ...review.can, confirm: false, refuse: false, changeAdmission: true },
  }
  answer(getCompanyReview, confirmed)
  answer(changeAdmission, { ...confirmed, revision: 4 })
  await openFirst()
  await expect.element(interests()).toBeVisible()
  expect(page.getByText(t.admission.hit_one).elements()).toEqual([])
  await page.getByRole('button', { name: 'Wirtschaftsinformatik (B. Sc.) entfernen' }).click()
  await expect.element(page.getByText(t.admission.hit_one)).toBeVisible()
  const admission = page.getByLabelText(t.admission.title, { exact: true })
  await expect.element(admission.getByText('Wirtschaftsinformatik 2027')).toBeVisible()
  await page.getByRole('button', { name: t.admission.submit }).click()
  await expect
    .poll(() => askedOf(changeAdmission)[0]?.body)
    .toMatchObject({ studyInterests: ['1'], revision: 3 })
})

test('on a phone list and company are two screens', async () => {
  await page.viewport(390, 844)
  await openFirst()
  await expect.element(heading(review.name)).toBeVisible()
  expect(page.getByRole('searchbox').elements()).toEqual([])
  await page.getByRole('link', { name: t.companies.back }).click()
  await expect.element(heading(t.companies.title)).toBeVisible()
})
