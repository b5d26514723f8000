import type { Offer } from '@tandem/contract/offers'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import { OfferNumbers } from './OfferNumbers.tsx'

test('the place of work says how far it is, where it is in one town', async () => {
  const screen = await open(<OfferNumbers offer={offerIn('Ulm', 'Ulm')} />)
  await expect.element(page.getByText(/^8\s+km von dir$/)).toBeVisible()
  await screen.unmount()
  await open(<OfferNumbers offer={offerIn('Ulm', 'Kiel')} />)
  await expect.element(page.getByText('Ulm und Kiel', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/von dir/)).not.toBeInTheDocument()
})

const offerIn = (...towns: string[]): Offer => ({
  ...{ id: '019b0000-0000-7000-8000-000000000201', title: 'Informatik', application: null },
  ...{
    publishedAt: null,
    freePlaces: 2,
    studyInterest: null,
    years: [],
    deadline: null,
    status: 'published',
  },
  locations: towns.map((town, at) => ({
    ...{ town, street: 'Hafenbad 1', postalCode: '89073', latitude: 48.4, longitude: 10 },
    distance: 8.2 + at,
  })),
  company: { id: '019b0000-0000-7000-8000-000000000209', name: 'Acme AG', town: 'Ulm', hasLogo: false },
  ...{ description: prose, tasks: prose, benefits: prose, institutionLocation: null, qualifications: [] },
  ...{ minimumGrade: null, requiredDocuments: [], expertises: [], languages: [], maths: [], admission: [] },
  ...{ contact: null, startDate: null, salary: [], link: null },
  can: { apply: true, edit: false, remove: false },
})

const prose = { text: '', translated: true }
