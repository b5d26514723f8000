import { listApplicants } from '@tandem/contract/applicant-search'
import { previewOfferClosure } from '@tandem/contract/applications/offer-closure'
import { getCompanyProfile } from '@tandem/contract/companies/profile'
import {
  createOffer,
  getOwnOffer,
  listAdmittedStudyInterests,
  listOfferChoices,
  listOwnOffers,
  type OwnOffer,
  publishOffer,
  updateOffer,
} from '@tandem/contract/offers/own-offers'
import { paths } from '@tandem/contract/paths'
import {
  findPlaces,
  listDocuments,
  listSearchQualifications,
  listStudyInterests,
  listStudyYears,
} from '@tandem/contract/reference'
import { newOfferId } from '@tandem/contract/screens'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { setAccount } from '#lib/session/session-store.ts'
import {
  address,
  allPermissions,
  company,
  expectComplaint,
  fill,
  open,
  openApp,
  signIn,
  words,
} from '#testing/open.tsx'
import { answer, askedOf, byDefault, findWrong, list, refuse, reply } from '#testing/stub-server.ts'
import { emptyContent } from '../empty-content.ts'
import { OfferEditor } from './OfferEditor.tsx'

const t = words.de.ownOffers
const saved = /^Gespeichert um/
const title = page.getByLabelText(t.subject.title.de)
const publish = page.getByRole('button', { name: t.actions.publish })

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
  answer(getOwnOffer, offer({ gaps: ['location'] }))
  const admitted = askedOf(listAdmittedStudyInterests).length
  setAccount(company())
  await expect.element(check).not.toMatchTextContent(t.gaps.company_not_confirmed.title)
  await expect.element(check).toMatchTextContent(t.gaps.location.title)
  expect(askedOf(listAdmittedStudyInterests)).toHaveLength(admitted + 1)
})

test('a rating of the maths test is wished for in a module, changed, and taken back', async () => {
  await openEditor(id, offer({}))
  answer(updateOffer, ({ body }) => offer({ revision: 1, content: contentOf(body) }))
  const wished = () => askedOf(updateOffer).at(-1)?.body?.maths
  await page.getByLabelText(t.requirements.addMaths).selectOptions('Vektoren')
  await expect.poll(wished).toEqual([{ module: 'vectors', minimumRating: 3 }])
  const level = page.getByLabelText(fill(t.requirements.mathsModule, { module: 'Vektoren' }))
  await level.selectOptions('5')
  await expect.poll(wished).toEqual([{ module: 'vectors', minimumRating: 5 }])
  const preview = page.getByText(
    fill(words.de.offers.requirements.mathsFrom.strong, { module: 'Vektoren', rating: 5, highest: 6 }),
  )
  await expect.element(preview).toBeVisible()
  await page.getByRole('button', { name: fill(t.requirements.removeMaths, { module: 'Vektoren' }) }).click()
  await expect.poll(wished).toEqual([])
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

test('a published offer changes for others only by the button, and says so', async () => {
  const live = offer({ status: 'published', publishedAt: moment })
  await openEditor(id, live)
  answer(updateOffer, ({ body }) => ({ ...live, revision: 1, content: contentOf(body) }))
  await title.fill('Anders')
  await expect.element(page.getByText(t.editor.liveUnsaved)).toBeVisible()
  expect(askedOf(updateOffer)).toHaveLength(0)
  await page.getByRole('button', { name: t.editor.saveLive }).click()
  await expect.element(page.getByText(t.editor.live)).toBeVisible()
  expect(askedOf(updateOffer)).toHaveLength(1)
})

test('a save that leaves no place free asks whether to close the offer, once', async () => {
  const live = offer({
    ...{ status: 'published', publishedAt: moment, taken: [{ year: 2027, taken: 1 }] },
    content: { ...emptyContent, years: [{ year: 2027, total: 3 }] },
    can: { edit: true, publish: false, close: true, delete: true },
  })
  await openEditor(id, live)
  const { lastPlace, asked, open } = words.de.applications.outcome.close
  const waiting = {
    ...{ id: '019b0000-0000-7000-8000-000000000051', name: 'Mira Tannhof', sentAt: moment },
    stage: 'in_review' as const,
  }
  answer(updateOffer, ({ body }) => ({ ...live, revision: 1, content: contentOf(body) }))
  answer(previewOfferClosure, { applications: [waiting], freePlaces: 0 })
  const total = page.getByRole('spinbutton', { name: t.places.total, exact: true })
  const save = page.getByRole('button', { name: t.editor.saveLive })
  const dialog = page.getByRole('dialog', { name: lastPlace.title })
  await total.fill('2')
  await save.click()
  await expect.poll(() => askedOf(updateOffer)).toHaveLength(1)
  await expect.element(page.getByText(t.editor.live, { exact: true })).toBeVisible()
  expect(askedOf(previewOfferClosure)).toHaveLength(0)
  await total.fill('1')
  await save.click()
  await expect.element(dialog.getByRole('list', { name: open })).toMatchTextContent('Mira Tannhof')
  await dialog.getByRole('button', { name: lastPlace.cancel }).click()
  await title.fill('Anders')
  await save.click()
  await expect.poll(() => askedOf(updateOffer)).toHaveLength(3)
  await expect.element(page.getByText(t.editor.live, { exact: true })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: t.editor.more }).click()
  await page.getByRole('menuitem', { name: t.actions.close }).click()
  await expect.element(page.getByRole('dialog', { name: asked.title })).toMatchTextContent('Mira Tannhof')
})

test('what a colleague saved elsewhere is joined; where both wrote, both are shown and one decides', async () => {
  await openEditor(id, offer({}))
  const theirs = offer({
    revision: 5,
    content: { ...emptyContent, title: { de: 'Ihre Fassung', en: '' }, link: 'https://example.org' },
  })
  refuse(updateOffer, 'changed_elsewhere', { current: theirs })
  await title.fill('Meine Fassung')
  const alert = page.getByRole('alert').filter({ hasText: t.conflict.title })
  await expect.element(alert).toMatchTextContent('Meine Fassung')
  await expect.element(alert).toMatchTextContent('Ihre Fassung')
  await expect.element(page.getByLabelText(t.contact.link)).toHaveValue('https://example.org')
  await expect.element(title).toHaveValue('Meine Fassung')
  // To try again would be refused again: the choice is the only way on, and publishing leads to it.
  await expect.element(page.getByText(words.de.autosave.failed)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: words.de.common.error.retry }))
    .not.toBeInTheDocument()
  await publish.click()
  await expect.element(page.getByRole('region', { name: t.conflict.title })).toHaveFocus()
  answer(updateOffer, ({ body }) => ({ ...theirs, revision: 6, content: contentOf(body) }))
  await page.getByRole('button', { name: t.conflict.keep }).click()
  await expect
    .poll(() => askedOf(updateOffer).at(-1)?.body)
    .toMatchObject({
      title: { de: 'Meine Fassung' },
      link: 'https://example.org',
      revision: 5,
    })
  await expect.element(alert).not.toBeInTheDocument()
})

