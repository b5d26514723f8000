import { listApplicants } from '@tandem/contract/applicant-search'
import { getCompanyProfile } from '@tandem/contract/companies/profile'
import {
  createOffer,
  getOwnOffer,
  listAdmittedStudyInterests,
  listOfferChoices,
  type OwnOffer,
  publishOffer,
  updateOffer,
} from '@tandem/contract/offers/own-offers'
import { paths } from '@tandem/contract/paths'
import {
  listDocuments,
  listSearchQualifications,
  listStudyInterests,
  listStudyYears,
} from '@tandem/contract/reference'
import { newOfferId } from '@tandem/contract/screens'
import { PublicSettings } from '@tandem/contract/setting-values'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { setAccount } from '#lib/session/session-store.ts'
import {
  answerEditor,
  contentOf,
  course,
  id,
  offer,
  openEditor,
  qualification,
  t,
  title,
} from '#testing/offer-editor.tsx'
import { address, company, expectComplaint, fill, open, openApp, words } from '#testing/open.tsx'
import { answer, askedOf, list, reply } from '#testing/stub-server.ts'
import { emptyContent } from '../empty-content.ts'
import { OfferEditor } from './OfferEditor.tsx'

const publish = page.getByRole('button', { name: t.actions.publish })
const saved = /^Gespeichert um/
test('the first input creates the draft, the address follows, and one types on', async () => {
  await openEditor('erstellen')
  const before = history.length
  answer(createOffer, ({ body }) => offer({ content: contentOf(body) }))
  answer(updateOffer, ({ body }) => offer({ revision: 1, content: contentOf(body) }))
  await title.fill('Informatik')
  await expect.poll(address).toBe(`/unternehmensprofil/angebot/${id}`)
  await expect.element(title).toHaveValue('Informatik')
  expect(history.length).toBe(before)
  await title.fill('Informatik mit Robotern')
  await expect
    .poll(() => askedOf(updateOffer).at(-1)?.body)
    .toMatchObject({
      title: { de: 'Informatik mit Robotern' },
      revision: 0,
    })
  await expect.element(page.getByText(saved)).toBeVisible()
  expect(askedOf(createOffer)).toHaveLength(1)
})

test('as soon as the draft exists, links to its sections lead to it, before its address is drawn', async () => {
  answerEditor()
  answer(createOffer, ({ body }) => offer({ gaps: ['places'], content: contentOf(body) }))
  await open(<OfferEditor first={null} onCreated={() => {}} />, {
    at: paths.ownOffer({ offerId: newOfferId }),
  })
  const section = page.getByRole('navigation', { name: t.editor.sections }).getByRole('link').first()
  const gap = page
    .getByRole('link', { name: fill(t.check.go, { section: t.sections.plaetze.title }) })
    .first()
  const begun = paths.ownOffer({ offerId: newOfferId })
  await expect.element(section).toHaveAttribute('href', `${begun}#studienrichtung`)
  await title.fill('Informatik')
  await expect.element(page.getByText(saved)).toBeVisible()
  await expect.element(section).toHaveAttribute('href', `${paths.ownOffer({ offerId: id })}#studienrichtung`)
  await expect.element(gap).toHaveAttribute('href', `${paths.ownOffer({ offerId: id })}#plaetze`)
})

