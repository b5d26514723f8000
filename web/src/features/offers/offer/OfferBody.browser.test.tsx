import { listOffers, type Offer, type OfferSummary } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { SettingsContext } from '#lib/settings.ts'
import { boxOf } from '#testing/boxes.ts'
import { company, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list } from '#testing/stub-server.ts'
import { spaceText } from '#testing/text-spacing.ts'
import { AdmissionRoutes } from './description/AdmissionRoutes.tsx'
import { ApplyBar } from './head/ApplyBar.tsx'
import { OfferHead } from './head/OfferHead.tsx'
import { OfferBody } from './OfferBody.tsx'
import { OfferPreview } from './OfferPreview.tsx'

test.for([
  [1, '/hier', 'Antwort innerhalb eines Tages'],
  [14, '/hier', 'Antwort innerhalb von 14 Tagen'],
  [1, '/en/hier', 'Answer within a day'],
  [14, '/en/hier', 'Answer within 14 days'],
] as const)(
  'the answer that is promised within %i days stands beside the offer once, at %s',
  async ([responseDays, at, words]) => {
    answer(getSettings, z.parse(PublicSettings, { company: { responseDays } }))
    answer(listOffers, list([]))
    await open(<OfferBody offer={offer} />, { at })
    await expect.element(page.getByRole('complementary').getByText(words, { exact: true })).toBeVisible()
  },
)

test('below an offer stand three others of its company, and the way to all where there are more', async () => {
  answer(getSettings, z.parse(PublicSettings, {}))
  const others = [1, 2, 3, 4].map((n) => ({
    ...card,
    id: `${offer.id.slice(0, -1)}${n + 1}`,
    title: `Angebot ${n}`,
  }))
  const over = { ...card, id: `${offer.id.slice(0, -1)}8`, title: 'Angebot 8', deadline: '2020-01-31' }
  answer(listOffers, list([card, over, ...others]))
  await open(<OfferBody offer={offer} />)
  await expect.element(page.getByRole('heading', { name: 'Mehr von Acme AG' })).toBeVisible()
  const links = page.getByRole('link', { name: /^Angebot/ })
  await expect.element(links.first()).toHaveAttribute('href', paths.offer({ offerId: others[0]?.id }))
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    'Angebot 1',
    'Angebot 2',
    'Angebot 3',
  ])
  await expect.element(page.getByRole('link', { name: words.de.offers.others.all })).toBeVisible()
  // What the reader put under “rather not” is no suggestion.
  expect(askedOf(listOffers).map(({ query }) => query.get('wanted'))).toEqual(['1'])
})

test('below the only offer of a company stands nothing', async () => {
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(listOffers, list([card]))
  await open(<OfferBody offer={offer} />)
  await expect.poll(() => askedOf(listOffers)).toHaveLength(1)
  await expect.element(page.getByText(words.de.offers.answer.text)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Mehr von Acme AG' })).not.toBeInTheDocument()
})

test('a draft that is looked at beforehand asks for no other offers', async () => {
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(listOffers, list([{ ...card, id: `${offer.id.slice(0, -1)}2`, title: 'Angebot 2' }]))
  const screen = await open(<OfferBody offer={{ ...offer, status: 'draft' }} />)
  await expect.element(page.getByText(words.de.offers.answer.text)).toBeVisible()
  expect(askedOf(listOffers)).toEqual([])
  await screen.unmount()
  await open(<OfferBody offer={offer} />)
  await expect.element(page.getByRole('link', { name: 'Angebot 2' })).toBeVisible()
})

test.each([
  [true, words.de.offers.story.applicant.tasks],
  [false, words.de.offers.story.applicant.tasks_formal],
])(
  'a company reads in the preview what applicants will read, where “du” is said to them: %s',
  async (youCanSayYouToMe, title) => {
    signIn(company())
    const settings = z.parse(PublicSettings, { applicant: { youCanSayYouToMe } })
    answer(getSettings, settings)
    const tasks = { text: 'Programmieren', translated: true }
    await open(
      <SettingsContext value={settings}>
        <OfferPreview offer={{ ...offer, tasks }} title={offer.title} />
      </SettingsContext>,
    )
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  },
)

test('with letters far apart in a narrow window the bar to apply stays low', async () => {
  await spaceText()
  await open(<ApplyBar offer={offer} />)
  const action = page.getByRole('link', { name: 'Anmelden und bewerben' })
  await expect.element(action).toBeVisible()
  await expect.poll(() => action.element().parentElement?.offsetHeight).toBeLessThanOrEqual(80)
  expect(boxOf(action).right).toBeLessThanOrEqual(320)
})

test('with letters far apart in a narrow window ways into the studies are whole', async () => {
  await spaceText()
  const admission: Offer['admission'] = [
    { ...way, name: 'Berufsausbildung mit Eignungsprüfung', way: 'counselling_aptitude' },
    {
      ...way,
      qualification: 'foreign',
      name: 'Ausländische Hochschulzugangsberechtigung',
      way: 'equivalence',
    },
  ]
  await open(<AdmissionRoutes offer={{ ...offer, admission }} />)
  const list = page.getByRole('list')
  await expect.element(list).toBeVisible()
  expect(list.element().scrollWidth).toBeLessThanOrEqual(list.element().clientWidth)
})

test('the address of what is published can be handed on, that of a draft not', async () => {
  const share = vi.fn(async () => {})
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const button = page.getByRole('button', { name: words.de.offers.share.label })
  const screen = await open(<OfferHead id={offer.id} offer={{ ...offer, status: 'published' }} />)
  await button.click()
  const url = new URL(paths.offer({ offerId: offer.id }), location.href).href
  expect(share).toHaveBeenCalledWith({ title: offer.title, url })
  await screen.unmount()
  await open(<OfferHead id={offer.id} offer={{ ...offer, status: 'draft' }} />)
  await expect.element(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

const way = { qualification: 'vocational', own: false }
const prose = { text: '', translated: true }
const offer: Offer = {
  ...{
    id: '019b0000-0000-7000-8000-000000000201',
    title: 'Informatik',
    application: null,
    publishedAt: null,
  },
  ...{ freePlaces: 2, studyInterest: null, years: [], locations: [], deadline: null, status: 'published' },
  company: { id: '019b0000-0000-7000-8000-000000000209', name: 'Acme AG', town: 'Ulm', hasLogo: false },
  ...{ description: prose, tasks: prose, benefits: prose, institutionLocation: null, qualifications: [] },
  ...{ minimumGrade: null, requiredDocuments: [], expertises: [], languages: [], maths: [], admission: [] },
  ...{ contact: null, startDate: null, salary: [], link: null },
  can: { apply: true, edit: false, remove: false },
}
const card: OfferSummary = { ...offer, distance: null, match: null, highlight: '' }