test('what a save left whose answer was lost is no conflict with oneself', async () => {
  let stored = offer({})
  await openEditor(id, stored)
  let isLost = false
  reply(updateOffer, ({ body }) => {
    if ((body as { revision: number }).revision !== stored.revision)
      return Response.json({ ...changedElsewhere, current: stored }, { status: 409 })
    stored = offer({ revision: stored.revision + 1, content: contentOf(body) })
    if (isLost) return Response.json(stored)
    isLost = true
    throw new TypeError('Failed to fetch')
  })
  await title.fill('Informatik')
  await expect.poll(() => isLost).toBe(true)
  await title.fill('Informatik mit Robotern')
  await expect.poll(() => stored.content.title.de).toBe('Informatik mit Robotern')
  await expect.element(page.getByText(saved)).toBeVisible()
  await expect.element(page.getByText(t.conflict.title)).not.toBeInTheDocument()
})

test('what the server refuses stands at its field, and the rest is saved', async () => {
  await openEditor(id, offer({}))
  let refused = false
  reply(updateOffer, ({ body }) => {
    const content = contentOf(body)
    if (content.link !== null && !refused) {
      refused = true
      const violations = [{ propertyPath: 'link', message: 'So nicht.' }]
      const problem = { code: 'invalid_input', title: '', detail: '', description: '', status: 422 }
      return Response.json({ ...problem, violations }, { status: 422 })
    }
    return Response.json(offer({ revision: 1, content }))
  })
  await page.getByLabelText(t.contact.link).fill('https://example.org/x')
  await title.fill('Das hier schon')
  await expect.element(page.getByText('So nicht.')).toBeVisible()
  await expect
    .poll(() => askedOf(updateOffer).at(-1)?.body)
    .toMatchObject({
      title: { de: 'Das hier schon' },
      link: null,
    })
  await expect.element(page.getByLabelText(t.contact.link)).toHaveValue('https://example.org/x')
})