test('lists of choices that did not load say so and load again; until then no course is offered', async () => {
  await page.viewport(1440, 900)
  answerEditor()
  answer(getOwnOffer, offer({}))
  answer(listStudyInterests, list([course('36', 'Informatik')]))
  const failing = () => Response.json({}, { status: 500 })
  for (const set of [listStudyYears, listSearchQualifications, listDocuments]) reply(set, failing)
  reply(listOfferChoices, failing)
  reply(listAdmittedStudyInterests, failing)
  expectComplaint(/Reference data could not be loaded/)
  await openApp(`/unternehmensprofil/angebot/${id}`)
  const sections = { studienrichtung: 2, plaetze: 1, anforderungen: 1, unterlagen: 1, ansprechperson: 1 }
  const failure = (key: keyof typeof sections) =>
    page
      .getByRole('region', { name: t.sections[key].title })
      .getByRole('status')
      .filter({ hasText: words.de.common.error.load })
  for (const key of Object.keys(sections) as (keyof typeof sections)[]) {
    await expect.poll(() => failure(key).elements().length, { message: key }).toBe(sections[key])
  }
  const courses = page.getByLabelText(t.subject.studyInterest, { exact: true })
  expect(courses.element().querySelectorAll('option[value]:not([value=""])')).toHaveLength(0)
  await expect.element(page.getByText(t.subject.notAdmittedHint)).not.toBeInTheDocument()
  answer(listAdmittedStudyInterests, list([{ id: '36', name: 'Informatik', degree: 'B.Sc.' }]))
  answer(listOfferChoices, { contacts: [], institutionLocations: [] })
  answer(listStudyYears, list([]))
  answer(listDocuments, list([]))
  answer(listSearchQualifications, list([qualification('ahr', 'Abitur')]))
  const retry = page.getByRole('button', { name: words.de.common.error.retry })
  await failure('unterlagen').getByRole('button').click()
  await expect.poll(() => failure('unterlagen').elements().length).toBe(0)
  while (retry.elements().length > 0) {
    const left = retry.elements().length
    await retry.first().click()
    await expect.poll(() => retry.elements().length).toBeLessThan(left)
  }
  await expect.element(page.getByRole('checkbox', { name: 'Abitur' })).toBeVisible()
  await expect.element(courses.getByRole('option', { name: 'Informatik (B.Sc.)' })).toBeInTheDocument()
})

test('a contact person whom others do not see is marked, stays only where they are chosen, and the field says what it means', async () => {
  const [shown, chosen, other] = ['51', '52', '53'].map((end) => id.replace(/..$/, end)) as [
    string,
    string,
    string,
  ]
  const contacts = [
    { id: shown, name: 'Kim Muster', role: '' },
    { id: chosen, name: 'Nora Nagel', role: 'Personal', notShown: true as const },
    { id: other, name: 'Otto Ohm', role: '', notShown: true as const },
  ]
  answer(listOfferChoices, { contacts, institutionLocations: [] })
  await openEditor(id, offer({ content: { ...emptyContent, contact: chosen } }))
  const field = page.getByRole('combobox', { name: t.contact.contact, exact: true })
  const option = (name: string) => field.getByRole('option', { name })
  await expect.element(field).toHaveValue(chosen)
  await expect.element(field).toHaveAccessibleDescription(t.contact.notShownHint)
  await expect.element(option('Otto Ohm · nicht sichtbar')).toBeDisabled()
  await expect.element(option('Nora Nagel · nicht sichtbar')).toBeEnabled()
  answer(updateOffer, offer({ content: { ...emptyContent, contact: shown }, revision: 1 }))
  await field.selectOptions('Kim Muster')
  await expect.element(field).toHaveAccessibleDescription(t.contact.hint)
})

test('what is missing is listed in words, and leads to its section', async () => {
  await openEditor(id, offer({ gaps: ['places', 'location'] }))
  const check = page.getByRole('region', { name: t.check.title })
  await expect.element(check).toMatchTextContent(fill(t.check.missing_other, { count: 2 }))
  // Nobody has said how many places there are.
  await expect.element(page.getByText(t.preview.caption)).toBeInTheDocument()
  await expect.element(page.getByText(words.de.offers.facts.taken)).not.toBeInTheDocument()
  await publish.click()
  await expect.element(page.getByRole('heading', { name: t.check.title })).toHaveFocus()
  expect(askedOf(publishOffer)).toHaveLength(0)
  await check
    .getByRole('link', { name: fill(t.check.go, { section: t.sections.plaetze.title }) })
    .first()
    .click()
  await expect.element(page.getByRole('heading', { name: t.sections.plaetze.title })).toHaveFocus()
})

test('once the company is confirmed, what is missing is read anew, and the offer can be published', async () => {
  await openEditor(id, offer({ gaps: ['company_not_confirmed'] }))
  const check = page.getByRole('region', { name: t.check.title })
  await expect.element(check).toMatchTextContent(t.gaps.company_not_confirmed.title)
  answer(getOwnOffer, offer({}))
  answer(publishOffer, offer({ status: 'published', revision: 1 }))
  await publish.click()
  await expect.element(page.getByRole('button', { name: t.editor.saveLive })).toBeVisible()
  expect(askedOf(publishOffer)).toHaveLength(1)
})

