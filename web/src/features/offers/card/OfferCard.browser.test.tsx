import type { OfferSummary } from '@tandem/contract/offers'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, open, signIn, words } from '#testing/open.tsx'
import { OfferCard } from './OfferCard.tsx'

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
  application: null,
  distance: null,
  match: null,
  highlight: '',
}