test('what the server refuses of places and lists is read with its field', async () => {
  const there = { street: '', postalCode: '76133', town: 'Karlsruhe', latitude: 49, longitude: 8.4 }
  const content = { ...emptyContent, locations: [there], qualifications: ['ahr'] }
  await openEditor(id, offer({ content }))
  findWrong(updateOffer, { locations: 'Ein Ort fehlt.', qualifications: 'Etwas fehlt.' })
  await page.getByRole('button', { name: fill(t.locations.remove, { town: 'Karlsruhe' }) }).click()
  await page.getByRole('checkbox', { name: 'Abitur' }).click()
  await expect.element(page.getByLabelText(t.locations.add)).toHaveAccessibleDescription('Ein Ort fehlt.')
  await expect
    .element(page.getByRole('group', { name: t.requirements.qualifications, exact: true }))
    .toHaveAccessibleDescription(/^Etwas fehlt\. ./)
})

test('what the server refuses of a published offer stays at its field, focused, until that is changed', async () => {
  const content = { ...emptyContent, years: [{ year: 2027, total: 3 }] }
  const live = offer({ status: 'published', publishedAt: moment, content })
  await openEditor(id, live)
  findWrong(updateOffer, { 'years[0].total': 'Zu wenige.', 'languages[0].language': 'Die gibt es nicht.' })
  const total = page.getByRole('spinbutton', { name: t.places.total, exact: true })
  const save = page.getByRole('button', { name: t.editor.saveLive })
  const refused = page.getByText('Zu wenige.')
  await total.fill('1')
  await title.fill('Anders')
  await save.click()
  await expect.element(total).toHaveAccessibleDescription('Zu wenige.')
  await expect.element(total).toHaveFocus()
  await expect
    .element(page.getByLabelText(t.requirements.addLanguage))
    .toHaveAccessibleDescription('Die gibt es nicht.')
  // Leaving it says nothing new of it.
  await userEvent.tab()
  await title.click()
  await expect.element(refused).toBeVisible()
  // The server may have another answer by now.
  const asked = askedOf(updateOffer).length
  await save.click()
  await expect.poll(() => askedOf(updateOffer).length).toBeGreaterThan(asked)
  await expect.element(total).toHaveFocus()
  await expect.element(refused).toBeVisible()
  await total.fill('2')
  await expect.element(refused).not.toBeInTheDocument()
  answer(updateOffer, ({ body }) => ({ ...live, revision: 1, content: contentOf(body) }))
  await save.click()
  await expect.element(page.getByText(t.editor.live, { exact: true })).toBeVisible()
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

const id = '019b0000-0000-7000-8000-000000000050'
const moment = '2026-11-01T10:00:00.000Z'

const offer = (parts: Partial<OwnOffer>): OwnOffer => ({
  id,
  status: 'draft',
  publishedAt: null,
  updatedAt: moment,
  revision: 0,
  gaps: [],
  can: { edit: true, publish: true, close: false, delete: true },
  content: emptyContent,
  taken: [],
  ...parts,
})

const refusedAt = (propertyPath: string) => ({
  ...{ code: 'invalid_input', title: '', detail: '', description: '', status: 422 },
  violations: [{ propertyPath, code: 'unknown_reference', message: '' }],
})

const changedElsewhere = { code: 'changed_elsewhere', title: '', detail: '', description: '', status: 409 }

/** Of what was sent; the rest of the body is no content. */
function contentOf(body: unknown): OwnOffer['content'] {
  const {
    locale: _,
    revision: __,
    ...content
  } = body as OwnOffer['content'] & {
    locale: string
    revision: number
  }
  return content
}

async function openEditor(at: string, first?: OwnOffer, settings = z.parse(PublicSettings, {})) {
  await page.viewport(1440, 900)
  answerEditor(settings)
  if (first) answer(getOwnOffer, first)
  const screen = await openApp(`/unternehmensprofil/angebot/${at}`)
  await expect.element(title).toBeVisible()
  return screen
}

function answerEditor(settings = z.parse(PublicSettings, {})) {
  signIn(company(), allPermissions)
  answer(getSettings, settings)
  answer(listOfferChoices, { contacts: [], institutionLocations: [] })
  byDefault(() => answer(listAdmittedStudyInterests, list([])))
  answer(listOwnOffers, list([]))
  answer(findPlaces, list([]))
  answer(
    listSearchQualifications,
    list([qualification('ahr', 'Abitur'), qualification('fhr', 'Fachhochschulreife')]),
  )
  byDefault(() => reply(getCompanyProfile, () => Response.json({}, { status: 404 })))
}

const course = (id: string, name: string) => ({ id, name, degree: 'B.Sc.', studyCourse: id, subjectArea: '' })

const qualification = (id: string, name: string) => ({
  id,
  name,
  note: null,
  admission: 'direct' as const,
})