test('that the company was confirmed meanwhile shows in what is missing by itself', async () => {
  const pending = { ...company(), companyStatus: 'pending' as const }
  await openEditor(id, offer({ gaps: ['company_not_confirmed', 'location'] }))
  setAccount(pending)
  const check = page.getByRole('region', { name: t.check.title })
  await expect.element(check).toMatchTextContent(t.gaps.company_not_confirmed.title)
  // Else it is the first answer that is waited for.
  await expect.element(page.getByText(t.subject.notAdmittedHint)).toBeVisible()
  answer(getOwnOffer, offer({ gaps: ['location'] }))
  const admitted = askedOf(listAdmittedStudyInterests).length
  setAccount(company())
  await expect.element(check).not.toMatchTextContent(t.gaps.company_not_confirmed.title)
  await expect.element(check).toMatchTextContent(t.gaps.location.title)
  await expect.poll(() => askedOf(listAdmittedStudyInterests).length).toBe(admitted + 1)
})

test('a rating of the maths test is asked for in a module, changed, and taken back', async () => {
  await openEditor(id, offer({}))
  answer(updateOffer, ({ body }) => offer({ revision: 1, content: contentOf(body) }))
  const asked = () => askedOf(updateOffer).at(-1)?.body?.maths
  await page.getByLabelText(t.requirements.addMaths).selectOptions('Vektoren')
  await expect.poll(asked).toEqual([{ module: 'vectors', minimumRating: 3 }])
  const level = page.getByLabelText(fill(t.requirements.mathsModule, { module: 'Vektoren' }))
  await level.selectOptions('5')
  await expect.poll(asked).toEqual([{ module: 'vectors', minimumRating: 5 }])
  const preview = page.getByText(
    fill(words.de.offers.requirements.mathsFrom.strong, { module: 'Vektoren', rating: 5, highest: 6 }),
  )
  await expect.element(preview).toBeVisible()
  await page.getByRole('button', { name: fill(t.requirements.removeMaths, { module: 'Vektoren' }) }).click()
  await expect.poll(asked).toEqual([])
})

test('a copy says what could not come along', async () => {
  await openEditor(id, offer({ content: { ...emptyContent, qualifications: ['ahr', 'old'] } }))
  const copyId = '019b0000-0000-7000-8000-000000000099'
  reply(createOffer, ({ body }) =>
    (body as OwnOffer['content']).qualifications.includes('old')
      ? Response.json(refusedAt('qualifications[1]'), { status: 422 })
      : Response.json(offer({ id: copyId, content: contentOf(body) })),
  )
  await page.getByRole('button', { name: t.editor.more }).click()
  await page.getByRole('menuitem', { name: t.actions.duplicate }).click()
  await expect.poll(address).toBe(`/unternehmensprofil/angebot/${copyId}`)
  const alert = page.getByRole('alert').filter({ hasText: t.leftOut.title })
  await expect.element(alert).toMatchTextContent(`${t.fields.qualifications}: old`)
})

test('what less would bring is counted by the search for applicants', async () => {
  answer(listApplicants, ({ query }) => {
    const gradeGiven = query.get('grade') !== null
    const anyQualification = query.getAll('qualification').length === 0
    const facets = query.get('facets') ? { facets: { qualification: [{ id: 'fhr', count: 12 }] } } : {}
    return { totalItems: anyQualification ? 40 : gradeGiven ? 5 : 8, member: [], ...facets }
  })
  const content = { ...emptyContent, studyInterest: '36', qualifications: ['ahr'], minimumGrade: 2 }
  await openEditor(id, offer({ content }))
  const check = page.getByRole('region', { name: t.check.title })
  const gain = fill(t.reach.gain.qualification_other, { count: 12, name: 'Fachhochschulreife' })
  await expect.element(check).toMatchTextContent(gain)
  await expect.element(check).toMatchTextContent(fill(t.reach.gain.grade_other, { count: 3 }))
})

test('until it is known what the company is admitted to, no course can be chosen', async () => {
  const admitted = Promise.withResolvers<void>()
  answer(listStudyInterests, list([course('1', 'BWL – Bank'), course('36', 'Informatik')]))
  answer(listAdmittedStudyInterests, async () => {
    await admitted.promise
    return list([course('36', 'Informatik')])
  })
  await openEditor('erstellen')
  const courses = page.getByLabelText(t.subject.studyInterest, { exact: true })
  const offered = () => [...(courses.element() as HTMLSelectElement).options].slice(1).map(({ text }) => text)
  await expect.poll(() => askedOf(listStudyInterests)).toHaveLength(1)
  await expect.poll(() => askedOf(listAdmittedStudyInterests)).toHaveLength(1)
  answer(createOffer, ({ body }) => offer({ content: contentOf(body) }))
  // What was asked has been drawn by then.
  await title.fill('Informatik')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Informatik' })).toBeVisible()
  expect(offered()).toEqual([])
  await expect.element(page.getByText(t.subject.notAdmittedHint)).not.toBeInTheDocument()
  admitted.resolve()
  await expect.poll(offered).toEqual(['Informatik (B.Sc.)'])
  await expect.element(page.getByText(t.subject.admittedHint)).toBeVisible()
})

