import type { Translated } from '#lib/i18n/texts.ts'
import type { footerDe } from './texts.de.ts'

export const footerEn: Translated<typeof footerDe> = {
  about: '{{university}}: the platform for prospective students and companies.',
  about_jobs: '{{university}}: the platform for applicants and companies.',
  social: 'Social networks',
  applicants: {
    title: 'For you',
    register: 'Create profile',
    offers: 'Search offers',
    eligibility: 'Check my qualification',
    faq: 'FAQ',
  },
  companies: {
    title: 'For companies',
    register: 'Register as a company',
    offers: 'Publish an offer',
    applicants: 'Search applicants',
    faq: 'FAQ for companies',
  },
  contact: {
    title: 'Contact',
    locations: 'Locations and contact persons',
    barrier: 'Report a barrier',
  },
  sponsors: 'Funded by',
  platforms: 'Related platforms',
  login: { title: 'Please log in', text: 'You continue there right after.' },
}
