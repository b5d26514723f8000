import { listOffers, type OfferSummary } from '@tandem/contract/offers'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, open, signIn } from '#testing/open.tsx'
import { answer, list } from '#testing/stub-server.ts'
import { NewestMatches } from './NewestMatches.tsx'

const idOf = (number: number) => `019b0000-0000-7000-8000-00000000001${number}`

test('what fits well is suggested, the best first, but not what is over or was applied for', async () => {
  signIn(applicant())
  const application = { id: idOf(9), status: 2, sentAt: '2026-11-01T08:00:00.000Z' }
  answer(
    listOffers,
    list([
      offer(1, 'Informatik', { match: matchOf(80) }),
      offer(2, 'Mechatronik', { match: matchOf(90) }),
      offer(3, 'Elektrotechnik', { match: matchOf(69) }),
      offer(4, 'Bauwesen', { deadline: '2020-01-31' }),
      offer(5, 'Robotik', { application }),
    ]),
  )
  await open(<NewestMatches />)
  const titles = page.getByRole('heading', { level: 3 })
  await expect.element(titles.first()).toBeVisible()
  expect(titles.elements().map(({ textContent }) => textContent)).toEqual(['Mechatronik', 'Informatik'])
})

const matchOf = (total: number) => ({ total, applicant: total, company: total, reasons: [] })

const offer = (number: number, title: string, parts: Partial<OfferSummary>): OfferSummary => ({
  ...{ id: idOf(number), title, studyInterest: null, years: [], freePlaces: 1, salary: [], highlight: '' },
  company: { id: idOf(8), name: 'Werkhof', town: 'Ulm', hasLogo: false },
  ...{ locations: [], publishedAt: null, deadline: null, application: null, distance: null },
  match: matchOf(95),
  ...parts,
})
