import type { OfferContent } from '@tandem/contract/offers/own-offers'

export const emptyOffer: OfferContent = {
  title: { de: '', en: '' },
  studyInterest: null,
  years: [],
  locations: [],
  institutionLocation: null,
  description: { de: '', en: '' },
  tasks: { de: '', en: '' },
  benefits: { de: '', en: '' },
  qualifications: [],
  minimumGrade: null,
  requiredDocuments: [],
  expertises: [],
  languages: [],
  maths: [],
  contact: null,
  deadline: null,
  startDate: null,
  salary: [],
  link: null,
}

/** Can be published by a company that is admitted to study interest 36. */
export const fullOffer: OfferContent = {
  ...emptyOffer,
  title: { de: 'Wirtschaftsinformatik', en: 'Business IT' },
  studyInterest: '36',
  years: [{ year: 2027, total: 2 }],
  locations: [
    {
      street: 'Kaiserstraße 1',
      postalCode: '76133',
      town: 'Karlsruhe',
      latitude: 49.0083,
      longitude: 8.3979,
    },
  ],
  description: { de: 'Komm zu uns.', en: 'Join us.' },
  tasks: { de: 'Programmieren.', en: '' },
  qualifications: ['ahr'],
  minimumGrade: 2.5,
  requiredDocuments: ['cv'],
  languages: [{ language: 'en', level: 'independent' }],
  maths: [{ module: 'powers', minimumRating: 4 }],
  deadline: '2027-02-28',
  startDate: '2027-10-01',
  salary: [1200, 1300, 1400],
  link: 'https://acme.example/dual',
}
