import type { CompanySummary } from '@tandem/contract/companies'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, open, signIn, words } from '#testing/open.tsx'
import { CompanyCard } from './CompanyCard.tsx'

const t = words.de.companySearch.card

test('each link of a card says of which company, also where many offer the same', async () => {
  signIn(applicant())
  await open(<CompanyCard company={company} />)
  for (const words of [`${t.best} Informatik ?,`, `${t.contacts} ?:`]) {
    const name = new RegExp(`^${words} ${company.name}$`)
    await expect.element(page.getByRole('link', { name })).toBeVisible()
  }
})

const company: CompanySummary = {
  ...{ id: '019b0000-0000-7000-8000-000000000041', name: 'Werkhof GmbH', town: 'Ulm', towns: ['Ulm'] },
  ...{ industry: 'Handwerk', hasLogo: false, studyInterests: [], offers: 1, freePlaces: 1, years: [2027] },
  ...{ distance: null, answerDays: null, highlight: '' },
  bestMatch: {
    offer: { id: '019b0000-0000-7000-8000-000000000042', title: 'Informatik' },
    match: { total: 98, applicant: 98, company: 98, reasons: [] },
  },
}