test('by the flag, the editor stands within the company’s profile, with the same address for what is begun', async () => {
  const settings = z.parse(PublicSettings, { company: { offersEditableInline: true } })
  await openEditor('erstellen', undefined, settings)
  await expect.poll(address).toBe('/unternehmensprofil?angebot=erstellen')
  answer(createOffer, ({ body }) => offer({ gaps: ['places'], content: contentOf(body) }))
  await title.fill('Informatik')
  await expect.poll(address).toBe(`/unternehmensprofil?angebot=${id}`)
  await expect.element(title).toHaveValue('Informatik')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Informatik' }).first()).toBeVisible()
  await expect.element(page.getByText(saved)).toBeVisible()
  const sections = page.getByRole('navigation', { name: t.editor.sections })
  const places = sections.getByRole('link', { name: t.sections.orte.title, exact: true })
  await expect.element(places).toHaveAttribute('href', expect.stringContaining(id))
  await places.click()
  await expect.element(page.getByRole('heading', { name: t.sections.orte.title, exact: true })).toHaveFocus()
  await page
    .getByRole('link', { name: fill(t.check.go, { section: t.sections.plaetze.title }) })
    .first()
    .click()
  await expect.element(page.getByRole('heading', { name: t.sections.plaetze.title })).toHaveFocus()
  expect(address()).toBe(`/unternehmensprofil?angebot=${id}#plaetze`)
})

test('by the flag for jobs an offer has a title and no course, and no admission to studies', async () => {
  await openEditor(id, offer({}), z.parse(PublicSettings, { company: { offerType: 'jobs' } }))
  const { title_jobs: heading } = t.sections.studienrichtung
  const list = page.getByRole('navigation', { name: t.editor.sections })
  await expect.element(list.getByRole('link', { name: heading, exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect.element(page.getByText(t.sections.plaetze.text_jobs)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /Abitur/ })).toBeVisible()
  await expect.element(page.getByLabelText(t.subject.studyInterest)).not.toBeInTheDocument()
  await expect.element(page.getByText(t.admission.direct)).not.toBeInTheDocument()
})

test('the address of the company is taken over by keyboard, and the focus stays in the section', async () => {
  const at = { latitude: 49.0069, longitude: 8.4037 }
  const own = { street: 'Lindenstraße 4', zip: '76133', town: 'Karlsruhe', coordinates: at }
  reply(getCompanyProfile, () => Response.json({ profile: own }))
  await openEditor(id, offer({}))
  answer(updateOffer, ({ body }) => offer({ revision: 1, content: contentOf(body) }))
  const take = page.getByRole('button', {
    name: fill(t.locations.own, { address: 'Lindenstraße 4, Karlsruhe' }),
  })
  await expect.element(take).toBeVisible()
  take.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(take).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: t.sections.orte.title, exact: true })).toHaveFocus()
})

test('years come and go by keyboard, and the focus stays in the section', async () => {
  await openEditor(id, offer({}))
  answer(updateOffer, ({ body }) => offer({ revision: 1, content: contentOf(body) }))
  const add = page.getByRole('button', { name: t.places.addYear })
  add.element().focus()
  await userEvent.keyboard('{Enter}')
  const total = page.getByRole('spinbutton', { name: t.places.total, exact: true })
  await total.fill('3')
  await expect.poll(() => askedOf(updateOffer).at(-1)?.body.years[0]?.total).toBe(3)
  await page.getByRole('button', { name: /Startjahr \d+ entfernen/ }).click()
  await expect.element(page.getByRole('heading', { name: t.sections.plaetze.title })).toHaveFocus()
  await expect.element(total).not.toBeInTheDocument()
})

const refusedAt = (propertyPath: string) => ({
  ...{ code: 'invalid_input', title: '', detail: '', description: '', status: 422 },
  violations: [{ propertyPath, code: 'unknown_reference', message: '' }],
})
