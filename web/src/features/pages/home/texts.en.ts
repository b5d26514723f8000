import type { Translated } from '#lib/i18n/texts.ts'
import type { homeDe } from './texts.de.ts'

export const homeEn: Translated<typeof homeDe> = {
  title: 'Find a dual study place',
  title_jobs: 'Find a job',
  half: 'Half',
  half_jobs: 'Your',
  campus: 'campus',
  campus_jobs: 'strengths',
  otherHalf: 'half',
  otherHalf_jobs: 'a good',
  company: 'company',
  whole: 'A degree that’s yours.',
  whole_jobs: 'A start that’s yours.',
  lead: 'Tandem connects you with companies that offer dual study places. One profile is all you need for every application.',
  lead_jobs:
    'Tandem connects you with companies that have jobs to fill. One profile is all you need for every application.',
  forCompanies: {
    question: 'You train people?',
    question_jobs: 'You’re hiring?',
    enter: 'Find dual study students',
    enter_jobs: 'Find young talent',
  },
  ways: { dashboard: 'Go to dashboard', offers: 'Search offers' },
  picture: {
    label:
      'Two paths meet: yours with your profile, and the company’s with open places. After the interview and contract, they continue together for three years.',
    label_jobs:
      'Two paths meet: yours with your profile, and the company’s with open jobs. After the interview and contract, they continue together.',
    you: 'You',
    yourPart: 'with your profile',
    companies: 'Companies',
    theirPart: 'with open places',
    theirPart_jobs: 'with open jobs',
    meeting: 'Interview',
    contract: 'and contract',
    year: 'Year\u00a0{{year}}',
  },
  quick: {
    label: 'Find offers',
    text: 'Course or interest',
    textExample: 'e.g. Business Information Systems',
    near: 'Town',
    nearExample: 'Postcode or town',
    radius: 'Distance',
    submit: 'Find offers',
  },
}
