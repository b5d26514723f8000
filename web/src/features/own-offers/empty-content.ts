import type { OfferContent } from '@tandem/contract/offers/own-offers'

/** What an offer begins with. */
export const emptyContent: OfferContent = {
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
