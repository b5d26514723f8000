import type { Match } from '@tandem/contract/matching'
import type { OfferSummary } from '@tandem/contract/offers'
import { PublicSettings } from '@tandem/contract/setting-values'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { SettingsContext } from '#lib/settings.ts'
import { boxOf } from '#testing/boxes.ts'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { OfferCard } from './OfferCard.tsx'
import { OfferCardSkeleton } from './OfferCardSkeleton.tsx'

test.for([
  ['de', undefined],
  ['en', 'de'],
] as const)(
  'a title that there is in German only says so and is spoken in German, %s',
  async ([locale, titleLanguage]) => {
    signIn(applicant())
    const title = 'Physiotherapie'
    await open(<OfferCard offer={{ ...offer, title, titleLanguage }} />, {
      at: locale === 'en' ? '/en/hier' : '/hier',
    })
    const text = page.getByText(title, { exact: true })
    await expect.element(text).toBeVisible()
    expect(text.element().closest('a [lang]')?.getAttribute('lang')).toBe(titleLanguage)
    const hint = page.getByText(words.en.common.inGerman, { exact: true })
    expect(hint.elements()).toHaveLength(locale === 'en' ? 1 : 0)
  },
)

test('of two cards with one title each says of which company its link and its bookmark are', async () => {
  signIn(applicant())
  const title = 'Physiotherapie'
  const other = { ...offer.company, id: '019b0000-0000-7000-8000-000000000034', name: 'Rehazentrum Süd' }
  await open(
    <>
      <OfferCard offer={{ ...offer, title }} />
      <OfferCard offer={{ ...offer, title, id: '019b0000-0000-7000-8000-000000000033', company: other }} />
    </>,
  )
  const links = page.getByRole('link', { name: title, exact: true })
  await expect.element(links.nth(0)).toHaveAccessibleDescription('Werkhof GmbH')
  await expect.element(links.nth(1)).toHaveAccessibleDescription('Rehazentrum Süd')
  for (const company of ['Werkhof GmbH', 'Rehazentrum Süd']) {
    const name = fill(words.de.bookmarks.button.of, { name: `${title}, ${company}` })
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
})

test('where the platform is for jobs, nothing is said of studies', async () => {
  const t = words.de.offers
  signIn(applicant())
  const card = <OfferCard offer={{ ...offer, title: 'Physiotherapie' }} />
  const screen = await open(card)
  await expect.element(screen.getByText('B.Sc.')).toBeVisible()
  await expect.element(screen.getByText(t.facts.start)).toBeInTheDocument()
  await cleanup()
  const settings = z.parse(PublicSettings, { company: { offerType: 'jobs' } })
  await open(<SettingsContext value={settings}>{card}</SettingsContext>)
  await expect.element(screen.getByText(new RegExp(`^${t.facts.start_jobs}`))).toBeInTheDocument()
  await expect.element(screen.getByText(t.facts.start)).not.toBeInTheDocument()
  await expect.element(screen.getByText('B.Sc.')).not.toBeInTheDocument()
})

test.for([1280, 390])(
  'at %s px what is waited for has its title and its ring where the card has them',
  async (width) => {
    await page.viewport(width, 900)
    signIn(applicant())
    const screen = await open(
      <>
        <div data-testid="waiting">
          <OfferCardSkeleton match />
        </div>
        <div data-testid="found">
          <OfferCard offer={{ ...offer, title: 'Physiotherapie', match }} />
        </div>
      </>,
    )
    const found = screen.getByTestId('found')
    await expect.element(found.getByRole('img', { name: /98/ })).toBeVisible()
    const waiting = screen.getByTestId('waiting')
    const [ring] = boxesIn(waiting, '[class*="round"]')
    const shownRing = boxOf(found.getByRole('img', { name: /98/ }))
    expect(ring?.width).toBe(shownRing.width)
    expect(Math.abs((ring?.left ?? 0) - shownRing.left)).toBeLessThan(8)
    const [title] = boxesIn(waiting, '[class*="title"] [class*="block"]')
    expect(title?.width).toBeGreaterThan(150)
    expect(Math.abs(boxOf(waiting).height - boxOf(found).height)).toBeLessThan(12)
  },
)

const boxesIn = (locator: { element: () => Element }, selector: string) =>
  [...locator.element().querySelectorAll(selector)].map((each) => each.getBoundingClientRect())

const match: Match = {
  total: 98,
  applicant: 98,
  company: 98,
  reasons: [
    {
      criterion: 'start_year',
      side: 'applicant',
      fit: 'fits',
      score: 100,
      text: 'Studienbeginn 2027',
      finding: null,
      wanted: null,
    },
  ],
}

const offer: OfferSummary = {
  id: '019b0000-0000-7000-8000-000000000031',
  title: '',
  studyInterest: { id: '1', name: 'Physiotherapie', degree: 'B.Sc.' },
  company: { id: '019b0000-0000-7000-8000-000000000032', name: 'Werkhof GmbH', town: 'Ulm', hasLogo: false },
  years: [{ year: 2027, total: 2, free: 1 }],
  freePlaces: 1,
  locations: [],
  publishedAt: null,
  deadline: null,
  salary: [],
  application: null,
  distance: null,
  match: null,
  highlight: '',
}
